export enum LedgerWitness {
    players = "players",
    server = "server",
}
