export enum DoleroStatus {
    waiting = "waiting",
    running = "running",
    over = "over",
    settled = "settled",
    left = "left",
}
