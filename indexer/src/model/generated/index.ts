export * from "./chainStatus.model"
export * from "./matchCounter.model"
export * from "./recordedMatch.model"
export * from "./_chain"
