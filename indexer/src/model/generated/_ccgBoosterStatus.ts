export enum CcgBoosterStatus {
    ordered = "ordered",
    pinned = "pinned",
    opened = "opened",
}
