export enum CcgStatus {
    dealing = "dealing",
    running = "running",
    won = "won",
    drawn = "drawn",
    cancelled = "cancelled",
}
