/// A `project.pbxproj` of an app, its unit tests in `Specs` and its UI tests, written as Xcode does.
enum XcodeSample {
  enum Style { case listed, synchronized }

  static func project(_ style: Style) -> String {
    """
    // !$*UTF8*$!
    {
    \tarchiveVersion = 1;
    \tclasses = {
    \t};
    \tobjectVersion = 77;
    \tobjects = {
    \(style == .listed ? listed : synchronized)
    \t\tP0 /* Project object */ = {
    \t\t\tisa = PBXProject;
    \t\t\tattributes = { LastUpgradeCheck = 1600; };
    \t\t\tmainGroup = G0;
    \t\t\tprojectDirPath = "";
    \t\t\ttargets = (
    \t\t\t\tT1 /* App */,
    \t\t\t\tT2 /* Unit specs */,
    \t\t\t\tT3 /* AppUITests */,
    \t\t\t);
    \t\t};
    \t};
    \trootObject = P0 /* Project object */;
    }

    """
  }

  private static let listed = """
    \t\tB1 /* A.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* A.swift */; };
    \t\tB2 = {isa = PBXBuildFile; fileRef = F2; };
    \t\tB3 = {isa = PBXBuildFile; fileRef = F3; };
    \t\tB4 = {isa = PBXBuildFile; fileRef = F4; };
    \t\tF1 /* A.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = A.swift; sourceTree = "<group>"; };
    \t\tF2 = {isa = PBXFileReference; path = "Player spec.swift"; sourceTree = "<group>"; };
    \t\tF3 = {isa = PBXFileReference; name = Help.swift; path = Specs/Support/Help.swift; sourceTree = SOURCE_ROOT; };
    \t\tF4 = {isa = PBXFileReference; path = Taps.swift; sourceTree = "<group>"; };
    \t\tF5 = {isa = PBXFileReference; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };
    \t\tG0 = {isa = PBXGroup; children = ( G1, G2, G3, F5, F3, ); sourceTree = "<group>"; };
    \t\tG1 /* App */ = {isa = PBXGroup; children = ( F1 /* A.swift */, ); path = App; sourceTree = "<group>"; };
    \t\tG2 = {isa = PBXGroup; children = ( F2, G2, ); path = Specs; sourceTree = "<group>"; };
    \t\tG3 = {isa = PBXGroup; children = ( F4, ); path = AppUITests; sourceTree = "<group>"; };
    \t\tS1 = {isa = PBXSourcesBuildPhase; files = ( B1 /* A.swift in Sources */, ); };
    \t\tS2 = {isa = PBXSourcesBuildPhase; files = ( B2, B3, ); };
    \t\tS3 = {isa = PBXSourcesBuildPhase; files = ( B4, ); };
    \(target("T1", "App", "application", "buildPhases = ( S1, );"))
    \(target("T2", "Unit specs", "bundle.unit-test", "buildPhases = ( S2, );"))
    \(target("T3", "AppUITests", "bundle.ui-testing", "buildPhases = ( S3, );"))
    """

  private static let synchronized = """
    \t\tG0 = {isa = PBXGroup; children = ( G1, G2, G3, ); sourceTree = "<group>"; };
    \(folder("G1", "App"))
    \(folder("G2", "Specs"))
    \(folder("G3", "AppUITests"))
    \(target("T1", "App", "application", "fileSystemSynchronizedGroups = ( G1 /* App */, );"))
    \(target("T2", "Unit specs", "bundle.unit-test", "fileSystemSynchronizedGroups = ( G2, );"))
    \(target("T3", "AppUITests", "bundle.ui-testing", "fileSystemSynchronizedGroups = ( G3, );"))
    """

  private static func folder(_ id: String, _ path: String) -> String {
    "\t\t\(id) = {isa = PBXFileSystemSynchronizedRootGroup; path = \(path); sourceTree = \"<group>\"; };"
  }

  private static func target(_ id: String, _ name: String, _ product: String, _ files: String) -> String {
    "\t\t\(id) = {isa = PBXNativeTarget; \(files) name = \"\(name)\"; "
      + "productType = \"com.apple.product-type.\(product)\"; };"
  }
}
