export enum LedgerStatus {
    claimed = "claimed",
    final = "final",
    voided = "voided",
}
