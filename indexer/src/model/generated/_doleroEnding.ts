export enum DoleroEnding {
    hearts = "hearts",
    suddenDeath = "suddenDeath",
    forfeit = "forfeit",
    timeOut = "timeOut",
    wrongCards = "wrongCards",
    cancelled = "cancelled",
    left = "left",
}
