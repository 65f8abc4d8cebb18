export enum CcgEnding {
    damage = "damage",
    concession = "concession",
    timeout = "timeout",
}
