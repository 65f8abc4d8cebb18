// Generated from contracts/ink/artifacts/game_contract.contract by `npm run generate`. Do not edit.
import type { ContractBinding, Hex, Result } from '../../chains/polkadot/contract/binding.js'

export type Waiting = { player: string; tip: Hex; tokens: number[] }

export type Challenge = { rules: number; scheme: number; waiting: Waiting }

export type Game = { id: number; rules: number; scheme: number; status: number; activeIdx: number; linked: boolean; turn: number; turnStarted: number; turnBlocks: number; players: [PlayerState, PlayerState] }

export type PlayerState = { addr: Hex; hp: number; energy: number; maxEnergy: number; fatigue: number; draws: number; link: Hex; deck: number[]; hand: number[]; board: [Unit | null, Unit | null, Unit | null, Unit | null] }

export type Unit = { cardId: number; currentHp: number; attack: number; actedThisTurn: boolean }

export type CardStats = { id: number; cardType: number; cost: number; attack: number; health: number; effects: number }

export type Adjustments = { cost: number; attack: number; health: number }

export type BoosterRow = { rarity: number; weight: number; cards: number[] }

export type Order = { buyer: string; commitment: Hex; block: number; blockHash: Hex | null; amount: bigint; table: number }

export type GameContractError = { type: 'NotOwner' } | { type: 'GovernanceIsSet' } | { type: 'BadTurnBlocks'; value: { turnBlocks: number } } | { type: 'NoDemoDeck' } | { type: 'BadRarityTable' } | { type: 'Start'; value: StartError } | { type: 'Submit'; value: SubmitError } | { type: 'Card'; value: CardError } | { type: 'TokenTwice'; value: { token: number } } | { type: 'AlreadyWaiting' } | { type: 'NotWaiting' } | { type: 'AlreadyChallenged' } | { type: 'UnknownChallenge' } | { type: 'WrongScheme'; value: { scheme: number } } | { type: 'ChallengerLostDeck' } | { type: 'UnknownGame'; value: { gameId: number } } | { type: 'NotAPlayer'; value: { gameId: number } } | { type: 'NoRarityTable' } | { type: 'Underpaid'; value: { needed: bigint; paid: bigint } } | { type: 'TooManyOrders' } | { type: 'CommitmentTaken' } | { type: 'UnknownOrder' } | { type: 'TooEarly'; value: { opensAt: number } } | { type: 'TooLate' } | { type: 'AlreadyPinned' } | { type: 'TransferFailed' } | { type: 'Full' }

export type StartError = { type: 'SamePlayer' } | { type: 'BadRules'; value: { rules: number } } | { type: 'BadScheme'; value: { scheme: number } } | { type: 'BadDeckSize'; value: { player: number; len: number } } | { type: 'UnknownCard'; value: { player: number; cardId: number } } | { type: 'TooManyCopies'; value: { player: number; cardId: number } }

export type SubmitError = { type: 'GameOver' } | { type: 'NotYourTurn' } | { type: 'PayloadTooLong'; value: { len: number } } | { type: 'BadLength'; value: { len: number } } | { type: 'LinkMissing' } | { type: 'LinkNotWanted' } | { type: 'WrongLink' } | { type: 'Action'; value: { index: number; reason: Reason } } | { type: 'TooEarly'; value: { endsAt: number } }

export type Reason = { type: 'AfterEnd' } | { type: 'GameEnded' } | { type: 'UnknownType'; value: { actionType: number } } | { type: 'ExtraNotZero'; value: { extra: number } } | { type: 'ParameterNotZero' } | { type: 'BadHandIndex'; value: { index: number } } | { type: 'BadSlot'; value: { slot: number } } | { type: 'SlotTaken'; value: { slot: number } } | { type: 'NotAUnit'; value: { cardId: number } } | { type: 'NotASpell'; value: { cardId: number } } | { type: 'BadTarget'; value: { target: number } } | { type: 'NotEnoughEnergy'; value: { needed: number; available: number } } | { type: 'NotDealt' }

export type CardError = { type: 'NotOwner' } | { type: 'NotMinter' } | { type: 'MinterIsSet' } | { type: 'CardExists'; value: { cardId: number } } | { type: 'UnknownCard'; value: { cardId: number } } | { type: 'BadCard'; value: { cardId: number } } | { type: 'UnknownToken'; value: { token: number } } | { type: 'NotOwned'; value: { token: number } } | { type: 'Full' }

export type Adjustment = { cost: number; attack: number; health: number }

export type AdjustmentError = { type: 'NotGovernance' } | { type: 'UnknownCard'; value: { cardId: number } } | { type: 'OutOfBounds'; value: { cardId: number } }

/** The collectible card game: queue, challenges, games, boosters and adjusted cards. The rules are in `ccg_rules`. */
export type GameContract = {
  constructors: {
    /** The caller becomes the owner. The owner of the card contract must make this contract its minter. */
    new: { args: [cardNft: string, price: bigint, turnBlocks: number]; payable: false }
  }
  messages: {
    /** Sets the governance contract, which may adjust cards. Can be called once. */
    setGovernance: { args: [governance: string]; output: Result<null, GameContractError>; mutates: true; payable: false }
    /** Sets the deck of players who bring none: 20 cards, at most two of a kind. */
    setDemoDeck: { args: [deck: number[]]; output: Result<null, GameContractError>; mutates: true; payable: false }
    /** Sets the price of boosters that are ordered later. */
    setBoosterPrice: { args: [price: bigint]; output: Result<null, GameContractError>; mutates: true; payable: false }
    /** Sets the rarity table of boosters that are ordered later; open orders keep the table they were bought with. */
    setRarityTable: { args: [rows: BoosterRow[]]; output: Result<null, GameContractError>; mutates: true; payable: false }
    /** Sets the length of a turn in games that start later. */
    setTurnBlocks: { args: [turnBlocks: number]; output: Result<null, GameContractError>; mutates: true; payable: false }
    /** Pays booster revenue out to the owner. */
    withdraw: { args: [amount: bigint]; output: Result<null, GameContractError>; mutates: true; payable: false }
    /** Starts a game with the player who waits for the same rules and scheme, or joins the queue. The deck is 20 of the caller's tokens, or the demo deck. Draws come from both players' hash chains if a tip is given, else from block hashes. Returns the game's id if a game started. */
    registerForMatch: { args: [deck: number[] | null, rules: number, tip: Hex | null]; output: Result<number | null, GameContractError>; mutates: true; payable: false }
    /** Leaves the queue. */
    leaveQueue: { args: [rules: number, scheme: number]; output: Result<null, GameContractError>; mutates: true; payable: false }
    /** Challenges one account, with the checks of `register_for_match` but without the queue. Only one challenge per challenger and opponent can be open at a time. */
    challenge: { args: [opponent: string, deck: number[] | null, rules: number, tip: Hex | null]; output: Result<null, GameContractError>; mutates: true; payable: false }
    /** Accepts a challenge to the caller and starts the game. The challenge fixes rules and scheme; the challenger is player 0. Returns the game's id. */
    accept: { args: [challenger: string, deck: number[] | null, tip: Hex | null]; output: Result<number, GameContractError>; mutates: true; payable: false }
    /** Cancels the caller's challenge to `opponent`. */
    cancelChallenge: { args: [opponent: string]; output: Result<null, GameContractError>; mutates: true; payable: false }
    /** Applies a batch of 7-byte actions, all or none. With hash chains the first batch of a turn reveals the next link of the caller's chain. */
    submitTurnActions: { args: [gameId: number, actions: Hex, link: Hex | null]; output: Result<null, GameContractError>; mutates: true; payable: false }
    /** Ends a game in which the turn has timed out; before the deal the game is cancelled. Anyone may call it. */
    claimTimeout: { args: [gameId: number]; output: Result<null, GameContractError>; mutates: true; payable: false }
    /** Resigns, on either player's turn. Before the deal the game is cancelled; after it the other player wins. */
    resign: { args: [gameId: number]; output: Result<null, GameContractError>; mutates: true; payable: false }
    /** Buys a booster; any amount above the price is refunded. `commitment` is the hash of a 32-byte secret that opens it. Returns the order's number. */
    buyBooster: { args: [commitment: Hex]; output: Result<number, GameContractError>; mutates: true; payable: true }
    /** Stores the block hash that decides an order, before the chain forgets it. Anyone may call it. */
    pinBooster: { args: [order: number]; output: Result<null, GameContractError>; mutates: true; payable: false }
    /** Opens the caller's booster that was bought with the hash of this secret and mints its five cards. Returns their tokens. */
    openBooster: { args: [secret: Hex]; output: Result<number[], GameContractError>; mutates: true; payable: false }
    getGameState: { args: [gameId: number]; output: Game | null; mutates: false; payable: false }
    /** The stats that a game uses for its cards. */
    getGameCards: { args: [gameId: number]; output: CardStats[] | null; mutates: false; payable: false }
    /** BLAKE2b-256 of the encoded state. */
    stateHash: { args: [gameId: number]; output: Hex | null; mutates: false; payable: false }
    /** The player in the queue, if any. */
    waiting: { args: [rules: number, scheme: number]; output: string | null; mutates: false; payable: false }
    /** The open challenge from one account to another. */
    challengeOf: { args: [challenger: string, opponent: string]; output: Challenge | null; mutates: false; payable: false }
    /** Number of games started; they are numbered from 1. */
    gameCount: { args: []; output: number; mutates: false; payable: false }
    /** Number of a player's games, running and finished. */
    gamesPlayed: { args: [player: string]; output: number; mutates: false; payable: false }
    /** A page of a player's games, oldest first. */
    gamesOf: { args: [player: string, from: number, count: number]; output: number[]; mutates: false; payable: false }
    /** The stats of these kinds for a game that starts now. */
    currentStats: { args: [cardIds: number[]]; output: Result<CardStats[], GameContractError>; mutates: false; payable: false }
    /** The sum of all governance adjustments of a kind. */
    adjustmentOf: { args: [cardId: number]; output: Adjustments; mutates: false; payable: false }
    boosterPrice: { args: []; output: bigint; mutates: false; payable: false }
    /** The rarity table of boosters that are bought now. */
    rarityTable: { args: []; output: BoosterRow[]; mutates: false; payable: false }
    /** A rarity table by its number, as stored in orders. */
    rarityTableOf: { args: [table: number]; output: BoosterRow[] | null; mutates: false; payable: false }
    order: { args: [order: number]; output: Order | null; mutates: false; payable: false }
    /** A buyer's open orders. */
    ordersOf: { args: [buyer: string]; output: ([number, Order])[]; mutates: false; payable: false }
    demoDeck: { args: []; output: number[]; mutates: false; payable: false }
    turnBlocks: { args: []; output: number; mutates: false; payable: false }
    owner: { args: []; output: string; mutates: false; payable: false }
    cardNft: { args: []; output: string; mutates: false; payable: false }
    governance: { args: []; output: string | null; mutates: false; payable: false }
    applyGovernanceAdjustment: { args: [cardId: number, adjustment: Adjustment]; output: Result<null, AdjustmentError>; mutates: true; payable: false }
  }
  events: {
    /** A player joined the queue. */
    GameQueued: { player: string; rules: number; scheme: number }
    /** The player's turn timed out; `block` is the block of the claim. */
    TimedOut: { gameId: number; player: string; block: number }
    /** The player resigned. */
    Resigned: { gameId: number; player: string }
    /** A unit of the active player attacked; defender slot 7 is the player. */
    AttackResolved: { gameId: number; attackerSlot: number; defenderSlot: number; damageAttacker: number; damageDefender: number }
    /** The rarity table for new orders was set; open orders keep the table they were bought with. */
    RarityTableSet: { table: number; rows: BoosterRow[] }
    /** A kind's stats changed for games that start later; the fields are the sums of all adjustments. */
    CardAdjusted: { cardId: number; cost: number; attack: number; health: number }
    TurnEnded: { gameId: number; newActivePlayer: string }
    /** A game ended; without a winner it is a draw. */
    GameEnded: { gameId: number; winner: string | null }
    /** The game ended before the deal: no winner, and not counted in standings. */
    GameCancelled: { gameId: number }
    /** A booster was paid for; the hash of `block` decides its cards. */
    BoosterOrdered: { buyer: string; order: number; amount: bigint; commitment: Hex; block: number; table: number }
    /** The block hash that decides an order was stored. */
    BoosterPinned: { order: number; block: number; blockHash: Hex }
    /** A booster was opened. Without a block hash it was opened too late and contained only cards of the lowest rarity. */
    BoosterBought: { buyer: string; amount: bigint; cardIds: number[]; order: number; tokens: number[]; secret: Hex; blockHash: Hex | null }
    /** A player left the queue without a game: on request, or because it no longer owns its deck. */
    QueueLeft: { player: string; rules: number; scheme: number }
    /** A player challenged another account. */
    ChallengeMade: { challenger: string; opponent: string; rules: number; scheme: number }
    PlayerDamaged: { gameId: number; player: string; amount: number }
    /** Damage from an effect; attacks have their own event. */
    UnitDamaged: { gameId: number; player: string; slot: number; amount: number }
    PlayerHealed: { gameId: number; player: string; amount: number }
    UnitHealed: { gameId: number; player: string; slot: number; amount: number }
    AttackRaised: { gameId: number; player: string; slot: number; amount: number }
    CardDrawn: { gameId: number; player: string; cardId: number }
    /** A challenge was accepted, or cancelled by the challenger (`game_id` is none). */
    ChallengeEnded: { challenger: string; opponent: string; gameId: number | null }
    /** A game started. Holds all inputs of the start, for replays. */
    GameStarted: { gameId: number; playerA: string; playerB: string; rules: number; scheme: number; turnBlocks: number; block: number; parentHash: Hex; decks: [number[], number[]]; links: [Hex, Hex]; cards: CardStats[] }
    /** A batch was applied. Holds all inputs of the batch, for replays, and the hash of the state after it. */
    ActionSubmitted: { gameId: number; player: string; actions: Hex; link: Hex | null; parentHash: Hex; block: number; stateHash: Hex }
    ActionApplied: { gameId: number; player: string; actionType: number; payload: Hex }
    CardPlayed: { gameId: number; player: string; cardId: number; slot: number }
    SpellUsed: { gameId: number; player: string; cardId: number; target: number }
    UnitDied: { gameId: number; player: string; slot: number; cardId: number }
  }
}

export const gameContract: ContractBinding<GameContract> = {
  metadata: {
    "source": {
      "hash": "0xcde85bd8dfc014f9a46784ca1e0ac30f0d3a66448825dc2017d89864b9fe071b",
      "language": "ink! 5.1.1",
      "compiler": "rustc 1.96.0"
    },
    "contract": {
      "name": "game_contract",
      "version": "0.1.0",
      "authors": [
        "Fivefold"
      ]
    },
    "image": null,
    "version": 5,
    "types": [
      {
        "id": 0,
        "type": {
          "path": [
            "ink_primitives",
            "types",
            "AccountId"
          ],
          "def": {
            "composite": {
              "fields": [
                {
                  "type": 1,
                  "typeName": "[u8; 32]"
                }
              ]
            }
          }
        }
      },
      {
        "id": 1,
        "type": {
          "def": {
            "array": {
              "len": 32,
              "type": 2
            }
          }
        }
      },
      {
        "id": 2,
        "type": {
          "def": {
            "primitive": "u8"
          }
        }
      },
      {
        "id": 3,
        "type": {
          "def": {
            "primitive": "u32"
          }
        }
      },
      {
        "id": 4,
        "type": {
          "def": {
            "primitive": "u128"
          }
        }
      },
      {
        "id": 5,
        "type": {
          "def": {
            "sequence": {
              "type": 6
            }
          }
        }
      },
      {
        "id": 6,
        "type": {
          "def": {
            "primitive": "u16"
          }
        }
      },
      {
        "id": 7,
        "type": {
          "path": [
            "ink_storage",
            "lazy",
            "Lazy"
          ],
          "params": [
            {
              "name": "V",
              "type": 5
            },
            {
              "name": "KeyType",
              "type": 8
            }
          ],
          "def": {
            "composite": {}
          }
        }
      },
      {
        "id": 8,
        "type": {
          "path": [
            "ink_storage_traits",
            "impls",
            "ResolverKey"
          ],
          "params": [
            {
              "name": "L",
              "type": 9
            },
            {
              "name": "R",
              "type": 10
            }
          ],
          "def": {
            "composite": {}
          }
        }
      },
      {
        "id": 9,
        "type": {
          "path": [
            "ink_storage_traits",
            "impls",
            "AutoKey"
          ],
          "def": {
            "composite": {}
          }
        }
      },
      {
        "id": 10,
        "type": {
          "path": [
            "ink_storage_traits",
            "impls",
            "ManualKey"
          ],
          "params": [
            {
              "name": "ParentKey",
              "type": 11
            }
          ],
          "def": {
            "composite": {}
          }
        }
      },
      {
        "id": 11,
        "type": {
          "def": {
            "tuple": []
          }
        }
      },
      {
        "id": 12,
        "type": {
          "def": {
            "sequence": {
              "type": 3
            }
          }
        }
      },
      {
        "id": 13,
        "type": {
          "path": [
            "ink_storage",
            "lazy",
            "mapping",
            "Mapping"
          ],
          "params": [
            {
              "name": "K",
              "type": 14
            },
            {
              "name": "V",
              "type": 15
            },
            {
              "name": "KeyType",
              "type": 16
            }
          ],
          "def": {
            "composite": {}
          }
        }
      },
      {
        "id": 14,
        "type": {
          "def": {
            "tuple": [
              2,
              2
            ]
          }
        }
      },
      {
        "id": 15,
        "type": {
          "path": [
            "game_contract",
            "records",
            "Waiting"
          ],
          "def": {
            "composite": {
              "fields": [
                {
                  "name": "player",
                  "type": 0,
                  "typeName": "AccountId"
                },
                {
                  "name": "tip",
                  "type": 1,
                  "typeName": "[u8; 32]"
                },
                {
                  "name": "tokens",
                  "type": 12,
                  "typeName": "Vec<u32>"
                }
              ]
            }
          }
        }
      },
      {
        "id": 16,
        "type": {
          "path": [
            "ink_storage_traits",
            "impls",
            "ResolverKey"
          ],
          "params": [
            {
              "name": "L",
              "type": 9
            },
            {
              "name": "R",
              "type": 17
            }
          ],
          "def": {
            "composite": {}
          }
        }
      },
      {
        "id": 17,
        "type": {
          "path": [
            "ink_storage_traits",
            "impls",
            "ManualKey"
          ],
          "params": [
            {
              "name": "ParentKey",
              "type": 11
            }
          ],
          "def": {
            "composite": {}
          }
        }
      },
      {
        "id": 18,
        "type": {
          "path": [
            "ink_storage",
            "lazy",
            "mapping",
            "Mapping"
          ],
          "params": [
            {
              "name": "K",
              "type": 19
            },
            {
              "name": "V",
              "type": 20
            },
            {
              "name": "KeyType",
              "type": 21
            }
          ],
          "def": {
            "composite": {}
          }
        }
      },
      {
        "id": 19,
        "type": {
          "def": {
            "tuple": [
              0,
              0
            ]
          }
        }
      },
      {
        "id": 20,
        "type": {
          "path": [
            "game_contract",
            "records",
            "Challenge"
          ],
          "def": {
            "composite": {
              "fields": [
                {
                  "name": "rules",
                  "type": 2,
                  "typeName": "u8"
                },
                {
                  "name": "scheme",
                  "type": 2,
                  "typeName": "u8"
                },
                {
                  "name": "waiting",
                  "type": 15,
                  "typeName": "Waiting"
                }
              ]
            }
          }
        }
      },
      {
        "id": 21,
        "type": {
          "path": [
            "ink_storage_traits",
            "impls",
            "ResolverKey"
          ],
          "params": [
            {
              "name": "L",
              "type": 9
            },
            {
              "name": "R",
              "type": 22
            }
          ],
          "def": {
            "composite": {}
          }
        }
      },
      {
        "id": 22,
        "type": {
          "path": [
            "ink_storage_traits",
            "impls",
            "ManualKey"
          ],
          "params": [
            {
              "name": "ParentKey",
              "type": 11
            }
          ],
          "def": {
            "composite": {}
          }
        }
      },
      {
        "id": 23,
        "type": {
          "def": {
            "primitive": "bool"
          }
        }
      },
      {
        "id": 24,
        "type": {
          "def": {
            "primitive": "i16"
          }
        }
      },
      {
        "id": 25,
        "type": {
          "path": [
            "ink_storage",
            "lazy",
            "mapping",
            "Mapping"
          ],
          "params": [
            {
              "name": "K",
              "type": 3
            },
            {
              "name": "V",
              "type": 26
            },
            {
              "name": "KeyType",
              "type": 32
            }
          ],
          "def": {
            "composite": {}
          }
        }
      },
      {
        "id": 26,
        "type": {
          "path": [
            "ccg_rules",
            "state",
            "Game"
          ],
          "def": {
            "composite": {
              "fields": [
                {
                  "name": "id",
                  "type": 3,
                  "typeName": "u32"
                },
                {
                  "name": "rules",
                  "type": 2,
                  "typeName": "u8"
                },
                {
                  "name": "scheme",
                  "type": 2,
                  "typeName": "u8"
                },
                {
                  "name": "status",
                  "type": 2,
                  "typeName": "u8"
                },
                {
                  "name": "active_idx",
                  "type": 2,
                  "typeName": "u8"
                },
                {
                  "name": "linked",
                  "type": 23,
                  "typeName": "bool"
                },
                {
                  "name": "turn",
                  "type": 3,
                  "typeName": "u32"
                },
                {
                  "name": "turn_started",
                  "type": 3,
                  "typeName": "u32"
                },
                {
                  "name": "turn_blocks",
                  "type": 3,
                  "typeName": "u32"
                },
                {
                  "name": "players",
                  "type": 27,
                  "typeName": "[PlayerState; 2]"
                }
              ]
            }
          }
        }
      },
      {
        "id": 27,
        "type": {
          "def": {
            "array": {
              "len": 2,
              "type": 28
            }
          }
        }
      },
      {
        "id": 28,
        "type": {
          "path": [
            "ccg_rules",
            "state",
            "PlayerState"
          ],
          "def": {
            "composite": {
              "fields": [
                {
                  "name": "addr",
                  "type": 1,
                  "typeName": "[u8; 32]"
                },
                {
                  "name": "hp",
                  "type": 24,
                  "typeName": "i16"
                },
                {
                  "name": "energy",
                  "type": 2,
                  "typeName": "u8"
                },
                {
                  "name": "max_energy",
                  "type": 2,
                  "typeName": "u8"
                },
                {
                  "name": "fatigue",
                  "type": 2,
                  "typeName": "u8"
                },
                {
                  "name": "draws",
                  "type": 3,
                  "typeName": "u32"
                },
                {
                  "name": "link",
                  "type": 1,
                  "typeName": "[u8; 32]"
                },
                {
                  "name": "deck",
                  "type": 5,
                  "typeName": "Vec<u16>"
                },
                {
                  "name": "hand",
                  "type": 5,
                  "typeName": "Vec<u16>"
                },
                {
                  "name": "board",
                  "type": 29,
                  "typeName": "[Option<Unit>; SLOTS]"
                }
              ]
            }
          }
        }
      },
      {
        "id": 29,
        "type": {
          "def": {
            "array": {
              "len": 4,
              "type": 30
            }
          }
        }
      },
      {
        "id": 30,
        "type": {
          "path": [
            "Option"
          ],
          "params": [
            {
              "name": "T",
              "type": 31
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "None",
                  "index": 0
                },
                {
                  "name": "Some",
                  "fields": [
                    {
                      "type": 31
                    }
                  ],
                  "index": 1
                }
              ]
            }
          }
        }
      },
      {
        "id": 31,
        "type": {
          "path": [
            "ccg_rules",
            "state",
            "Unit"
          ],
          "def": {
            "composite": {
              "fields": [
                {
                  "name": "card_id",
                  "type": 6,
                  "typeName": "u16"
                },
                {
                  "name": "current_hp",
                  "type": 24,
                  "typeName": "i16"
                },
                {
                  "name": "attack",
                  "type": 6,
                  "typeName": "u16"
                },
                {
                  "name": "acted_this_turn",
                  "type": 23,
                  "typeName": "bool"
                }
              ]
            }
          }
        }
      },
      {
        "id": 32,
        "type": {
          "path": [
            "ink_storage_traits",
            "impls",
            "ResolverKey"
          ],
          "params": [
            {
              "name": "L",
              "type": 9
            },
            {
              "name": "R",
              "type": 33
            }
          ],
          "def": {
            "composite": {}
          }
        }
      },
      {
        "id": 33,
        "type": {
          "path": [
            "ink_storage_traits",
            "impls",
            "ManualKey"
          ],
          "params": [
            {
              "name": "ParentKey",
              "type": 11
            }
          ],
          "def": {
            "composite": {}
          }
        }
      },
      {
        "id": 34,
        "type": {
          "def": {
            "sequence": {
              "type": 35
            }
          }
        }
      },
      {
        "id": 35,
        "type": {
          "path": [
            "ccg_rules",
            "state",
            "CardStats"
          ],
          "def": {
            "composite": {
              "fields": [
                {
                  "name": "id",
                  "type": 6,
                  "typeName": "u16"
                },
                {
                  "name": "card_type",
                  "type": 2,
                  "typeName": "u8"
                },
                {
                  "name": "cost",
                  "type": 2,
                  "typeName": "u8"
                },
                {
                  "name": "attack",
                  "type": 2,
                  "typeName": "u8"
                },
                {
                  "name": "health",
                  "type": 2,
                  "typeName": "u8"
                },
                {
                  "name": "effects",
                  "type": 3,
                  "typeName": "u32"
                }
              ]
            }
          }
        }
      },
      {
        "id": 36,
        "type": {
          "path": [
            "ink_storage",
            "lazy",
            "mapping",
            "Mapping"
          ],
          "params": [
            {
              "name": "K",
              "type": 3
            },
            {
              "name": "V",
              "type": 34
            },
            {
              "name": "KeyType",
              "type": 37
            }
          ],
          "def": {
            "composite": {}
          }
        }
      },
      {
        "id": 37,
        "type": {
          "path": [
            "ink_storage_traits",
            "impls",
            "ResolverKey"
          ],
          "params": [
            {
              "name": "L",
              "type": 9
            },
            {
              "name": "R",
              "type": 38
            }
          ],
          "def": {
            "composite": {}
          }
        }
      },
      {
        "id": 38,
        "type": {
          "path": [
            "ink_storage_traits",
            "impls",
            "ManualKey"
          ],
          "params": [
            {
              "name": "ParentKey",
              "type": 11
            }
          ],
          "def": {
            "composite": {}
          }
        }
      },
      {
        "id": 39,
        "type": {
          "path": [
            "ink_storage",
            "lazy",
            "mapping",
            "Mapping"
          ],
          "params": [
            {
              "name": "K",
              "type": 0
            },
            {
              "name": "V",
              "type": 3
            },
            {
              "name": "KeyType",
              "type": 40
            }
          ],
          "def": {
            "composite": {}
          }
        }
      },
      {
        "id": 40,
        "type": {
          "path": [
            "ink_storage_traits",
            "impls",
            "ResolverKey"
          ],
          "params": [
            {
              "name": "L",
              "type": 9
            },
            {
              "name": "R",
              "type": 41
            }
          ],
          "def": {
            "composite": {}
          }
        }
      },
      {
        "id": 41,
        "type": {
          "path": [
            "ink_storage_traits",
            "impls",
            "ManualKey"
          ],
          "params": [
            {
              "name": "ParentKey",
              "type": 11
            }
          ],
          "def": {
            "composite": {}
          }
        }
      },
      {
        "id": 42,
        "type": {
          "path": [
            "ink_storage",
            "lazy",
            "mapping",
            "Mapping"
          ],
          "params": [
            {
              "name": "K",
              "type": 43
            },
            {
              "name": "V",
              "type": 3
            },
            {
              "name": "KeyType",
              "type": 44
            }
          ],
          "def": {
            "composite": {}
          }
        }
      },
      {
        "id": 43,
        "type": {
          "def": {
            "tuple": [
              0,
              3
            ]
          }
        }
      },
      {
        "id": 44,
        "type": {
          "path": [
            "ink_storage_traits",
            "impls",
            "ResolverKey"
          ],
          "params": [
            {
              "name": "L",
              "type": 9
            },
            {
              "name": "R",
              "type": 45
            }
          ],
          "def": {
            "composite": {}
          }
        }
      },
      {
        "id": 45,
        "type": {
          "path": [
            "ink_storage_traits",
            "impls",
            "ManualKey"
          ],
          "params": [
            {
              "name": "ParentKey",
              "type": 11
            }
          ],
          "def": {
            "composite": {}
          }
        }
      },
      {
        "id": 46,
        "type": {
          "path": [
            "ink_storage",
            "lazy",
            "mapping",
            "Mapping"
          ],
          "params": [
            {
              "name": "K",
              "type": 6
            },
            {
              "name": "V",
              "type": 47
            },
            {
              "name": "KeyType",
              "type": 48
            }
          ],
          "def": {
            "composite": {}
          }
        }
      },
      {
        "id": 47,
        "type": {
          "path": [
            "game_contract",
            "adjusted",
            "Adjustments"
          ],
          "def": {
            "composite": {
              "fields": [
                {
                  "name": "cost",
                  "type": 24,
                  "typeName": "i16"
                },
                {
                  "name": "attack",
                  "type": 24,
                  "typeName": "i16"
                },
                {
                  "name": "health",
                  "type": 24,
                  "typeName": "i16"
                }
              ]
            }
          }
        }
      },
      {
        "id": 48,
        "type": {
          "path": [
            "ink_storage_traits",
            "impls",
            "ResolverKey"
          ],
          "params": [
            {
              "name": "L",
              "type": 9
            },
            {
              "name": "R",
              "type": 49
            }
          ],
          "def": {
            "composite": {}
          }
        }
      },
      {
        "id": 49,
        "type": {
          "path": [
            "ink_storage_traits",
            "impls",
            "ManualKey"
          ],
          "params": [
            {
              "name": "ParentKey",
              "type": 11
            }
          ],
          "def": {
            "composite": {}
          }
        }
      },
      {
        "id": 50,
        "type": {
          "def": {
            "sequence": {
              "type": 51
            }
          }
        }
      },
      {
        "id": 51,
        "type": {
          "path": [
            "ccg_rules",
            "booster",
            "BoosterRow"
          ],
          "def": {
            "composite": {
              "fields": [
                {
                  "name": "rarity",
                  "type": 2,
                  "typeName": "u8"
                },
                {
                  "name": "weight",
                  "type": 6,
                  "typeName": "u16"
                },
                {
                  "name": "cards",
                  "type": 5,
                  "typeName": "Vec<u16>"
                }
              ]
            }
          }
        }
      },
      {
        "id": 52,
        "type": {
          "path": [
            "ink_storage",
            "lazy",
            "mapping",
            "Mapping"
          ],
          "params": [
            {
              "name": "K",
              "type": 3
            },
            {
              "name": "V",
              "type": 50
            },
            {
              "name": "KeyType",
              "type": 53
            }
          ],
          "def": {
            "composite": {}
          }
        }
      },
      {
        "id": 53,
        "type": {
          "path": [
            "ink_storage_traits",
            "impls",
            "ResolverKey"
          ],
          "params": [
            {
              "name": "L",
              "type": 9
            },
            {
              "name": "R",
              "type": 54
            }
          ],
          "def": {
            "composite": {}
          }
        }
      },
      {
        "id": 54,
        "type": {
          "path": [
            "ink_storage_traits",
            "impls",
            "ManualKey"
          ],
          "params": [
            {
              "name": "ParentKey",
              "type": 11
            }
          ],
          "def": {
            "composite": {}
          }
        }
      },
      {
        "id": 55,
        "type": {
          "path": [
            "ink_storage",
            "lazy",
            "mapping",
            "Mapping"
          ],
          "params": [
            {
              "name": "K",
              "type": 3
            },
            {
              "name": "V",
              "type": 56
            },
            {
              "name": "KeyType",
              "type": 58
            }
          ],
          "def": {
            "composite": {}
          }
        }
      },
      {
        "id": 56,
        "type": {
          "path": [
            "game_contract",
            "records",
            "Order"
          ],
          "def": {
            "composite": {
              "fields": [
                {
                  "name": "buyer",
                  "type": 0,
                  "typeName": "AccountId"
                },
                {
                  "name": "commitment",
                  "type": 1,
                  "typeName": "[u8; 32]"
                },
                {
                  "name": "block",
                  "type": 3,
                  "typeName": "u32"
                },
                {
                  "name": "block_hash",
                  "type": 57,
                  "typeName": "Option<[u8; 32]>"
                },
                {
                  "name": "amount",
                  "type": 4,
                  "typeName": "u128"
                },
                {
                  "name": "table",
                  "type": 3,
                  "typeName": "u32"
                }
              ]
            }
          }
        }
      },
      {
        "id": 57,
        "type": {
          "path": [
            "Option"
          ],
          "params": [
            {
              "name": "T",
              "type": 1
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "None",
                  "index": 0
                },
                {
                  "name": "Some",
                  "fields": [
                    {
                      "type": 1
                    }
                  ],
                  "index": 1
                }
              ]
            }
          }
        }
      },
      {
        "id": 58,
        "type": {
          "path": [
            "ink_storage_traits",
            "impls",
            "ResolverKey"
          ],
          "params": [
            {
              "name": "L",
              "type": 9
            },
            {
              "name": "R",
              "type": 59
            }
          ],
          "def": {
            "composite": {}
          }
        }
      },
      {
        "id": 59,
        "type": {
          "path": [
            "ink_storage_traits",
            "impls",
            "ManualKey"
          ],
          "params": [
            {
              "name": "ParentKey",
              "type": 11
            }
          ],
          "def": {
            "composite": {}
          }
        }
      },
      {
        "id": 60,
        "type": {
          "path": [
            "ink_storage",
            "lazy",
            "mapping",
            "Mapping"
          ],
          "params": [
            {
              "name": "K",
              "type": 0
            },
            {
              "name": "V",
              "type": 12
            },
            {
              "name": "KeyType",
              "type": 61
            }
          ],
          "def": {
            "composite": {}
          }
        }
      },
      {
        "id": 61,
        "type": {
          "path": [
            "ink_storage_traits",
            "impls",
            "ResolverKey"
          ],
          "params": [
            {
              "name": "L",
              "type": 9
            },
            {
              "name": "R",
              "type": 62
            }
          ],
          "def": {
            "composite": {}
          }
        }
      },
      {
        "id": 62,
        "type": {
          "path": [
            "ink_storage_traits",
            "impls",
            "ManualKey"
          ],
          "params": [
            {
              "name": "ParentKey",
              "type": 11
            }
          ],
          "def": {
            "composite": {}
          }
        }
      },
      {
        "id": 63,
        "type": {
          "path": [
            "game_contract",
            "game_contract",
            "GameContract"
          ],
          "def": {
            "composite": {
              "fields": [
                {
                  "name": "owner",
                  "type": 0,
                  "typeName": "<AccountId as::ink::storage::traits::AutoStorableHint<::ink::\nstorage::traits::ManualKey<529169181u32, ()>,>>::Type"
                },
                {
                  "name": "card_nft",
                  "type": 0,
                  "typeName": "<AccountId as::ink::storage::traits::AutoStorableHint<::ink::\nstorage::traits::ManualKey<4294340334u32, ()>,>>::Type"
                },
                {
                  "name": "governance",
                  "type": 64,
                  "typeName": "<Option<AccountId> as::ink::storage::traits::AutoStorableHint<::\nink::storage::traits::ManualKey<3196777749u32, ()>,>>::Type"
                },
                {
                  "name": "turn_blocks",
                  "type": 3,
                  "typeName": "<u32 as::ink::storage::traits::AutoStorableHint<::ink::storage\n::traits::ManualKey<2042382830u32, ()>,>>::Type"
                },
                {
                  "name": "price",
                  "type": 4,
                  "typeName": "<Balance as::ink::storage::traits::AutoStorableHint<::ink::\nstorage::traits::ManualKey<3058164387u32, ()>,>>::Type"
                },
                {
                  "name": "game_count",
                  "type": 3,
                  "typeName": "<u32 as::ink::storage::traits::AutoStorableHint<::ink::storage\n::traits::ManualKey<1570165302u32, ()>,>>::Type"
                },
                {
                  "name": "order_count",
                  "type": 3,
                  "typeName": "<u32 as::ink::storage::traits::AutoStorableHint<::ink::storage\n::traits::ManualKey<992669518u32, ()>,>>::Type"
                },
                {
                  "name": "table",
                  "type": 3,
                  "typeName": "<u32 as::ink::storage::traits::AutoStorableHint<::ink::storage\n::traits::ManualKey<1580261020u32, ()>,>>::Type"
                },
                {
                  "name": "demo_deck",
                  "type": 7,
                  "typeName": "<Lazy<Vec<u16>> as::ink::storage::traits::AutoStorableHint<::\nink::storage::traits::ManualKey<3432328007u32, ()>,>>::Type"
                },
                {
                  "name": "waiting",
                  "type": 13,
                  "typeName": "<Mapping<(u8, u8), Waiting> as::ink::storage::traits::\nAutoStorableHint<::ink::storage::traits::ManualKey<1326416915u32,\n()>,>>::Type"
                },
                {
                  "name": "challenges",
                  "type": 18,
                  "typeName": "<Mapping<(AccountId, AccountId), Challenge> as::ink::storage::traits\n::AutoStorableHint<::ink::storage::traits::ManualKey<\n4130517743u32, ()>,>>::Type"
                },
                {
                  "name": "games",
                  "type": 25,
                  "typeName": "<Mapping<u32, Game> as::ink::storage::traits::AutoStorableHint<\n::ink::storage::traits::ManualKey<2904560187u32, ()>,>>::Type"
                },
                {
                  "name": "cards",
                  "type": 36,
                  "typeName": "<Mapping<u32, Vec<CardStats>> as::ink::storage::traits::\nAutoStorableHint<::ink::storage::traits::ManualKey<53948882u32, ()\n>,>>::Type"
                },
                {
                  "name": "games_played",
                  "type": 39,
                  "typeName": "<Mapping<AccountId, u32> as::ink::storage::traits::\nAutoStorableHint<::ink::storage::traits::ManualKey<3655186847u32,\n()>,>>::Type"
                },
                {
                  "name": "games_of",
                  "type": 42,
                  "typeName": "<Mapping<(AccountId, u32), u32> as::ink::storage::traits::\nAutoStorableHint<::ink::storage::traits::ManualKey<1970273481u32,\n()>,>>::Type"
                },
                {
                  "name": "adjustments",
                  "type": 46,
                  "typeName": "<Mapping<u16, Adjustments> as::ink::storage::traits::\nAutoStorableHint<::ink::storage::traits::ManualKey<1804444109u32,\n()>,>>::Type"
                },
                {
                  "name": "tables",
                  "type": 52,
                  "typeName": "<Mapping<u32, Vec<BoosterRow>> as::ink::storage::traits::\nAutoStorableHint<::ink::storage::traits::ManualKey<3443865672u32,\n()>,>>::Type"
                },
                {
                  "name": "orders",
                  "type": 55,
                  "typeName": "<Mapping<u32, Order> as::ink::storage::traits::AutoStorableHint<\n::ink::storage::traits::ManualKey<1580545903u32, ()>,>>::Type"
                },
                {
                  "name": "open_orders",
                  "type": 60,
                  "typeName": "<Mapping<AccountId, Vec<u32>> as::ink::storage::traits::\nAutoStorableHint<::ink::storage::traits::ManualKey<1244863359u32,\n()>,>>::Type"
                }
              ]
            }
          }
        }
      },
      {
        "id": 64,
        "type": {
          "path": [
            "Option"
          ],
          "params": [
            {
              "name": "T",
              "type": 0
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "None",
                  "index": 0
                },
                {
                  "name": "Some",
                  "fields": [
                    {
                      "type": 0
                    }
                  ],
                  "index": 1
                }
              ]
            }
          }
        }
      },
      {
        "id": 65,
        "type": {
          "path": [
            "Result"
          ],
          "params": [
            {
              "name": "T",
              "type": 66
            },
            {
              "name": "E",
              "type": 72
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "Ok",
                  "fields": [
                    {
                      "type": 66
                    }
                  ],
                  "index": 0
                },
                {
                  "name": "Err",
                  "fields": [
                    {
                      "type": 72
                    }
                  ],
                  "index": 1
                }
              ]
            }
          }
        }
      },
      {
        "id": 66,
        "type": {
          "path": [
            "Result"
          ],
          "params": [
            {
              "name": "T",
              "type": 11
            },
            {
              "name": "E",
              "type": 67
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "Ok",
                  "fields": [
                    {
                      "type": 11
                    }
                  ],
                  "index": 0
                },
                {
                  "name": "Err",
                  "fields": [
                    {
                      "type": 67
                    }
                  ],
                  "index": 1
                }
              ]
            }
          }
        }
      },
      {
        "id": 67,
        "type": {
          "path": [
            "game_contract",
            "error",
            "Error"
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "NotOwner",
                  "index": 0
                },
                {
                  "name": "GovernanceIsSet",
                  "index": 1
                },
                {
                  "name": "BadTurnBlocks",
                  "fields": [
                    {
                      "name": "turn_blocks",
                      "type": 3,
                      "typeName": "u32"
                    }
                  ],
                  "index": 2
                },
                {
                  "name": "NoDemoDeck",
                  "index": 3
                },
                {
                  "name": "BadRarityTable",
                  "index": 4
                },
                {
                  "name": "Start",
                  "fields": [
                    {
                      "type": 68,
                      "typeName": "StartError"
                    }
                  ],
                  "index": 5
                },
                {
                  "name": "Submit",
                  "fields": [
                    {
                      "type": 69,
                      "typeName": "SubmitError"
                    }
                  ],
                  "index": 6
                },
                {
                  "name": "Card",
                  "fields": [
                    {
                      "type": 71,
                      "typeName": "CardError"
                    }
                  ],
                  "index": 7
                },
                {
                  "name": "TokenTwice",
                  "fields": [
                    {
                      "name": "token",
                      "type": 3,
                      "typeName": "u32"
                    }
                  ],
                  "index": 8
                },
                {
                  "name": "AlreadyWaiting",
                  "index": 9
                },
                {
                  "name": "NotWaiting",
                  "index": 10
                },
                {
                  "name": "AlreadyChallenged",
                  "index": 11
                },
                {
                  "name": "UnknownChallenge",
                  "index": 12
                },
                {
                  "name": "WrongScheme",
                  "fields": [
                    {
                      "name": "scheme",
                      "type": 2,
                      "typeName": "u8"
                    }
                  ],
                  "index": 13
                },
                {
                  "name": "ChallengerLostDeck",
                  "index": 14
                },
                {
                  "name": "UnknownGame",
                  "fields": [
                    {
                      "name": "game_id",
                      "type": 3,
                      "typeName": "u32"
                    }
                  ],
                  "index": 15
                },
                {
                  "name": "NotAPlayer",
                  "fields": [
                    {
                      "name": "game_id",
                      "type": 3,
                      "typeName": "u32"
                    }
                  ],
                  "index": 16
                },
                {
                  "name": "NoRarityTable",
                  "index": 17
                },
                {
                  "name": "Underpaid",
                  "fields": [
                    {
                      "name": "needed",
                      "type": 4,
                      "typeName": "u128"
                    },
                    {
                      "name": "paid",
                      "type": 4,
                      "typeName": "u128"
                    }
                  ],
                  "index": 18
                },
                {
                  "name": "TooManyOrders",
                  "index": 19
                },
                {
                  "name": "CommitmentTaken",
                  "index": 20
                },
                {
                  "name": "UnknownOrder",
                  "index": 21
                },
                {
                  "name": "TooEarly",
                  "fields": [
                    {
                      "name": "opens_at",
                      "type": 3,
                      "typeName": "u32"
                    }
                  ],
                  "index": 22
                },
                {
                  "name": "TooLate",
                  "index": 23
                },
                {
                  "name": "AlreadyPinned",
                  "index": 24
                },
                {
                  "name": "TransferFailed",
                  "index": 25
                },
                {
                  "name": "Full",
                  "index": 26
                }
              ]
            }
          }
        }
      },
      {
        "id": 68,
        "type": {
          "path": [
            "ccg_rules",
            "error",
            "StartError"
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "SamePlayer",
                  "index": 0
                },
                {
                  "name": "BadRules",
                  "fields": [
                    {
                      "name": "rules",
                      "type": 2,
                      "typeName": "u8"
                    }
                  ],
                  "index": 1
                },
                {
                  "name": "BadScheme",
                  "fields": [
                    {
                      "name": "scheme",
                      "type": 2,
                      "typeName": "u8"
                    }
                  ],
                  "index": 2
                },
                {
                  "name": "BadDeckSize",
                  "fields": [
                    {
                      "name": "player",
                      "type": 2,
                      "typeName": "u8"
                    },
                    {
                      "name": "len",
                      "type": 3,
                      "typeName": "u32"
                    }
                  ],
                  "index": 3
                },
                {
                  "name": "UnknownCard",
                  "fields": [
                    {
                      "name": "player",
                      "type": 2,
                      "typeName": "u8"
                    },
                    {
                      "name": "card_id",
                      "type": 6,
                      "typeName": "u16"
                    }
                  ],
                  "index": 4
                },
                {
                  "name": "TooManyCopies",
                  "fields": [
                    {
                      "name": "player",
                      "type": 2,
                      "typeName": "u8"
                    },
                    {
                      "name": "card_id",
                      "type": 6,
                      "typeName": "u16"
                    }
                  ],
                  "index": 5
                }
              ]
            }
          }
        }
      },
      {
        "id": 69,
        "type": {
          "path": [
            "ccg_rules",
            "error",
            "SubmitError"
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "GameOver",
                  "index": 0
                },
                {
                  "name": "NotYourTurn",
                  "index": 1
                },
                {
                  "name": "PayloadTooLong",
                  "fields": [
                    {
                      "name": "len",
                      "type": 3,
                      "typeName": "u32"
                    }
                  ],
                  "index": 2
                },
                {
                  "name": "BadLength",
                  "fields": [
                    {
                      "name": "len",
                      "type": 3,
                      "typeName": "u32"
                    }
                  ],
                  "index": 3
                },
                {
                  "name": "LinkMissing",
                  "index": 4
                },
                {
                  "name": "LinkNotWanted",
                  "index": 5
                },
                {
                  "name": "WrongLink",
                  "index": 6
                },
                {
                  "name": "Action",
                  "fields": [
                    {
                      "name": "index",
                      "type": 6,
                      "typeName": "u16"
                    },
                    {
                      "name": "reason",
                      "type": 70,
                      "typeName": "Reason"
                    }
                  ],
                  "index": 7
                },
                {
                  "name": "TooEarly",
                  "fields": [
                    {
                      "name": "ends_at",
                      "type": 3,
                      "typeName": "u32"
                    }
                  ],
                  "index": 8
                }
              ]
            }
          }
        }
      },
      {
        "id": 70,
        "type": {
          "path": [
            "ccg_rules",
            "error",
            "Reason"
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "AfterEnd",
                  "index": 0
                },
                {
                  "name": "GameEnded",
                  "index": 1
                },
                {
                  "name": "UnknownType",
                  "fields": [
                    {
                      "name": "action_type",
                      "type": 2,
                      "typeName": "u8"
                    }
                  ],
                  "index": 2
                },
                {
                  "name": "ExtraNotZero",
                  "fields": [
                    {
                      "name": "extra",
                      "type": 3,
                      "typeName": "u32"
                    }
                  ],
                  "index": 3
                },
                {
                  "name": "ParameterNotZero",
                  "index": 4
                },
                {
                  "name": "BadHandIndex",
                  "fields": [
                    {
                      "name": "index",
                      "type": 2,
                      "typeName": "u8"
                    }
                  ],
                  "index": 5
                },
                {
                  "name": "BadSlot",
                  "fields": [
                    {
                      "name": "slot",
                      "type": 2,
                      "typeName": "u8"
                    }
                  ],
                  "index": 6
                },
                {
                  "name": "SlotTaken",
                  "fields": [
                    {
                      "name": "slot",
                      "type": 2,
                      "typeName": "u8"
                    }
                  ],
                  "index": 7
                },
                {
                  "name": "NotAUnit",
                  "fields": [
                    {
                      "name": "card_id",
                      "type": 6,
                      "typeName": "u16"
                    }
                  ],
                  "index": 8
                },
                {
                  "name": "NotASpell",
                  "fields": [
                    {
                      "name": "card_id",
                      "type": 6,
                      "typeName": "u16"
                    }
                  ],
                  "index": 9
                },
                {
                  "name": "BadTarget",
                  "fields": [
                    {
                      "name": "target",
                      "type": 2,
                      "typeName": "u8"
                    }
                  ],
                  "index": 10
                },
                {
                  "name": "NotEnoughEnergy",
                  "fields": [
                    {
                      "name": "needed",
                      "type": 2,
                      "typeName": "u8"
                    },
                    {
                      "name": "available",
                      "type": 2,
                      "typeName": "u8"
                    }
                  ],
                  "index": 11
                },
                {
                  "name": "NotDealt",
                  "index": 12
                }
              ]
            }
          }
        }
      },
      {
        "id": 71,
        "type": {
          "path": [
            "ccg_interfaces",
            "cards",
            "CardError"
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "NotOwner",
                  "index": 0
                },
                {
                  "name": "NotMinter",
                  "index": 1
                },
                {
                  "name": "MinterIsSet",
                  "index": 2
                },
                {
                  "name": "CardExists",
                  "fields": [
                    {
                      "name": "card_id",
                      "type": 6,
                      "typeName": "u16"
                    }
                  ],
                  "index": 3
                },
                {
                  "name": "UnknownCard",
                  "fields": [
                    {
                      "name": "card_id",
                      "type": 6,
                      "typeName": "u16"
                    }
                  ],
                  "index": 4
                },
                {
                  "name": "BadCard",
                  "fields": [
                    {
                      "name": "card_id",
                      "type": 6,
                      "typeName": "u16"
                    }
                  ],
                  "index": 5
                },
                {
                  "name": "UnknownToken",
                  "fields": [
                    {
                      "name": "token",
                      "type": 3,
                      "typeName": "u32"
                    }
                  ],
                  "index": 6
                },
                {
                  "name": "NotOwned",
                  "fields": [
                    {
                      "name": "token",
                      "type": 3,
                      "typeName": "u32"
                    }
                  ],
                  "index": 7
                },
                {
                  "name": "Full",
                  "index": 8
                }
              ]
            }
          }
        }
      },
      {
        "id": 72,
        "type": {
          "path": [
            "ink_primitives",
            "LangError"
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "CouldNotReadInput",
                  "index": 1
                }
              ]
            }
          }
        }
      },
      {
        "id": 73,
        "type": {
          "path": [
            "Option"
          ],
          "params": [
            {
              "name": "T",
              "type": 12
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "None",
                  "index": 0
                },
                {
                  "name": "Some",
                  "fields": [
                    {
                      "type": 12
                    }
                  ],
                  "index": 1
                }
              ]
            }
          }
        }
      },
      {
        "id": 74,
        "type": {
          "path": [
            "Result"
          ],
          "params": [
            {
              "name": "T",
              "type": 75
            },
            {
              "name": "E",
              "type": 72
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "Ok",
                  "fields": [
                    {
                      "type": 75
                    }
                  ],
                  "index": 0
                },
                {
                  "name": "Err",
                  "fields": [
                    {
                      "type": 72
                    }
                  ],
                  "index": 1
                }
              ]
            }
          }
        }
      },
      {
        "id": 75,
        "type": {
          "path": [
            "Result"
          ],
          "params": [
            {
              "name": "T",
              "type": 76
            },
            {
              "name": "E",
              "type": 67
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "Ok",
                  "fields": [
                    {
                      "type": 76
                    }
                  ],
                  "index": 0
                },
                {
                  "name": "Err",
                  "fields": [
                    {
                      "type": 67
                    }
                  ],
                  "index": 1
                }
              ]
            }
          }
        }
      },
      {
        "id": 76,
        "type": {
          "path": [
            "Option"
          ],
          "params": [
            {
              "name": "T",
              "type": 3
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "None",
                  "index": 0
                },
                {
                  "name": "Some",
                  "fields": [
                    {
                      "type": 3
                    }
                  ],
                  "index": 1
                }
              ]
            }
          }
        }
      },
      {
        "id": 77,
        "type": {
          "path": [
            "Result"
          ],
          "params": [
            {
              "name": "T",
              "type": 78
            },
            {
              "name": "E",
              "type": 72
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "Ok",
                  "fields": [
                    {
                      "type": 78
                    }
                  ],
                  "index": 0
                },
                {
                  "name": "Err",
                  "fields": [
                    {
                      "type": 72
                    }
                  ],
                  "index": 1
                }
              ]
            }
          }
        }
      },
      {
        "id": 78,
        "type": {
          "path": [
            "Result"
          ],
          "params": [
            {
              "name": "T",
              "type": 3
            },
            {
              "name": "E",
              "type": 67
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "Ok",
                  "fields": [
                    {
                      "type": 3
                    }
                  ],
                  "index": 0
                },
                {
                  "name": "Err",
                  "fields": [
                    {
                      "type": 67
                    }
                  ],
                  "index": 1
                }
              ]
            }
          }
        }
      },
      {
        "id": 79,
        "type": {
          "def": {
            "sequence": {
              "type": 2
            }
          }
        }
      },
      {
        "id": 80,
        "type": {
          "path": [
            "Result"
          ],
          "params": [
            {
              "name": "T",
              "type": 81
            },
            {
              "name": "E",
              "type": 72
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "Ok",
                  "fields": [
                    {
                      "type": 81
                    }
                  ],
                  "index": 0
                },
                {
                  "name": "Err",
                  "fields": [
                    {
                      "type": 72
                    }
                  ],
                  "index": 1
                }
              ]
            }
          }
        }
      },
      {
        "id": 81,
        "type": {
          "path": [
            "Result"
          ],
          "params": [
            {
              "name": "T",
              "type": 12
            },
            {
              "name": "E",
              "type": 67
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "Ok",
                  "fields": [
                    {
                      "type": 12
                    }
                  ],
                  "index": 0
                },
                {
                  "name": "Err",
                  "fields": [
                    {
                      "type": 67
                    }
                  ],
                  "index": 1
                }
              ]
            }
          }
        }
      },
      {
        "id": 82,
        "type": {
          "path": [
            "Result"
          ],
          "params": [
            {
              "name": "T",
              "type": 83
            },
            {
              "name": "E",
              "type": 72
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "Ok",
                  "fields": [
                    {
                      "type": 83
                    }
                  ],
                  "index": 0
                },
                {
                  "name": "Err",
                  "fields": [
                    {
                      "type": 72
                    }
                  ],
                  "index": 1
                }
              ]
            }
          }
        }
      },
      {
        "id": 83,
        "type": {
          "path": [
            "Option"
          ],
          "params": [
            {
              "name": "T",
              "type": 26
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "None",
                  "index": 0
                },
                {
                  "name": "Some",
                  "fields": [
                    {
                      "type": 26
                    }
                  ],
                  "index": 1
                }
              ]
            }
          }
        }
      },
      {
        "id": 84,
        "type": {
          "path": [
            "Result"
          ],
          "params": [
            {
              "name": "T",
              "type": 85
            },
            {
              "name": "E",
              "type": 72
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "Ok",
                  "fields": [
                    {
                      "type": 85
                    }
                  ],
                  "index": 0
                },
                {
                  "name": "Err",
                  "fields": [
                    {
                      "type": 72
                    }
                  ],
                  "index": 1
                }
              ]
            }
          }
        }
      },
      {
        "id": 85,
        "type": {
          "path": [
            "Option"
          ],
          "params": [
            {
              "name": "T",
              "type": 34
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "None",
                  "index": 0
                },
                {
                  "name": "Some",
                  "fields": [
                    {
                      "type": 34
                    }
                  ],
                  "index": 1
                }
              ]
            }
          }
        }
      },
      {
        "id": 86,
        "type": {
          "path": [
            "Result"
          ],
          "params": [
            {
              "name": "T",
              "type": 57
            },
            {
              "name": "E",
              "type": 72
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "Ok",
                  "fields": [
                    {
                      "type": 57
                    }
                  ],
                  "index": 0
                },
                {
                  "name": "Err",
                  "fields": [
                    {
                      "type": 72
                    }
                  ],
                  "index": 1
                }
              ]
            }
          }
        }
      },
      {
        "id": 87,
        "type": {
          "path": [
            "Result"
          ],
          "params": [
            {
              "name": "T",
              "type": 64
            },
            {
              "name": "E",
              "type": 72
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "Ok",
                  "fields": [
                    {
                      "type": 64
                    }
                  ],
                  "index": 0
                },
                {
                  "name": "Err",
                  "fields": [
                    {
                      "type": 72
                    }
                  ],
                  "index": 1
                }
              ]
            }
          }
        }
      },
      {
        "id": 88,
        "type": {
          "path": [
            "Result"
          ],
          "params": [
            {
              "name": "T",
              "type": 89
            },
            {
              "name": "E",
              "type": 72
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "Ok",
                  "fields": [
                    {
                      "type": 89
                    }
                  ],
                  "index": 0
                },
                {
                  "name": "Err",
                  "fields": [
                    {
                      "type": 72
                    }
                  ],
                  "index": 1
                }
              ]
            }
          }
        }
      },
      {
        "id": 89,
        "type": {
          "path": [
            "Option"
          ],
          "params": [
            {
              "name": "T",
              "type": 20
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "None",
                  "index": 0
                },
                {
                  "name": "Some",
                  "fields": [
                    {
                      "type": 20
                    }
                  ],
                  "index": 1
                }
              ]
            }
          }
        }
      },
      {
        "id": 90,
        "type": {
          "path": [
            "Result"
          ],
          "params": [
            {
              "name": "T",
              "type": 3
            },
            {
              "name": "E",
              "type": 72
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "Ok",
                  "fields": [
                    {
                      "type": 3
                    }
                  ],
                  "index": 0
                },
                {
                  "name": "Err",
                  "fields": [
                    {
                      "type": 72
                    }
                  ],
                  "index": 1
                }
              ]
            }
          }
        }
      },
      {
        "id": 91,
        "type": {
          "path": [
            "Result"
          ],
          "params": [
            {
              "name": "T",
              "type": 12
            },
            {
              "name": "E",
              "type": 72
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "Ok",
                  "fields": [
                    {
                      "type": 12
                    }
                  ],
                  "index": 0
                },
                {
                  "name": "Err",
                  "fields": [
                    {
                      "type": 72
                    }
                  ],
                  "index": 1
                }
              ]
            }
          }
        }
      },
      {
        "id": 92,
        "type": {
          "path": [
            "Result"
          ],
          "params": [
            {
              "name": "T",
              "type": 93
            },
            {
              "name": "E",
              "type": 72
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "Ok",
                  "fields": [
                    {
                      "type": 93
                    }
                  ],
                  "index": 0
                },
                {
                  "name": "Err",
                  "fields": [
                    {
                      "type": 72
                    }
                  ],
                  "index": 1
                }
              ]
            }
          }
        }
      },
      {
        "id": 93,
        "type": {
          "path": [
            "Result"
          ],
          "params": [
            {
              "name": "T",
              "type": 34
            },
            {
              "name": "E",
              "type": 67
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "Ok",
                  "fields": [
                    {
                      "type": 34
                    }
                  ],
                  "index": 0
                },
                {
                  "name": "Err",
                  "fields": [
                    {
                      "type": 67
                    }
                  ],
                  "index": 1
                }
              ]
            }
          }
        }
      },
      {
        "id": 94,
        "type": {
          "path": [
            "Result"
          ],
          "params": [
            {
              "name": "T",
              "type": 47
            },
            {
              "name": "E",
              "type": 72
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "Ok",
                  "fields": [
                    {
                      "type": 47
                    }
                  ],
                  "index": 0
                },
                {
                  "name": "Err",
                  "fields": [
                    {
                      "type": 72
                    }
                  ],
                  "index": 1
                }
              ]
            }
          }
        }
      },
      {
        "id": 95,
        "type": {
          "path": [
            "Result"
          ],
          "params": [
            {
              "name": "T",
              "type": 4
            },
            {
              "name": "E",
              "type": 72
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "Ok",
                  "fields": [
                    {
                      "type": 4
                    }
                  ],
                  "index": 0
                },
                {
                  "name": "Err",
                  "fields": [
                    {
                      "type": 72
                    }
                  ],
                  "index": 1
                }
              ]
            }
          }
        }
      },
      {
        "id": 96,
        "type": {
          "path": [
            "Result"
          ],
          "params": [
            {
              "name": "T",
              "type": 50
            },
            {
              "name": "E",
              "type": 72
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "Ok",
                  "fields": [
                    {
                      "type": 50
                    }
                  ],
                  "index": 0
                },
                {
                  "name": "Err",
                  "fields": [
                    {
                      "type": 72
                    }
                  ],
                  "index": 1
                }
              ]
            }
          }
        }
      },
      {
        "id": 97,
        "type": {
          "path": [
            "Result"
          ],
          "params": [
            {
              "name": "T",
              "type": 98
            },
            {
              "name": "E",
              "type": 72
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "Ok",
                  "fields": [
                    {
                      "type": 98
                    }
                  ],
                  "index": 0
                },
                {
                  "name": "Err",
                  "fields": [
                    {
                      "type": 72
                    }
                  ],
                  "index": 1
                }
              ]
            }
          }
        }
      },
      {
        "id": 98,
        "type": {
          "path": [
            "Option"
          ],
          "params": [
            {
              "name": "T",
              "type": 50
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "None",
                  "index": 0
                },
                {
                  "name": "Some",
                  "fields": [
                    {
                      "type": 50
                    }
                  ],
                  "index": 1
                }
              ]
            }
          }
        }
      },
      {
        "id": 99,
        "type": {
          "path": [
            "Result"
          ],
          "params": [
            {
              "name": "T",
              "type": 100
            },
            {
              "name": "E",
              "type": 72
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "Ok",
                  "fields": [
                    {
                      "type": 100
                    }
                  ],
                  "index": 0
                },
                {
                  "name": "Err",
                  "fields": [
                    {
                      "type": 72
                    }
                  ],
                  "index": 1
                }
              ]
            }
          }
        }
      },
      {
        "id": 100,
        "type": {
          "path": [
            "Option"
          ],
          "params": [
            {
              "name": "T",
              "type": 56
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "None",
                  "index": 0
                },
                {
                  "name": "Some",
                  "fields": [
                    {
                      "type": 56
                    }
                  ],
                  "index": 1
                }
              ]
            }
          }
        }
      },
      {
        "id": 101,
        "type": {
          "path": [
            "Result"
          ],
          "params": [
            {
              "name": "T",
              "type": 102
            },
            {
              "name": "E",
              "type": 72
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "Ok",
                  "fields": [
                    {
                      "type": 102
                    }
                  ],
                  "index": 0
                },
                {
                  "name": "Err",
                  "fields": [
                    {
                      "type": 72
                    }
                  ],
                  "index": 1
                }
              ]
            }
          }
        }
      },
      {
        "id": 102,
        "type": {
          "def": {
            "sequence": {
              "type": 103
            }
          }
        }
      },
      {
        "id": 103,
        "type": {
          "def": {
            "tuple": [
              3,
              56
            ]
          }
        }
      },
      {
        "id": 104,
        "type": {
          "path": [
            "Result"
          ],
          "params": [
            {
              "name": "T",
              "type": 5
            },
            {
              "name": "E",
              "type": 72
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "Ok",
                  "fields": [
                    {
                      "type": 5
                    }
                  ],
                  "index": 0
                },
                {
                  "name": "Err",
                  "fields": [
                    {
                      "type": 72
                    }
                  ],
                  "index": 1
                }
              ]
            }
          }
        }
      },
      {
        "id": 105,
        "type": {
          "path": [
            "Result"
          ],
          "params": [
            {
              "name": "T",
              "type": 0
            },
            {
              "name": "E",
              "type": 72
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "Ok",
                  "fields": [
                    {
                      "type": 0
                    }
                  ],
                  "index": 0
                },
                {
                  "name": "Err",
                  "fields": [
                    {
                      "type": 72
                    }
                  ],
                  "index": 1
                }
              ]
            }
          }
        }
      },
      {
        "id": 106,
        "type": {
          "path": [
            "ccg_interfaces",
            "governed",
            "Adjustment"
          ],
          "def": {
            "composite": {
              "fields": [
                {
                  "name": "cost",
                  "type": 107,
                  "typeName": "i8"
                },
                {
                  "name": "attack",
                  "type": 107,
                  "typeName": "i8"
                },
                {
                  "name": "health",
                  "type": 107,
                  "typeName": "i8"
                }
              ]
            }
          }
        }
      },
      {
        "id": 107,
        "type": {
          "def": {
            "primitive": "i8"
          }
        }
      },
      {
        "id": 108,
        "type": {
          "path": [
            "Result"
          ],
          "params": [
            {
              "name": "T",
              "type": 109
            },
            {
              "name": "E",
              "type": 72
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "Ok",
                  "fields": [
                    {
                      "type": 109
                    }
                  ],
                  "index": 0
                },
                {
                  "name": "Err",
                  "fields": [
                    {
                      "type": 72
                    }
                  ],
                  "index": 1
                }
              ]
            }
          }
        }
      },
      {
        "id": 109,
        "type": {
          "path": [
            "Result"
          ],
          "params": [
            {
              "name": "T",
              "type": 11
            },
            {
              "name": "E",
              "type": 110
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "Ok",
                  "fields": [
                    {
                      "type": 11
                    }
                  ],
                  "index": 0
                },
                {
                  "name": "Err",
                  "fields": [
                    {
                      "type": 110
                    }
                  ],
                  "index": 1
                }
              ]
            }
          }
        }
      },
      {
        "id": 110,
        "type": {
          "path": [
            "ccg_interfaces",
            "governed",
            "AdjustmentError"
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "NotGovernance",
                  "index": 0
                },
                {
                  "name": "UnknownCard",
                  "fields": [
                    {
                      "name": "card_id",
                      "type": 6,
                      "typeName": "u16"
                    }
                  ],
                  "index": 1
                },
                {
                  "name": "OutOfBounds",
                  "fields": [
                    {
                      "name": "card_id",
                      "type": 6,
                      "typeName": "u16"
                    }
                  ],
                  "index": 2
                }
              ]
            }
          }
        }
      },
      {
        "id": 111,
        "type": {
          "def": {
            "array": {
              "len": 2,
              "type": 5
            }
          }
        }
      },
      {
        "id": 112,
        "type": {
          "def": {
            "array": {
              "len": 2,
              "type": 1
            }
          }
        }
      },
      {
        "id": 113,
        "type": {
          "def": {
            "array": {
              "len": 6,
              "type": 2
            }
          }
        }
      },
      {
        "id": 114,
        "type": {
          "path": [
            "ink_primitives",
            "types",
            "Hash"
          ],
          "def": {
            "composite": {
              "fields": [
                {
                  "type": 1,
                  "typeName": "[u8; 32]"
                }
              ]
            }
          }
        }
      },
      {
        "id": 115,
        "type": {
          "def": {
            "primitive": "u64"
          }
        }
      },
      {
        "id": 116,
        "type": {
          "path": [
            "game_contract",
            "block_hashes",
            "BlockHashes"
          ],
          "def": {
            "variant": {}
          }
        }
      }
    ],
    "storage": {
      "root": {
        "root_key": "0x00000000",
        "layout": {
          "struct": {
            "name": "GameContract",
            "fields": [
              {
                "name": "owner",
                "layout": {
                  "leaf": {
                    "key": "0x00000000",
                    "ty": 0
                  }
                }
              },
              {
                "name": "card_nft",
                "layout": {
                  "leaf": {
                    "key": "0x00000000",
                    "ty": 0
                  }
                }
              },
              {
                "name": "governance",
                "layout": {
                  "enum": {
                    "name": "Option",
                    "dispatchKey": "0x00000000",
                    "variants": {
                      "0": {
                        "name": "None",
                        "fields": []
                      },
                      "1": {
                        "name": "Some",
                        "fields": [
                          {
                            "name": "0",
                            "layout": {
                              "leaf": {
                                "key": "0x00000000",
                                "ty": 0
                              }
                            }
                          }
                        ]
                      }
                    }
                  }
                }
              },
              {
                "name": "turn_blocks",
                "layout": {
                  "leaf": {
                    "key": "0x00000000",
                    "ty": 3
                  }
                }
              },
              {
                "name": "price",
                "layout": {
                  "leaf": {
                    "key": "0x00000000",
                    "ty": 4
                  }
                }
              },
              {
                "name": "game_count",
                "layout": {
                  "leaf": {
                    "key": "0x00000000",
                    "ty": 3
                  }
                }
              },
              {
                "name": "order_count",
                "layout": {
                  "leaf": {
                    "key": "0x00000000",
                    "ty": 3
                  }
                }
              },
              {
                "name": "table",
                "layout": {
                  "leaf": {
                    "key": "0x00000000",
                    "ty": 3
                  }
                }
              },
              {
                "name": "demo_deck",
                "layout": {
                  "root": {
                    "root_key": "0x472b95cc",
                    "layout": {
                      "leaf": {
                        "key": "0x472b95cc",
                        "ty": 5
                      }
                    },
                    "ty": 7
                  }
                }
              },
              {
                "name": "waiting",
                "layout": {
                  "root": {
                    "root_key": "0x13840f4f",
                    "layout": {
                      "struct": {
                        "name": "Waiting",
                        "fields": [
                          {
                            "name": "player",
                            "layout": {
                              "leaf": {
                                "key": "0x13840f4f",
                                "ty": 0
                              }
                            }
                          },
                          {
                            "name": "tip",
                            "layout": {
                              "array": {
                                "offset": "0x13840f4f",
                                "len": 32,
                                "layout": {
                                  "leaf": {
                                    "key": "0x13840f4f",
                                    "ty": 2
                                  }
                                }
                              }
                            }
                          },
                          {
                            "name": "tokens",
                            "layout": {
                              "leaf": {
                                "key": "0x13840f4f",
                                "ty": 12
                              }
                            }
                          }
                        ]
                      }
                    },
                    "ty": 13
                  }
                }
              },
              {
                "name": "challenges",
                "layout": {
                  "root": {
                    "root_key": "0xefb232f6",
                    "layout": {
                      "struct": {
                        "name": "Challenge",
                        "fields": [
                          {
                            "name": "rules",
                            "layout": {
                              "leaf": {
                                "key": "0xefb232f6",
                                "ty": 2
                              }
                            }
                          },
                          {
                            "name": "scheme",
                            "layout": {
                              "leaf": {
                                "key": "0xefb232f6",
                                "ty": 2
                              }
                            }
                          },
                          {
                            "name": "waiting",
                            "layout": {
                              "struct": {
                                "name": "Waiting",
                                "fields": [
                                  {
                                    "name": "player",
                                    "layout": {
                                      "leaf": {
                                        "key": "0xefb232f6",
                                        "ty": 0
                                      }
                                    }
                                  },
                                  {
                                    "name": "tip",
                                    "layout": {
                                      "array": {
                                        "offset": "0xefb232f6",
                                        "len": 32,
                                        "layout": {
                                          "leaf": {
                                            "key": "0xefb232f6",
                                            "ty": 2
                                          }
                                        }
                                      }
                                    }
                                  },
                                  {
                                    "name": "tokens",
                                    "layout": {
                                      "leaf": {
                                        "key": "0xefb232f6",
                                        "ty": 12
                                      }
                                    }
                                  }
                                ]
                              }
                            }
                          }
                        ]
                      }
                    },
                    "ty": 18
                  }
                }
              },
              {
                "name": "games",
                "layout": {
                  "root": {
                    "root_key": "0x3b1220ad",
                    "layout": {
                      "struct": {
                        "name": "Game",
                        "fields": [
                          {
                            "name": "id",
                            "layout": {
                              "leaf": {
                                "key": "0x3b1220ad",
                                "ty": 3
                              }
                            }
                          },
                          {
                            "name": "rules",
                            "layout": {
                              "leaf": {
                                "key": "0x3b1220ad",
                                "ty": 2
                              }
                            }
                          },
                          {
                            "name": "scheme",
                            "layout": {
                              "leaf": {
                                "key": "0x3b1220ad",
                                "ty": 2
                              }
                            }
                          },
                          {
                            "name": "status",
                            "layout": {
                              "leaf": {
                                "key": "0x3b1220ad",
                                "ty": 2
                              }
                            }
                          },
                          {
                            "name": "active_idx",
                            "layout": {
                              "leaf": {
                                "key": "0x3b1220ad",
                                "ty": 2
                              }
                            }
                          },
                          {
                            "name": "linked",
                            "layout": {
                              "leaf": {
                                "key": "0x3b1220ad",
                                "ty": 23
                              }
                            }
                          },
                          {
                            "name": "turn",
                            "layout": {
                              "leaf": {
                                "key": "0x3b1220ad",
                                "ty": 3
                              }
                            }
                          },
                          {
                            "name": "turn_started",
                            "layout": {
                              "leaf": {
                                "key": "0x3b1220ad",
                                "ty": 3
                              }
                            }
                          },
                          {
                            "name": "turn_blocks",
                            "layout": {
                              "leaf": {
                                "key": "0x3b1220ad",
                                "ty": 3
                              }
                            }
                          },
                          {
                            "name": "players",
                            "layout": {
                              "array": {
                                "offset": "0x3b1220ad",
                                "len": 2,
                                "layout": {
                                  "struct": {
                                    "name": "PlayerState",
                                    "fields": [
                                      {
                                        "name": "addr",
                                        "layout": {
                                          "array": {
                                            "offset": "0x3b1220ad",
                                            "len": 32,
                                            "layout": {
                                              "leaf": {
                                                "key": "0x3b1220ad",
                                                "ty": 2
                                              }
                                            }
                                          }
                                        }
                                      },
                                      {
                                        "name": "hp",
                                        "layout": {
                                          "leaf": {
                                            "key": "0x3b1220ad",
                                            "ty": 24
                                          }
                                        }
                                      },
                                      {
                                        "name": "energy",
                                        "layout": {
                                          "leaf": {
                                            "key": "0x3b1220ad",
                                            "ty": 2
                                          }
                                        }
                                      },
                                      {
                                        "name": "max_energy",
                                        "layout": {
                                          "leaf": {
                                            "key": "0x3b1220ad",
                                            "ty": 2
                                          }
                                        }
                                      },
                                      {
                                        "name": "fatigue",
                                        "layout": {
                                          "leaf": {
                                            "key": "0x3b1220ad",
                                            "ty": 2
                                          }
                                        }
                                      },
                                      {
                                        "name": "draws",
                                        "layout": {
                                          "leaf": {
                                            "key": "0x3b1220ad",
                                            "ty": 3
                                          }
                                        }
                                      },
                                      {
                                        "name": "link",
                                        "layout": {
                                          "array": {
                                            "offset": "0x3b1220ad",
                                            "len": 32,
                                            "layout": {
                                              "leaf": {
                                                "key": "0x3b1220ad",
                                                "ty": 2
                                              }
                                            }
                                          }
                                        }
                                      },
                                      {
                                        "name": "deck",
                                        "layout": {
                                          "leaf": {
                                            "key": "0x3b1220ad",
                                            "ty": 5
                                          }
                                        }
                                      },
                                      {
                                        "name": "hand",
                                        "layout": {
                                          "leaf": {
                                            "key": "0x3b1220ad",
                                            "ty": 5
                                          }
                                        }
                                      },
                                      {
                                        "name": "board",
                                        "layout": {
                                          "array": {
                                            "offset": "0x3b1220ad",
                                            "len": 4,
                                            "layout": {
                                              "enum": {
                                                "name": "Option",
                                                "dispatchKey": "0x3b1220ad",
                                                "variants": {
                                                  "0": {
                                                    "name": "None",
                                                    "fields": []
                                                  },
                                                  "1": {
                                                    "name": "Some",
                                                    "fields": [
                                                      {
                                                        "name": "0",
                                                        "layout": {
                                                          "struct": {
                                                            "name": "Unit",
                                                            "fields": [
                                                              {
                                                                "name": "card_id",
                                                                "layout": {
                                                                  "leaf": {
                                                                    "key": "0x3b1220ad",
                                                                    "ty": 6
                                                                  }
                                                                }
                                                              },
                                                              {
                                                                "name": "current_hp",
                                                                "layout": {
                                                                  "leaf": {
                                                                    "key": "0x3b1220ad",
                                                                    "ty": 24
                                                                  }
                                                                }
                                                              },
                                                              {
                                                                "name": "attack",
                                                                "layout": {
                                                                  "leaf": {
                                                                    "key": "0x3b1220ad",
                                                                    "ty": 6
                                                                  }
                                                                }
                                                              },
                                                              {
                                                                "name": "acted_this_turn",
                                                                "layout": {
                                                                  "leaf": {
                                                                    "key": "0x3b1220ad",
                                                                    "ty": 23
                                                                  }
                                                                }
                                                              }
                                                            ]
                                                          }
                                                        }
                                                      }
                                                    ]
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    ]
                                  }
                                }
                              }
                            }
                          }
                        ]
                      }
                    },
                    "ty": 25
                  }
                }
              },
              {
                "name": "cards",
                "layout": {
                  "root": {
                    "root_key": "0xd2313703",
                    "layout": {
                      "leaf": {
                        "key": "0xd2313703",
                        "ty": 34
                      }
                    },
                    "ty": 36
                  }
                }
              },
              {
                "name": "games_played",
                "layout": {
                  "root": {
                    "root_key": "0x9fb9ddd9",
                    "layout": {
                      "leaf": {
                        "key": "0x9fb9ddd9",
                        "ty": 3
                      }
                    },
                    "ty": 39
                  }
                }
              },
              {
                "name": "games_of",
                "layout": {
                  "root": {
                    "root_key": "0xc9fc6f75",
                    "layout": {
                      "leaf": {
                        "key": "0xc9fc6f75",
                        "ty": 3
                      }
                    },
                    "ty": 42
                  }
                }
              },
              {
                "name": "adjustments",
                "layout": {
                  "root": {
                    "root_key": "0xcda18d6b",
                    "layout": {
                      "struct": {
                        "name": "Adjustments",
                        "fields": [
                          {
                            "name": "cost",
                            "layout": {
                              "leaf": {
                                "key": "0xcda18d6b",
                                "ty": 24
                              }
                            }
                          },
                          {
                            "name": "attack",
                            "layout": {
                              "leaf": {
                                "key": "0xcda18d6b",
                                "ty": 24
                              }
                            }
                          },
                          {
                            "name": "health",
                            "layout": {
                              "leaf": {
                                "key": "0xcda18d6b",
                                "ty": 24
                              }
                            }
                          }
                        ]
                      }
                    },
                    "ty": 46
                  }
                }
              },
              {
                "name": "tables",
                "layout": {
                  "root": {
                    "root_key": "0x483845cd",
                    "layout": {
                      "leaf": {
                        "key": "0x483845cd",
                        "ty": 50
                      }
                    },
                    "ty": 52
                  }
                }
              },
              {
                "name": "orders",
                "layout": {
                  "root": {
                    "root_key": "0x6f37355e",
                    "layout": {
                      "struct": {
                        "name": "Order",
                        "fields": [
                          {
                            "name": "buyer",
                            "layout": {
                              "leaf": {
                                "key": "0x6f37355e",
                                "ty": 0
                              }
                            }
                          },
                          {
                            "name": "commitment",
                            "layout": {
                              "array": {
                                "offset": "0x6f37355e",
                                "len": 32,
                                "layout": {
                                  "leaf": {
                                    "key": "0x6f37355e",
                                    "ty": 2
                                  }
                                }
                              }
                            }
                          },
                          {
                            "name": "block",
                            "layout": {
                              "leaf": {
                                "key": "0x6f37355e",
                                "ty": 3
                              }
                            }
                          },
                          {
                            "name": "block_hash",
                            "layout": {
                              "enum": {
                                "name": "Option",
                                "dispatchKey": "0x6f37355e",
                                "variants": {
                                  "0": {
                                    "name": "None",
                                    "fields": []
                                  },
                                  "1": {
                                    "name": "Some",
                                    "fields": [
                                      {
                                        "name": "0",
                                        "layout": {
                                          "array": {
                                            "offset": "0x6f37355e",
                                            "len": 32,
                                            "layout": {
                                              "leaf": {
                                                "key": "0x6f37355e",
                                                "ty": 2
                                              }
                                            }
                                          }
                                        }
                                      }
                                    ]
                                  }
                                }
                              }
                            }
                          },
                          {
                            "name": "amount",
                            "layout": {
                              "leaf": {
                                "key": "0x6f37355e",
                                "ty": 4
                              }
                            }
                          },
                          {
                            "name": "table",
                            "layout": {
                              "leaf": {
                                "key": "0x6f37355e",
                                "ty": 3
                              }
                            }
                          }
                        ]
                      }
                    },
                    "ty": 55
                  }
                }
              },
              {
                "name": "open_orders",
                "layout": {
                  "root": {
                    "root_key": "0x7f1b334a",
                    "layout": {
                      "leaf": {
                        "key": "0x7f1b334a",
                        "ty": 12
                      }
                    },
                    "ty": 60
                  }
                }
              }
            ]
          }
        },
        "ty": 63
      }
    },
    "spec": {
      "constructors": [
        {
          "label": "new",
          "selector": "0x9bae9d5e",
          "payable": false,
          "args": [
            {
              "label": "card_nft",
              "type": {
                "type": 0,
                "displayName": [
                  "AccountId"
                ]
              }
            },
            {
              "label": "price",
              "type": {
                "type": 4,
                "displayName": [
                  "Balance"
                ]
              }
            },
            {
              "label": "turn_blocks",
              "type": {
                "type": 3,
                "displayName": [
                  "u32"
                ]
              }
            }
          ],
          "returnType": {
            "type": 65,
            "displayName": [
              "ink_primitives",
              "ConstructorResult"
            ]
          },
          "docs": [
            "The caller becomes the owner. The owner of the card contract must make this contract its minter."
          ],
          "default": false
        }
      ],
      "messages": [
        {
          "label": "set_governance",
          "selector": "0x394a5b32",
          "mutates": true,
          "payable": false,
          "args": [
            {
              "label": "governance",
              "type": {
                "type": 0,
                "displayName": [
                  "AccountId"
                ]
              }
            }
          ],
          "returnType": {
            "type": 65,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [
            " Sets the governance contract, which may adjust cards. Can be called once."
          ],
          "default": false
        },
        {
          "label": "set_demo_deck",
          "selector": "0xfe81acfc",
          "mutates": true,
          "payable": false,
          "args": [
            {
              "label": "deck",
              "type": {
                "type": 5,
                "displayName": [
                  "Vec"
                ]
              }
            }
          ],
          "returnType": {
            "type": 65,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [
            " Sets the deck of players who bring none: 20 cards, at most two of a kind."
          ],
          "default": false
        },
        {
          "label": "set_booster_price",
          "selector": "0xd5e0feaa",
          "mutates": true,
          "payable": false,
          "args": [
            {
              "label": "price",
              "type": {
                "type": 4,
                "displayName": [
                  "Balance"
                ]
              }
            }
          ],
          "returnType": {
            "type": 65,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [
            " Sets the price of boosters that are ordered later."
          ],
          "default": false
        },
        {
          "label": "set_rarity_table",
          "selector": "0x2b56a6fd",
          "mutates": true,
          "payable": false,
          "args": [
            {
              "label": "rows",
              "type": {
                "type": 50,
                "displayName": [
                  "Vec"
                ]
              }
            }
          ],
          "returnType": {
            "type": 65,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [
            " Sets the rarity table of boosters that are ordered later; open orders keep the table they were bought with."
          ],
          "default": false
        },
        {
          "label": "set_turn_blocks",
          "selector": "0x0b2f8472",
          "mutates": true,
          "payable": false,
          "args": [
            {
              "label": "turn_blocks",
              "type": {
                "type": 3,
                "displayName": [
                  "u32"
                ]
              }
            }
          ],
          "returnType": {
            "type": 65,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [
            " Sets the length of a turn in games that start later."
          ],
          "default": false
        },
        {
          "label": "withdraw",
          "selector": "0x410fcc9d",
          "mutates": true,
          "payable": false,
          "args": [
            {
              "label": "amount",
              "type": {
                "type": 4,
                "displayName": [
                  "Balance"
                ]
              }
            }
          ],
          "returnType": {
            "type": 65,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [
            " Pays booster revenue out to the owner."
          ],
          "default": false
        },
        {
          "label": "register_for_match",
          "selector": "0x2189994a",
          "mutates": true,
          "payable": false,
          "args": [
            {
              "label": "deck",
              "type": {
                "type": 73,
                "displayName": [
                  "Option"
                ]
              }
            },
            {
              "label": "rules",
              "type": {
                "type": 2,
                "displayName": [
                  "u8"
                ]
              }
            },
            {
              "label": "tip",
              "type": {
                "type": 57,
                "displayName": [
                  "Option"
                ]
              }
            }
          ],
          "returnType": {
            "type": 74,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [
            " Starts a game with the player who waits for the same rules and scheme, or joins the queue. The deck is 20 of",
            " the caller's tokens, or the demo deck. Draws come from both players' hash chains if a tip is given, else",
            " from block hashes. Returns the game's id if a game started."
          ],
          "default": false
        },
        {
          "label": "leave_queue",
          "selector": "0xa995a6ec",
          "mutates": true,
          "payable": false,
          "args": [
            {
              "label": "rules",
              "type": {
                "type": 2,
                "displayName": [
                  "u8"
                ]
              }
            },
            {
              "label": "scheme",
              "type": {
                "type": 2,
                "displayName": [
                  "u8"
                ]
              }
            }
          ],
          "returnType": {
            "type": 65,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [
            " Leaves the queue."
          ],
          "default": false
        },
        {
          "label": "challenge",
          "selector": "0xf755a053",
          "mutates": true,
          "payable": false,
          "args": [
            {
              "label": "opponent",
              "type": {
                "type": 0,
                "displayName": [
                  "AccountId"
                ]
              }
            },
            {
              "label": "deck",
              "type": {
                "type": 73,
                "displayName": [
                  "Option"
                ]
              }
            },
            {
              "label": "rules",
              "type": {
                "type": 2,
                "displayName": [
                  "u8"
                ]
              }
            },
            {
              "label": "tip",
              "type": {
                "type": 57,
                "displayName": [
                  "Option"
                ]
              }
            }
          ],
          "returnType": {
            "type": 65,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [
            " Challenges one account, with the checks of `register_for_match` but without the queue. Only one challenge",
            " per challenger and opponent can be open at a time."
          ],
          "default": false
        },
        {
          "label": "accept",
          "selector": "0x841195f4",
          "mutates": true,
          "payable": false,
          "args": [
            {
              "label": "challenger",
              "type": {
                "type": 0,
                "displayName": [
                  "AccountId"
                ]
              }
            },
            {
              "label": "deck",
              "type": {
                "type": 73,
                "displayName": [
                  "Option"
                ]
              }
            },
            {
              "label": "tip",
              "type": {
                "type": 57,
                "displayName": [
                  "Option"
                ]
              }
            }
          ],
          "returnType": {
            "type": 77,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [
            " Accepts a challenge to the caller and starts the game. The challenge fixes rules and scheme; the challenger",
            " is player 0. Returns the game's id."
          ],
          "default": false
        },
        {
          "label": "cancel_challenge",
          "selector": "0x31279918",
          "mutates": true,
          "payable": false,
          "args": [
            {
              "label": "opponent",
              "type": {
                "type": 0,
                "displayName": [
                  "AccountId"
                ]
              }
            }
          ],
          "returnType": {
            "type": 65,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [
            " Cancels the caller's challenge to `opponent`."
          ],
          "default": false
        },
        {
          "label": "submit_turn_actions",
          "selector": "0x827d9dc0",
          "mutates": true,
          "payable": false,
          "args": [
            {
              "label": "game_id",
              "type": {
                "type": 3,
                "displayName": [
                  "u32"
                ]
              }
            },
            {
              "label": "actions",
              "type": {
                "type": 79,
                "displayName": [
                  "Vec"
                ]
              }
            },
            {
              "label": "link",
              "type": {
                "type": 57,
                "displayName": [
                  "Option"
                ]
              }
            }
          ],
          "returnType": {
            "type": 65,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [
            " Applies a batch of 7-byte actions, all or none. With hash chains the first batch of a turn reveals the next",
            " link of the caller's chain."
          ],
          "default": false
        },
        {
          "label": "claim_timeout",
          "selector": "0xaa253732",
          "mutates": true,
          "payable": false,
          "args": [
            {
              "label": "game_id",
              "type": {
                "type": 3,
                "displayName": [
                  "u32"
                ]
              }
            }
          ],
          "returnType": {
            "type": 65,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [
            " Ends a game in which the turn has timed out; before the deal the game is cancelled. Anyone may call it."
          ],
          "default": false
        },
        {
          "label": "resign",
          "selector": "0xe5ef22d5",
          "mutates": true,
          "payable": false,
          "args": [
            {
              "label": "game_id",
              "type": {
                "type": 3,
                "displayName": [
                  "u32"
                ]
              }
            }
          ],
          "returnType": {
            "type": 65,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [
            " Resigns, on either player's turn. Before the deal the game is cancelled; after it the other player wins."
          ],
          "default": false
        },
        {
          "label": "buy_booster",
          "selector": "0x62ed59a2",
          "mutates": true,
          "payable": true,
          "args": [
            {
              "label": "commitment",
              "type": {
                "type": 1,
                "displayName": []
              }
            }
          ],
          "returnType": {
            "type": 77,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [
            " Buys a booster; any amount above the price is refunded. `commitment` is the hash of a 32-byte secret that",
            " opens it. Returns the order's number."
          ],
          "default": false
        },
        {
          "label": "pin_booster",
          "selector": "0x6ec73669",
          "mutates": true,
          "payable": false,
          "args": [
            {
              "label": "order",
              "type": {
                "type": 3,
                "displayName": [
                  "u32"
                ]
              }
            }
          ],
          "returnType": {
            "type": 65,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [
            " Stores the block hash that decides an order, before the chain forgets it. Anyone may call it."
          ],
          "default": false
        },
        {
          "label": "open_booster",
          "selector": "0xb2f0ec77",
          "mutates": true,
          "payable": false,
          "args": [
            {
              "label": "secret",
              "type": {
                "type": 1,
                "displayName": []
              }
            }
          ],
          "returnType": {
            "type": 80,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [
            " Opens the caller's booster that was bought with the hash of this secret and mints its five cards. Returns",
            " their tokens."
          ],
          "default": false
        },
        {
          "label": "get_game_state",
          "selector": "0x32fcbc28",
          "mutates": false,
          "payable": false,
          "args": [
            {
              "label": "game_id",
              "type": {
                "type": 3,
                "displayName": [
                  "u32"
                ]
              }
            }
          ],
          "returnType": {
            "type": 82,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [],
          "default": false
        },
        {
          "label": "get_game_cards",
          "selector": "0x12c6fc25",
          "mutates": false,
          "payable": false,
          "args": [
            {
              "label": "game_id",
              "type": {
                "type": 3,
                "displayName": [
                  "u32"
                ]
              }
            }
          ],
          "returnType": {
            "type": 84,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [
            " The stats that a game uses for its cards."
          ],
          "default": false
        },
        {
          "label": "state_hash",
          "selector": "0x8036e6ab",
          "mutates": false,
          "payable": false,
          "args": [
            {
              "label": "game_id",
              "type": {
                "type": 3,
                "displayName": [
                  "u32"
                ]
              }
            }
          ],
          "returnType": {
            "type": 86,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [
            " BLAKE2b-256 of the encoded state."
          ],
          "default": false
        },
        {
          "label": "waiting",
          "selector": "0xb1281a43",
          "mutates": false,
          "payable": false,
          "args": [
            {
              "label": "rules",
              "type": {
                "type": 2,
                "displayName": [
                  "u8"
                ]
              }
            },
            {
              "label": "scheme",
              "type": {
                "type": 2,
                "displayName": [
                  "u8"
                ]
              }
            }
          ],
          "returnType": {
            "type": 87,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [
            " The player in the queue, if any."
          ],
          "default": false
        },
        {
          "label": "challenge_of",
          "selector": "0xbdc714a6",
          "mutates": false,
          "payable": false,
          "args": [
            {
              "label": "challenger",
              "type": {
                "type": 0,
                "displayName": [
                  "AccountId"
                ]
              }
            },
            {
              "label": "opponent",
              "type": {
                "type": 0,
                "displayName": [
                  "AccountId"
                ]
              }
            }
          ],
          "returnType": {
            "type": 88,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [
            " The open challenge from one account to another."
          ],
          "default": false
        },
        {
          "label": "game_count",
          "selector": "0x104e97f7",
          "mutates": false,
          "payable": false,
          "args": [],
          "returnType": {
            "type": 90,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [
            " Number of games started; they are numbered from 1."
          ],
          "default": false
        },
        {
          "label": "games_played",
          "selector": "0x6c0a2ae7",
          "mutates": false,
          "payable": false,
          "args": [
            {
              "label": "player",
              "type": {
                "type": 0,
                "displayName": [
                  "AccountId"
                ]
              }
            }
          ],
          "returnType": {
            "type": 90,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [
            " Number of a player's games, running and finished."
          ],
          "default": false
        },
        {
          "label": "games_of",
          "selector": "0x7ff634eb",
          "mutates": false,
          "payable": false,
          "args": [
            {
              "label": "player",
              "type": {
                "type": 0,
                "displayName": [
                  "AccountId"
                ]
              }
            },
            {
              "label": "from",
              "type": {
                "type": 3,
                "displayName": [
                  "u32"
                ]
              }
            },
            {
              "label": "count",
              "type": {
                "type": 3,
                "displayName": [
                  "u32"
                ]
              }
            }
          ],
          "returnType": {
            "type": 91,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [
            " A page of a player's games, oldest first."
          ],
          "default": false
        },
        {
          "label": "current_stats",
          "selector": "0x25c7d5cd",
          "mutates": false,
          "payable": false,
          "args": [
            {
              "label": "card_ids",
              "type": {
                "type": 5,
                "displayName": [
                  "Vec"
                ]
              }
            }
          ],
          "returnType": {
            "type": 92,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [
            " The stats of these kinds for a game that starts now."
          ],
          "default": false
        },
        {
          "label": "adjustment_of",
          "selector": "0x440d6d2b",
          "mutates": false,
          "payable": false,
          "args": [
            {
              "label": "card_id",
              "type": {
                "type": 6,
                "displayName": [
                  "u16"
                ]
              }
            }
          ],
          "returnType": {
            "type": 94,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [
            " The sum of all governance adjustments of a kind."
          ],
          "default": false
        },
        {
          "label": "booster_price",
          "selector": "0x4ab04c90",
          "mutates": false,
          "payable": false,
          "args": [],
          "returnType": {
            "type": 95,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [],
          "default": false
        },
        {
          "label": "rarity_table",
          "selector": "0x8e9cadf8",
          "mutates": false,
          "payable": false,
          "args": [],
          "returnType": {
            "type": 96,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [
            " The rarity table of boosters that are bought now."
          ],
          "default": false
        },
        {
          "label": "rarity_table_of",
          "selector": "0xb5d808a8",
          "mutates": false,
          "payable": false,
          "args": [
            {
              "label": "table",
              "type": {
                "type": 3,
                "displayName": [
                  "u32"
                ]
              }
            }
          ],
          "returnType": {
            "type": 97,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [
            " A rarity table by its number, as stored in orders."
          ],
          "default": false
        },
        {
          "label": "order",
          "selector": "0xcd6fbfd1",
          "mutates": false,
          "payable": false,
          "args": [
            {
              "label": "order",
              "type": {
                "type": 3,
                "displayName": [
                  "u32"
                ]
              }
            }
          ],
          "returnType": {
            "type": 99,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [],
          "default": false
        },
        {
          "label": "orders_of",
          "selector": "0x899ea7f9",
          "mutates": false,
          "payable": false,
          "args": [
            {
              "label": "buyer",
              "type": {
                "type": 0,
                "displayName": [
                  "AccountId"
                ]
              }
            }
          ],
          "returnType": {
            "type": 101,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [
            " A buyer's open orders."
          ],
          "default": false
        },
        {
          "label": "demo_deck",
          "selector": "0xb0b5e767",
          "mutates": false,
          "payable": false,
          "args": [],
          "returnType": {
            "type": 104,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [],
          "default": false
        },
        {
          "label": "turn_blocks",
          "selector": "0xd7ee8cf9",
          "mutates": false,
          "payable": false,
          "args": [],
          "returnType": {
            "type": 90,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [],
          "default": false
        },
        {
          "label": "owner",
          "selector": "0xfeaea4fa",
          "mutates": false,
          "payable": false,
          "args": [],
          "returnType": {
            "type": 105,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [],
          "default": false
        },
        {
          "label": "card_nft",
          "selector": "0x894e0b23",
          "mutates": false,
          "payable": false,
          "args": [],
          "returnType": {
            "type": 105,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [],
          "default": false
        },
        {
          "label": "governance",
          "selector": "0x9f90cf17",
          "mutates": false,
          "payable": false,
          "args": [],
          "returnType": {
            "type": 87,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [],
          "default": false
        },
        {
          "label": "Governed::apply_governance_adjustment",
          "selector": "0x3e96ec33",
          "mutates": true,
          "payable": false,
          "args": [
            {
              "label": "card_id",
              "type": {
                "type": 6,
                "displayName": [
                  "u16"
                ]
              }
            },
            {
              "label": "adjustment",
              "type": {
                "type": 106,
                "displayName": [
                  "Adjustment"
                ]
              }
            }
          ],
          "returnType": {
            "type": 108,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [],
          "default": false
        }
      ],
      "events": [
        {
          "label": "GameQueued",
          "module_path": "game_contract::events",
          "signature_topic": "0x0deb40754305f10399b126b1f0489a291b30b4dd9e3c4ffff53f2876d34bf1b2",
          "args": [
            {
              "label": "player",
              "indexed": true,
              "type": {
                "type": 0,
                "displayName": [
                  "AccountId"
                ]
              },
              "docs": []
            },
            {
              "label": "rules",
              "indexed": false,
              "type": {
                "type": 2,
                "displayName": [
                  "u8"
                ]
              },
              "docs": []
            },
            {
              "label": "scheme",
              "indexed": false,
              "type": {
                "type": 2,
                "displayName": [
                  "u8"
                ]
              },
              "docs": []
            }
          ],
          "docs": [
            "A player joined the queue."
          ]
        },
        {
          "label": "TimedOut",
          "module_path": "game_contract::events",
          "signature_topic": "0xd3450de6546db9ad32d4c361ccc351884d29544522e0b579f9bdee54195d88c3",
          "args": [
            {
              "label": "game_id",
              "indexed": true,
              "type": {
                "type": 3,
                "displayName": [
                  "u32"
                ]
              },
              "docs": []
            },
            {
              "label": "player",
              "indexed": true,
              "type": {
                "type": 0,
                "displayName": [
                  "AccountId"
                ]
              },
              "docs": []
            },
            {
              "label": "block",
              "indexed": false,
              "type": {
                "type": 3,
                "displayName": [
                  "u32"
                ]
              },
              "docs": []
            }
          ],
          "docs": [
            "The player's turn timed out; `block` is the block of the claim."
          ]
        },
        {
          "label": "Resigned",
          "module_path": "game_contract::events",
          "signature_topic": "0x3cf64c518c4e647f50449038f8c284ec8eaf7839ce089b82ad6a8f1ff59c3077",
          "args": [
            {
              "label": "game_id",
              "indexed": true,
              "type": {
                "type": 3,
                "displayName": [
                  "u32"
                ]
              },
              "docs": []
            },
            {
              "label": "player",
              "indexed": true,
              "type": {
                "type": 0,
                "displayName": [
                  "AccountId"
                ]
              },
              "docs": []
            }
          ],
          "docs": [
            "The player resigned."
          ]
        },
        {
          "label": "AttackResolved",
          "module_path": "game_contract::events",
          "signature_topic": "0x699e48171284d39a5f38ca2bf75165ee2d0174a1205559089b8f3f58914637d8",
          "args": [
            {
              "label": "game_id",
              "indexed": true,
              "type": {
                "type": 3,
                "displayName": [
                  "u32"
                ]
              },
              "docs": []
            },
            {
              "label": "attacker_slot",
              "indexed": false,
              "type": {
                "type": 2,
                "displayName": [
                  "u8"
                ]
              },
              "docs": []
            },
            {
              "label": "defender_slot",
              "indexed": false,
              "type": {
                "type": 2,
                "displayName": [
                  "u8"
                ]
              },
              "docs": []
            },
            {
              "label": "damage_attacker",
              "indexed": false,
              "type": {
                "type": 6,
                "displayName": [
                  "u16"
                ]
              },
              "docs": []
            },
            {
              "label": "damage_defender",
              "indexed": false,
              "type": {
                "type": 6,
                "displayName": [
                  "u16"
                ]
              },
              "docs": []
            }
          ],
          "docs": [
            "A unit of the active player attacked; defender slot 7 is the player."
          ]
        },
        {
          "label": "RarityTableSet",
          "module_path": "game_contract::events",
          "signature_topic": "0xc38e2e33ea52ff5c3516f3dfd57e84bae4283ba337b50214bb8fa0c24b03672f",
          "args": [
            {
              "label": "table",
              "indexed": true,
              "type": {
                "type": 3,
                "displayName": [
                  "u32"
                ]
              },
              "docs": []
            },
            {
              "label": "rows",
              "indexed": false,
              "type": {
                "type": 50,
                "displayName": [
                  "Vec"
                ]
              },
              "docs": []
            }
          ],
          "docs": [
            "The rarity table for new orders was set; open orders keep the table they were bought with."
          ]
        },
        {
          "label": "CardAdjusted",
          "module_path": "game_contract::events",
          "signature_topic": "0xca89a15aee57e2a22c436b317d878decebdc3c71827e1cb2ca8a695599ce0958",
          "args": [
            {
              "label": "card_id",
              "indexed": true,
              "type": {
                "type": 6,
                "displayName": [
                  "u16"
                ]
              },
              "docs": []
            },
            {
              "label": "cost",
              "indexed": false,
              "type": {
                "type": 24,
                "displayName": [
                  "i16"
                ]
              },
              "docs": []
            },
            {
              "label": "attack",
              "indexed": false,
              "type": {
                "type": 24,
                "displayName": [
                  "i16"
                ]
              },
              "docs": []
            },
            {
              "label": "health",
              "indexed": false,
              "type": {
                "type": 24,
                "displayName": [
                  "i16"
                ]
              },
              "docs": []
            }
          ],
          "docs": [
            "A kind's stats changed for games that start later; the fields are the sums of all adjustments."
          ]
        },
        {
          "label": "TurnEnded",
          "module_path": "game_contract::events",
          "signature_topic": "0x9769956e0089307a141adb5ea6db838224e77003a7729f592f8bf92005de683f",
          "args": [
            {
              "label": "game_id",
              "indexed": true,
              "type": {
                "type": 3,
                "displayName": [
                  "u32"
                ]
              },
              "docs": []
            },
            {
              "label": "new_active_player",
              "indexed": true,
              "type": {
                "type": 0,
                "displayName": [
                  "AccountId"
                ]
              },
              "docs": []
            }
          ],
          "docs": []
        },
        {
          "label": "GameEnded",
          "module_path": "game_contract::events",
          "signature_topic": "0x418198e196610d3b441a1e3b2f35b0dfd14de56a30a876059b1e22307785736d",
          "args": [
            {
              "label": "game_id",
              "indexed": true,
              "type": {
                "type": 3,
                "displayName": [
                  "u32"
                ]
              },
              "docs": []
            },
            {
              "label": "winner",
              "indexed": true,
              "type": {
                "type": 64,
                "displayName": [
                  "Option"
                ]
              },
              "docs": []
            }
          ],
          "docs": [
            "A game ended; without a winner it is a draw."
          ]
        },
        {
          "label": "GameCancelled",
          "module_path": "game_contract::events",
          "signature_topic": "0x4b2d3778568af469497eaea7988d72ed830fc90291d3e71970dee1da685b83cc",
          "args": [
            {
              "label": "game_id",
              "indexed": true,
              "type": {
                "type": 3,
                "displayName": [
                  "u32"
                ]
              },
              "docs": []
            }
          ],
          "docs": [
            "The game ended before the deal: no winner, and not counted in standings."
          ]
        },
        {
          "label": "BoosterOrdered",
          "module_path": "game_contract::events",
          "signature_topic": "0x7440153b80e2151511bf239c6b7fe26d55a8d10f6da9bddea94c9c60d9d7121e",
          "args": [
            {
              "label": "buyer",
              "indexed": true,
              "type": {
                "type": 0,
                "displayName": [
                  "AccountId"
                ]
              },
              "docs": []
            },
            {
              "label": "order",
              "indexed": true,
              "type": {
                "type": 3,
                "displayName": [
                  "u32"
                ]
              },
              "docs": []
            },
            {
              "label": "amount",
              "indexed": false,
              "type": {
                "type": 4,
                "displayName": [
                  "u128"
                ]
              },
              "docs": []
            },
            {
              "label": "commitment",
              "indexed": false,
              "type": {
                "type": 1,
                "displayName": []
              },
              "docs": []
            },
            {
              "label": "block",
              "indexed": false,
              "type": {
                "type": 3,
                "displayName": [
                  "u32"
                ]
              },
              "docs": []
            },
            {
              "label": "table",
              "indexed": false,
              "type": {
                "type": 3,
                "displayName": [
                  "u32"
                ]
              },
              "docs": []
            }
          ],
          "docs": [
            "A booster was paid for; the hash of `block` decides its cards."
          ]
        },
        {
          "label": "BoosterPinned",
          "module_path": "game_contract::events",
          "signature_topic": "0xfcf482b43d415e5dcc9a162713bff757d434cb997547ecb5df1c46b0e9735ddb",
          "args": [
            {
              "label": "order",
              "indexed": true,
              "type": {
                "type": 3,
                "displayName": [
                  "u32"
                ]
              },
              "docs": []
            },
            {
              "label": "block",
              "indexed": false,
              "type": {
                "type": 3,
                "displayName": [
                  "u32"
                ]
              },
              "docs": []
            },
            {
              "label": "block_hash",
              "indexed": false,
              "type": {
                "type": 1,
                "displayName": []
              },
              "docs": []
            }
          ],
          "docs": [
            "The block hash that decides an order was stored."
          ]
        },
        {
          "label": "BoosterBought",
          "module_path": "game_contract::events",
          "signature_topic": "0xbfd831e1ba42319c172fe94e2ae7f8b80ade79b9c4192b5a4b6ad41f5f803205",
          "args": [
            {
              "label": "buyer",
              "indexed": true,
              "type": {
                "type": 0,
                "displayName": [
                  "AccountId"
                ]
              },
              "docs": []
            },
            {
              "label": "amount",
              "indexed": false,
              "type": {
                "type": 4,
                "displayName": [
                  "u128"
                ]
              },
              "docs": []
            },
            {
              "label": "card_ids",
              "indexed": false,
              "type": {
                "type": 5,
                "displayName": [
                  "Vec"
                ]
              },
              "docs": []
            },
            {
              "label": "order",
              "indexed": true,
              "type": {
                "type": 3,
                "displayName": [
                  "u32"
                ]
              },
              "docs": []
            },
            {
              "label": "tokens",
              "indexed": false,
              "type": {
                "type": 12,
                "displayName": [
                  "Vec"
                ]
              },
              "docs": []
            },
            {
              "label": "secret",
              "indexed": false,
              "type": {
                "type": 1,
                "displayName": []
              },
              "docs": []
            },
            {
              "label": "block_hash",
              "indexed": false,
              "type": {
                "type": 57,
                "displayName": [
                  "Option"
                ]
              },
              "docs": []
            }
          ],
          "docs": [
            "A booster was opened. Without a block hash it was opened too late and contained only cards of the lowest rarity."
          ]
        },
        {
          "label": "QueueLeft",
          "module_path": "game_contract::events",
          "signature_topic": "0xe069802cad90aff9342a2df22c1a809de2629ee11317a5296b2e10eccb265378",
          "args": [
            {
              "label": "player",
              "indexed": true,
              "type": {
                "type": 0,
                "displayName": [
                  "AccountId"
                ]
              },
              "docs": []
            },
            {
              "label": "rules",
              "indexed": false,
              "type": {
                "type": 2,
                "displayName": [
                  "u8"
                ]
              },
              "docs": []
            },
            {
              "label": "scheme",
              "indexed": false,
              "type": {
                "type": 2,
                "displayName": [
                  "u8"
                ]
              },
              "docs": []
            }
          ],
          "docs": [
            "A player left the queue without a game: on request, or because it no longer owns its deck."
          ]
        },
        {
          "label": "ChallengeMade",
          "module_path": "game_contract::events",
          "signature_topic": "0xd1072ea07367755fe04b6ac72af003e8fe3d4441687319a7be72d328be1fcde8",
          "args": [
            {
              "label": "challenger",
              "indexed": true,
              "type": {
                "type": 0,
                "displayName": [
                  "AccountId"
                ]
              },
              "docs": []
            },
            {
              "label": "opponent",
              "indexed": true,
              "type": {
                "type": 0,
                "displayName": [
                  "AccountId"
                ]
              },
              "docs": []
            },
            {
              "label": "rules",
              "indexed": false,
              "type": {
                "type": 2,
                "displayName": [
                  "u8"
                ]
              },
              "docs": []
            },
            {
              "label": "scheme",
              "indexed": false,
              "type": {
                "type": 2,
                "displayName": [
                  "u8"
                ]
              },
              "docs": []
            }
          ],
          "docs": [
            "A player challenged another account."
          ]
        },
        {
          "label": "PlayerDamaged",
          "module_path": "game_contract::events",
          "signature_topic": "0x4af9c1ae7e356a97f274ae4db1e2a2b2d2e9b34c3d9555fed5c01926082d6a8b",
          "args": [
            {
              "label": "game_id",
              "indexed": true,
              "type": {
                "type": 3,
                "displayName": [
                  "u32"
                ]
              },
              "docs": []
            },
            {
              "label": "player",
              "indexed": true,
              "type": {
                "type": 0,
                "displayName": [
                  "AccountId"
                ]
              },
              "docs": []
            },
            {
              "label": "amount",
              "indexed": false,
              "type": {
                "type": 6,
                "displayName": [
                  "u16"
                ]
              },
              "docs": []
            }
          ],
          "docs": []
        },
        {
          "label": "UnitDamaged",
          "module_path": "game_contract::events",
          "signature_topic": "0x0fa22e364113a25235b7f15719b64b6b133b66af3fe329a38051d0b1d41b0f17",
          "args": [
            {
              "label": "game_id",
              "indexed": true,
              "type": {
                "type": 3,
                "displayName": [
                  "u32"
                ]
              },
              "docs": []
            },
            {
              "label": "player",
              "indexed": true,
              "type": {
                "type": 0,
                "displayName": [
                  "AccountId"
                ]
              },
              "docs": []
            },
            {
              "label": "slot",
              "indexed": false,
              "type": {
                "type": 2,
                "displayName": [
                  "u8"
                ]
              },
              "docs": []
            },
            {
              "label": "amount",
              "indexed": false,
              "type": {
                "type": 6,
                "displayName": [
                  "u16"
                ]
              },
              "docs": []
            }
          ],
          "docs": [
            "Damage from an effect; attacks have their own event."
          ]
        },
        {
          "label": "PlayerHealed",
          "module_path": "game_contract::events",
          "signature_topic": "0x4c1b3ef974d7daf1d0c8b661456dd08d14e2581de8a8d19341dcbcc1d2a1f31c",
          "args": [
            {
              "label": "game_id",
              "indexed": true,
              "type": {
                "type": 3,
                "displayName": [
                  "u32"
                ]
              },
              "docs": []
            },
            {
              "label": "player",
              "indexed": true,
              "type": {
                "type": 0,
                "displayName": [
                  "AccountId"
                ]
              },
              "docs": []
            },
            {
              "label": "amount",
              "indexed": false,
              "type": {
                "type": 6,
                "displayName": [
                  "u16"
                ]
              },
              "docs": []
            }
          ],
          "docs": []
        },
        {
          "label": "UnitHealed",
          "module_path": "game_contract::events",
          "signature_topic": "0xd8fce0c75c386aa73f802f23c6e64e193164cae55cafb9097d8d84d052cecd67",
          "args": [
            {
              "label": "game_id",
              "indexed": true,
              "type": {
                "type": 3,
                "displayName": [
                  "u32"
                ]
              },
              "docs": []
            },
            {
              "label": "player",
              "indexed": true,
              "type": {
                "type": 0,
                "displayName": [
                  "AccountId"
                ]
              },
              "docs": []
            },
            {
              "label": "slot",
              "indexed": false,
              "type": {
                "type": 2,
                "displayName": [
                  "u8"
                ]
              },
              "docs": []
            },
            {
              "label": "amount",
              "indexed": false,
              "type": {
                "type": 6,
                "displayName": [
                  "u16"
                ]
              },
              "docs": []
            }
          ],
          "docs": []
        },
        {
          "label": "AttackRaised",
          "module_path": "game_contract::events",
          "signature_topic": "0x1e7a994f60370762a58d87aea096cf9ddc9f72608bdc82c71699e2fd1f813738",
          "args": [
            {
              "label": "game_id",
              "indexed": true,
              "type": {
                "type": 3,
                "displayName": [
                  "u32"
                ]
              },
              "docs": []
            },
            {
              "label": "player",
              "indexed": true,
              "type": {
                "type": 0,
                "displayName": [
                  "AccountId"
                ]
              },
              "docs": []
            },
            {
              "label": "slot",
              "indexed": false,
              "type": {
                "type": 2,
                "displayName": [
                  "u8"
                ]
              },
              "docs": []
            },
            {
              "label": "amount",
              "indexed": false,
              "type": {
                "type": 6,
                "displayName": [
                  "u16"
                ]
              },
              "docs": []
            }
          ],
          "docs": []
        },
        {
          "label": "CardDrawn",
          "module_path": "game_contract::events",
          "signature_topic": "0x329ef289fafe4d02870f963c77a5aa5b68c0c8020bb59fbfebb78ed85d8de863",
          "args": [
            {
              "label": "game_id",
              "indexed": true,
              "type": {
                "type": 3,
                "displayName": [
                  "u32"
                ]
              },
              "docs": []
            },
            {
              "label": "player",
              "indexed": true,
              "type": {
                "type": 0,
                "displayName": [
                  "AccountId"
                ]
              },
              "docs": []
            },
            {
              "label": "card_id",
              "indexed": false,
              "type": {
                "type": 6,
                "displayName": [
                  "u16"
                ]
              },
              "docs": []
            }
          ],
          "docs": []
        },
        {
          "label": "ChallengeEnded",
          "module_path": "game_contract::events",
          "signature_topic": "0xdc77b77fc19755e5a99c414a5057b185c00aa4aad94131213859060339e4329b",
          "args": [
            {
              "label": "challenger",
              "indexed": true,
              "type": {
                "type": 0,
                "displayName": [
                  "AccountId"
                ]
              },
              "docs": []
            },
            {
              "label": "opponent",
              "indexed": true,
              "type": {
                "type": 0,
                "displayName": [
                  "AccountId"
                ]
              },
              "docs": []
            },
            {
              "label": "game_id",
              "indexed": false,
              "type": {
                "type": 76,
                "displayName": [
                  "Option"
                ]
              },
              "docs": []
            }
          ],
          "docs": [
            "A challenge was accepted, or cancelled by the challenger (`game_id` is none)."
          ]
        },
        {
          "label": "GameStarted",
          "module_path": "game_contract::events",
          "signature_topic": "0x1cc50e4801c89344aec197b586b03859570cfec5b783deb43f684c7376ade20f",
          "args": [
            {
              "label": "game_id",
              "indexed": true,
              "type": {
                "type": 3,
                "displayName": [
                  "u32"
                ]
              },
              "docs": []
            },
            {
              "label": "player_a",
              "indexed": true,
              "type": {
                "type": 0,
                "displayName": [
                  "AccountId"
                ]
              },
              "docs": []
            },
            {
              "label": "player_b",
              "indexed": true,
              "type": {
                "type": 0,
                "displayName": [
                  "AccountId"
                ]
              },
              "docs": []
            },
            {
              "label": "rules",
              "indexed": false,
              "type": {
                "type": 2,
                "displayName": [
                  "u8"
                ]
              },
              "docs": []
            },
            {
              "label": "scheme",
              "indexed": false,
              "type": {
                "type": 2,
                "displayName": [
                  "u8"
                ]
              },
              "docs": []
            },
            {
              "label": "turn_blocks",
              "indexed": false,
              "type": {
                "type": 3,
                "displayName": [
                  "u32"
                ]
              },
              "docs": []
            },
            {
              "label": "block",
              "indexed": false,
              "type": {
                "type": 3,
                "displayName": [
                  "u32"
                ]
              },
              "docs": []
            },
            {
              "label": "parent_hash",
              "indexed": false,
              "type": {
                "type": 1,
                "displayName": []
              },
              "docs": []
            },
            {
              "label": "decks",
              "indexed": false,
              "type": {
                "type": 111,
                "displayName": []
              },
              "docs": []
            },
            {
              "label": "links",
              "indexed": false,
              "type": {
                "type": 112,
                "displayName": []
              },
              "docs": []
            },
            {
              "label": "cards",
              "indexed": false,
              "type": {
                "type": 34,
                "displayName": [
                  "Vec"
                ]
              },
              "docs": []
            }
          ],
          "docs": [
            "A game started. Holds all inputs of the start, for replays."
          ]
        },
        {
          "label": "ActionSubmitted",
          "module_path": "game_contract::events",
          "signature_topic": "0xdf4b8f098ddd856d8f21162c0dfb05a7d759e7293c39ca18c0634089a7fd41ca",
          "args": [
            {
              "label": "game_id",
              "indexed": true,
              "type": {
                "type": 3,
                "displayName": [
                  "u32"
                ]
              },
              "docs": []
            },
            {
              "label": "player",
              "indexed": true,
              "type": {
                "type": 0,
                "displayName": [
                  "AccountId"
                ]
              },
              "docs": []
            },
            {
              "label": "actions",
              "indexed": false,
              "type": {
                "type": 79,
                "displayName": [
                  "Vec"
                ]
              },
              "docs": []
            },
            {
              "label": "link",
              "indexed": false,
              "type": {
                "type": 57,
                "displayName": [
                  "Option"
                ]
              },
              "docs": []
            },
            {
              "label": "parent_hash",
              "indexed": false,
              "type": {
                "type": 1,
                "displayName": []
              },
              "docs": []
            },
            {
              "label": "block",
              "indexed": false,
              "type": {
                "type": 3,
                "displayName": [
                  "u32"
                ]
              },
              "docs": []
            },
            {
              "label": "state_hash",
              "indexed": false,
              "type": {
                "type": 1,
                "displayName": []
              },
              "docs": []
            }
          ],
          "docs": [
            "A batch was applied. Holds all inputs of the batch, for replays, and the hash of the state after it."
          ]
        },
        {
          "label": "ActionApplied",
          "module_path": "game_contract::events",
          "signature_topic": "0x113402ed7e3fed9a49d83b7fcc27a602ab671e8dd0f895025a38d67c264e259b",
          "args": [
            {
              "label": "game_id",
              "indexed": true,
              "type": {
                "type": 3,
                "displayName": [
                  "u32"
                ]
              },
              "docs": []
            },
            {
              "label": "player",
              "indexed": true,
              "type": {
                "type": 0,
                "displayName": [
                  "AccountId"
                ]
              },
              "docs": []
            },
            {
              "label": "action_type",
              "indexed": false,
              "type": {
                "type": 2,
                "displayName": [
                  "u8"
                ]
              },
              "docs": []
            },
            {
              "label": "payload",
              "indexed": false,
              "type": {
                "type": 113,
                "displayName": []
              },
              "docs": []
            }
          ],
          "docs": []
        },
        {
          "label": "CardPlayed",
          "module_path": "game_contract::events",
          "signature_topic": "0xa52428fe56a1b3db9d3bf5d6ae9232b9f5b587a04708e10f4e4739e588ef87f8",
          "args": [
            {
              "label": "game_id",
              "indexed": true,
              "type": {
                "type": 3,
                "displayName": [
                  "u32"
                ]
              },
              "docs": []
            },
            {
              "label": "player",
              "indexed": true,
              "type": {
                "type": 0,
                "displayName": [
                  "AccountId"
                ]
              },
              "docs": []
            },
            {
              "label": "card_id",
              "indexed": false,
              "type": {
                "type": 6,
                "displayName": [
                  "u16"
                ]
              },
              "docs": []
            },
            {
              "label": "slot",
              "indexed": false,
              "type": {
                "type": 2,
                "displayName": [
                  "u8"
                ]
              },
              "docs": []
            }
          ],
          "docs": []
        },
        {
          "label": "SpellUsed",
          "module_path": "game_contract::events",
          "signature_topic": "0x53ed507f4cbec4501b5e8a1c7d65f1a42a8dcf1c309ea62ca7fc15fb5e3ca752",
          "args": [
            {
              "label": "game_id",
              "indexed": true,
              "type": {
                "type": 3,
                "displayName": [
                  "u32"
                ]
              },
              "docs": []
            },
            {
              "label": "player",
              "indexed": true,
              "type": {
                "type": 0,
                "displayName": [
                  "AccountId"
                ]
              },
              "docs": []
            },
            {
              "label": "card_id",
              "indexed": false,
              "type": {
                "type": 6,
                "displayName": [
                  "u16"
                ]
              },
              "docs": []
            },
            {
              "label": "target",
              "indexed": false,
              "type": {
                "type": 2,
                "displayName": [
                  "u8"
                ]
              },
              "docs": []
            }
          ],
          "docs": []
        },
        {
          "label": "UnitDied",
          "module_path": "game_contract::events",
          "signature_topic": "0x2605afe4ba1fe22a70ced8dfc4ccef760ec63664b2ea75e3cfb474e9470e9ba7",
          "args": [
            {
              "label": "game_id",
              "indexed": true,
              "type": {
                "type": 3,
                "displayName": [
                  "u32"
                ]
              },
              "docs": []
            },
            {
              "label": "player",
              "indexed": true,
              "type": {
                "type": 0,
                "displayName": [
                  "AccountId"
                ]
              },
              "docs": []
            },
            {
              "label": "slot",
              "indexed": false,
              "type": {
                "type": 2,
                "displayName": [
                  "u8"
                ]
              },
              "docs": []
            },
            {
              "label": "card_id",
              "indexed": false,
              "type": {
                "type": 6,
                "displayName": [
                  "u16"
                ]
              },
              "docs": []
            }
          ],
          "docs": []
        }
      ],
      "docs": [
        " The collectible card game: queue, challenges, games, boosters and adjusted cards. The rules are in `ccg_rules`."
      ],
      "lang_error": {
        "type": 72,
        "displayName": [
          "ink",
          "LangError"
        ]
      },
      "environment": {
        "accountId": {
          "type": 0,
          "displayName": [
            "AccountId"
          ]
        },
        "balance": {
          "type": 4,
          "displayName": [
            "Balance"
          ]
        },
        "hash": {
          "type": 114,
          "displayName": [
            "Hash"
          ]
        },
        "timestamp": {
          "type": 115,
          "displayName": [
            "Timestamp"
          ]
        },
        "blockNumber": {
          "type": 3,
          "displayName": [
            "BlockNumber"
          ]
        },
        "chainExtension": {
          "type": 116,
          "displayName": [
            "ChainExtension"
          ]
        },
        "maxEventTopics": 4,
        "staticBufferSize": 16384
      }
    }
  },
}
