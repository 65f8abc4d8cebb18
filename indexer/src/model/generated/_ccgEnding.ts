export enum CcgEnding {
    damage = "damage",
    concession = "concession",
    resignation = "resignation",
    timeout = "timeout",
}
