// Generated from contracts/ink/artifacts/card_nft.contract by `npm run generate`. Do not edit.
import type { ContractBinding, Hex, Result } from '../../chains/polkadot/contract/binding.js'

export type CardMetadata = { id: number; nameHash: number; rarity: number; cardType: number; cost: number; attack: number; health: number; effects: number; uri: string | null }

export type CardError = { type: 'NotOwner' } | { type: 'NotMinter' } | { type: 'MinterIsSet' } | { type: 'CardExists'; value: { cardId: number } } | { type: 'UnknownCard'; value: { cardId: number } } | { type: 'BadCard'; value: { cardId: number } } | { type: 'UnknownToken'; value: { token: number } } | { type: 'NotOwned'; value: { token: number } } | { type: 'Full' }

export type CardStats = { id: number; cardType: number; cost: number; attack: number; health: number; effects: number }

export type Id = { type: 'U8'; value: number } | { type: 'U16'; value: number } | { type: 'U32'; value: number } | { type: 'U64'; value: bigint } | { type: 'U128'; value: bigint } | { type: 'Bytes'; value: Hex }

export type PSP34Error = { type: 'Custom'; value: string } | { type: 'SelfApprove' } | { type: 'NotApproved' } | { type: 'TokenExists' } | { type: 'TokenNotExists' } | { type: 'SafeTransferCheckFailed'; value: string }

/** The cards of the collectible card game: a catalogue of card kinds, whose copies are PSP34 tokens. */
export type CardNft = {
  constructors: {
    /** The caller becomes the owner of the catalogue. */
    new: { args: []; payable: false }
  }
  messages: {
    /** Sets the contract that may mint, the game. Can be called once. */
    setMinter: { args: [minter: string]; output: Result<null, CardError>; mutates: true; payable: false }
    /** Adds a kind. It cannot be changed or removed. */
    addCard: { args: [card: CardMetadata]; output: Result<null, CardError>; mutates: true; payable: false }
    /** Adds kinds, all of them or none. */
    addCards: { args: [cards: CardMetadata[]]; output: Result<null, CardError>; mutates: true; payable: false }
    owner: { args: []; output: string; mutates: false; payable: false }
    minter: { args: []; output: string | null; mutates: false; payable: false }
    /** Number of kinds. */
    cardCount: { args: []; output: number; mutates: false; payable: false }
    card: { args: [cardId: number]; output: CardMetadata | null; mutates: false; payable: false }
    /** A page of the catalogue, in the order in which kinds were added. */
    cards: { args: [from: number, count: number]; output: CardMetadata[]; mutates: false; payable: false }
    /** The kind of a token. */
    cardOf: { args: [token: number]; output: number | null; mutates: false; payable: false }
    /** A page of an account's tokens, each with its kind. */
    tokensOf: { args: [owner: string, from: number, count: number]; output: ([number, number])[]; mutates: false; payable: false }
    mint: { args: [to: string, cardId: number]; output: Result<number, CardError>; mutates: true; payable: false }
    mintMany: { args: [to: string, cardIds: number[]]; output: Result<number[], CardError>; mutates: true; payable: false }
    kindsOf: { args: [owner: string, tokens: number[]]; output: Result<number[], CardError>; mutates: false; payable: false }
    statsOf: { args: [cardIds: number[]]; output: Result<CardStats[], CardError>; mutates: false; payable: false }
    raritiesOf: { args: [cardIds: number[]]; output: Result<Hex, CardError>; mutates: false; payable: false }
    supply: { args: []; output: number; mutates: false; payable: false }
    holding: { args: [owner: string]; output: number; mutates: false; payable: false }
    collectionId: { args: []; output: Id; mutates: false; payable: false }
    totalSupply: { args: []; output: bigint; mutates: false; payable: false }
    balanceOf: { args: [owner: string]; output: number; mutates: false; payable: false }
    ownerOf: { args: [id: Id]; output: string | null; mutates: false; payable: false }
    allowance: { args: [owner: string, operator: string, id: Id | null]; output: boolean; mutates: false; payable: false }
    approve: { args: [operator: string, id: Id | null, approved: boolean]; output: Result<null, PSP34Error>; mutates: true; payable: false }
    transfer: { args: [to: string, id: Id, data: Hex]; output: Result<null, PSP34Error>; mutates: true; payable: false }
    getAttribute: { args: [id: Id, key: Hex]; output: Hex | null; mutates: false; payable: false }
    ownersTokenByIndex: { args: [owner: string, index: bigint]; output: Result<Id, PSP34Error>; mutates: false; payable: false }
    tokenByIndex: { args: [index: bigint]; output: Result<Id, PSP34Error>; mutates: false; payable: false }
  }
  events: {
    /** A token was minted (`from` is none) or transferred. */
    Transfer: { from: string | null; to: string | null; id: Id }
    /** An operator's approval for one token, or without an id for all of the owner's tokens, was granted or revoked. */
    Approval: { owner: string; operator: string; id: Id | null; approved: boolean }
    /** A kind was added to the catalogue. */
    CardAdded: { cardId: number; card: CardMetadata }
    /** A token was minted; names its kind, which `Transfer` does not. */
    CardMinted: { to: string; token: number; cardId: number }
  }
}

export const cardNft: ContractBinding<CardNft> = {
  metadata: {
    "source": {
      "hash": "0xe1c2a104d199de700171adf67b27e8218ad2703b267e013dd28bbb8e152d35a8",
      "language": "ink! 5.1.1",
      "compiler": "rustc 1.96.0"
    },
    "contract": {
      "name": "card_nft",
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
            "primitive": "str"
          }
        }
      },
      {
        "id": 6,
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
              "type": 4
            },
            {
              "name": "V",
              "type": 7
            },
            {
              "name": "KeyType",
              "type": 9
            }
          ],
          "def": {
            "composite": {}
          }
        }
      },
      {
        "id": 7,
        "type": {
          "path": [
            "ccg_interfaces",
            "cards",
            "CardMetadata"
          ],
          "def": {
            "composite": {
              "fields": [
                {
                  "name": "id",
                  "type": 4,
                  "typeName": "u16"
                },
                {
                  "name": "name_hash",
                  "type": 3,
                  "typeName": "u32"
                },
                {
                  "name": "rarity",
                  "type": 2,
                  "typeName": "u8"
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
                },
                {
                  "name": "uri",
                  "type": 8,
                  "typeName": "Option<String>"
                }
              ]
            }
          }
        }
      },
      {
        "id": 8,
        "type": {
          "path": [
            "Option"
          ],
          "params": [
            {
              "name": "T",
              "type": 5
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
                      "type": 5
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
        "id": 9,
        "type": {
          "path": [
            "ink_storage_traits",
            "impls",
            "ResolverKey"
          ],
          "params": [
            {
              "name": "L",
              "type": 10
            },
            {
              "name": "R",
              "type": 11
            }
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
            "AutoKey"
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
            "ManualKey"
          ],
          "params": [
            {
              "name": "ParentKey",
              "type": 12
            }
          ],
          "def": {
            "composite": {}
          }
        }
      },
      {
        "id": 12,
        "type": {
          "def": {
            "tuple": []
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
              "type": 3
            },
            {
              "name": "V",
              "type": 4
            },
            {
              "name": "KeyType",
              "type": 14
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
          "path": [
            "ink_storage_traits",
            "impls",
            "ResolverKey"
          ],
          "params": [
            {
              "name": "L",
              "type": 10
            },
            {
              "name": "R",
              "type": 15
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
          "path": [
            "ink_storage_traits",
            "impls",
            "ManualKey"
          ],
          "params": [
            {
              "name": "ParentKey",
              "type": 12
            }
          ],
          "def": {
            "composite": {}
          }
        }
      },
      {
        "id": 16,
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
              "type": 17
            },
            {
              "name": "KeyType",
              "type": 18
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
            "card_nft",
            "card_nft",
            "Token"
          ],
          "def": {
            "composite": {
              "fields": [
                {
                  "name": "owner",
                  "type": 0,
                  "typeName": "AccountId"
                },
                {
                  "name": "card_id",
                  "type": 4,
                  "typeName": "u16"
                },
                {
                  "name": "index",
                  "type": 3,
                  "typeName": "u32"
                },
                {
                  "name": "moves",
                  "type": 3,
                  "typeName": "u32"
                }
              ]
            }
          }
        }
      },
      {
        "id": 18,
        "type": {
          "path": [
            "ink_storage_traits",
            "impls",
            "ResolverKey"
          ],
          "params": [
            {
              "name": "L",
              "type": 10
            },
            {
              "name": "R",
              "type": 19
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
          "path": [
            "ink_storage_traits",
            "impls",
            "ManualKey"
          ],
          "params": [
            {
              "name": "ParentKey",
              "type": 12
            }
          ],
          "def": {
            "composite": {}
          }
        }
      },
      {
        "id": 20,
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
              "type": 21
            }
          ],
          "def": {
            "composite": {}
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
              "type": 10
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
              "type": 12
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
          "path": [
            "ink_storage",
            "lazy",
            "mapping",
            "Mapping"
          ],
          "params": [
            {
              "name": "K",
              "type": 24
            },
            {
              "name": "V",
              "type": 3
            },
            {
              "name": "KeyType",
              "type": 25
            }
          ],
          "def": {
            "composite": {}
          }
        }
      },
      {
        "id": 24,
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
        "id": 25,
        "type": {
          "path": [
            "ink_storage_traits",
            "impls",
            "ResolverKey"
          ],
          "params": [
            {
              "name": "L",
              "type": 10
            },
            {
              "name": "R",
              "type": 26
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
            "ink_storage_traits",
            "impls",
            "ManualKey"
          ],
          "params": [
            {
              "name": "ParentKey",
              "type": 12
            }
          ],
          "def": {
            "composite": {}
          }
        }
      },
      {
        "id": 27,
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
              "type": 28
            },
            {
              "name": "V",
              "type": 12
            },
            {
              "name": "KeyType",
              "type": 29
            }
          ],
          "def": {
            "composite": {}
          }
        }
      },
      {
        "id": 28,
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
        "id": 29,
        "type": {
          "path": [
            "ink_storage_traits",
            "impls",
            "ResolverKey"
          ],
          "params": [
            {
              "name": "L",
              "type": 10
            },
            {
              "name": "R",
              "type": 30
            }
          ],
          "def": {
            "composite": {}
          }
        }
      },
      {
        "id": 30,
        "type": {
          "path": [
            "ink_storage_traits",
            "impls",
            "ManualKey"
          ],
          "params": [
            {
              "name": "ParentKey",
              "type": 12
            }
          ],
          "def": {
            "composite": {}
          }
        }
      },
      {
        "id": 31,
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
              "type": 32
            },
            {
              "name": "V",
              "type": 12
            },
            {
              "name": "KeyType",
              "type": 33
            }
          ],
          "def": {
            "composite": {}
          }
        }
      },
      {
        "id": 32,
        "type": {
          "def": {
            "tuple": [
              3,
              3,
              0
            ]
          }
        }
      },
      {
        "id": 33,
        "type": {
          "path": [
            "ink_storage_traits",
            "impls",
            "ResolverKey"
          ],
          "params": [
            {
              "name": "L",
              "type": 10
            },
            {
              "name": "R",
              "type": 34
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
          "path": [
            "ink_storage_traits",
            "impls",
            "ManualKey"
          ],
          "params": [
            {
              "name": "ParentKey",
              "type": 12
            }
          ],
          "def": {
            "composite": {}
          }
        }
      },
      {
        "id": 35,
        "type": {
          "path": [
            "card_nft",
            "card_nft",
            "CardNft"
          ],
          "def": {
            "composite": {
              "fields": [
                {
                  "name": "owner",
                  "type": 0,
                  "typeName": "<AccountId as::ink::storage::traits::AutoStorableHint<::ink::\nstorage::traits::ManualKey<4078944458u32, ()>,>>::Type"
                },
                {
                  "name": "minter",
                  "type": 36,
                  "typeName": "<Option<AccountId> as::ink::storage::traits::AutoStorableHint<::\nink::storage::traits::ManualKey<2641525936u32, ()>,>>::Type"
                },
                {
                  "name": "supply",
                  "type": 3,
                  "typeName": "<u32 as::ink::storage::traits::AutoStorableHint<::ink::storage\n::traits::ManualKey<2166780452u32, ()>,>>::Type"
                },
                {
                  "name": "card_count",
                  "type": 3,
                  "typeName": "<u32 as::ink::storage::traits::AutoStorableHint<::ink::storage\n::traits::ManualKey<3708748388u32, ()>,>>::Type"
                },
                {
                  "name": "catalogue",
                  "type": 6,
                  "typeName": "<Mapping<u16, CardMetadata> as::ink::storage::traits::\nAutoStorableHint<::ink::storage::traits::ManualKey<4102776048u32,\n()>,>>::Type"
                },
                {
                  "name": "card_ids",
                  "type": 13,
                  "typeName": "<Mapping<u32, u16> as::ink::storage::traits::AutoStorableHint<::\nink::storage::traits::ManualKey<2930506150u32, ()>,>>::Type"
                },
                {
                  "name": "tokens",
                  "type": 16,
                  "typeName": "<Mapping<u32, Token> as::ink::storage::traits::AutoStorableHint<\n::ink::storage::traits::ManualKey<2510378898u32, ()>,>>::Type"
                },
                {
                  "name": "balances",
                  "type": 20,
                  "typeName": "<Mapping<AccountId, u32> as::ink::storage::traits::\nAutoStorableHint<::ink::storage::traits::ManualKey<3176730370u32,\n()>,>>::Type"
                },
                {
                  "name": "owned",
                  "type": 23,
                  "typeName": "<Mapping<(AccountId, u32), u32> as::ink::storage::traits::\nAutoStorableHint<::ink::storage::traits::ManualKey<3168152214u32,\n()>,>>::Type"
                },
                {
                  "name": "operators",
                  "type": 27,
                  "typeName": "<Mapping<(AccountId, AccountId), ()> as::ink::storage::traits::\nAutoStorableHint<::ink::storage::traits::ManualKey<1112343139u32,\n()>,>>::Type"
                },
                {
                  "name": "approvals",
                  "type": 31,
                  "typeName": "<Mapping<(u32, u32, AccountId), ()> as::ink::storage::traits::\nAutoStorableHint<::ink::storage::traits::ManualKey<1740286910u32,\n()>,>>::Type"
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
        "id": 37,
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
              "type": 38
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
                      "type": 38
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
        "id": 39,
        "type": {
          "path": [
            "Result"
          ],
          "params": [
            {
              "name": "T",
              "type": 40
            },
            {
              "name": "E",
              "type": 38
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "Ok",
                  "fields": [
                    {
                      "type": 40
                    }
                  ],
                  "index": 0
                },
                {
                  "name": "Err",
                  "fields": [
                    {
                      "type": 38
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
        "id": 40,
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
              "type": 41
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
                      "type": 41
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
        "id": 41,
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
                      "type": 4,
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
                      "type": 4,
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
                      "type": 4,
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
        "id": 42,
        "type": {
          "def": {
            "sequence": {
              "type": 7
            }
          }
        }
      },
      {
        "id": 43,
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
              "type": 38
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
                      "type": 38
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
        "id": 44,
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
              "type": 38
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
                      "type": 38
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
        "id": 45,
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
              "type": 38
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
                      "type": 38
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
        "id": 46,
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
              "type": 38
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
                      "type": 38
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
        "id": 47,
        "type": {
          "path": [
            "Option"
          ],
          "params": [
            {
              "name": "T",
              "type": 7
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
                      "type": 7
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
        "id": 48,
        "type": {
          "path": [
            "Result"
          ],
          "params": [
            {
              "name": "T",
              "type": 42
            },
            {
              "name": "E",
              "type": 38
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "Ok",
                  "fields": [
                    {
                      "type": 42
                    }
                  ],
                  "index": 0
                },
                {
                  "name": "Err",
                  "fields": [
                    {
                      "type": 38
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
        "id": 49,
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
              "type": 38
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
                      "type": 38
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
        "id": 50,
        "type": {
          "path": [
            "Option"
          ],
          "params": [
            {
              "name": "T",
              "type": 4
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
                      "type": 4
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
        "id": 51,
        "type": {
          "path": [
            "Result"
          ],
          "params": [
            {
              "name": "T",
              "type": 52
            },
            {
              "name": "E",
              "type": 38
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "Ok",
                  "fields": [
                    {
                      "type": 52
                    }
                  ],
                  "index": 0
                },
                {
                  "name": "Err",
                  "fields": [
                    {
                      "type": 38
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
        "id": 52,
        "type": {
          "def": {
            "sequence": {
              "type": 53
            }
          }
        }
      },
      {
        "id": 53,
        "type": {
          "def": {
            "tuple": [
              3,
              4
            ]
          }
        }
      },
      {
        "id": 54,
        "type": {
          "path": [
            "Result"
          ],
          "params": [
            {
              "name": "T",
              "type": 55
            },
            {
              "name": "E",
              "type": 38
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "Ok",
                  "fields": [
                    {
                      "type": 55
                    }
                  ],
                  "index": 0
                },
                {
                  "name": "Err",
                  "fields": [
                    {
                      "type": 38
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
        "id": 55,
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
              "type": 41
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
                      "type": 41
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
        "id": 56,
        "type": {
          "def": {
            "sequence": {
              "type": 4
            }
          }
        }
      },
      {
        "id": 57,
        "type": {
          "path": [
            "Result"
          ],
          "params": [
            {
              "name": "T",
              "type": 58
            },
            {
              "name": "E",
              "type": 38
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "Ok",
                  "fields": [
                    {
                      "type": 58
                    }
                  ],
                  "index": 0
                },
                {
                  "name": "Err",
                  "fields": [
                    {
                      "type": 38
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
            "Result"
          ],
          "params": [
            {
              "name": "T",
              "type": 59
            },
            {
              "name": "E",
              "type": 41
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "Ok",
                  "fields": [
                    {
                      "type": 59
                    }
                  ],
                  "index": 0
                },
                {
                  "name": "Err",
                  "fields": [
                    {
                      "type": 41
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
        "id": 59,
        "type": {
          "def": {
            "sequence": {
              "type": 3
            }
          }
        }
      },
      {
        "id": 60,
        "type": {
          "path": [
            "Result"
          ],
          "params": [
            {
              "name": "T",
              "type": 61
            },
            {
              "name": "E",
              "type": 38
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "Ok",
                  "fields": [
                    {
                      "type": 61
                    }
                  ],
                  "index": 0
                },
                {
                  "name": "Err",
                  "fields": [
                    {
                      "type": 38
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
        "id": 61,
        "type": {
          "path": [
            "Result"
          ],
          "params": [
            {
              "name": "T",
              "type": 56
            },
            {
              "name": "E",
              "type": 41
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "Ok",
                  "fields": [
                    {
                      "type": 56
                    }
                  ],
                  "index": 0
                },
                {
                  "name": "Err",
                  "fields": [
                    {
                      "type": 41
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
        "id": 62,
        "type": {
          "path": [
            "Result"
          ],
          "params": [
            {
              "name": "T",
              "type": 63
            },
            {
              "name": "E",
              "type": 38
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "Ok",
                  "fields": [
                    {
                      "type": 63
                    }
                  ],
                  "index": 0
                },
                {
                  "name": "Err",
                  "fields": [
                    {
                      "type": 38
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
        "id": 63,
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
              "type": 41
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
                      "type": 41
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
        "id": 64,
        "type": {
          "def": {
            "sequence": {
              "type": 65
            }
          }
        }
      },
      {
        "id": 65,
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
                  "type": 4,
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
        "id": 66,
        "type": {
          "path": [
            "Result"
          ],
          "params": [
            {
              "name": "T",
              "type": 67
            },
            {
              "name": "E",
              "type": 38
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "Ok",
                  "fields": [
                    {
                      "type": 67
                    }
                  ],
                  "index": 0
                },
                {
                  "name": "Err",
                  "fields": [
                    {
                      "type": 38
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
            "Result"
          ],
          "params": [
            {
              "name": "T",
              "type": 68
            },
            {
              "name": "E",
              "type": 41
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "Ok",
                  "fields": [
                    {
                      "type": 68
                    }
                  ],
                  "index": 0
                },
                {
                  "name": "Err",
                  "fields": [
                    {
                      "type": 41
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
        "id": 68,
        "type": {
          "def": {
            "sequence": {
              "type": 2
            }
          }
        }
      },
      {
        "id": 69,
        "type": {
          "path": [
            "Result"
          ],
          "params": [
            {
              "name": "T",
              "type": 70
            },
            {
              "name": "E",
              "type": 38
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "Ok",
                  "fields": [
                    {
                      "type": 70
                    }
                  ],
                  "index": 0
                },
                {
                  "name": "Err",
                  "fields": [
                    {
                      "type": 38
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
        "id": 70,
        "type": {
          "path": [
            "ccg_interfaces",
            "psp34",
            "Id"
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "U8",
                  "fields": [
                    {
                      "type": 2,
                      "typeName": "u8"
                    }
                  ],
                  "index": 0
                },
                {
                  "name": "U16",
                  "fields": [
                    {
                      "type": 4,
                      "typeName": "u16"
                    }
                  ],
                  "index": 1
                },
                {
                  "name": "U32",
                  "fields": [
                    {
                      "type": 3,
                      "typeName": "u32"
                    }
                  ],
                  "index": 2
                },
                {
                  "name": "U64",
                  "fields": [
                    {
                      "type": 71,
                      "typeName": "u64"
                    }
                  ],
                  "index": 3
                },
                {
                  "name": "U128",
                  "fields": [
                    {
                      "type": 72,
                      "typeName": "u128"
                    }
                  ],
                  "index": 4
                },
                {
                  "name": "Bytes",
                  "fields": [
                    {
                      "type": 68,
                      "typeName": "Vec<u8>"
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
        "id": 71,
        "type": {
          "def": {
            "primitive": "u64"
          }
        }
      },
      {
        "id": 72,
        "type": {
          "def": {
            "primitive": "u128"
          }
        }
      },
      {
        "id": 73,
        "type": {
          "path": [
            "Result"
          ],
          "params": [
            {
              "name": "T",
              "type": 72
            },
            {
              "name": "E",
              "type": 38
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "Ok",
                  "fields": [
                    {
                      "type": 72
                    }
                  ],
                  "index": 0
                },
                {
                  "name": "Err",
                  "fields": [
                    {
                      "type": 38
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
            "Option"
          ],
          "params": [
            {
              "name": "T",
              "type": 70
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
                      "type": 70
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
              "type": 38
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
                      "type": 38
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
          "def": {
            "primitive": "bool"
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
              "type": 38
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
                      "type": 38
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
              "type": 12
            },
            {
              "name": "E",
              "type": 79
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
                      "type": 79
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
          "path": [
            "ccg_interfaces",
            "psp34",
            "PSP34Error"
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "Custom",
                  "fields": [
                    {
                      "type": 5,
                      "typeName": "String"
                    }
                  ],
                  "index": 0
                },
                {
                  "name": "SelfApprove",
                  "index": 1
                },
                {
                  "name": "NotApproved",
                  "index": 2
                },
                {
                  "name": "TokenExists",
                  "index": 3
                },
                {
                  "name": "TokenNotExists",
                  "index": 4
                },
                {
                  "name": "SafeTransferCheckFailed",
                  "fields": [
                    {
                      "type": 5,
                      "typeName": "String"
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
              "type": 38
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
                      "type": 38
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
            "Option"
          ],
          "params": [
            {
              "name": "T",
              "type": 68
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
                      "type": 68
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
              "type": 38
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
                      "type": 38
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
            "Result"
          ],
          "params": [
            {
              "name": "T",
              "type": 70
            },
            {
              "name": "E",
              "type": 79
            }
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "Ok",
                  "fields": [
                    {
                      "type": 70
                    }
                  ],
                  "index": 0
                },
                {
                  "name": "Err",
                  "fields": [
                    {
                      "type": 79
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
        "id": 85,
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
            "name": "CardNft",
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
                "name": "minter",
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
                "name": "supply",
                "layout": {
                  "leaf": {
                    "key": "0x00000000",
                    "ty": 3
                  }
                }
              },
              {
                "name": "card_count",
                "layout": {
                  "leaf": {
                    "key": "0x00000000",
                    "ty": 3
                  }
                }
              },
              {
                "name": "catalogue",
                "layout": {
                  "root": {
                    "root_key": "0xf0648bf4",
                    "layout": {
                      "struct": {
                        "name": "CardMetadata",
                        "fields": [
                          {
                            "name": "id",
                            "layout": {
                              "leaf": {
                                "key": "0xf0648bf4",
                                "ty": 4
                              }
                            }
                          },
                          {
                            "name": "name_hash",
                            "layout": {
                              "leaf": {
                                "key": "0xf0648bf4",
                                "ty": 3
                              }
                            }
                          },
                          {
                            "name": "rarity",
                            "layout": {
                              "leaf": {
                                "key": "0xf0648bf4",
                                "ty": 2
                              }
                            }
                          },
                          {
                            "name": "card_type",
                            "layout": {
                              "leaf": {
                                "key": "0xf0648bf4",
                                "ty": 2
                              }
                            }
                          },
                          {
                            "name": "cost",
                            "layout": {
                              "leaf": {
                                "key": "0xf0648bf4",
                                "ty": 2
                              }
                            }
                          },
                          {
                            "name": "attack",
                            "layout": {
                              "leaf": {
                                "key": "0xf0648bf4",
                                "ty": 2
                              }
                            }
                          },
                          {
                            "name": "health",
                            "layout": {
                              "leaf": {
                                "key": "0xf0648bf4",
                                "ty": 2
                              }
                            }
                          },
                          {
                            "name": "effects",
                            "layout": {
                              "leaf": {
                                "key": "0xf0648bf4",
                                "ty": 3
                              }
                            }
                          },
                          {
                            "name": "uri",
                            "layout": {
                              "enum": {
                                "name": "Option",
                                "dispatchKey": "0xf0648bf4",
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
                                            "key": "0xf0648bf4",
                                            "ty": 5
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
                    "ty": 6
                  }
                }
              },
              {
                "name": "card_ids",
                "layout": {
                  "root": {
                    "root_key": "0xa6f9abae",
                    "layout": {
                      "leaf": {
                        "key": "0xa6f9abae",
                        "ty": 4
                      }
                    },
                    "ty": 13
                  }
                }
              },
              {
                "name": "tokens",
                "layout": {
                  "root": {
                    "root_key": "0x9257a195",
                    "layout": {
                      "struct": {
                        "name": "Token",
                        "fields": [
                          {
                            "name": "owner",
                            "layout": {
                              "leaf": {
                                "key": "0x9257a195",
                                "ty": 0
                              }
                            }
                          },
                          {
                            "name": "card_id",
                            "layout": {
                              "leaf": {
                                "key": "0x9257a195",
                                "ty": 4
                              }
                            }
                          },
                          {
                            "name": "index",
                            "layout": {
                              "leaf": {
                                "key": "0x9257a195",
                                "ty": 3
                              }
                            }
                          },
                          {
                            "name": "moves",
                            "layout": {
                              "leaf": {
                                "key": "0x9257a195",
                                "ty": 3
                              }
                            }
                          }
                        ]
                      }
                    },
                    "ty": 16
                  }
                }
              },
              {
                "name": "balances",
                "layout": {
                  "root": {
                    "root_key": "0x020f59bd",
                    "layout": {
                      "leaf": {
                        "key": "0x020f59bd",
                        "ty": 3
                      }
                    },
                    "ty": 20
                  }
                }
              },
              {
                "name": "owned",
                "layout": {
                  "root": {
                    "root_key": "0x962ad6bc",
                    "layout": {
                      "leaf": {
                        "key": "0x962ad6bc",
                        "ty": 3
                      }
                    },
                    "ty": 23
                  }
                }
              },
              {
                "name": "operators",
                "layout": {
                  "root": {
                    "root_key": "0x63024d42",
                    "layout": {
                      "leaf": {
                        "key": "0x63024d42",
                        "ty": 12
                      }
                    },
                    "ty": 27
                  }
                }
              },
              {
                "name": "approvals",
                "layout": {
                  "root": {
                    "root_key": "0xbeabba67",
                    "layout": {
                      "leaf": {
                        "key": "0xbeabba67",
                        "ty": 12
                      }
                    },
                    "ty": 31
                  }
                }
              }
            ]
          }
        },
        "ty": 35
      }
    },
    "spec": {
      "constructors": [
        {
          "label": "new",
          "selector": "0x9bae9d5e",
          "payable": false,
          "args": [],
          "returnType": {
            "type": 37,
            "displayName": [
              "ink_primitives",
              "ConstructorResult"
            ]
          },
          "docs": [
            "The caller becomes the owner of the catalogue."
          ],
          "default": false
        }
      ],
      "messages": [
        {
          "label": "set_minter",
          "selector": "0x46b65d02",
          "mutates": true,
          "payable": false,
          "args": [
            {
              "label": "minter",
              "type": {
                "type": 0,
                "displayName": [
                  "AccountId"
                ]
              }
            }
          ],
          "returnType": {
            "type": 39,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [
            " Sets the contract that may mint, the game. Can be called once."
          ],
          "default": false
        },
        {
          "label": "add_card",
          "selector": "0x1fd4a195",
          "mutates": true,
          "payable": false,
          "args": [
            {
              "label": "card",
              "type": {
                "type": 7,
                "displayName": [
                  "CardMetadata"
                ]
              }
            }
          ],
          "returnType": {
            "type": 39,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [
            " Adds a kind. It cannot be changed or removed."
          ],
          "default": false
        },
        {
          "label": "add_cards",
          "selector": "0x3d72680e",
          "mutates": true,
          "payable": false,
          "args": [
            {
              "label": "cards",
              "type": {
                "type": 42,
                "displayName": [
                  "Vec"
                ]
              }
            }
          ],
          "returnType": {
            "type": 39,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [
            " Adds kinds, all of them or none."
          ],
          "default": false
        },
        {
          "label": "owner",
          "selector": "0xfeaea4fa",
          "mutates": false,
          "payable": false,
          "args": [],
          "returnType": {
            "type": 43,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [],
          "default": false
        },
        {
          "label": "minter",
          "selector": "0xeaed2425",
          "mutates": false,
          "payable": false,
          "args": [],
          "returnType": {
            "type": 44,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [],
          "default": false
        },
        {
          "label": "card_count",
          "selector": "0xa0c91d14",
          "mutates": false,
          "payable": false,
          "args": [],
          "returnType": {
            "type": 45,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [
            " Number of kinds."
          ],
          "default": false
        },
        {
          "label": "card",
          "selector": "0xb0037b01",
          "mutates": false,
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
            }
          ],
          "returnType": {
            "type": 46,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [],
          "default": false
        },
        {
          "label": "cards",
          "selector": "0x570fb4a3",
          "mutates": false,
          "payable": false,
          "args": [
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
            "type": 48,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [
            " A page of the catalogue, in the order in which kinds were added."
          ],
          "default": false
        },
        {
          "label": "card_of",
          "selector": "0x1c5ba6c9",
          "mutates": false,
          "payable": false,
          "args": [
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
            "type": 49,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [
            " The kind of a token."
          ],
          "default": false
        },
        {
          "label": "tokens_of",
          "selector": "0xcf9a04b9",
          "mutates": false,
          "payable": false,
          "args": [
            {
              "label": "owner",
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
            "type": 51,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [
            " A page of an account's tokens, each with its kind."
          ],
          "default": false
        },
        {
          "label": "Cards::mint",
          "selector": "0xf4883bbe",
          "mutates": true,
          "payable": false,
          "args": [
            {
              "label": "to",
              "type": {
                "type": 0,
                "displayName": [
                  "AccountId"
                ]
              }
            },
            {
              "label": "card_id",
              "type": {
                "type": 4,
                "displayName": [
                  "u16"
                ]
              }
            }
          ],
          "returnType": {
            "type": 54,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [],
          "default": false
        },
        {
          "label": "Cards::mint_many",
          "selector": "0x15a1cff5",
          "mutates": true,
          "payable": false,
          "args": [
            {
              "label": "to",
              "type": {
                "type": 0,
                "displayName": [
                  "AccountId"
                ]
              }
            },
            {
              "label": "card_ids",
              "type": {
                "type": 56,
                "displayName": [
                  "Vec"
                ]
              }
            }
          ],
          "returnType": {
            "type": 57,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [],
          "default": false
        },
        {
          "label": "Cards::kinds_of",
          "selector": "0xd0c6e86d",
          "mutates": false,
          "payable": false,
          "args": [
            {
              "label": "owner",
              "type": {
                "type": 0,
                "displayName": [
                  "AccountId"
                ]
              }
            },
            {
              "label": "tokens",
              "type": {
                "type": 59,
                "displayName": [
                  "Vec"
                ]
              }
            }
          ],
          "returnType": {
            "type": 60,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [],
          "default": false
        },
        {
          "label": "Cards::stats_of",
          "selector": "0x69c36f94",
          "mutates": false,
          "payable": false,
          "args": [
            {
              "label": "card_ids",
              "type": {
                "type": 56,
                "displayName": [
                  "Vec"
                ]
              }
            }
          ],
          "returnType": {
            "type": 62,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [],
          "default": false
        },
        {
          "label": "Cards::rarities_of",
          "selector": "0x6b42886f",
          "mutates": false,
          "payable": false,
          "args": [
            {
              "label": "card_ids",
              "type": {
                "type": 56,
                "displayName": [
                  "Vec"
                ]
              }
            }
          ],
          "returnType": {
            "type": 66,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [],
          "default": false
        },
        {
          "label": "Cards::supply",
          "selector": "0x71fdb4b1",
          "mutates": false,
          "payable": false,
          "args": [],
          "returnType": {
            "type": 45,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [],
          "default": false
        },
        {
          "label": "Cards::holding",
          "selector": "0x5f012179",
          "mutates": false,
          "payable": false,
          "args": [
            {
              "label": "owner",
              "type": {
                "type": 0,
                "displayName": [
                  "AccountId"
                ]
              }
            }
          ],
          "returnType": {
            "type": 45,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [],
          "default": false
        },
        {
          "label": "PSP34::collection_id",
          "selector": "0xffa27a5f",
          "mutates": false,
          "payable": false,
          "args": [],
          "returnType": {
            "type": 69,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [],
          "default": false
        },
        {
          "label": "PSP34::total_supply",
          "selector": "0x628413fe",
          "mutates": false,
          "payable": false,
          "args": [],
          "returnType": {
            "type": 73,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [],
          "default": false
        },
        {
          "label": "PSP34::balance_of",
          "selector": "0xcde7e55f",
          "mutates": false,
          "payable": false,
          "args": [
            {
              "label": "owner",
              "type": {
                "type": 0,
                "displayName": [
                  "AccountId"
                ]
              }
            }
          ],
          "returnType": {
            "type": 45,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [],
          "default": false
        },
        {
          "label": "PSP34::owner_of",
          "selector": "0x1168624d",
          "mutates": false,
          "payable": false,
          "args": [
            {
              "label": "id",
              "type": {
                "type": 70,
                "displayName": [
                  "Id"
                ]
              }
            }
          ],
          "returnType": {
            "type": 44,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [],
          "default": false
        },
        {
          "label": "PSP34::allowance",
          "selector": "0x4790f55a",
          "mutates": false,
          "payable": false,
          "args": [
            {
              "label": "owner",
              "type": {
                "type": 0,
                "displayName": [
                  "AccountId"
                ]
              }
            },
            {
              "label": "operator",
              "type": {
                "type": 0,
                "displayName": [
                  "AccountId"
                ]
              }
            },
            {
              "label": "id",
              "type": {
                "type": 74,
                "displayName": [
                  "Option"
                ]
              }
            }
          ],
          "returnType": {
            "type": 75,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [],
          "default": false
        },
        {
          "label": "PSP34::approve",
          "selector": "0x1932a8b0",
          "mutates": true,
          "payable": false,
          "args": [
            {
              "label": "operator",
              "type": {
                "type": 0,
                "displayName": [
                  "AccountId"
                ]
              }
            },
            {
              "label": "id",
              "type": {
                "type": 74,
                "displayName": [
                  "Option"
                ]
              }
            },
            {
              "label": "approved",
              "type": {
                "type": 76,
                "displayName": [
                  "bool"
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
          "docs": [],
          "default": false
        },
        {
          "label": "PSP34::transfer",
          "selector": "0x3128d61b",
          "mutates": true,
          "payable": false,
          "args": [
            {
              "label": "to",
              "type": {
                "type": 0,
                "displayName": [
                  "AccountId"
                ]
              }
            },
            {
              "label": "id",
              "type": {
                "type": 70,
                "displayName": [
                  "Id"
                ]
              }
            },
            {
              "label": "_data",
              "type": {
                "type": 68,
                "displayName": [
                  "Vec"
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
          "docs": [],
          "default": false
        },
        {
          "label": "PSP34Metadata::get_attribute",
          "selector": "0xf19d48d1",
          "mutates": false,
          "payable": false,
          "args": [
            {
              "label": "id",
              "type": {
                "type": 70,
                "displayName": [
                  "Id"
                ]
              }
            },
            {
              "label": "key",
              "type": {
                "type": 68,
                "displayName": [
                  "Vec"
                ]
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
          "docs": [],
          "default": false
        },
        {
          "label": "PSP34Enumerable::owners_token_by_index",
          "selector": "0x3bcfb511",
          "mutates": false,
          "payable": false,
          "args": [
            {
              "label": "owner",
              "type": {
                "type": 0,
                "displayName": [
                  "AccountId"
                ]
              }
            },
            {
              "label": "index",
              "type": {
                "type": 72,
                "displayName": [
                  "u128"
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
          "label": "PSP34Enumerable::token_by_index",
          "selector": "0xcd0340d0",
          "mutates": false,
          "payable": false,
          "args": [
            {
              "label": "index",
              "type": {
                "type": 72,
                "displayName": [
                  "u128"
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
        }
      ],
      "events": [
        {
          "label": "Transfer",
          "module_path": "card_nft::card_nft",
          "signature_topic": "0x90df221c7b90ec18e837e47807b0e410761cbc1b859b0eccc9affd1b51567a4f",
          "args": [
            {
              "label": "from",
              "indexed": true,
              "type": {
                "type": 36,
                "displayName": [
                  "Option"
                ]
              },
              "docs": []
            },
            {
              "label": "to",
              "indexed": true,
              "type": {
                "type": 36,
                "displayName": [
                  "Option"
                ]
              },
              "docs": []
            },
            {
              "label": "id",
              "indexed": true,
              "type": {
                "type": 70,
                "displayName": [
                  "Id"
                ]
              },
              "docs": []
            }
          ],
          "docs": [
            "A token was minted (`from` is none) or transferred."
          ]
        },
        {
          "label": "Approval",
          "module_path": "card_nft::card_nft",
          "signature_topic": "0xc9a3fba19eeb2a9b9091700e89ba754436de21299bd70f371179aa151e05e83b",
          "args": [
            {
              "label": "owner",
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
              "label": "operator",
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
              "label": "id",
              "indexed": true,
              "type": {
                "type": 74,
                "displayName": [
                  "Option"
                ]
              },
              "docs": []
            },
            {
              "label": "approved",
              "indexed": false,
              "type": {
                "type": 76,
                "displayName": [
                  "bool"
                ]
              },
              "docs": []
            }
          ],
          "docs": [
            "An operator's approval for one token, or without an id for all of the owner's tokens, was granted or revoked."
          ]
        },
        {
          "label": "CardAdded",
          "module_path": "card_nft::card_nft",
          "signature_topic": "0x044c6fdbb32726ba4269165dac2d93b56e49ffe3f71fdb4818a0557ba650cb11",
          "args": [
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
              "label": "card",
              "indexed": false,
              "type": {
                "type": 7,
                "displayName": [
                  "CardMetadata"
                ]
              },
              "docs": []
            }
          ],
          "docs": [
            "A kind was added to the catalogue."
          ]
        },
        {
          "label": "CardMinted",
          "module_path": "card_nft::card_nft",
          "signature_topic": "0xaa11724d86885f710f09f10e4ee5baa8e87cbac7134923ff8e948b89f96bdf72",
          "args": [
            {
              "label": "to",
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
              "label": "token",
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
              "indexed": false,
              "type": {
                "type": 4,
                "displayName": [
                  "u16"
                ]
              },
              "docs": []
            }
          ],
          "docs": [
            "A token was minted; names its kind, which `Transfer` does not."
          ]
        }
      ],
      "docs": [
        " The cards of the collectible card game: a catalogue of card kinds, whose copies are PSP34 tokens."
      ],
      "lang_error": {
        "type": 38,
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
          "type": 72,
          "displayName": [
            "Balance"
          ]
        },
        "hash": {
          "type": 84,
          "displayName": [
            "Hash"
          ]
        },
        "timestamp": {
          "type": 71,
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
          "type": 85,
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
