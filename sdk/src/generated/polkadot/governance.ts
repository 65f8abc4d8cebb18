// Generated from contracts/ink/artifacts/governance.contract by `npm run generate`. Do not edit.
import type { ContractBinding, Result } from '../../chains/polkadot/contract/binding.js'

export type Proposal = { proposer: string; cardId: number; adjustment: Adjustment; supply: number; endsAt: number; votesFor: number; votesAgainst: number; executed: boolean }

export type Adjustment = { cost: number; attack: number; health: number }

export type Settings = { votingBlocks: number; lockBlocks: number; graceBlocks: number; quorumPercent: number }

export type GovernanceError = { type: 'BadSettings' } | { type: 'NotAHolder' } | { type: 'NothingProposed' } | { type: 'UnknownCard'; value: { cardId: number } } | { type: 'UnknownProposal'; value: { proposal: number } } | { type: 'BadTokenCount'; value: { len: number } } | { type: 'VotingIsOver'; value: { endedAt: number } } | { type: 'TokenTooNew'; value: { token: number } } | { type: 'NotOwned'; value: { token: number } } | { type: 'AlreadyVoted'; value: { token: number } } | { type: 'AlreadyExecuted' } | { type: 'StillVoting'; value: { endsAt: number } } | { type: 'Rejected'; value: { votesFor: number; votesAgainst: number; quorum: number } } | { type: 'Locked'; value: { until: number } } | { type: 'Expired'; value: { at: number } } | { type: 'Refused'; value: AdjustmentError } | { type: 'Full' }

export type AdjustmentError = { type: 'NotGovernance' } | { type: 'UnknownCard'; value: { cardId: number } } | { type: 'OutOfBounds'; value: { cardId: number } }

export type ProposalState = 'Voting' | 'Rejected' | 'Locked' | 'Executable' | 'Executed' | 'Expired'

/** Card holders vote on adjustments of a kind's stats: one vote per card, a quorum, and a time lock. */
export type Governance = {
  constructors: {
    /** For proposals to take effect, the game's `set_governance` must name this contract. */
    new: { args: [cardNft: string, game: string, settings: Settings]; payable: false }
  }
  messages: {
    /** Opens a vote on an adjustment of a kind. Returns the proposal's number. */
    propose: { args: [cardId: number, adjustment: Adjustment]; output: Result<number, GovernanceError>; mutates: true; payable: false }
    /** Votes with tokens of the caller that were minted before the proposal. Each token votes once. */
    vote: { args: [proposal: number, support: boolean, tokens: number[]]; output: Result<null, GovernanceError>; mutates: true; payable: false }
    /** Applies a proposal after vote and lock. Anyone may call it. */
    execute: { args: [proposal: number]; output: Result<null, GovernanceError>; mutates: true; payable: false }
    proposal: { args: [proposal: number]; output: Proposal | null; mutates: false; payable: false }
    state: { args: [proposal: number]; output: ProposalState | null; mutates: false; payable: false }
    /** Number of proposals; they are numbered from 1. */
    proposalCount: { args: []; output: number; mutates: false; payable: false }
    hasVoted: { args: [proposal: number, token: number]; output: boolean; mutates: false; payable: false }
    /** Number of votes, for and against, that a proposal needs. */
    quorumOf: { args: [proposal: number]; output: number | null; mutates: false; payable: false }
    settings: { args: []; output: Settings; mutates: false; payable: false }
    game: { args: []; output: string; mutates: false; payable: false }
    cardNft: { args: []; output: string; mutates: false; payable: false }
  }
  events: {
    /** A proposal was opened. */
    Proposed: { proposal: number; proposer: string; cardId: number; adjustment: Adjustment; supply: number; endsAt: number }
    /** A vote was cast, one per token. */
    Voted: { proposal: number; voter: string; support: boolean; tokens: number[] }
    /** A proposal was executed. */
    Executed: { proposal: number; cardId: number; adjustment: Adjustment }
  }
}

export const governance: ContractBinding<Governance> = {
  metadata: {
    "source": {
      "hash": "0x722fbf68dc43b3932cf0a7ffc812a86d334f22493f82109f5bc7359b6d465d8d",
      "language": "ink! 5.1.1",
      "compiler": "rustc 1.96.0"
    },
    "contract": {
      "name": "governance",
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
            "primitive": "u16"
          }
        }
      },
      {
        "id": 5,
        "type": {
          "def": {
            "primitive": "i8"
          }
        }
      },
      {
        "id": 6,
        "type": {
          "def": {
            "primitive": "bool"
          }
        }
      },
      {
        "id": 7,
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
              "type": 8
            },
            {
              "name": "KeyType",
              "type": 10
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
            "governance",
            "governance",
            "Proposal"
          ],
          "def": {
            "composite": {
              "fields": [
                {
                  "name": "proposer",
                  "type": 0,
                  "typeName": "AccountId"
                },
                {
                  "name": "card_id",
                  "type": 4,
                  "typeName": "u16"
                },
                {
                  "name": "adjustment",
                  "type": 9,
                  "typeName": "Adjustment"
                },
                {
                  "name": "supply",
                  "type": 3,
                  "typeName": "u32"
                },
                {
                  "name": "ends_at",
                  "type": 3,
                  "typeName": "u32"
                },
                {
                  "name": "votes_for",
                  "type": 3,
                  "typeName": "u32"
                },
                {
                  "name": "votes_against",
                  "type": 3,
                  "typeName": "u32"
                },
                {
                  "name": "executed",
                  "type": 6,
                  "typeName": "bool"
                }
              ]
            }
          }
        }
      },
      {
        "id": 9,
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
                  "type": 5,
                  "typeName": "i8"
                },
                {
                  "name": "attack",
                  "type": 5,
                  "typeName": "i8"
                },
                {
                  "name": "health",
                  "type": 5,
                  "typeName": "i8"
                }
              ]
            }
          }
        }
      },
      {
        "id": 10,
        "type": {
          "path": [
            "ink_storage_traits",
            "impls",
            "ResolverKey"
          ],
          "params": [
            {
              "name": "L",
              "type": 11
            },
            {
              "name": "R",
              "type": 12
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
        "id": 12,
        "type": {
          "path": [
            "ink_storage_traits",
            "impls",
            "ManualKey"
          ],
          "params": [
            {
              "name": "ParentKey",
              "type": 13
            }
          ],
          "def": {
            "composite": {}
          }
        }
      },
      {
        "id": 13,
        "type": {
          "def": {
            "tuple": []
          }
        }
      },
      {
        "id": 14,
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
              "type": 15
            },
            {
              "name": "V",
              "type": 13
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
        "id": 15,
        "type": {
          "def": {
            "tuple": [
              3,
              3
            ]
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
              "type": 11
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
              "type": 13
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
            "governance",
            "governance",
            "Governance"
          ],
          "def": {
            "composite": {
              "fields": [
                {
                  "name": "card_nft",
                  "type": 0,
                  "typeName": "<AccountId as::ink::storage::traits::AutoStorableHint<::ink::\nstorage::traits::ManualKey<2171414531u32, ()>,>>::Type"
                },
                {
                  "name": "game",
                  "type": 0,
                  "typeName": "<AccountId as::ink::storage::traits::AutoStorableHint<::ink::\nstorage::traits::ManualKey<601412396u32, ()>,>>::Type"
                },
                {
                  "name": "settings",
                  "type": 19,
                  "typeName": "<Settings as::ink::storage::traits::AutoStorableHint<::ink::\nstorage::traits::ManualKey<1267772911u32, ()>,>>::Type"
                },
                {
                  "name": "proposal_count",
                  "type": 3,
                  "typeName": "<u32 as::ink::storage::traits::AutoStorableHint<::ink::storage\n::traits::ManualKey<1135972421u32, ()>,>>::Type"
                },
                {
                  "name": "proposals",
                  "type": 7,
                  "typeName": "<Mapping<u32, Proposal> as::ink::storage::traits::AutoStorableHint\n<::ink::storage::traits::ManualKey<3675463901u32, ()>,>>::Type"
                },
                {
                  "name": "voted",
                  "type": 14,
                  "typeName": "<Mapping<(u32, u32), ()> as::ink::storage::traits::\nAutoStorableHint<::ink::storage::traits::ManualKey<1447575303u32,\n()>,>>::Type"
                }
              ]
            }
          }
        }
      },
      {
        "id": 19,
        "type": {
          "path": [
            "governance",
            "governance",
            "Settings"
          ],
          "def": {
            "composite": {
              "fields": [
                {
                  "name": "voting_blocks",
                  "type": 3,
                  "typeName": "u32"
                },
                {
                  "name": "lock_blocks",
                  "type": 3,
                  "typeName": "u32"
                },
                {
                  "name": "grace_blocks",
                  "type": 3,
                  "typeName": "u32"
                },
                {
                  "name": "quorum_percent",
                  "type": 2,
                  "typeName": "u8"
                }
              ]
            }
          }
        }
      },
      {
        "id": 20,
        "type": {
          "path": [
            "Result"
          ],
          "params": [
            {
              "name": "T",
              "type": 21
            },
            {
              "name": "E",
              "type": 24
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "Ok",
                  "fields": [
                    {
                      "type": 21
                    }
                  ],
                  "index": 0
                },
                {
                  "name": "Err",
                  "fields": [
                    {
                      "type": 24
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
        "id": 21,
        "type": {
          "path": [
            "Result"
          ],
          "params": [
            {
              "name": "T",
              "type": 13
            },
            {
              "name": "E",
              "type": 22
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "Ok",
                  "fields": [
                    {
                      "type": 13
                    }
                  ],
                  "index": 0
                },
                {
                  "name": "Err",
                  "fields": [
                    {
                      "type": 22
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
        "id": 22,
        "type": {
          "path": [
            "governance",
            "governance",
            "Error"
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "BadSettings",
                  "index": 0
                },
                {
                  "name": "NotAHolder",
                  "index": 1
                },
                {
                  "name": "NothingProposed",
                  "index": 2
                },
                {
                  "name": "UnknownCard",
                  "fields": [
                    {
                      "name": "card_id",
                      "type": 4,
                      "typeName": "u16"
                    }
                  ],
                  "index": 3
                },
                {
                  "name": "UnknownProposal",
                  "fields": [
                    {
                      "name": "proposal",
                      "type": 3,
                      "typeName": "u32"
                    }
                  ],
                  "index": 4
                },
                {
                  "name": "BadTokenCount",
                  "fields": [
                    {
                      "name": "len",
                      "type": 3,
                      "typeName": "u32"
                    }
                  ],
                  "index": 5
                },
                {
                  "name": "VotingIsOver",
                  "fields": [
                    {
                      "name": "ended_at",
                      "type": 3,
                      "typeName": "u32"
                    }
                  ],
                  "index": 6
                },
                {
                  "name": "TokenTooNew",
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
                  "name": "NotOwned",
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
                  "name": "AlreadyVoted",
                  "fields": [
                    {
                      "name": "token",
                      "type": 3,
                      "typeName": "u32"
                    }
                  ],
                  "index": 9
                },
                {
                  "name": "AlreadyExecuted",
                  "index": 10
                },
                {
                  "name": "StillVoting",
                  "fields": [
                    {
                      "name": "ends_at",
                      "type": 3,
                      "typeName": "u32"
                    }
                  ],
                  "index": 11
                },
                {
                  "name": "Rejected",
                  "fields": [
                    {
                      "name": "votes_for",
                      "type": 3,
                      "typeName": "u32"
                    },
                    {
                      "name": "votes_against",
                      "type": 3,
                      "typeName": "u32"
                    },
                    {
                      "name": "quorum",
                      "type": 3,
                      "typeName": "u32"
                    }
                  ],
                  "index": 12
                },
                {
                  "name": "Locked",
                  "fields": [
                    {
                      "name": "until",
                      "type": 3,
                      "typeName": "u32"
                    }
                  ],
                  "index": 13
                },
                {
                  "name": "Expired",
                  "fields": [
                    {
                      "name": "at",
                      "type": 3,
                      "typeName": "u32"
                    }
                  ],
                  "index": 14
                },
                {
                  "name": "Refused",
                  "fields": [
                    {
                      "type": 23,
                      "typeName": "AdjustmentError"
                    }
                  ],
                  "index": 15
                },
                {
                  "name": "Full",
                  "index": 16
                }
              ]
            }
          }
        }
      },
      {
        "id": 23,
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
                      "type": 4,
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
                      "type": 4,
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
        "id": 24,
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
        "id": 25,
        "type": {
          "path": [
            "Result"
          ],
          "params": [
            {
              "name": "T",
              "type": 26
            },
            {
              "name": "E",
              "type": 24
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "Ok",
                  "fields": [
                    {
                      "type": 26
                    }
                  ],
                  "index": 0
                },
                {
                  "name": "Err",
                  "fields": [
                    {
                      "type": 24
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
        "id": 26,
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
              "type": 22
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
                      "type": 22
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
        "id": 27,
        "type": {
          "def": {
            "sequence": {
              "type": 3
            }
          }
        }
      },
      {
        "id": 28,
        "type": {
          "path": [
            "Result"
          ],
          "params": [
            {
              "name": "T",
              "type": 29
            },
            {
              "name": "E",
              "type": 24
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "Ok",
                  "fields": [
                    {
                      "type": 29
                    }
                  ],
                  "index": 0
                },
                {
                  "name": "Err",
                  "fields": [
                    {
                      "type": 24
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
        "id": 29,
        "type": {
          "path": [
            "Option"
          ],
          "params": [
            {
              "name": "T",
              "type": 8
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
                      "type": 8
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
        "id": 30,
        "type": {
          "path": [
            "Result"
          ],
          "params": [
            {
              "name": "T",
              "type": 31
            },
            {
              "name": "E",
              "type": 24
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "Ok",
                  "fields": [
                    {
                      "type": 31
                    }
                  ],
                  "index": 0
                },
                {
                  "name": "Err",
                  "fields": [
                    {
                      "type": 24
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
            "Option"
          ],
          "params": [
            {
              "name": "T",
              "type": 32
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
                      "type": 32
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
        "id": 32,
        "type": {
          "path": [
            "governance",
            "governance",
            "ProposalState"
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "Voting",
                  "index": 0
                },
                {
                  "name": "Rejected",
                  "index": 1
                },
                {
                  "name": "Locked",
                  "index": 2
                },
                {
                  "name": "Executable",
                  "index": 3
                },
                {
                  "name": "Executed",
                  "index": 4
                },
                {
                  "name": "Expired",
                  "index": 5
                }
              ]
            }
          }
        }
      },
      {
        "id": 33,
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
              "type": 24
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
                      "type": 24
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
        "id": 34,
        "type": {
          "path": [
            "Result"
          ],
          "params": [
            {
              "name": "T",
              "type": 6
            },
            {
              "name": "E",
              "type": 24
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "Ok",
                  "fields": [
                    {
                      "type": 6
                    }
                  ],
                  "index": 0
                },
                {
                  "name": "Err",
                  "fields": [
                    {
                      "type": 24
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
        "id": 35,
        "type": {
          "path": [
            "Result"
          ],
          "params": [
            {
              "name": "T",
              "type": 36
            },
            {
              "name": "E",
              "type": 24
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "Ok",
                  "fields": [
                    {
                      "type": 36
                    }
                  ],
                  "index": 0
                },
                {
                  "name": "Err",
                  "fields": [
                    {
                      "type": 24
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
        "id": 36,
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
        "id": 37,
        "type": {
          "path": [
            "Result"
          ],
          "params": [
            {
              "name": "T",
              "type": 19
            },
            {
              "name": "E",
              "type": 24
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "Ok",
                  "fields": [
                    {
                      "type": 19
                    }
                  ],
                  "index": 0
                },
                {
                  "name": "Err",
                  "fields": [
                    {
                      "type": 24
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
        "id": 38,
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
              "type": 24
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
                      "type": 24
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
        "id": 39,
        "type": {
          "def": {
            "primitive": "u128"
          }
        }
      },
      {
        "id": 40,
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
        "id": 41,
        "type": {
          "def": {
            "primitive": "u64"
          }
        }
      },
      {
        "id": 42,
        "type": {
          "path": [
            "ink_env",
            "types",
            "NoChainExtension"
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
            "name": "Governance",
            "fields": [
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
                "name": "game",
                "layout": {
                  "leaf": {
                    "key": "0x00000000",
                    "ty": 0
                  }
                }
              },
              {
                "name": "settings",
                "layout": {
                  "struct": {
                    "name": "Settings",
                    "fields": [
                      {
                        "name": "voting_blocks",
                        "layout": {
                          "leaf": {
                            "key": "0x00000000",
                            "ty": 3
                          }
                        }
                      },
                      {
                        "name": "lock_blocks",
                        "layout": {
                          "leaf": {
                            "key": "0x00000000",
                            "ty": 3
                          }
                        }
                      },
                      {
                        "name": "grace_blocks",
                        "layout": {
                          "leaf": {
                            "key": "0x00000000",
                            "ty": 3
                          }
                        }
                      },
                      {
                        "name": "quorum_percent",
                        "layout": {
                          "leaf": {
                            "key": "0x00000000",
                            "ty": 2
                          }
                        }
                      }
                    ]
                  }
                }
              },
              {
                "name": "proposal_count",
                "layout": {
                  "leaf": {
                    "key": "0x00000000",
                    "ty": 3
                  }
                }
              },
              {
                "name": "proposals",
                "layout": {
                  "root": {
                    "root_key": "0xdd2013db",
                    "layout": {
                      "struct": {
                        "name": "Proposal",
                        "fields": [
                          {
                            "name": "proposer",
                            "layout": {
                              "leaf": {
                                "key": "0xdd2013db",
                                "ty": 0
                              }
                            }
                          },
                          {
                            "name": "card_id",
                            "layout": {
                              "leaf": {
                                "key": "0xdd2013db",
                                "ty": 4
                              }
                            }
                          },
                          {
                            "name": "adjustment",
                            "layout": {
                              "struct": {
                                "name": "Adjustment",
                                "fields": [
                                  {
                                    "name": "cost",
                                    "layout": {
                                      "leaf": {
                                        "key": "0xdd2013db",
                                        "ty": 5
                                      }
                                    }
                                  },
                                  {
                                    "name": "attack",
                                    "layout": {
                                      "leaf": {
                                        "key": "0xdd2013db",
                                        "ty": 5
                                      }
                                    }
                                  },
                                  {
                                    "name": "health",
                                    "layout": {
                                      "leaf": {
                                        "key": "0xdd2013db",
                                        "ty": 5
                                      }
                                    }
                                  }
                                ]
                              }
                            }
                          },
                          {
                            "name": "supply",
                            "layout": {
                              "leaf": {
                                "key": "0xdd2013db",
                                "ty": 3
                              }
                            }
                          },
                          {
                            "name": "ends_at",
                            "layout": {
                              "leaf": {
                                "key": "0xdd2013db",
                                "ty": 3
                              }
                            }
                          },
                          {
                            "name": "votes_for",
                            "layout": {
                              "leaf": {
                                "key": "0xdd2013db",
                                "ty": 3
                              }
                            }
                          },
                          {
                            "name": "votes_against",
                            "layout": {
                              "leaf": {
                                "key": "0xdd2013db",
                                "ty": 3
                              }
                            }
                          },
                          {
                            "name": "executed",
                            "layout": {
                              "leaf": {
                                "key": "0xdd2013db",
                                "ty": 6
                              }
                            }
                          }
                        ]
                      }
                    },
                    "ty": 7
                  }
                }
              },
              {
                "name": "voted",
                "layout": {
                  "root": {
                    "root_key": "0x073f4856",
                    "layout": {
                      "leaf": {
                        "key": "0x073f4856",
                        "ty": 13
                      }
                    },
                    "ty": 14
                  }
                }
              }
            ]
          }
        },
        "ty": 18
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
              "label": "game",
              "type": {
                "type": 0,
                "displayName": [
                  "AccountId"
                ]
              }
            },
            {
              "label": "settings",
              "type": {
                "type": 19,
                "displayName": [
                  "Settings"
                ]
              }
            }
          ],
          "returnType": {
            "type": 20,
            "displayName": [
              "ink_primitives",
              "ConstructorResult"
            ]
          },
          "docs": [
            "For proposals to take effect, the game's `set_governance` must name this contract."
          ],
          "default": false
        }
      ],
      "messages": [
        {
          "label": "propose",
          "selector": "0xcb14b5b5",
          "mutates": true,
          "payable": false,
          "args": [
            {
              "label": "card_id",
              "type": {
                "type": 4,
                "displayName": [
                  "u16"
                ]
              }
            },
            {
              "label": "adjustment",
              "type": {
                "type": 9,
                "displayName": [
                  "Adjustment"
                ]
              }
            }
          ],
          "returnType": {
            "type": 25,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [
            " Opens a vote on an adjustment of a kind. Returns the proposal's number."
          ],
          "default": false
        },
        {
          "label": "vote",
          "selector": "0x083be260",
          "mutates": true,
          "payable": false,
          "args": [
            {
              "label": "proposal",
              "type": {
                "type": 3,
                "displayName": [
                  "u32"
                ]
              }
            },
            {
              "label": "support",
              "type": {
                "type": 6,
                "displayName": [
                  "bool"
                ]
              }
            },
            {
              "label": "tokens",
              "type": {
                "type": 27,
                "displayName": [
                  "Vec"
                ]
              }
            }
          ],
          "returnType": {
            "type": 20,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [
            " Votes with tokens of the caller that were minted before the proposal. Each token votes once."
          ],
          "default": false
        },
        {
          "label": "execute",
          "selector": "0xd00ec894",
          "mutates": true,
          "payable": false,
          "args": [
            {
              "label": "proposal",
              "type": {
                "type": 3,
                "displayName": [
                  "u32"
                ]
              }
            }
          ],
          "returnType": {
            "type": 20,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [
            " Applies a proposal after vote and lock. Anyone may call it."
          ],
          "default": false
        },
        {
          "label": "proposal",
          "selector": "0x025aac7e",
          "mutates": false,
          "payable": false,
          "args": [
            {
              "label": "proposal",
              "type": {
                "type": 3,
                "displayName": [
                  "u32"
                ]
              }
            }
          ],
          "returnType": {
            "type": 28,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [],
          "default": false
        },
        {
          "label": "state",
          "selector": "0x0ced162a",
          "mutates": false,
          "payable": false,
          "args": [
            {
              "label": "proposal",
              "type": {
                "type": 3,
                "displayName": [
                  "u32"
                ]
              }
            }
          ],
          "returnType": {
            "type": 30,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [],
          "default": false
        },
        {
          "label": "proposal_count",
          "selector": "0x38fddd01",
          "mutates": false,
          "payable": false,
          "args": [],
          "returnType": {
            "type": 33,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [
            " Number of proposals; they are numbered from 1."
          ],
          "default": false
        },
        {
          "label": "has_voted",
          "selector": "0xb03e31b0",
          "mutates": false,
          "payable": false,
          "args": [
            {
              "label": "proposal",
              "type": {
                "type": 3,
                "displayName": [
                  "u32"
                ]
              }
            },
            {
              "label": "token",
              "type": {
                "type": 3,
                "displayName": [
                  "u32"
                ]
              }
            }
          ],
          "returnType": {
            "type": 34,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [],
          "default": false
        },
        {
          "label": "quorum_of",
          "selector": "0x4b0edb1f",
          "mutates": false,
          "payable": false,
          "args": [
            {
              "label": "proposal",
              "type": {
                "type": 3,
                "displayName": [
                  "u32"
                ]
              }
            }
          ],
          "returnType": {
            "type": 35,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [
            " Number of votes, for and against, that a proposal needs."
          ],
          "default": false
        },
        {
          "label": "settings",
          "selector": "0x2ee69348",
          "mutates": false,
          "payable": false,
          "args": [],
          "returnType": {
            "type": 37,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [],
          "default": false
        },
        {
          "label": "game",
          "selector": "0xaed39268",
          "mutates": false,
          "payable": false,
          "args": [],
          "returnType": {
            "type": 38,
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
            "type": 38,
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
          "label": "Proposed",
          "module_path": "governance::governance",
          "signature_topic": "0x93375da0f430f5e2e54eb61954e8ef3348723c6615b3651e7fb9481350d3368d",
          "args": [
            {
              "label": "proposal",
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
              "label": "proposer",
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
              "indexed": true,
              "type": {
                "type": 4,
                "displayName": [
                  "u16"
                ]
              },
              "docs": []
            },
            {
              "label": "adjustment",
              "indexed": false,
              "type": {
                "type": 9,
                "displayName": [
                  "Adjustment"
                ]
              },
              "docs": []
            },
            {
              "label": "supply",
              "indexed": false,
              "type": {
                "type": 3,
                "displayName": [
                  "u32"
                ]
              },
              "docs": [
                "Tokens 1 to `supply` may vote."
              ]
            },
            {
              "label": "ends_at",
              "indexed": false,
              "type": {
                "type": 3,
                "displayName": [
                  "u32"
                ]
              },
              "docs": [
                "The last block in which votes count."
              ]
            }
          ],
          "docs": [
            "A proposal was opened."
          ]
        },
        {
          "label": "Voted",
          "module_path": "governance::governance",
          "signature_topic": "0xc5aaa148b6ed4d9c90dab9da3c6e07e2bc6e2ea2dcfbca00d923dd27c976b44f",
          "args": [
            {
              "label": "proposal",
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
              "label": "voter",
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
              "label": "support",
              "indexed": false,
              "type": {
                "type": 6,
                "displayName": [
                  "bool"
                ]
              },
              "docs": []
            },
            {
              "label": "tokens",
              "indexed": false,
              "type": {
                "type": 27,
                "displayName": [
                  "Vec"
                ]
              },
              "docs": []
            }
          ],
          "docs": [
            "A vote was cast, one per token."
          ]
        },
        {
          "label": "Executed",
          "module_path": "governance::governance",
          "signature_topic": "0xd2a30bae01888bdaa78dd9cb4dc0a29ae274bb18885a6520c47df7a1f06d5345",
          "args": [
            {
              "label": "proposal",
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
              "label": "card_id",
              "indexed": true,
              "type": {
                "type": 4,
                "displayName": [
                  "u16"
                ]
              },
              "docs": []
            },
            {
              "label": "adjustment",
              "indexed": false,
              "type": {
                "type": 9,
                "displayName": [
                  "Adjustment"
                ]
              },
              "docs": []
            }
          ],
          "docs": [
            "A proposal was executed."
          ]
        }
      ],
      "docs": [
        " Card holders vote on adjustments of a kind's stats: one vote per card, a quorum, and a time lock."
      ],
      "lang_error": {
        "type": 24,
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
          "type": 39,
          "displayName": [
            "Balance"
          ]
        },
        "hash": {
          "type": 40,
          "displayName": [
            "Hash"
          ]
        },
        "timestamp": {
          "type": 41,
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
          "type": 42,
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
