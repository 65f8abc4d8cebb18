export enum DoleroBetKind {
    raise = "raise",
    call = "call",
    fold = "fold",
    reveal = "reveal",
}
