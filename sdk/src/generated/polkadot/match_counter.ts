// Generated from contracts/ink/artifacts/match_counter.contract by `npm run generate`. Do not edit.
import type { ContractBinding, Result } from '../../chains/polkadot/contract/binding.js'

export type MatchCounterError = 'CounterFull'

/** Counts recorded matches, one global number for all players. */
export type MatchCounter = {
  constructors: {
    /** Starts at zero. */
    new: { args: []; payable: false }
  }
  messages: {
    /** Raises the counter by one on behalf of the caller. */
    recordMatch: { args: []; output: Result<null, MatchCounterError>; mutates: true; payable: false }
    /** How many matches were recorded. */
    count: { args: []; output: bigint; mutates: false; payable: false }
  }
  events: {
    /** A match was recorded; `count` is the counter's value after it. */
    MatchRecorded: { player: string; count: bigint }
  }
}

export const matchCounter: ContractBinding<MatchCounter> = {
  metadata: {
    "source": {
      "hash": "0xf5417b5798aa5956e28f6fb2192f984b6f9b693acd76179da3c462632668388a",
      "language": "ink! 5.1.1",
      "compiler": "rustc 1.96.0"
    },
    "contract": {
      "name": "match_counter",
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
          "def": {
            "primitive": "u64"
          }
        }
      },
      {
        "id": 1,
        "type": {
          "path": [
            "match_counter",
            "match_counter",
            "MatchCounter"
          ],
          "def": {
            "composite": {
              "fields": [
                {
                  "name": "count",
                  "type": 0,
                  "typeName": "<u64 as::ink::storage::traits::AutoStorableHint<::ink::storage\n::traits::ManualKey<4132981573u32, ()>,>>::Type"
                }
              ]
            }
          }
        }
      },
      {
        "id": 2,
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
              "type": 4
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
        "id": 3,
        "type": {
          "def": {
            "tuple": []
          }
        }
      },
      {
        "id": 4,
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
        "id": 5,
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
              "type": 4
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
        "id": 6,
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
              "type": 7
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
        "id": 7,
        "type": {
          "path": [
            "match_counter",
            "match_counter",
            "Error"
          ],
          "def": {
            "variant": {
              "variants": [
                {
                  "name": "CounterFull",
                  "index": 0
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
            "Result"
          ],
          "params": [
            {
              "name": "T",
              "type": 0
            },
            {
              "name": "E",
              "type": 4
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
        "id": 9,
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
                  "type": 10,
                  "typeName": "[u8; 32]"
                }
              ]
            }
          }
        }
      },
      {
        "id": 10,
        "type": {
          "def": {
            "array": {
              "len": 32,
              "type": 11
            }
          }
        }
      },
      {
        "id": 11,
        "type": {
          "def": {
            "primitive": "u8"
          }
        }
      },
      {
        "id": 12,
        "type": {
          "def": {
            "primitive": "u128"
          }
        }
      },
      {
        "id": 13,
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
                  "type": 10,
                  "typeName": "[u8; 32]"
                }
              ]
            }
          }
        }
      },
      {
        "id": 14,
        "type": {
          "def": {
            "primitive": "u32"
          }
        }
      },
      {
        "id": 15,
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
            "name": "MatchCounter",
            "fields": [
              {
                "name": "count",
                "layout": {
                  "leaf": {
                    "key": "0x00000000",
                    "ty": 0
                  }
                }
              }
            ]
          }
        },
        "ty": 1
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
            "type": 2,
            "displayName": [
              "ink_primitives",
              "ConstructorResult"
            ]
          },
          "docs": [
            "Starts at zero."
          ],
          "default": false
        }
      ],
      "messages": [
        {
          "label": "record_match",
          "selector": "0x314e0c6b",
          "mutates": true,
          "payable": false,
          "args": [],
          "returnType": {
            "type": 5,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [
            " Raises the counter by one on behalf of the caller."
          ],
          "default": false
        },
        {
          "label": "count",
          "selector": "0xdf209683",
          "mutates": false,
          "payable": false,
          "args": [],
          "returnType": {
            "type": 8,
            "displayName": [
              "ink",
              "MessageResult"
            ]
          },
          "docs": [
            " How many matches were recorded."
          ],
          "default": false
        }
      ],
      "events": [
        {
          "label": "MatchRecorded",
          "module_path": "match_counter::match_counter",
          "signature_topic": "0x2bb49fadcdf7b039e831699e7256ab03fad745dccd7412a771f0527754451357",
          "args": [
            {
              "label": "player",
              "indexed": true,
              "type": {
                "type": 9,
                "displayName": [
                  "AccountId"
                ]
              },
              "docs": []
            },
            {
              "label": "count",
              "indexed": false,
              "type": {
                "type": 0,
                "displayName": [
                  "u64"
                ]
              },
              "docs": []
            }
          ],
          "docs": [
            "A match was recorded; `count` is the counter's value after it."
          ]
        }
      ],
      "docs": [
        " Counts recorded matches, one global number for all players."
      ],
      "lang_error": {
        "type": 4,
        "displayName": [
          "ink",
          "LangError"
        ]
      },
      "environment": {
        "accountId": {
          "type": 9,
          "displayName": [
            "AccountId"
          ]
        },
        "balance": {
          "type": 12,
          "displayName": [
            "Balance"
          ]
        },
        "hash": {
          "type": 13,
          "displayName": [
            "Hash"
          ]
        },
        "timestamp": {
          "type": 0,
          "displayName": [
            "Timestamp"
          ]
        },
        "blockNumber": {
          "type": 14,
          "displayName": [
            "BlockNumber"
          ]
        },
        "chainExtension": {
          "type": 15,
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
