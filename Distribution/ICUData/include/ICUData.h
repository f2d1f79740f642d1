/* Nothing of the table is for others: it only has to be linked. */
