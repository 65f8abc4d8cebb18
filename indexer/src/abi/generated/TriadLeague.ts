import * as p from '@subsquid/evm-codec'
import { event, fun, viewFun, indexed, ContractBase } from '@subsquid/evm-abi'
import type { EventParams as EParams, FunctionArguments, FunctionReturn } from '@subsquid/evm-abi'

export const events = {
    DeckSealed: event("0x52355f8b0089853b106f1cd32b8fc772a3171e9df003f2fcc988adf59fe0ed65", "DeckSealed(address,bytes32,uint256[5],(uint8,uint8,uint8,uint8,uint8,uint8,uint8,uint8,uint16)[5],uint64)", {"player": indexed(p.address), "deckHash": indexed(p.bytes32), "deck": p.fixedSizeArray(p.uint256, 5), "cards": p.fixedSizeArray(p.struct({"up": p.uint8, "right": p.uint8, "down": p.uint8, "left": p.uint8, "hand": p.uint8, "classId": p.uint8, "seasonId": p.uint8, "rarity": p.uint8, "power": p.uint16}), 5), "sealedUntil": p.uint64}),
    EIP712DomainChanged: event("0x0a6387c9ea3628b88a633bb4f3b151770f70085117a15f9bf3787cda53f13d31", "EIP712DomainChanged()", {}),
    MatchSettled: event("0xbd57cbdf4f19785bb3bb444748af939eecc2cadd079a947ed26807f0f2d0b98b", "MatchSettled(bytes32,uint32,address,(uint16,bytes32,uint32,address,address,uint256[5],uint256[5],uint8,uint64,bytes32),bytes,(uint8,uint8,uint8,uint32,uint32))", {"matchId": indexed(p.bytes32), "seasonId": indexed(p.uint32), "winner": indexed(p.address), "header": p.struct({"version": p.uint16, "rulesetId": p.bytes32, "seasonId": p.uint32, "playerA": p.address, "playerB": p.address, "deckA": p.fixedSizeArray(p.uint256, 5), "deckB": p.fixedSizeArray(p.uint256, 5), "firstPlayer": p.uint8, "deadline": p.uint64, "salt": p.bytes32}), "turns": p.bytes, "outcome": p.struct({"winner": p.uint8, "tilesA": p.uint8, "tilesB": p.uint8, "tieScoreA": p.uint32, "tieScoreB": p.uint32})}),
    RulesetRegistered: event("0x148e60f41e7211a4a08811b91fe300f912d442f5720451805daedf447ef8968a", "RulesetRegistered(bytes32,uint32,(uint8,(bool,uint8,uint8,int8,uint8),(bool,uint8,uint8,uint8,uint8,uint8),(bool,uint8),(bool,uint8,uint8[4],uint8[5],uint8[5],uint8[5]),(bool,(bool,uint8),(bool,uint8,bool),(bool),(bool,uint8),(bool),(bool),(bool,uint8),(bool,int8),(bool),(bool,uint8,int8,bool)),(bool,(bool,uint8,uint8[5]),(bool,bool,bool))))", {"rulesetId": indexed(p.bytes32), "number": indexed(p.uint32), "config": p.struct({"version": p.uint8, "warning": p.struct({"enabled": p.bool, "maxUsesPerPlayer": p.uint8, "secondPlayerExtraUses": p.uint8, "penaltyAllTriad": p.int8, "edgeMin": p.uint8}), "combo": p.struct({"enabled": p.bool, "momentumAt": p.uint8, "dominationAt": p.uint8, "feverAt": p.uint8, "momentumPlus": p.uint8, "dominationPlus": p.uint8}), "secondPlayerBalance": p.struct({"enabled": p.bool, "firstMoveTriadPlus": p.uint8}), "traitDerivation": p.struct({"enabled": p.bool, "scheme": p.uint8, "seasonTrait": p.fixedSizeArray(p.uint8, 4), "classTrait": p.fixedSizeArray(p.uint8, 5), "raritySource": p.fixedSizeArray(p.uint8, 5), "fixedTrait": p.fixedSizeArray(p.uint8, 5)}), "traitEffects": p.struct({"enabled": p.bool, "cosmic": p.struct({"enabled": p.bool, "cornerTriadPlus": p.uint8}), "light": p.struct({"enabled": p.bool, "adjacencyTriadPlus": p.uint8, "stack": p.bool}), "shadow": p.struct({"enabled": p.bool}), "forest": p.struct({"enabled": p.bool, "shieldHits": p.uint8}), "metal": p.struct({"enabled": p.bool}), "flame": p.struct({"enabled": p.bool}), "aqua": p.struct({"enabled": p.bool, "diagonalStrengthMethod": p.uint8}), "thunder": p.struct({"enabled": p.bool, "adjacentEnemyAllTriadDelta": p.int8}), "wind": p.struct({"enabled": p.bool}), "earth": p.struct({"enabled": p.bool, "boost": p.uint8, "oppositePenalty": p.int8, "requireChoice": p.bool})}), "formationBonuses": p.struct({"enabled": p.bool, "fiveElements": p.struct({"enabled": p.bool, "comboBonusScale": p.uint8, "requiredElements": p.fixedSizeArray(p.uint8, 5)}), "eclipse": p.struct({"enabled": p.bool, "lightAlsoIgnoresWarningMark": p.bool, "shadowCountsAsLightSource": p.bool})})})}),
}

export const functions = {
    DOMAIN_SEPARATOR: viewFun("0x3644e515", "DOMAIN_SEPARATOR()", {}, p.bytes32),
    SEAL_PERIOD: viewFun("0x8510a135", "SEAL_PERIOD()", {}, p.uint64),
    cards: viewFun("0x58a4903f", "cards()", {}, p.address),
    digestOf: viewFun("0xb72c2011", "digestOf((uint16,bytes32,uint32,address,address,uint256[5],uint256[5],uint8,uint64,bytes32),(uint8,uint8,uint8,uint8,uint8)[9])", {"header": p.struct({"version": p.uint16, "rulesetId": p.bytes32, "seasonId": p.uint32, "playerA": p.address, "playerB": p.address, "deckA": p.fixedSizeArray(p.uint256, 5), "deckB": p.fixedSizeArray(p.uint256, 5), "firstPlayer": p.uint8, "deadline": p.uint64, "salt": p.bytes32}), "turns": p.fixedSizeArray(p.struct({"cell": p.uint8, "cardIndex": p.uint8, "warningMarkCell": p.uint8, "earthBoostEdge": p.uint8, "reserved": p.uint8}), 9)}, p.bytes32),
    eip712Domain: viewFun("0x84b0196e", "eip712Domain()", {}, {"fields": p.bytes1, "name": p.string, "version": p.string, "chainId": p.uint256, "verifyingContract": p.address, "salt": p.bytes32, "extensions": p.array(p.uint256)}),
    matchIdOf: viewFun("0xf196f5ba", "matchIdOf((uint16,bytes32,uint32,address,address,uint256[5],uint256[5],uint8,uint64,bytes32),(uint8,uint8,uint8,uint8,uint8)[9])", {"header": p.struct({"version": p.uint16, "rulesetId": p.bytes32, "seasonId": p.uint32, "playerA": p.address, "playerB": p.address, "deckA": p.fixedSizeArray(p.uint256, 5), "deckB": p.fixedSizeArray(p.uint256, 5), "firstPlayer": p.uint8, "deadline": p.uint64, "salt": p.bytes32}), "turns": p.fixedSizeArray(p.struct({"cell": p.uint8, "cardIndex": p.uint8, "warningMarkCell": p.uint8, "earthBoostEdge": p.uint8, "reserved": p.uint8}), 9)}, p.bytes32),
    register: fun("0xdd2d01a7", "register((uint8,(bool,uint8,uint8,int8,uint8),(bool,uint8,uint8,uint8,uint8,uint8),(bool,uint8),(bool,uint8,uint8[4],uint8[5],uint8[5],uint8[5]),(bool,(bool,uint8),(bool,uint8,bool),(bool),(bool,uint8),(bool),(bool),(bool,uint8),(bool,int8),(bool),(bool,uint8,int8,bool)),(bool,(bool,uint8,uint8[5]),(bool,bool,bool))))", {"config": p.struct({"version": p.uint8, "warning": p.struct({"enabled": p.bool, "maxUsesPerPlayer": p.uint8, "secondPlayerExtraUses": p.uint8, "penaltyAllTriad": p.int8, "edgeMin": p.uint8}), "combo": p.struct({"enabled": p.bool, "momentumAt": p.uint8, "dominationAt": p.uint8, "feverAt": p.uint8, "momentumPlus": p.uint8, "dominationPlus": p.uint8}), "secondPlayerBalance": p.struct({"enabled": p.bool, "firstMoveTriadPlus": p.uint8}), "traitDerivation": p.struct({"enabled": p.bool, "scheme": p.uint8, "seasonTrait": p.fixedSizeArray(p.uint8, 4), "classTrait": p.fixedSizeArray(p.uint8, 5), "raritySource": p.fixedSizeArray(p.uint8, 5), "fixedTrait": p.fixedSizeArray(p.uint8, 5)}), "traitEffects": p.struct({"enabled": p.bool, "cosmic": p.struct({"enabled": p.bool, "cornerTriadPlus": p.uint8}), "light": p.struct({"enabled": p.bool, "adjacencyTriadPlus": p.uint8, "stack": p.bool}), "shadow": p.struct({"enabled": p.bool}), "forest": p.struct({"enabled": p.bool, "shieldHits": p.uint8}), "metal": p.struct({"enabled": p.bool}), "flame": p.struct({"enabled": p.bool}), "aqua": p.struct({"enabled": p.bool, "diagonalStrengthMethod": p.uint8}), "thunder": p.struct({"enabled": p.bool, "adjacentEnemyAllTriadDelta": p.int8}), "wind": p.struct({"enabled": p.bool}), "earth": p.struct({"enabled": p.bool, "boost": p.uint8, "oppositePenalty": p.int8, "requireChoice": p.bool})}), "formationBonuses": p.struct({"enabled": p.bool, "fiveElements": p.struct({"enabled": p.bool, "comboBonusScale": p.uint8, "requiredElements": p.fixedSizeArray(p.uint8, 5)}), "eclipse": p.struct({"enabled": p.bool, "lightAlsoIgnoresWarningMark": p.bool, "shadowCountsAsLightSource": p.bool})})})}, {"rulesetId": p.bytes32, "number": p.uint32}),
    resultOf: viewFun("0x21100a74", "resultOf(bytes32)", {"matchId": p.bytes32}, p.struct({"winner": p.uint8, "tilesA": p.uint8, "tilesB": p.uint8, "tieScoreA": p.uint32, "tieScoreB": p.uint32, "seasonId": p.uint32, "rulesetNumber": p.uint32, "settledAt": p.uint64})),
    rulesetCount: viewFun("0xca28efda", "rulesetCount()", {}, p.uint32),
    rulesetIdByNumber: viewFun("0xc2a146ed", "rulesetIdByNumber(uint32)", {"number": p.uint32}, p.bytes32),
    rulesetIdOf: viewFun("0x6ec5e387", "rulesetIdOf((uint8,(bool,uint8,uint8,int8,uint8),(bool,uint8,uint8,uint8,uint8,uint8),(bool,uint8),(bool,uint8,uint8[4],uint8[5],uint8[5],uint8[5]),(bool,(bool,uint8),(bool,uint8,bool),(bool),(bool,uint8),(bool),(bool),(bool,uint8),(bool,int8),(bool),(bool,uint8,int8,bool)),(bool,(bool,uint8,uint8[5]),(bool,bool,bool))))", {"config": p.struct({"version": p.uint8, "warning": p.struct({"enabled": p.bool, "maxUsesPerPlayer": p.uint8, "secondPlayerExtraUses": p.uint8, "penaltyAllTriad": p.int8, "edgeMin": p.uint8}), "combo": p.struct({"enabled": p.bool, "momentumAt": p.uint8, "dominationAt": p.uint8, "feverAt": p.uint8, "momentumPlus": p.uint8, "dominationPlus": p.uint8}), "secondPlayerBalance": p.struct({"enabled": p.bool, "firstMoveTriadPlus": p.uint8}), "traitDerivation": p.struct({"enabled": p.bool, "scheme": p.uint8, "seasonTrait": p.fixedSizeArray(p.uint8, 4), "classTrait": p.fixedSizeArray(p.uint8, 5), "raritySource": p.fixedSizeArray(p.uint8, 5), "fixedTrait": p.fixedSizeArray(p.uint8, 5)}), "traitEffects": p.struct({"enabled": p.bool, "cosmic": p.struct({"enabled": p.bool, "cornerTriadPlus": p.uint8}), "light": p.struct({"enabled": p.bool, "adjacencyTriadPlus": p.uint8, "stack": p.bool}), "shadow": p.struct({"enabled": p.bool}), "forest": p.struct({"enabled": p.bool, "shieldHits": p.uint8}), "metal": p.struct({"enabled": p.bool}), "flame": p.struct({"enabled": p.bool}), "aqua": p.struct({"enabled": p.bool, "diagonalStrengthMethod": p.uint8}), "thunder": p.struct({"enabled": p.bool, "adjacentEnemyAllTriadDelta": p.int8}), "wind": p.struct({"enabled": p.bool}), "earth": p.struct({"enabled": p.bool, "boost": p.uint8, "oppositePenalty": p.int8, "requireChoice": p.bool})}), "formationBonuses": p.struct({"enabled": p.bool, "fiveElements": p.struct({"enabled": p.bool, "comboBonusScale": p.uint8, "requiredElements": p.fixedSizeArray(p.uint8, 5)}), "eclipse": p.struct({"enabled": p.bool, "lightAlsoIgnoresWarningMark": p.bool, "shadowCountsAsLightSource": p.bool})})})}, p.bytes32),
    rulesetOf: viewFun("0x326a13e6", "rulesetOf(bytes32)", {"rulesetId": p.bytes32}, {"number": p.uint32, "config": p.struct({"version": p.uint8, "warning": p.struct({"enabled": p.bool, "maxUsesPerPlayer": p.uint8, "secondPlayerExtraUses": p.uint8, "penaltyAllTriad": p.int8, "edgeMin": p.uint8}), "combo": p.struct({"enabled": p.bool, "momentumAt": p.uint8, "dominationAt": p.uint8, "feverAt": p.uint8, "momentumPlus": p.uint8, "dominationPlus": p.uint8}), "secondPlayerBalance": p.struct({"enabled": p.bool, "firstMoveTriadPlus": p.uint8}), "traitDerivation": p.struct({"enabled": p.bool, "scheme": p.uint8, "seasonTrait": p.fixedSizeArray(p.uint8, 4), "classTrait": p.fixedSizeArray(p.uint8, 5), "raritySource": p.fixedSizeArray(p.uint8, 5), "fixedTrait": p.fixedSizeArray(p.uint8, 5)}), "traitEffects": p.struct({"enabled": p.bool, "cosmic": p.struct({"enabled": p.bool, "cornerTriadPlus": p.uint8}), "light": p.struct({"enabled": p.bool, "adjacencyTriadPlus": p.uint8, "stack": p.bool}), "shadow": p.struct({"enabled": p.bool}), "forest": p.struct({"enabled": p.bool, "shieldHits": p.uint8}), "metal": p.struct({"enabled": p.bool}), "flame": p.struct({"enabled": p.bool}), "aqua": p.struct({"enabled": p.bool, "diagonalStrengthMethod": p.uint8}), "thunder": p.struct({"enabled": p.bool, "adjacentEnemyAllTriadDelta": p.int8}), "wind": p.struct({"enabled": p.bool}), "earth": p.struct({"enabled": p.bool, "boost": p.uint8, "oppositePenalty": p.int8, "requireChoice": p.bool})}), "formationBonuses": p.struct({"enabled": p.bool, "fiveElements": p.struct({"enabled": p.bool, "comboBonusScale": p.uint8, "requiredElements": p.fixedSizeArray(p.uint8, 5)}), "eclipse": p.struct({"enabled": p.bool, "lightAlsoIgnoresWarningMark": p.bool, "shadowCountsAsLightSource": p.bool})})})}),
    sealDeck: fun("0x80d5d970", "sealDeck(address,uint256[5])", {"player": p.address, "deck": p.fixedSizeArray(p.uint256, 5)}, p.uint64),
    sealOf: viewFun("0xfedc0145", "sealOf(address,uint256[5])", {"player": p.address, "deck": p.fixedSizeArray(p.uint256, 5)}, {"sealedUntil": p.uint64, "sealedCards": p.fixedSizeArray(p.struct({"up": p.uint8, "right": p.uint8, "down": p.uint8, "left": p.uint8, "hand": p.uint8, "classId": p.uint8, "seasonId": p.uint8, "rarity": p.uint8, "power": p.uint16}), 5)}),
    submitMatch: fun("0x94fe6260", "submitMatch((uint16,bytes32,uint32,address,address,uint256[5],uint256[5],uint8,uint64,bytes32),(uint8,uint8,uint8,uint8,uint8)[9],bytes,bytes)", {"header": p.struct({"version": p.uint16, "rulesetId": p.bytes32, "seasonId": p.uint32, "playerA": p.address, "playerB": p.address, "deckA": p.fixedSizeArray(p.uint256, 5), "deckB": p.fixedSizeArray(p.uint256, 5), "firstPlayer": p.uint8, "deadline": p.uint64, "salt": p.bytes32}), "turns": p.fixedSizeArray(p.struct({"cell": p.uint8, "cardIndex": p.uint8, "warningMarkCell": p.uint8, "earthBoostEdge": p.uint8, "reserved": p.uint8}), 9), "signatureA": p.bytes, "signatureB": p.bytes}, p.bytes32),
}

export class Contract extends ContractBase {

    DOMAIN_SEPARATOR() {
        return this.eth_call(functions.DOMAIN_SEPARATOR, {})
    }

    SEAL_PERIOD() {
        return this.eth_call(functions.SEAL_PERIOD, {})
    }

    cards() {
        return this.eth_call(functions.cards, {})
    }

    digestOf(header: DigestOfParams["header"], turns: DigestOfParams["turns"]) {
        return this.eth_call(functions.digestOf, {header, turns})
    }

    eip712Domain() {
        return this.eth_call(functions.eip712Domain, {})
    }

    matchIdOf(header: MatchIdOfParams["header"], turns: MatchIdOfParams["turns"]) {
        return this.eth_call(functions.matchIdOf, {header, turns})
    }

    resultOf(matchId: ResultOfParams["matchId"]) {
        return this.eth_call(functions.resultOf, {matchId})
    }

    rulesetCount() {
        return this.eth_call(functions.rulesetCount, {})
    }

    rulesetIdByNumber(number: RulesetIdByNumberParams["number"]) {
        return this.eth_call(functions.rulesetIdByNumber, {number})
    }

    rulesetIdOf(config: RulesetIdOfParams["config"]) {
        return this.eth_call(functions.rulesetIdOf, {config})
    }

    rulesetOf(rulesetId: RulesetOfParams["rulesetId"]) {
        return this.eth_call(functions.rulesetOf, {rulesetId})
    }

    sealOf(player: SealOfParams["player"], deck: SealOfParams["deck"]) {
        return this.eth_call(functions.sealOf, {player, deck})
    }
}

/// Event types
export type DeckSealedEventArgs = EParams<typeof events.DeckSealed>
export type EIP712DomainChangedEventArgs = EParams<typeof events.EIP712DomainChanged>
export type MatchSettledEventArgs = EParams<typeof events.MatchSettled>
export type RulesetRegisteredEventArgs = EParams<typeof events.RulesetRegistered>

/// Function types
export type DOMAIN_SEPARATORParams = FunctionArguments<typeof functions.DOMAIN_SEPARATOR>
export type DOMAIN_SEPARATORReturn = FunctionReturn<typeof functions.DOMAIN_SEPARATOR>

export type SEAL_PERIODParams = FunctionArguments<typeof functions.SEAL_PERIOD>
export type SEAL_PERIODReturn = FunctionReturn<typeof functions.SEAL_PERIOD>

export type CardsParams = FunctionArguments<typeof functions.cards>
export type CardsReturn = FunctionReturn<typeof functions.cards>

export type DigestOfParams = FunctionArguments<typeof functions.digestOf>
export type DigestOfReturn = FunctionReturn<typeof functions.digestOf>

export type Eip712DomainParams = FunctionArguments<typeof functions.eip712Domain>
export type Eip712DomainReturn = FunctionReturn<typeof functions.eip712Domain>

export type MatchIdOfParams = FunctionArguments<typeof functions.matchIdOf>
export type MatchIdOfReturn = FunctionReturn<typeof functions.matchIdOf>

export type RegisterParams = FunctionArguments<typeof functions.register>
export type RegisterReturn = FunctionReturn<typeof functions.register>

export type ResultOfParams = FunctionArguments<typeof functions.resultOf>
export type ResultOfReturn = FunctionReturn<typeof functions.resultOf>

export type RulesetCountParams = FunctionArguments<typeof functions.rulesetCount>
export type RulesetCountReturn = FunctionReturn<typeof functions.rulesetCount>

export type RulesetIdByNumberParams = FunctionArguments<typeof functions.rulesetIdByNumber>
export type RulesetIdByNumberReturn = FunctionReturn<typeof functions.rulesetIdByNumber>

export type RulesetIdOfParams = FunctionArguments<typeof functions.rulesetIdOf>
export type RulesetIdOfReturn = FunctionReturn<typeof functions.rulesetIdOf>

export type RulesetOfParams = FunctionArguments<typeof functions.rulesetOf>
export type RulesetOfReturn = FunctionReturn<typeof functions.rulesetOf>

export type SealDeckParams = FunctionArguments<typeof functions.sealDeck>
export type SealDeckReturn = FunctionReturn<typeof functions.sealDeck>

export type SealOfParams = FunctionArguments<typeof functions.sealOf>
export type SealOfReturn = FunctionReturn<typeof functions.sealOf>

export type SubmitMatchParams = FunctionArguments<typeof functions.submitMatch>
export type SubmitMatchReturn = FunctionReturn<typeof functions.submitMatch>

