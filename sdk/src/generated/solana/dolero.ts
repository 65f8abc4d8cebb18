// From the IDL of dolero, by `npm run generate`.

/** The IDL as a type, for `Program` of @coral-xyz/anchor. */
export type Dolero = {
  "address": "DoLero11111111111111111111111111111111111111",
  "metadata": {
    "name": "dolero",
    "version": "0.1.0",
    "spec": "0.1.0",
    "description": "A wagered card duel: accounts, money and randomness around the rules"
  },
  "instructions": [
    {
      "name": "answerRandom",
      "docs": [
        "Called by the VRF program with its response."
      ],
      "discriminator": [
        218,
        192,
        220,
        252,
        166,
        234,
        13,
        79
      ],
      "accounts": [
        {
          "name": "vrfIdentity",
          "signer": true
        },
        {
          "name": "game",
          "writable": true
        }
      ],
      "args": [
        {
          "name": "randomness",
          "type": {
            "array": [
              "u8",
              32
            ]
          }
        },
        {
          "name": "nonce",
          "type": "u64"
        }
      ]
    },
    {
      "name": "arrange",
      "docs": [
        "Commit to the cards in positions 1, 2 and 3."
      ],
      "discriminator": [
        244,
        238,
        214,
        20,
        107,
        54,
        69,
        118
      ],
      "accounts": [
        {
          "name": "player",
          "signer": true
        },
        {
          "name": "game",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  103,
                  97,
                  109,
                  101
                ]
              },
              {
                "kind": "account",
                "path": "game.table",
                "account": "gameAccount"
              },
              {
                "kind": "account",
                "path": "game.index",
                "account": "gameAccount"
              }
            ]
          }
        }
      ],
      "args": [
        {
          "name": "commitments",
          "type": {
            "array": [
              {
                "array": [
                  "u8",
                  32
                ]
              },
              3
            ]
          }
        }
      ]
    },
    {
      "name": "call",
      "docs": [
        "Match the raise."
      ],
      "discriminator": [
        181,
        94,
        56,
        161,
        194,
        221,
        200,
        3
      ],
      "accounts": [
        {
          "name": "player",
          "signer": true
        },
        {
          "name": "game",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  103,
                  97,
                  109,
                  101
                ]
              },
              {
                "kind": "account",
                "path": "game.table",
                "account": "gameAccount"
              },
              {
                "kind": "account",
                "path": "game.index",
                "account": "gameAccount"
              }
            ]
          }
        }
      ],
      "args": []
    },
    {
      "name": "choose",
      "docs": [
        "Choose a relic of the offer (0 to 2), the joker (3), or nothing (4)."
      ],
      "discriminator": [
        212,
        121,
        167,
        99,
        231,
        205,
        250,
        76
      ],
      "accounts": [
        {
          "name": "player",
          "signer": true
        },
        {
          "name": "game",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  103,
                  97,
                  109,
                  101
                ]
              },
              {
                "kind": "account",
                "path": "game.table",
                "account": "gameAccount"
              },
              {
                "kind": "account",
                "path": "game.index",
                "account": "gameAccount"
              }
            ]
          }
        }
      ],
      "args": [
        {
          "name": "choice",
          "type": "u8"
        }
      ]
    },
    {
      "name": "commit",
      "docs": [
        "Commit to the secret of the round."
      ],
      "discriminator": [
        223,
        140,
        142,
        165,
        229,
        208,
        156,
        74
      ],
      "accounts": [
        {
          "name": "player",
          "signer": true
        },
        {
          "name": "game",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  103,
                  97,
                  109,
                  101
                ]
              },
              {
                "kind": "account",
                "path": "game.table",
                "account": "gameAccount"
              },
              {
                "kind": "account",
                "path": "game.index",
                "account": "gameAccount"
              }
            ]
          }
        }
      ],
      "args": [
        {
          "name": "commitment",
          "type": {
            "array": [
              "u8",
              32
            ]
          }
        }
      ]
    },
    {
      "name": "createTableSol",
      "docs": [
        "Create a table whose games are played with SOL."
      ],
      "discriminator": [
        193,
        43,
        63,
        41,
        104,
        163,
        172,
        20
      ],
      "accounts": [
        {
          "name": "authority",
          "writable": true,
          "signer": true
        },
        {
          "name": "table",
          "writable": true
        },
        {
          "name": "house"
        },
        {
          "name": "programData",
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  190,
                  43,
                  46,
                  135,
                  34,
                  108,
                  159,
                  32,
                  85,
                  255,
                  84,
                  144,
                  157,
                  248,
                  182,
                  179,
                  58,
                  164,
                  6,
                  150,
                  239,
                  122,
                  103,
                  230,
                  202,
                  131,
                  173,
                  0,
                  0,
                  0,
                  0,
                  0
                ]
              }
            ],
            "program": {
              "kind": "const",
              "value": [
                2,
                168,
                246,
                145,
                78,
                136,
                161,
                176,
                226,
                16,
                21,
                62,
                247,
                99,
                174,
                43,
                0,
                194,
                185,
                61,
                22,
                193,
                36,
                210,
                192,
                83,
                122,
                16,
                4,
                128,
                0,
                0
              ]
            }
          }
        },
        {
          "name": "systemProgram",
          "address": "11111111111111111111111111111111"
        }
      ],
      "args": [
        {
          "name": "id",
          "type": "u8"
        },
        {
          "name": "config",
          "type": {
            "defined": {
              "name": "tableConfig"
            }
          }
        }
      ]
    },
    {
      "name": "createTableSpl",
      "docs": [
        "Create a table whose games are played with one SPL token."
      ],
      "discriminator": [
        97,
        42,
        164,
        158,
        250,
        192,
        49,
        136
      ],
      "accounts": [
        {
          "name": "authority",
          "writable": true,
          "signer": true
        },
        {
          "name": "table",
          "writable": true
        },
        {
          "name": "mint"
        },
        {
          "name": "house"
        },
        {
          "name": "programData",
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  190,
                  43,
                  46,
                  135,
                  34,
                  108,
                  159,
                  32,
                  85,
                  255,
                  84,
                  144,
                  157,
                  248,
                  182,
                  179,
                  58,
                  164,
                  6,
                  150,
                  239,
                  122,
                  103,
                  230,
                  202,
                  131,
                  173,
                  0,
                  0,
                  0,
                  0,
                  0
                ]
              }
            ],
            "program": {
              "kind": "const",
              "value": [
                2,
                168,
                246,
                145,
                78,
                136,
                161,
                176,
                226,
                16,
                21,
                62,
                247,
                99,
                174,
                43,
                0,
                194,
                185,
                61,
                22,
                193,
                36,
                210,
                192,
                83,
                122,
                16,
                4,
                128,
                0,
                0
              ]
            }
          }
        },
        {
          "name": "systemProgram",
          "address": "11111111111111111111111111111111"
        }
      ],
      "args": [
        {
          "name": "id",
          "type": "u8"
        },
        {
          "name": "config",
          "type": {
            "defined": {
              "name": "tableConfig"
            }
          }
        }
      ]
    },
    {
      "name": "delegateGame",
      "docs": [
        "Delegate the game to the table's rollup. Both players must sign."
      ],
      "discriminator": [
        116,
        183,
        70,
        107,
        112,
        223,
        122,
        210
      ],
      "accounts": [
        {
          "name": "first",
          "docs": [
            "Pays the rent of the delegation records, which is refunded."
          ],
          "writable": true,
          "signer": true
        },
        {
          "name": "second",
          "signer": true
        },
        {
          "name": "game",
          "writable": true
        },
        {
          "name": "table"
        },
        {
          "name": "buffer",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  98,
                  117,
                  102,
                  102,
                  101,
                  114
                ]
              },
              {
                "kind": "account",
                "path": "game"
              }
            ]
          }
        },
        {
          "name": "record",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  100,
                  101,
                  108,
                  101,
                  103,
                  97,
                  116,
                  105,
                  111,
                  110
                ]
              },
              {
                "kind": "account",
                "path": "game"
              }
            ],
            "program": {
              "kind": "const",
              "value": [
                181,
                183,
                0,
                225,
                242,
                87,
                58,
                192,
                204,
                6,
                34,
                1,
                52,
                74,
                207,
                151,
                184,
                53,
                6,
                235,
                140,
                229,
                25,
                152,
                204,
                98,
                126,
                24,
                147,
                128,
                167,
                62
              ]
            }
          }
        },
        {
          "name": "metadata",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  100,
                  101,
                  108,
                  101,
                  103,
                  97,
                  116,
                  105,
                  111,
                  110,
                  45,
                  109,
                  101,
                  116,
                  97,
                  100,
                  97,
                  116,
                  97
                ]
              },
              {
                "kind": "account",
                "path": "game"
              }
            ],
            "program": {
              "kind": "const",
              "value": [
                181,
                183,
                0,
                225,
                242,
                87,
                58,
                192,
                204,
                6,
                34,
                1,
                52,
                74,
                207,
                151,
                184,
                53,
                6,
                235,
                140,
                229,
                25,
                152,
                204,
                98,
                126,
                24,
                147,
                128,
                167,
                62
              ]
            }
          }
        },
        {
          "name": "ownerProgram",
          "address": "DoLero11111111111111111111111111111111111111"
        },
        {
          "name": "delegationProgram",
          "address": "DELeGGvXpWV2fqJUhqcF5ZSYMS4JTLjteaAMARRSaeSh"
        },
        {
          "name": "systemProgram",
          "address": "11111111111111111111111111111111"
        }
      ],
      "args": []
    },
    {
      "name": "fold",
      "docs": [
        "Fold: lose the round."
      ],
      "discriminator": [
        63,
        91,
        162,
        171,
        160,
        70,
        220,
        136
      ],
      "accounts": [
        {
          "name": "player",
          "signer": true
        },
        {
          "name": "game",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  103,
                  97,
                  109,
                  101
                ]
              },
              {
                "kind": "account",
                "path": "game.table",
                "account": "gameAccount"
              },
              {
                "kind": "account",
                "path": "game.index",
                "account": "gameAccount"
              }
            ]
          }
        }
      ],
      "args": []
    },
    {
      "name": "forfeit",
      "docs": [
        "Forfeit the game."
      ],
      "discriminator": [
        80,
        154,
        237,
        158,
        244,
        198,
        154,
        9
      ],
      "accounts": [
        {
          "name": "player",
          "signer": true
        },
        {
          "name": "game",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  103,
                  97,
                  109,
                  101
                ]
              },
              {
                "kind": "account",
                "path": "game.table",
                "account": "gameAccount"
              },
              {
                "kind": "account",
                "path": "game.index",
                "account": "gameAccount"
              }
            ]
          }
        }
      ],
      "args": []
    },
    {
      "name": "joinGameSol",
      "docs": [
        "Join a SOL game and deposit a stack."
      ],
      "discriminator": [
        27,
        12,
        241,
        34,
        204,
        30,
        28,
        173
      ],
      "accounts": [
        {
          "name": "player",
          "writable": true,
          "signer": true
        },
        {
          "name": "game",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  103,
                  97,
                  109,
                  101
                ]
              },
              {
                "kind": "account",
                "path": "game.table",
                "account": "gameAccount"
              },
              {
                "kind": "account",
                "path": "game.index",
                "account": "gameAccount"
              }
            ]
          }
        },
        {
          "name": "escrow",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  101,
                  115,
                  99,
                  114,
                  111,
                  119
                ]
              },
              {
                "kind": "account",
                "path": "game"
              }
            ]
          }
        },
        {
          "name": "systemProgram",
          "address": "11111111111111111111111111111111"
        }
      ],
      "args": [
        {
          "name": "stack",
          "type": "u64"
        }
      ]
    },
    {
      "name": "joinGameSpl",
      "docs": [
        "Join a token game and deposit a stack."
      ],
      "discriminator": [
        232,
        154,
        1,
        65,
        249,
        99,
        176,
        64
      ],
      "accounts": [
        {
          "name": "player",
          "writable": true,
          "signer": true
        },
        {
          "name": "game",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  103,
                  97,
                  109,
                  101
                ]
              },
              {
                "kind": "account",
                "path": "game.table",
                "account": "gameAccount"
              },
              {
                "kind": "account",
                "path": "game.index",
                "account": "gameAccount"
              }
            ]
          }
        },
        {
          "name": "table"
        },
        {
          "name": "mint"
        },
        {
          "name": "wallet",
          "writable": true
        },
        {
          "name": "escrow",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "account",
                "path": "game"
              },
              {
                "kind": "const",
                "value": [
                  6,
                  221,
                  246,
                  225,
                  215,
                  101,
                  161,
                  147,
                  217,
                  203,
                  225,
                  70,
                  206,
                  235,
                  121,
                  172,
                  28,
                  180,
                  133,
                  237,
                  95,
                  91,
                  55,
                  145,
                  58,
                  140,
                  245,
                  133,
                  126,
                  255,
                  0,
                  169
                ]
              },
              {
                "kind": "account",
                "path": "mint"
              }
            ],
            "program": {
              "kind": "const",
              "value": [
                140,
                151,
                37,
                143,
                78,
                36,
                137,
                241,
                187,
                61,
                16,
                41,
                20,
                142,
                13,
                131,
                11,
                90,
                19,
                153,
                218,
                255,
                16,
                132,
                4,
                142,
                123,
                216,
                219,
                233,
                248,
                89
              ]
            }
          }
        },
        {
          "name": "tokenProgram",
          "address": "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA"
        }
      ],
      "args": [
        {
          "name": "stack",
          "type": "u64"
        }
      ]
    },
    {
      "name": "leaveGameSol",
      "docs": [
        "Leave a SOL game that nobody has joined; the whole deposit is refunded."
      ],
      "discriminator": [
        253,
        217,
        77,
        49,
        213,
        236,
        166,
        240
      ],
      "accounts": [
        {
          "name": "player",
          "writable": true,
          "signer": true
        },
        {
          "name": "game",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  103,
                  97,
                  109,
                  101
                ]
              },
              {
                "kind": "account",
                "path": "game.table",
                "account": "gameAccount"
              },
              {
                "kind": "account",
                "path": "game.index",
                "account": "gameAccount"
              }
            ]
          }
        },
        {
          "name": "escrow",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  101,
                  115,
                  99,
                  114,
                  111,
                  119
                ]
              },
              {
                "kind": "account",
                "path": "game"
              }
            ]
          }
        }
      ],
      "args": []
    },
    {
      "name": "leaveGameSpl",
      "docs": [
        "Leave a token game that nobody has joined; the whole deposit is refunded."
      ],
      "discriminator": [
        101,
        33,
        93,
        246,
        6,
        170,
        234,
        244
      ],
      "accounts": [
        {
          "name": "player",
          "writable": true,
          "signer": true
        },
        {
          "name": "game",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  103,
                  97,
                  109,
                  101
                ]
              },
              {
                "kind": "account",
                "path": "game.table",
                "account": "gameAccount"
              },
              {
                "kind": "account",
                "path": "game.index",
                "account": "gameAccount"
              }
            ]
          }
        },
        {
          "name": "table"
        },
        {
          "name": "mint"
        },
        {
          "name": "wallet",
          "writable": true
        },
        {
          "name": "escrow",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "account",
                "path": "game"
              },
              {
                "kind": "const",
                "value": [
                  6,
                  221,
                  246,
                  225,
                  215,
                  101,
                  161,
                  147,
                  217,
                  203,
                  225,
                  70,
                  206,
                  235,
                  121,
                  172,
                  28,
                  180,
                  133,
                  237,
                  95,
                  91,
                  55,
                  145,
                  58,
                  140,
                  245,
                  133,
                  126,
                  255,
                  0,
                  169
                ]
              },
              {
                "kind": "account",
                "path": "mint"
              }
            ],
            "program": {
              "kind": "const",
              "value": [
                140,
                151,
                37,
                143,
                78,
                36,
                137,
                241,
                187,
                61,
                16,
                41,
                20,
                142,
                13,
                131,
                11,
                90,
                19,
                153,
                218,
                255,
                16,
                132,
                4,
                142,
                123,
                216,
                219,
                233,
                248,
                89
              ]
            }
          }
        },
        {
          "name": "tokenProgram",
          "address": "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA"
        }
      ],
      "args": []
    },
    {
      "name": "lock",
      "docs": [
        "Make the arrangement final."
      ],
      "discriminator": [
        21,
        19,
        208,
        43,
        237,
        62,
        255,
        87
      ],
      "accounts": [
        {
          "name": "player",
          "signer": true
        },
        {
          "name": "game",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  103,
                  97,
                  109,
                  101
                ]
              },
              {
                "kind": "account",
                "path": "game.table",
                "account": "gameAccount"
              },
              {
                "kind": "account",
                "path": "game.index",
                "account": "gameAccount"
              }
            ]
          }
        }
      ],
      "args": []
    },
    {
      "name": "openCards",
      "docs": [
        "Open positions 3 and 2."
      ],
      "discriminator": [
        101,
        196,
        221,
        96,
        60,
        248,
        115,
        67
      ],
      "accounts": [
        {
          "name": "player",
          "signer": true
        },
        {
          "name": "game",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  103,
                  97,
                  109,
                  101
                ]
              },
              {
                "kind": "account",
                "path": "game.table",
                "account": "gameAccount"
              },
              {
                "kind": "account",
                "path": "game.index",
                "account": "gameAccount"
              }
            ]
          }
        }
      ],
      "args": [
        {
          "name": "cards",
          "type": {
            "array": [
              "u8",
              2
            ]
          }
        },
        {
          "name": "salts",
          "type": {
            "array": [
              {
                "array": [
                  "u8",
                  32
                ]
              },
              2
            ]
          }
        }
      ]
    },
    {
      "name": "openGameSol",
      "docs": [
        "Open a game at a SOL table and deposit a stack."
      ],
      "discriminator": [
        194,
        54,
        107,
        34,
        193,
        186,
        81,
        158
      ],
      "accounts": [
        {
          "name": "player",
          "writable": true,
          "signer": true
        },
        {
          "name": "table",
          "writable": true
        },
        {
          "name": "game",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  103,
                  97,
                  109,
                  101
                ]
              },
              {
                "kind": "account",
                "path": "table"
              },
              {
                "kind": "account",
                "path": "table.games",
                "account": "table"
              }
            ]
          }
        },
        {
          "name": "escrow",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  101,
                  115,
                  99,
                  114,
                  111,
                  119
                ]
              },
              {
                "kind": "account",
                "path": "game"
              }
            ]
          }
        },
        {
          "name": "systemProgram",
          "address": "11111111111111111111111111111111"
        }
      ],
      "args": [
        {
          "name": "stack",
          "type": "u64"
        }
      ]
    },
    {
      "name": "openGameSpl",
      "docs": [
        "Open a game at a token table and deposit a stack."
      ],
      "discriminator": [
        248,
        54,
        93,
        214,
        230,
        199,
        56,
        69
      ],
      "accounts": [
        {
          "name": "player",
          "writable": true,
          "signer": true
        },
        {
          "name": "table",
          "writable": true
        },
        {
          "name": "game",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  103,
                  97,
                  109,
                  101
                ]
              },
              {
                "kind": "account",
                "path": "table"
              },
              {
                "kind": "account",
                "path": "table.games",
                "account": "table"
              }
            ]
          }
        },
        {
          "name": "mint"
        },
        {
          "name": "wallet",
          "writable": true
        },
        {
          "name": "escrow",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "account",
                "path": "game"
              },
              {
                "kind": "const",
                "value": [
                  6,
                  221,
                  246,
                  225,
                  215,
                  101,
                  161,
                  147,
                  217,
                  203,
                  225,
                  70,
                  206,
                  235,
                  121,
                  172,
                  28,
                  180,
                  133,
                  237,
                  95,
                  91,
                  55,
                  145,
                  58,
                  140,
                  245,
                  133,
                  126,
                  255,
                  0,
                  169
                ]
              },
              {
                "kind": "account",
                "path": "mint"
              }
            ],
            "program": {
              "kind": "const",
              "value": [
                140,
                151,
                37,
                143,
                78,
                36,
                137,
                241,
                187,
                61,
                16,
                41,
                20,
                142,
                13,
                131,
                11,
                90,
                19,
                153,
                218,
                255,
                16,
                132,
                4,
                142,
                123,
                216,
                219,
                233,
                248,
                89
              ]
            }
          }
        },
        {
          "name": "tokenProgram",
          "address": "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA"
        },
        {
          "name": "associatedTokenProgram",
          "address": "ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL"
        },
        {
          "name": "systemProgram",
          "address": "11111111111111111111111111111111"
        }
      ],
      "args": [
        {
          "name": "stack",
          "type": "u64"
        }
      ]
    },
    {
      "name": "openLast",
      "docs": [
        "Open position 1 and disclose the secret of the round."
      ],
      "discriminator": [
        136,
        36,
        196,
        147,
        172,
        17,
        21,
        100
      ],
      "accounts": [
        {
          "name": "player",
          "signer": true
        },
        {
          "name": "game",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  103,
                  97,
                  109,
                  101
                ]
              },
              {
                "kind": "account",
                "path": "game.table",
                "account": "gameAccount"
              },
              {
                "kind": "account",
                "path": "game.index",
                "account": "gameAccount"
              }
            ]
          }
        }
      ],
      "args": [
        {
          "name": "secret",
          "type": {
            "array": [
              "u8",
              32
            ]
          }
        },
        {
          "name": "card",
          "type": "u8"
        },
        {
          "name": "salt",
          "type": {
            "array": [
              "u8",
              32
            ]
          }
        }
      ]
    },
    {
      "name": "processUndelegation",
      "docs": [
        "Called by the delegation program to return a game."
      ],
      "discriminator": [
        196,
        28,
        41,
        206,
        48,
        37,
        51,
        167
      ],
      "accounts": [
        {
          "name": "game",
          "writable": true
        },
        {
          "name": "buffer",
          "signer": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  117,
                  110,
                  100,
                  101,
                  108,
                  101,
                  103,
                  97,
                  116,
                  101,
                  45,
                  98,
                  117,
                  102,
                  102,
                  101,
                  114
                ]
              },
              {
                "kind": "account",
                "path": "game"
              }
            ],
            "program": {
              "kind": "const",
              "value": [
                181,
                183,
                0,
                225,
                242,
                87,
                58,
                192,
                204,
                6,
                34,
                1,
                52,
                74,
                207,
                151,
                184,
                53,
                6,
                235,
                140,
                229,
                25,
                152,
                204,
                98,
                126,
                24,
                147,
                128,
                167,
                62
              ]
            }
          }
        },
        {
          "name": "payer",
          "writable": true,
          "signer": true
        },
        {
          "name": "systemProgram",
          "address": "11111111111111111111111111111111"
        }
      ],
      "args": [
        {
          "name": "seeds",
          "type": {
            "vec": "bytes"
          }
        }
      ]
    },
    {
      "name": "raise",
      "docs": [
        "Raise the bet."
      ],
      "discriminator": [
        128,
        40,
        222,
        119,
        114,
        38,
        122,
        27
      ],
      "accounts": [
        {
          "name": "player",
          "signer": true
        },
        {
          "name": "game",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  103,
                  97,
                  109,
                  101
                ]
              },
              {
                "kind": "account",
                "path": "game.table",
                "account": "gameAccount"
              },
              {
                "kind": "account",
                "path": "game.index",
                "account": "gameAccount"
              }
            ]
          }
        }
      ],
      "args": [
        {
          "name": "amount",
          "type": "u64"
        }
      ]
    },
    {
      "name": "requestRandom",
      "docs": [
        "Request randomness for the relic offers, or for the deal."
      ],
      "discriminator": [
        207,
        14,
        111,
        34,
        54,
        56,
        12,
        90
      ],
      "accounts": [
        {
          "name": "player",
          "writable": true,
          "signer": true
        },
        {
          "name": "game",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  103,
                  97,
                  109,
                  101
                ]
              },
              {
                "kind": "account",
                "path": "game.table",
                "account": "gameAccount"
              },
              {
                "kind": "account",
                "path": "game.index",
                "account": "gameAccount"
              }
            ]
          }
        },
        {
          "name": "table"
        },
        {
          "name": "queue",
          "writable": true
        },
        {
          "name": "programIdentity",
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  105,
                  100,
                  101,
                  110,
                  116,
                  105,
                  116,
                  121
                ]
              }
            ]
          }
        },
        {
          "name": "vrfProgram",
          "address": "Vrf1RNUjXmQGjmQrQLvJHs9SNkvDJEsRVFPkfSQUwGz"
        },
        {
          "name": "slotHashes",
          "address": "SysvarS1otHashes111111111111111111111111111"
        },
        {
          "name": "systemProgram",
          "address": "11111111111111111111111111111111"
        }
      ],
      "args": []
    },
    {
      "name": "reveal",
      "docs": [
        "Reveal instead of betting. After both players have revealed, the cards decide."
      ],
      "discriminator": [
        9,
        35,
        59,
        190,
        167,
        249,
        76,
        115
      ],
      "accounts": [
        {
          "name": "player",
          "signer": true
        },
        {
          "name": "game",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  103,
                  97,
                  109,
                  101
                ]
              },
              {
                "kind": "account",
                "path": "game.table",
                "account": "gameAccount"
              },
              {
                "kind": "account",
                "path": "game.index",
                "account": "gameAccount"
              }
            ]
          }
        }
      ],
      "args": []
    },
    {
      "name": "settleSol",
      "docs": [
        "Pay out and close a SOL game that is over. Anyone may call it."
      ],
      "discriminator": [
        37,
        38,
        244,
        86,
        65,
        195,
        153,
        30
      ],
      "accounts": [
        {
          "name": "game",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  103,
                  97,
                  109,
                  101
                ]
              },
              {
                "kind": "account",
                "path": "game.table",
                "account": "gameAccount"
              },
              {
                "kind": "account",
                "path": "game.index",
                "account": "gameAccount"
              }
            ]
          }
        },
        {
          "name": "table"
        },
        {
          "name": "escrow",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  101,
                  115,
                  99,
                  114,
                  111,
                  119
                ]
              },
              {
                "kind": "account",
                "path": "game"
              }
            ]
          }
        },
        {
          "name": "first",
          "writable": true
        },
        {
          "name": "second",
          "writable": true
        },
        {
          "name": "house",
          "writable": true
        }
      ],
      "args": []
    },
    {
      "name": "settleSpl",
      "docs": [
        "Pay out and close a token game that is over. Anyone may call it."
      ],
      "discriminator": [
        196,
        113,
        242,
        67,
        193,
        83,
        223,
        140
      ],
      "accounts": [
        {
          "name": "payer",
          "docs": [
            "Pays the rent of a player's token account if it has to be created."
          ],
          "writable": true,
          "signer": true
        },
        {
          "name": "game",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  103,
                  97,
                  109,
                  101
                ]
              },
              {
                "kind": "account",
                "path": "game.table",
                "account": "gameAccount"
              },
              {
                "kind": "account",
                "path": "game.index",
                "account": "gameAccount"
              }
            ]
          }
        },
        {
          "name": "table"
        },
        {
          "name": "mint"
        },
        {
          "name": "escrow",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "account",
                "path": "game"
              },
              {
                "kind": "const",
                "value": [
                  6,
                  221,
                  246,
                  225,
                  215,
                  101,
                  161,
                  147,
                  217,
                  203,
                  225,
                  70,
                  206,
                  235,
                  121,
                  172,
                  28,
                  180,
                  133,
                  237,
                  95,
                  91,
                  55,
                  145,
                  58,
                  140,
                  245,
                  133,
                  126,
                  255,
                  0,
                  169
                ]
              },
              {
                "kind": "account",
                "path": "mint"
              }
            ],
            "program": {
              "kind": "const",
              "value": [
                140,
                151,
                37,
                143,
                78,
                36,
                137,
                241,
                187,
                61,
                16,
                41,
                20,
                142,
                13,
                131,
                11,
                90,
                19,
                153,
                218,
                255,
                16,
                132,
                4,
                142,
                123,
                216,
                219,
                233,
                248,
                89
              ]
            }
          }
        },
        {
          "name": "first",
          "writable": true
        },
        {
          "name": "second"
        },
        {
          "name": "firstWallet",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "account",
                "path": "first"
              },
              {
                "kind": "const",
                "value": [
                  6,
                  221,
                  246,
                  225,
                  215,
                  101,
                  161,
                  147,
                  217,
                  203,
                  225,
                  70,
                  206,
                  235,
                  121,
                  172,
                  28,
                  180,
                  133,
                  237,
                  95,
                  91,
                  55,
                  145,
                  58,
                  140,
                  245,
                  133,
                  126,
                  255,
                  0,
                  169
                ]
              },
              {
                "kind": "account",
                "path": "mint"
              }
            ],
            "program": {
              "kind": "const",
              "value": [
                140,
                151,
                37,
                143,
                78,
                36,
                137,
                241,
                187,
                61,
                16,
                41,
                20,
                142,
                13,
                131,
                11,
                90,
                19,
                153,
                218,
                255,
                16,
                132,
                4,
                142,
                123,
                216,
                219,
                233,
                248,
                89
              ]
            }
          }
        },
        {
          "name": "secondWallet",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "account",
                "path": "second"
              },
              {
                "kind": "const",
                "value": [
                  6,
                  221,
                  246,
                  225,
                  215,
                  101,
                  161,
                  147,
                  217,
                  203,
                  225,
                  70,
                  206,
                  235,
                  121,
                  172,
                  28,
                  180,
                  133,
                  237,
                  95,
                  91,
                  55,
                  145,
                  58,
                  140,
                  245,
                  133,
                  126,
                  255,
                  0,
                  169
                ]
              },
              {
                "kind": "account",
                "path": "mint"
              }
            ],
            "program": {
              "kind": "const",
              "value": [
                140,
                151,
                37,
                143,
                78,
                36,
                137,
                241,
                187,
                61,
                16,
                41,
                20,
                142,
                13,
                131,
                11,
                90,
                19,
                153,
                218,
                255,
                16,
                132,
                4,
                142,
                123,
                216,
                219,
                233,
                248,
                89
              ]
            }
          }
        },
        {
          "name": "house",
          "writable": true
        },
        {
          "name": "tokenProgram",
          "address": "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA"
        },
        {
          "name": "associatedTokenProgram",
          "address": "ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL"
        },
        {
          "name": "systemProgram",
          "address": "11111111111111111111111111111111"
        }
      ],
      "args": []
    },
    {
      "name": "show",
      "docs": [
        "Show the cards of the first swap, as the relic Third Eye requires."
      ],
      "discriminator": [
        234,
        167,
        140,
        182,
        56,
        69,
        61,
        209
      ],
      "accounts": [
        {
          "name": "player",
          "signer": true
        },
        {
          "name": "game",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  103,
                  97,
                  109,
                  101
                ]
              },
              {
                "kind": "account",
                "path": "game.table",
                "account": "gameAccount"
              },
              {
                "kind": "account",
                "path": "game.index",
                "account": "gameAccount"
              }
            ]
          }
        }
      ],
      "args": [
        {
          "name": "cards",
          "type": "bytes"
        }
      ]
    },
    {
      "name": "swap",
      "docs": [
        "Swap the cards in the mask; requests randomness for the new ones."
      ],
      "discriminator": [
        248,
        198,
        158,
        145,
        225,
        117,
        135,
        200
      ],
      "accounts": [
        {
          "name": "player",
          "writable": true,
          "signer": true
        },
        {
          "name": "game",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  103,
                  97,
                  109,
                  101
                ]
              },
              {
                "kind": "account",
                "path": "game.table",
                "account": "gameAccount"
              },
              {
                "kind": "account",
                "path": "game.index",
                "account": "gameAccount"
              }
            ]
          }
        },
        {
          "name": "table"
        },
        {
          "name": "queue",
          "writable": true
        },
        {
          "name": "programIdentity",
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  105,
                  100,
                  101,
                  110,
                  116,
                  105,
                  116,
                  121
                ]
              }
            ]
          }
        },
        {
          "name": "vrfProgram",
          "address": "Vrf1RNUjXmQGjmQrQLvJHs9SNkvDJEsRVFPkfSQUwGz"
        },
        {
          "name": "slotHashes",
          "address": "SysvarS1otHashes111111111111111111111111111"
        },
        {
          "name": "systemProgram",
          "address": "11111111111111111111111111111111"
        }
      ],
      "args": [
        {
          "name": "mask",
          "type": "u8"
        }
      ]
    },
    {
      "name": "timeOut",
      "docs": [
        "Apply an expired time limit. Anyone may call it."
      ],
      "discriminator": [
        86,
        4,
        22,
        172,
        148,
        24,
        95,
        18
      ],
      "accounts": [
        {
          "name": "game",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  103,
                  97,
                  109,
                  101
                ]
              },
              {
                "kind": "account",
                "path": "game.table",
                "account": "gameAccount"
              },
              {
                "kind": "account",
                "path": "game.index",
                "account": "gameAccount"
              }
            ]
          }
        }
      ],
      "args": []
    },
    {
      "name": "undelegateGame",
      "docs": [
        "On the rollup: return the game to the base layer."
      ],
      "discriminator": [
        40,
        145,
        154,
        66,
        48,
        111,
        127,
        1
      ],
      "accounts": [
        {
          "name": "player",
          "writable": true,
          "signer": true
        },
        {
          "name": "game",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  103,
                  97,
                  109,
                  101
                ]
              },
              {
                "kind": "account",
                "path": "game.table",
                "account": "gameAccount"
              },
              {
                "kind": "account",
                "path": "game.index",
                "account": "gameAccount"
              }
            ]
          }
        },
        {
          "name": "magicContext",
          "writable": true,
          "address": "MagicContext1111111111111111111111111111111"
        },
        {
          "name": "magicProgram",
          "address": "Magic11111111111111111111111111111111111111"
        }
      ],
      "args": []
    },
    {
      "name": "updateTableSol",
      "docs": [
        "Change a SOL table. Open games keep their limits."
      ],
      "discriminator": [
        234,
        239,
        153,
        217,
        50,
        31,
        223,
        79
      ],
      "accounts": [
        {
          "name": "authority",
          "signer": true,
          "relations": [
            "table"
          ]
        },
        {
          "name": "table",
          "writable": true
        },
        {
          "name": "house"
        }
      ],
      "args": [
        {
          "name": "config",
          "type": {
            "defined": {
              "name": "tableConfig"
            }
          }
        }
      ]
    },
    {
      "name": "updateTableSpl",
      "docs": [
        "Change a token table. Open games keep their limits."
      ],
      "discriminator": [
        134,
        75,
        45,
        34,
        6,
        255,
        173,
        125
      ],
      "accounts": [
        {
          "name": "authority",
          "signer": true,
          "relations": [
            "table"
          ]
        },
        {
          "name": "table",
          "writable": true
        },
        {
          "name": "house"
        }
      ],
      "args": [
        {
          "name": "config",
          "type": {
            "defined": {
              "name": "tableConfig"
            }
          }
        }
      ]
    }
  ],
  "accounts": [
    {
      "name": "escrow",
      "discriminator": [
        31,
        213,
        123,
        187,
        186,
        22,
        218,
        155
      ]
    },
    {
      "name": "gameAccount",
      "discriminator": [
        168,
        26,
        58,
        96,
        13,
        208,
        230,
        188
      ]
    },
    {
      "name": "table",
      "discriminator": [
        34,
        100,
        138,
        97,
        236,
        129,
        230,
        112
      ]
    }
  ],
  "events": [
    {
      "name": "arranged",
      "discriminator": [
        167,
        238,
        237,
        235,
        158,
        162,
        167,
        99
      ]
    },
    {
      "name": "called",
      "discriminator": [
        30,
        97,
        254,
        149,
        60,
        38,
        255,
        5
      ]
    },
    {
      "name": "chosen",
      "discriminator": [
        19,
        105,
        45,
        87,
        99,
        23,
        50,
        135
      ]
    },
    {
      "name": "committed",
      "discriminator": [
        70,
        158,
        162,
        86,
        29,
        111,
        143,
        226
      ]
    },
    {
      "name": "dealt",
      "discriminator": [
        92,
        131,
        196,
        133,
        190,
        108,
        28,
        47
      ]
    },
    {
      "name": "folded",
      "discriminator": [
        35,
        2,
        175,
        168,
        21,
        248,
        198,
        46
      ]
    },
    {
      "name": "gameEnded",
      "discriminator": [
        35,
        93,
        113,
        153,
        29,
        144,
        200,
        109
      ]
    },
    {
      "name": "gameOpened",
      "discriminator": [
        226,
        230,
        63,
        106,
        184,
        152,
        68,
        58
      ]
    },
    {
      "name": "gameSettled",
      "discriminator": [
        63,
        109,
        128,
        85,
        229,
        63,
        167,
        176
      ]
    },
    {
      "name": "locked",
      "discriminator": [
        188,
        53,
        118,
        62,
        64,
        12,
        198,
        84
      ]
    },
    {
      "name": "opened",
      "discriminator": [
        166,
        172,
        97,
        9,
        77,
        76,
        189,
        109
      ]
    },
    {
      "name": "playerJoined",
      "discriminator": [
        39,
        144,
        49,
        106,
        108,
        210,
        183,
        38
      ]
    },
    {
      "name": "raised",
      "discriminator": [
        34,
        154,
        8,
        239,
        64,
        242,
        210,
        198
      ]
    },
    {
      "name": "randomRequested",
      "discriminator": [
        122,
        60,
        141,
        188,
        245,
        254,
        84,
        16
      ]
    },
    {
      "name": "relicsOffered",
      "discriminator": [
        145,
        33,
        188,
        131,
        35,
        45,
        200,
        145
      ]
    },
    {
      "name": "revealed",
      "discriminator": [
        180,
        7,
        199,
        88,
        154,
        19,
        181,
        154
      ]
    },
    {
      "name": "roundScored",
      "discriminator": [
        253,
        65,
        152,
        83,
        59,
        190,
        221,
        242
      ]
    },
    {
      "name": "shown",
      "discriminator": [
        79,
        213,
        44,
        56,
        169,
        167,
        22,
        7
      ]
    },
    {
      "name": "suddenDeath",
      "discriminator": [
        254,
        9,
        92,
        182,
        205,
        185,
        42,
        97
      ]
    },
    {
      "name": "swapped",
      "discriminator": [
        217,
        52,
        52,
        83,
        147,
        135,
        96,
        109
      ]
    }
  ],
  "errors": [
    {
      "code": 6000,
      "name": "gameOver",
      "msg": "The game is over"
    },
    {
      "code": 6001,
      "name": "wrongPhase",
      "msg": "Not allowed in this phase"
    },
    {
      "code": 6002,
      "name": "tooLate",
      "msg": "The deadline has passed"
    },
    {
      "code": 6003,
      "name": "tooEarly",
      "msg": "The deadline has not passed"
    },
    {
      "code": 6004,
      "name": "notAPlayer",
      "msg": "Not a player of this game"
    },
    {
      "code": 6005,
      "name": "samePlayer",
      "msg": "The players must be different accounts"
    },
    {
      "code": 6006,
      "name": "badStack",
      "msg": "A stack within the table's limits is needed"
    },
    {
      "code": 6007,
      "name": "alreadyDone",
      "msg": "Already done"
    },
    {
      "code": 6008,
      "name": "zeroCommitment",
      "msg": "The commitment must not be all zeros"
    },
    {
      "code": 6009,
      "name": "alreadyAsked",
      "msg": "Randomness has already been requested"
    },
    {
      "code": 6010,
      "name": "badChoice",
      "msg": "No such choice"
    },
    {
      "code": 6011,
      "name": "alreadyLocked",
      "msg": "The cards are locked"
    },
    {
      "code": 6012,
      "name": "swapPending",
      "msg": "A swap is pending"
    },
    {
      "code": 6013,
      "name": "mustShow",
      "msg": "Third Eye: the first swap must be shown before this"
    },
    {
      "code": 6014,
      "name": "badMask",
      "msg": "Swap one to three cards of the hand"
    },
    {
      "code": 6015,
      "name": "noSwaps",
      "msg": "No swaps left"
    },
    {
      "code": 6016,
      "name": "nothingToShow",
      "msg": "Nothing to show, or not this many cards"
    },
    {
      "code": 6017,
      "name": "badCard",
      "msg": "No such card"
    },
    {
      "code": 6018,
      "name": "notArranged",
      "msg": "Arrange the cards first"
    },
    {
      "code": 6019,
      "name": "wrongOpening",
      "msg": "The card does not match the commitment"
    },
    {
      "code": 6020,
      "name": "notYourTurn",
      "msg": "It is the other player's turn"
    },
    {
      "code": 6021,
      "name": "badRaise",
      "msg": "The raise must be within the limit and both stacks"
    },
    {
      "code": 6022,
      "name": "nothingToCall",
      "msg": "There is no raise"
    },
    {
      "code": 6023,
      "name": "raiseStands",
      "msg": "A raise is open: call, raise or fold"
    },
    {
      "code": 6024,
      "name": "wrongSecret",
      "msg": "The secret does not match the commitment"
    },
    {
      "code": 6025,
      "name": "badLimits",
      "msg": "Invalid limits"
    },
    {
      "code": 6026,
      "name": "wrongQueue",
      "msg": "Not a VRF queue that may be used here"
    },
    {
      "code": 6027,
      "name": "wrongIdentity",
      "msg": "Not the identity that signs VRF responses"
    },
    {
      "code": 6028,
      "name": "wrongAuthority",
      "msg": "Not the table's authority, or for a new table not the program's upgrade authority"
    },
    {
      "code": 6029,
      "name": "wrongToken",
      "msg": "The table is for another token"
    },
    {
      "code": 6030,
      "name": "wrongHouse",
      "msg": "Not the house account of the table"
    },
    {
      "code": 6031,
      "name": "wrongPlayer",
      "msg": "Not the player of this seat"
    },
    {
      "code": 6032,
      "name": "poorHouse",
      "msg": "The house account must be rent-exempt"
    },
    {
      "code": 6033,
      "name": "moneyLost",
      "msg": "Deposits, pot and stacks do not add up"
    },
    {
      "code": 6034,
      "name": "noRollup",
      "msg": "The table has no rollup validator"
    },
    {
      "code": 6035,
      "name": "notDelegable",
      "msg": "The game is over, waits for randomness, or is not the one that was delegated"
    },
    {
      "code": 6036,
      "name": "wrongTable",
      "msg": "Not the table of this game"
    }
  ],
  "types": [
    {
      "name": "arranged",
      "docs": [
        "A player committed to an arrangement of cards."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "game",
            "type": "pubkey"
          },
          {
            "name": "player",
            "type": "u8"
          }
        ]
      }
    },
    {
      "name": "called",
      "docs": [
        "A player matched the raise."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "game",
            "type": "pubkey"
          },
          {
            "name": "player",
            "type": "u8"
          },
          {
            "name": "bet",
            "type": "u64"
          }
        ]
      }
    },
    {
      "name": "chosen",
      "docs": [
        "A player chose a relic (0 to 5), the joker (6) or nothing (7)."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "game",
            "type": "pubkey"
          },
          {
            "name": "player",
            "type": "u8"
          },
          {
            "name": "choice",
            "type": "u8"
          }
        ]
      }
    },
    {
      "name": "committed",
      "docs": [
        "A player committed to the secret of the round."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "game",
            "type": "pubkey"
          },
          {
            "name": "player",
            "type": "u8"
          },
          {
            "name": "round",
            "type": "u16"
          }
        ]
      }
    },
    {
      "name": "dealt",
      "docs": [
        "Both players were dealt their cards."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "game",
            "type": "pubkey"
          },
          {
            "name": "swaps",
            "type": {
              "array": [
                "u8",
                2
              ]
            }
          },
          {
            "name": "jokers",
            "type": {
              "array": [
                "u8",
                2
              ]
            }
          }
        ]
      }
    },
    {
      "name": "draw",
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "mask",
            "docs": [
              "The cards of the hand that are replaced, one bit each."
            ],
            "type": "u8"
          },
          {
            "name": "vrf",
            "docs": [
              "Zeros until the VRF has responded."
            ],
            "type": {
              "array": [
                "u8",
                32
              ]
            }
          }
        ]
      }
    },
    {
      "name": "escrow",
      "docs": [
        "Holds the lamports of one game of a SOL table, at the PDA of `[SEED_ESCROW, game]`."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "bump",
            "docs": [
              "Bump of the PDA."
            ],
            "type": "u8"
          }
        ]
      }
    },
    {
      "name": "folded",
      "docs": [
        "A player folded."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "game",
            "type": "pubkey"
          },
          {
            "name": "player",
            "type": "u8"
          },
          {
            "name": "returned",
            "type": "u64"
          }
        ]
      }
    },
    {
      "name": "game",
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "id",
            "type": {
              "array": [
                "u8",
                32
              ]
            }
          },
          {
            "name": "limits",
            "type": {
              "defined": {
                "name": "limits"
              }
            }
          },
          {
            "name": "phase",
            "type": "u8"
          },
          {
            "name": "round",
            "type": "u16"
          },
          {
            "name": "suddenDeath",
            "type": "bool"
          },
          {
            "name": "pot",
            "type": "u64"
          },
          {
            "name": "deadline",
            "type": "i64"
          },
          {
            "name": "nonce",
            "type": "u64"
          },
          {
            "name": "pending",
            "type": {
              "vec": {
                "defined": {
                  "name": "pending"
                }
              }
            }
          },
          {
            "name": "toAct",
            "type": "u8"
          },
          {
            "name": "raised",
            "type": "bool"
          },
          {
            "name": "revealed",
            "type": "u8"
          },
          {
            "name": "folded",
            "type": "u8"
          },
          {
            "name": "winner",
            "type": "u8"
          },
          {
            "name": "end",
            "type": "u8"
          },
          {
            "name": "players",
            "type": {
              "array": [
                {
                  "defined": {
                    "name": "player"
                  }
                },
                2
              ]
            }
          }
        ]
      }
    },
    {
      "name": "gameAccount",
      "docs": [
        "One game, at the PDA of `[SEED_GAME, table, index]`. It holds the whole state of play, so that it can be delegated",
        "to a rollup."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "table",
            "type": "pubkey"
          },
          {
            "name": "index",
            "docs": [
              "The number of the game at its table."
            ],
            "type": "u64"
          },
          {
            "name": "deposited",
            "docs": [
              "The sum of both deposits; always equals pot and stacks together."
            ],
            "type": "u64"
          },
          {
            "name": "bump",
            "docs": [
              "Bump of the PDA."
            ],
            "type": "u8"
          },
          {
            "name": "game",
            "docs": [
              "The state of the rules."
            ],
            "type": {
              "defined": {
                "name": "game"
              }
            }
          }
        ]
      }
    },
    {
      "name": "gameEnded",
      "docs": [
        "The game is over and can be settled."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "game",
            "type": "pubkey"
          },
          {
            "name": "winner",
            "type": "u8"
          },
          {
            "name": "end",
            "type": "u8"
          }
        ]
      }
    },
    {
      "name": "gameOpened",
      "docs": [
        "A player opened a game and waits for a second player."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "game",
            "type": "pubkey"
          },
          {
            "name": "playerKey",
            "type": "pubkey"
          },
          {
            "name": "stack",
            "type": "u64"
          }
        ]
      }
    },
    {
      "name": "gameSettled",
      "docs": [
        "The escrow was paid out and closed."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "game",
            "type": "pubkey"
          },
          {
            "name": "table",
            "type": "pubkey"
          },
          {
            "name": "winner",
            "type": "u8"
          },
          {
            "name": "rake",
            "type": "u64"
          },
          {
            "name": "payouts",
            "type": {
              "array": [
                "u64",
                2
              ]
            }
          }
        ]
      }
    },
    {
      "name": "limits",
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "seatFee",
            "type": "u64"
          },
          {
            "name": "maxBet",
            "docs": [
              "The most that one player may bet in one round."
            ],
            "type": "u64"
          },
          {
            "name": "maxStack",
            "type": "u64"
          },
          {
            "name": "rakePercent",
            "type": "u8"
          },
          {
            "name": "rakeCap",
            "type": "u64"
          }
        ]
      }
    },
    {
      "name": "locked",
      "docs": [
        "A player's arrangement is final."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "game",
            "type": "pubkey"
          },
          {
            "name": "player",
            "type": "u8"
          },
          {
            "name": "auto",
            "type": "bool"
          },
          {
            "name": "autoPlayed",
            "type": "bool"
          }
        ]
      }
    },
    {
      "name": "opened",
      "docs": [
        "A card was turned up."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "game",
            "type": "pubkey"
          },
          {
            "name": "player",
            "type": "u8"
          },
          {
            "name": "position",
            "type": "u8"
          },
          {
            "name": "card",
            "type": "u8"
          }
        ]
      }
    },
    {
      "name": "pending",
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "nonce",
            "type": "u64"
          },
          {
            "name": "kind",
            "type": "u8"
          },
          {
            "name": "askedAt",
            "type": "i64"
          }
        ]
      }
    },
    {
      "name": "player",
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "key",
            "type": {
              "array": [
                "u8",
                32
              ]
            }
          },
          {
            "name": "stack",
            "type": "u64"
          },
          {
            "name": "paid",
            "docs": [
              "Paid into the pot in the whole game, minus refunds."
            ],
            "type": "u64"
          },
          {
            "name": "bet",
            "docs": [
              "Paid into the pot in this round's betting."
            ],
            "type": "u64"
          },
          {
            "name": "hearts",
            "type": "u8"
          },
          {
            "name": "commitment",
            "type": {
              "array": [
                "u8",
                32
              ]
            }
          },
          {
            "name": "offer",
            "type": {
              "array": [
                "u8",
                3
              ]
            }
          },
          {
            "name": "choice",
            "type": "u8"
          },
          {
            "name": "joker",
            "type": "u8"
          },
          {
            "name": "swapsLeft",
            "type": "u8"
          },
          {
            "name": "deadline",
            "type": "i64"
          },
          {
            "name": "draws",
            "type": {
              "vec": {
                "defined": {
                  "name": "draw"
                }
              }
            }
          },
          {
            "name": "shown",
            "type": "bytes"
          },
          {
            "name": "arranged",
            "type": "bool"
          },
          {
            "name": "arrangement",
            "type": {
              "array": [
                {
                  "array": [
                    "u8",
                    32
                  ]
                },
                3
              ]
            }
          },
          {
            "name": "locked",
            "type": "bool"
          },
          {
            "name": "autoPlayed",
            "type": "bool"
          },
          {
            "name": "opened",
            "type": {
              "array": [
                "u8",
                3
              ]
            }
          },
          {
            "name": "secret",
            "type": {
              "option": {
                "array": [
                  "u8",
                  32
                ]
              }
            }
          }
        ]
      }
    },
    {
      "name": "playerJoined",
      "docs": [
        "A second player joined; the game begins."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "game",
            "type": "pubkey"
          },
          {
            "name": "playerKey",
            "type": "pubkey"
          },
          {
            "name": "stack",
            "type": "u64"
          }
        ]
      }
    },
    {
      "name": "raised",
      "docs": [
        "A player raised."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "game",
            "type": "pubkey"
          },
          {
            "name": "player",
            "type": "u8"
          },
          {
            "name": "amount",
            "type": "u64"
          },
          {
            "name": "bet",
            "type": "u64"
          }
        ]
      }
    },
    {
      "name": "randomRequested",
      "docs": [
        "Randomness was requested from the VRF."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "game",
            "type": "pubkey"
          },
          {
            "name": "kind",
            "type": "u8"
          },
          {
            "name": "nonce",
            "type": "u64"
          }
        ]
      }
    },
    {
      "name": "relicsOffered",
      "docs": [
        "Each player may choose one of three relics."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "game",
            "type": "pubkey"
          },
          {
            "name": "offers",
            "type": {
              "array": [
                {
                  "array": [
                    "u8",
                    3
                  ]
                },
                2
              ]
            }
          }
        ]
      }
    },
    {
      "name": "revealed",
      "docs": [
        "A player revealed instead of betting."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "game",
            "type": "pubkey"
          },
          {
            "name": "player",
            "type": "u8"
          }
        ]
      }
    },
    {
      "name": "roundScored",
      "docs": [
        "A round was scored."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "game",
            "type": "pubkey"
          },
          {
            "name": "round",
            "type": "u16"
          },
          {
            "name": "scores",
            "type": {
              "array": [
                "u8",
                2
              ]
            }
          },
          {
            "name": "winner",
            "type": "u8"
          },
          {
            "name": "hearts",
            "type": {
              "array": [
                "u8",
                2
              ]
            }
          }
        ]
      }
    },
    {
      "name": "shown",
      "docs": [
        "A player showed the cards of the first swap."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "game",
            "type": "pubkey"
          },
          {
            "name": "player",
            "type": "u8"
          },
          {
            "name": "cards",
            "type": "bytes"
          }
        ]
      }
    },
    {
      "name": "suddenDeath",
      "docs": [
        "Neither player has a heart left: the next round with a winner decides."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "game",
            "type": "pubkey"
          },
          {
            "name": "round",
            "type": "u16"
          }
        ]
      }
    },
    {
      "name": "swapped",
      "docs": [
        "A player's swap was drawn."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "game",
            "type": "pubkey"
          },
          {
            "name": "player",
            "type": "u8"
          },
          {
            "name": "mask",
            "type": "u8"
          }
        ]
      }
    },
    {
      "name": "table",
      "docs": [
        "The settings of all games of one tier and token, at the PDA of `[SEED_TABLE, id]`."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "id",
            "type": "u8"
          },
          {
            "name": "authority",
            "docs": [
              "The account that may change the table."
            ],
            "type": "pubkey"
          },
          {
            "name": "mint",
            "docs": [
              "The token's mint; none on a SOL table."
            ],
            "type": {
              "option": "pubkey"
            }
          },
          {
            "name": "house",
            "docs": [
              "The account that receives the rake: a wallet, or a token account of the mint."
            ],
            "type": "pubkey"
          },
          {
            "name": "queue",
            "docs": [
              "The VRF queue of games on the base layer."
            ],
            "type": "pubkey"
          },
          {
            "name": "validator",
            "docs": [
              "The rollup validator that games may be delegated to; none by default."
            ],
            "type": {
              "option": "pubkey"
            }
          },
          {
            "name": "limits",
            "docs": [
              "Copied into each game when it opens."
            ],
            "type": {
              "defined": {
                "name": "limits"
              }
            }
          },
          {
            "name": "games",
            "docs": [
              "Number of games opened, and index of the next game. Never decreases, so that no address is used twice."
            ],
            "type": "u64"
          },
          {
            "name": "bump",
            "docs": [
              "Bump of the PDA."
            ],
            "type": "u8"
          }
        ]
      }
    },
    {
      "name": "tableConfig",
      "docs": [
        "The settings that a table's authority chooses."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "seatFee",
            "type": "u64"
          },
          {
            "name": "maxBet",
            "type": "u64"
          },
          {
            "name": "maxStack",
            "docs": [
              "Default: the seat fee plus ten times the highest bet."
            ],
            "type": {
              "option": "u64"
            }
          },
          {
            "name": "rakePercent",
            "type": "u8"
          },
          {
            "name": "rakeCap",
            "type": "u64"
          },
          {
            "name": "queue",
            "type": "pubkey"
          },
          {
            "name": "validator",
            "type": {
              "option": "pubkey"
            }
          }
        ]
      }
    }
  ]
}

export const doleroIdl: Dolero = {
  "address": "DoLero11111111111111111111111111111111111111",
  "metadata": {
    "name": "dolero",
    "version": "0.1.0",
    "spec": "0.1.0",
    "description": "A wagered card duel: accounts, money and randomness around the rules"
  },
  "instructions": [
    {
      "name": "answerRandom",
      "docs": [
        "Called by the VRF program with its response."
      ],
      "discriminator": [
        218,
        192,
        220,
        252,
        166,
        234,
        13,
        79
      ],
      "accounts": [
        {
          "name": "vrfIdentity",
          "signer": true
        },
        {
          "name": "game",
          "writable": true
        }
      ],
      "args": [
        {
          "name": "randomness",
          "type": {
            "array": [
              "u8",
              32
            ]
          }
        },
        {
          "name": "nonce",
          "type": "u64"
        }
      ]
    },
    {
      "name": "arrange",
      "docs": [
        "Commit to the cards in positions 1, 2 and 3."
      ],
      "discriminator": [
        244,
        238,
        214,
        20,
        107,
        54,
        69,
        118
      ],
      "accounts": [
        {
          "name": "player",
          "signer": true
        },
        {
          "name": "game",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  103,
                  97,
                  109,
                  101
                ]
              },
              {
                "kind": "account",
                "path": "game.table",
                "account": "gameAccount"
              },
              {
                "kind": "account",
                "path": "game.index",
                "account": "gameAccount"
              }
            ]
          }
        }
      ],
      "args": [
        {
          "name": "commitments",
          "type": {
            "array": [
              {
                "array": [
                  "u8",
                  32
                ]
              },
              3
            ]
          }
        }
      ]
    },
    {
      "name": "call",
      "docs": [
        "Match the raise."
      ],
      "discriminator": [
        181,
        94,
        56,
        161,
        194,
        221,
        200,
        3
      ],
      "accounts": [
        {
          "name": "player",
          "signer": true
        },
        {
          "name": "game",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  103,
                  97,
                  109,
                  101
                ]
              },
              {
                "kind": "account",
                "path": "game.table",
                "account": "gameAccount"
              },
              {
                "kind": "account",
                "path": "game.index",
                "account": "gameAccount"
              }
            ]
          }
        }
      ],
      "args": []
    },
    {
      "name": "choose",
      "docs": [
        "Choose a relic of the offer (0 to 2), the joker (3), or nothing (4)."
      ],
      "discriminator": [
        212,
        121,
        167,
        99,
        231,
        205,
        250,
        76
      ],
      "accounts": [
        {
          "name": "player",
          "signer": true
        },
        {
          "name": "game",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  103,
                  97,
                  109,
                  101
                ]
              },
              {
                "kind": "account",
                "path": "game.table",
                "account": "gameAccount"
              },
              {
                "kind": "account",
                "path": "game.index",
                "account": "gameAccount"
              }
            ]
          }
        }
      ],
      "args": [
        {
          "name": "choice",
          "type": "u8"
        }
      ]
    },
    {
      "name": "commit",
      "docs": [
        "Commit to the secret of the round."
      ],
      "discriminator": [
        223,
        140,
        142,
        165,
        229,
        208,
        156,
        74
      ],
      "accounts": [
        {
          "name": "player",
          "signer": true
        },
        {
          "name": "game",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  103,
                  97,
                  109,
                  101
                ]
              },
              {
                "kind": "account",
                "path": "game.table",
                "account": "gameAccount"
              },
              {
                "kind": "account",
                "path": "game.index",
                "account": "gameAccount"
              }
            ]
          }
        }
      ],
      "args": [
        {
          "name": "commitment",
          "type": {
            "array": [
              "u8",
              32
            ]
          }
        }
      ]
    },
    {
      "name": "createTableSol",
      "docs": [
        "Create a table whose games are played with SOL."
      ],
      "discriminator": [
        193,
        43,
        63,
        41,
        104,
        163,
        172,
        20
      ],
      "accounts": [
        {
          "name": "authority",
          "writable": true,
          "signer": true
        },
        {
          "name": "table",
          "writable": true
        },
        {
          "name": "house"
        },
        {
          "name": "programData",
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  190,
                  43,
                  46,
                  135,
                  34,
                  108,
                  159,
                  32,
                  85,
                  255,
                  84,
                  144,
                  157,
                  248,
                  182,
                  179,
                  58,
                  164,
                  6,
                  150,
                  239,
                  122,
                  103,
                  230,
                  202,
                  131,
                  173,
                  0,
                  0,
                  0,
                  0,
                  0
                ]
              }
            ],
            "program": {
              "kind": "const",
              "value": [
                2,
                168,
                246,
                145,
                78,
                136,
                161,
                176,
                226,
                16,
                21,
                62,
                247,
                99,
                174,
                43,
                0,
                194,
                185,
                61,
                22,
                193,
                36,
                210,
                192,
                83,
                122,
                16,
                4,
                128,
                0,
                0
              ]
            }
          }
        },
        {
          "name": "systemProgram",
          "address": "11111111111111111111111111111111"
        }
      ],
      "args": [
        {
          "name": "id",
          "type": "u8"
        },
        {
          "name": "config",
          "type": {
            "defined": {
              "name": "tableConfig"
            }
          }
        }
      ]
    },
    {
      "name": "createTableSpl",
      "docs": [
        "Create a table whose games are played with one SPL token."
      ],
      "discriminator": [
        97,
        42,
        164,
        158,
        250,
        192,
        49,
        136
      ],
      "accounts": [
        {
          "name": "authority",
          "writable": true,
          "signer": true
        },
        {
          "name": "table",
          "writable": true
        },
        {
          "name": "mint"
        },
        {
          "name": "house"
        },
        {
          "name": "programData",
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  190,
                  43,
                  46,
                  135,
                  34,
                  108,
                  159,
                  32,
                  85,
                  255,
                  84,
                  144,
                  157,
                  248,
                  182,
                  179,
                  58,
                  164,
                  6,
                  150,
                  239,
                  122,
                  103,
                  230,
                  202,
                  131,
                  173,
                  0,
                  0,
                  0,
                  0,
                  0
                ]
              }
            ],
            "program": {
              "kind": "const",
              "value": [
                2,
                168,
                246,
                145,
                78,
                136,
                161,
                176,
                226,
                16,
                21,
                62,
                247,
                99,
                174,
                43,
                0,
                194,
                185,
                61,
                22,
                193,
                36,
                210,
                192,
                83,
                122,
                16,
                4,
                128,
                0,
                0
              ]
            }
          }
        },
        {
          "name": "systemProgram",
          "address": "11111111111111111111111111111111"
        }
      ],
      "args": [
        {
          "name": "id",
          "type": "u8"
        },
        {
          "name": "config",
          "type": {
            "defined": {
              "name": "tableConfig"
            }
          }
        }
      ]
    },
    {
      "name": "delegateGame",
      "docs": [
        "Delegate the game to the table's rollup. Both players must sign."
      ],
      "discriminator": [
        116,
        183,
        70,
        107,
        112,
        223,
        122,
        210
      ],
      "accounts": [
        {
          "name": "first",
          "docs": [
            "Pays the rent of the delegation records, which is refunded."
          ],
          "writable": true,
          "signer": true
        },
        {
          "name": "second",
          "signer": true
        },
        {
          "name": "game",
          "writable": true
        },
        {
          "name": "table"
        },
        {
          "name": "buffer",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  98,
                  117,
                  102,
                  102,
                  101,
                  114
                ]
              },
              {
                "kind": "account",
                "path": "game"
              }
            ]
          }
        },
        {
          "name": "record",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  100,
                  101,
                  108,
                  101,
                  103,
                  97,
                  116,
                  105,
                  111,
                  110
                ]
              },
              {
                "kind": "account",
                "path": "game"
              }
            ],
            "program": {
              "kind": "const",
              "value": [
                181,
                183,
                0,
                225,
                242,
                87,
                58,
                192,
                204,
                6,
                34,
                1,
                52,
                74,
                207,
                151,
                184,
                53,
                6,
                235,
                140,
                229,
                25,
                152,
                204,
                98,
                126,
                24,
                147,
                128,
                167,
                62
              ]
            }
          }
        },
        {
          "name": "metadata",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  100,
                  101,
                  108,
                  101,
                  103,
                  97,
                  116,
                  105,
                  111,
                  110,
                  45,
                  109,
                  101,
                  116,
                  97,
                  100,
                  97,
                  116,
                  97
                ]
              },
              {
                "kind": "account",
                "path": "game"
              }
            ],
            "program": {
              "kind": "const",
              "value": [
                181,
                183,
                0,
                225,
                242,
                87,
                58,
                192,
                204,
                6,
                34,
                1,
                52,
                74,
                207,
                151,
                184,
                53,
                6,
                235,
                140,
                229,
                25,
                152,
                204,
                98,
                126,
                24,
                147,
                128,
                167,
                62
              ]
            }
          }
        },
        {
          "name": "ownerProgram",
          "address": "DoLero11111111111111111111111111111111111111"
        },
        {
          "name": "delegationProgram",
          "address": "DELeGGvXpWV2fqJUhqcF5ZSYMS4JTLjteaAMARRSaeSh"
        },
        {
          "name": "systemProgram",
          "address": "11111111111111111111111111111111"
        }
      ],
      "args": []
    },
    {
      "name": "fold",
      "docs": [
        "Fold: lose the round."
      ],
      "discriminator": [
        63,
        91,
        162,
        171,
        160,
        70,
        220,
        136
      ],
      "accounts": [
        {
          "name": "player",
          "signer": true
        },
        {
          "name": "game",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  103,
                  97,
                  109,
                  101
                ]
              },
              {
                "kind": "account",
                "path": "game.table",
                "account": "gameAccount"
              },
              {
                "kind": "account",
                "path": "game.index",
                "account": "gameAccount"
              }
            ]
          }
        }
      ],
      "args": []
    },
    {
      "name": "forfeit",
      "docs": [
        "Forfeit the game."
      ],
      "discriminator": [
        80,
        154,
        237,
        158,
        244,
        198,
        154,
        9
      ],
      "accounts": [
        {
          "name": "player",
          "signer": true
        },
        {
          "name": "game",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  103,
                  97,
                  109,
                  101
                ]
              },
              {
                "kind": "account",
                "path": "game.table",
                "account": "gameAccount"
              },
              {
                "kind": "account",
                "path": "game.index",
                "account": "gameAccount"
              }
            ]
          }
        }
      ],
      "args": []
    },
    {
      "name": "joinGameSol",
      "docs": [
        "Join a SOL game and deposit a stack."
      ],
      "discriminator": [
        27,
        12,
        241,
        34,
        204,
        30,
        28,
        173
      ],
      "accounts": [
        {
          "name": "player",
          "writable": true,
          "signer": true
        },
        {
          "name": "game",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  103,
                  97,
                  109,
                  101
                ]
              },
              {
                "kind": "account",
                "path": "game.table",
                "account": "gameAccount"
              },
              {
                "kind": "account",
                "path": "game.index",
                "account": "gameAccount"
              }
            ]
          }
        },
        {
          "name": "escrow",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  101,
                  115,
                  99,
                  114,
                  111,
                  119
                ]
              },
              {
                "kind": "account",
                "path": "game"
              }
            ]
          }
        },
        {
          "name": "systemProgram",
          "address": "11111111111111111111111111111111"
        }
      ],
      "args": [
        {
          "name": "stack",
          "type": "u64"
        }
      ]
    },
    {
      "name": "joinGameSpl",
      "docs": [
        "Join a token game and deposit a stack."
      ],
      "discriminator": [
        232,
        154,
        1,
        65,
        249,
        99,
        176,
        64
      ],
      "accounts": [
        {
          "name": "player",
          "writable": true,
          "signer": true
        },
        {
          "name": "game",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  103,
                  97,
                  109,
                  101
                ]
              },
              {
                "kind": "account",
                "path": "game.table",
                "account": "gameAccount"
              },
              {
                "kind": "account",
                "path": "game.index",
                "account": "gameAccount"
              }
            ]
          }
        },
        {
          "name": "table"
        },
        {
          "name": "mint"
        },
        {
          "name": "wallet",
          "writable": true
        },
        {
          "name": "escrow",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "account",
                "path": "game"
              },
              {
                "kind": "const",
                "value": [
                  6,
                  221,
                  246,
                  225,
                  215,
                  101,
                  161,
                  147,
                  217,
                  203,
                  225,
                  70,
                  206,
                  235,
                  121,
                  172,
                  28,
                  180,
                  133,
                  237,
                  95,
                  91,
                  55,
                  145,
                  58,
                  140,
                  245,
                  133,
                  126,
                  255,
                  0,
                  169
                ]
              },
              {
                "kind": "account",
                "path": "mint"
              }
            ],
            "program": {
              "kind": "const",
              "value": [
                140,
                151,
                37,
                143,
                78,
                36,
                137,
                241,
                187,
                61,
                16,
                41,
                20,
                142,
                13,
                131,
                11,
                90,
                19,
                153,
                218,
                255,
                16,
                132,
                4,
                142,
                123,
                216,
                219,
                233,
                248,
                89
              ]
            }
          }
        },
        {
          "name": "tokenProgram",
          "address": "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA"
        }
      ],
      "args": [
        {
          "name": "stack",
          "type": "u64"
        }
      ]
    },
    {
      "name": "leaveGameSol",
      "docs": [
        "Leave a SOL game that nobody has joined; the whole deposit is refunded."
      ],
      "discriminator": [
        253,
        217,
        77,
        49,
        213,
        236,
        166,
        240
      ],
      "accounts": [
        {
          "name": "player",
          "writable": true,
          "signer": true
        },
        {
          "name": "game",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  103,
                  97,
                  109,
                  101
                ]
              },
              {
                "kind": "account",
                "path": "game.table",
                "account": "gameAccount"
              },
              {
                "kind": "account",
                "path": "game.index",
                "account": "gameAccount"
              }
            ]
          }
        },
        {
          "name": "escrow",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  101,
                  115,
                  99,
                  114,
                  111,
                  119
                ]
              },
              {
                "kind": "account",
                "path": "game"
              }
            ]
          }
        }
      ],
      "args": []
    },
    {
      "name": "leaveGameSpl",
      "docs": [
        "Leave a token game that nobody has joined; the whole deposit is refunded."
      ],
      "discriminator": [
        101,
        33,
        93,
        246,
        6,
        170,
        234,
        244
      ],
      "accounts": [
        {
          "name": "player",
          "writable": true,
          "signer": true
        },
        {
          "name": "game",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  103,
                  97,
                  109,
                  101
                ]
              },
              {
                "kind": "account",
                "path": "game.table",
                "account": "gameAccount"
              },
              {
                "kind": "account",
                "path": "game.index",
                "account": "gameAccount"
              }
            ]
          }
        },
        {
          "name": "table"
        },
        {
          "name": "mint"
        },
        {
          "name": "wallet",
          "writable": true
        },
        {
          "name": "escrow",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "account",
                "path": "game"
              },
              {
                "kind": "const",
                "value": [
                  6,
                  221,
                  246,
                  225,
                  215,
                  101,
                  161,
                  147,
                  217,
                  203,
                  225,
                  70,
                  206,
                  235,
                  121,
                  172,
                  28,
                  180,
                  133,
                  237,
                  95,
                  91,
                  55,
                  145,
                  58,
                  140,
                  245,
                  133,
                  126,
                  255,
                  0,
                  169
                ]
              },
              {
                "kind": "account",
                "path": "mint"
              }
            ],
            "program": {
              "kind": "const",
              "value": [
                140,
                151,
                37,
                143,
                78,
                36,
                137,
                241,
                187,
                61,
                16,
                41,
                20,
                142,
                13,
                131,
                11,
                90,
                19,
                153,
                218,
                255,
                16,
                132,
                4,
                142,
                123,
                216,
                219,
                233,
                248,
                89
              ]
            }
          }
        },
        {
          "name": "tokenProgram",
          "address": "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA"
        }
      ],
      "args": []
    },
    {
      "name": "lock",
      "docs": [
        "Make the arrangement final."
      ],
      "discriminator": [
        21,
        19,
        208,
        43,
        237,
        62,
        255,
        87
      ],
      "accounts": [
        {
          "name": "player",
          "signer": true
        },
        {
          "name": "game",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  103,
                  97,
                  109,
                  101
                ]
              },
              {
                "kind": "account",
                "path": "game.table",
                "account": "gameAccount"
              },
              {
                "kind": "account",
                "path": "game.index",
                "account": "gameAccount"
              }
            ]
          }
        }
      ],
      "args": []
    },
    {
      "name": "openCards",
      "docs": [
        "Open positions 3 and 2."
      ],
      "discriminator": [
        101,
        196,
        221,
        96,
        60,
        248,
        115,
        67
      ],
      "accounts": [
        {
          "name": "player",
          "signer": true
        },
        {
          "name": "game",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  103,
                  97,
                  109,
                  101
                ]
              },
              {
                "kind": "account",
                "path": "game.table",
                "account": "gameAccount"
              },
              {
                "kind": "account",
                "path": "game.index",
                "account": "gameAccount"
              }
            ]
          }
        }
      ],
      "args": [
        {
          "name": "cards",
          "type": {
            "array": [
              "u8",
              2
            ]
          }
        },
        {
          "name": "salts",
          "type": {
            "array": [
              {
                "array": [
                  "u8",
                  32
                ]
              },
              2
            ]
          }
        }
      ]
    },
    {
      "name": "openGameSol",
      "docs": [
        "Open a game at a SOL table and deposit a stack."
      ],
      "discriminator": [
        194,
        54,
        107,
        34,
        193,
        186,
        81,
        158
      ],
      "accounts": [
        {
          "name": "player",
          "writable": true,
          "signer": true
        },
        {
          "name": "table",
          "writable": true
        },
        {
          "name": "game",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  103,
                  97,
                  109,
                  101
                ]
              },
              {
                "kind": "account",
                "path": "table"
              },
              {
                "kind": "account",
                "path": "table.games",
                "account": "table"
              }
            ]
          }
        },
        {
          "name": "escrow",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  101,
                  115,
                  99,
                  114,
                  111,
                  119
                ]
              },
              {
                "kind": "account",
                "path": "game"
              }
            ]
          }
        },
        {
          "name": "systemProgram",
          "address": "11111111111111111111111111111111"
        }
      ],
      "args": [
        {
          "name": "stack",
          "type": "u64"
        }
      ]
    },
    {
      "name": "openGameSpl",
      "docs": [
        "Open a game at a token table and deposit a stack."
      ],
      "discriminator": [
        248,
        54,
        93,
        214,
        230,
        199,
        56,
        69
      ],
      "accounts": [
        {
          "name": "player",
          "writable": true,
          "signer": true
        },
        {
          "name": "table",
          "writable": true
        },
        {
          "name": "game",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  103,
                  97,
                  109,
                  101
                ]
              },
              {
                "kind": "account",
                "path": "table"
              },
              {
                "kind": "account",
                "path": "table.games",
                "account": "table"
              }
            ]
          }
        },
        {
          "name": "mint"
        },
        {
          "name": "wallet",
          "writable": true
        },
        {
          "name": "escrow",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "account",
                "path": "game"
              },
              {
                "kind": "const",
                "value": [
                  6,
                  221,
                  246,
                  225,
                  215,
                  101,
                  161,
                  147,
                  217,
                  203,
                  225,
                  70,
                  206,
                  235,
                  121,
                  172,
                  28,
                  180,
                  133,
                  237,
                  95,
                  91,
                  55,
                  145,
                  58,
                  140,
                  245,
                  133,
                  126,
                  255,
                  0,
                  169
                ]
              },
              {
                "kind": "account",
                "path": "mint"
              }
            ],
            "program": {
              "kind": "const",
              "value": [
                140,
                151,
                37,
                143,
                78,
                36,
                137,
                241,
                187,
                61,
                16,
                41,
                20,
                142,
                13,
                131,
                11,
                90,
                19,
                153,
                218,
                255,
                16,
                132,
                4,
                142,
                123,
                216,
                219,
                233,
                248,
                89
              ]
            }
          }
        },
        {
          "name": "tokenProgram",
          "address": "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA"
        },
        {
          "name": "associatedTokenProgram",
          "address": "ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL"
        },
        {
          "name": "systemProgram",
          "address": "11111111111111111111111111111111"
        }
      ],
      "args": [
        {
          "name": "stack",
          "type": "u64"
        }
      ]
    },
    {
      "name": "openLast",
      "docs": [
        "Open position 1 and disclose the secret of the round."
      ],
      "discriminator": [
        136,
        36,
        196,
        147,
        172,
        17,
        21,
        100
      ],
      "accounts": [
        {
          "name": "player",
          "signer": true
        },
        {
          "name": "game",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  103,
                  97,
                  109,
                  101
                ]
              },
              {
                "kind": "account",
                "path": "game.table",
                "account": "gameAccount"
              },
              {
                "kind": "account",
                "path": "game.index",
                "account": "gameAccount"
              }
            ]
          }
        }
      ],
      "args": [
        {
          "name": "secret",
          "type": {
            "array": [
              "u8",
              32
            ]
          }
        },
        {
          "name": "card",
          "type": "u8"
        },
        {
          "name": "salt",
          "type": {
            "array": [
              "u8",
              32
            ]
          }
        }
      ]
    },
    {
      "name": "processUndelegation",
      "docs": [
        "Called by the delegation program to return a game."
      ],
      "discriminator": [
        196,
        28,
        41,
        206,
        48,
        37,
        51,
        167
      ],
      "accounts": [
        {
          "name": "game",
          "writable": true
        },
        {
          "name": "buffer",
          "signer": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  117,
                  110,
                  100,
                  101,
                  108,
                  101,
                  103,
                  97,
                  116,
                  101,
                  45,
                  98,
                  117,
                  102,
                  102,
                  101,
                  114
                ]
              },
              {
                "kind": "account",
                "path": "game"
              }
            ],
            "program": {
              "kind": "const",
              "value": [
                181,
                183,
                0,
                225,
                242,
                87,
                58,
                192,
                204,
                6,
                34,
                1,
                52,
                74,
                207,
                151,
                184,
                53,
                6,
                235,
                140,
                229,
                25,
                152,
                204,
                98,
                126,
                24,
                147,
                128,
                167,
                62
              ]
            }
          }
        },
        {
          "name": "payer",
          "writable": true,
          "signer": true
        },
        {
          "name": "systemProgram",
          "address": "11111111111111111111111111111111"
        }
      ],
      "args": [
        {
          "name": "seeds",
          "type": {
            "vec": "bytes"
          }
        }
      ]
    },
    {
      "name": "raise",
      "docs": [
        "Raise the bet."
      ],
      "discriminator": [
        128,
        40,
        222,
        119,
        114,
        38,
        122,
        27
      ],
      "accounts": [
        {
          "name": "player",
          "signer": true
        },
        {
          "name": "game",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  103,
                  97,
                  109,
                  101
                ]
              },
              {
                "kind": "account",
                "path": "game.table",
                "account": "gameAccount"
              },
              {
                "kind": "account",
                "path": "game.index",
                "account": "gameAccount"
              }
            ]
          }
        }
      ],
      "args": [
        {
          "name": "amount",
          "type": "u64"
        }
      ]
    },
    {
      "name": "requestRandom",
      "docs": [
        "Request randomness for the relic offers, or for the deal."
      ],
      "discriminator": [
        207,
        14,
        111,
        34,
        54,
        56,
        12,
        90
      ],
      "accounts": [
        {
          "name": "player",
          "writable": true,
          "signer": true
        },
        {
          "name": "game",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  103,
                  97,
                  109,
                  101
                ]
              },
              {
                "kind": "account",
                "path": "game.table",
                "account": "gameAccount"
              },
              {
                "kind": "account",
                "path": "game.index",
                "account": "gameAccount"
              }
            ]
          }
        },
        {
          "name": "table"
        },
        {
          "name": "queue",
          "writable": true
        },
        {
          "name": "programIdentity",
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  105,
                  100,
                  101,
                  110,
                  116,
                  105,
                  116,
                  121
                ]
              }
            ]
          }
        },
        {
          "name": "vrfProgram",
          "address": "Vrf1RNUjXmQGjmQrQLvJHs9SNkvDJEsRVFPkfSQUwGz"
        },
        {
          "name": "slotHashes",
          "address": "SysvarS1otHashes111111111111111111111111111"
        },
        {
          "name": "systemProgram",
          "address": "11111111111111111111111111111111"
        }
      ],
      "args": []
    },
    {
      "name": "reveal",
      "docs": [
        "Reveal instead of betting. After both players have revealed, the cards decide."
      ],
      "discriminator": [
        9,
        35,
        59,
        190,
        167,
        249,
        76,
        115
      ],
      "accounts": [
        {
          "name": "player",
          "signer": true
        },
        {
          "name": "game",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  103,
                  97,
                  109,
                  101
                ]
              },
              {
                "kind": "account",
                "path": "game.table",
                "account": "gameAccount"
              },
              {
                "kind": "account",
                "path": "game.index",
                "account": "gameAccount"
              }
            ]
          }
        }
      ],
      "args": []
    },
    {
      "name": "settleSol",
      "docs": [
        "Pay out and close a SOL game that is over. Anyone may call it."
      ],
      "discriminator": [
        37,
        38,
        244,
        86,
        65,
        195,
        153,
        30
      ],
      "accounts": [
        {
          "name": "game",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  103,
                  97,
                  109,
                  101
                ]
              },
              {
                "kind": "account",
                "path": "game.table",
                "account": "gameAccount"
              },
              {
                "kind": "account",
                "path": "game.index",
                "account": "gameAccount"
              }
            ]
          }
        },
        {
          "name": "table"
        },
        {
          "name": "escrow",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  101,
                  115,
                  99,
                  114,
                  111,
                  119
                ]
              },
              {
                "kind": "account",
                "path": "game"
              }
            ]
          }
        },
        {
          "name": "first",
          "writable": true
        },
        {
          "name": "second",
          "writable": true
        },
        {
          "name": "house",
          "writable": true
        }
      ],
      "args": []
    },
    {
      "name": "settleSpl",
      "docs": [
        "Pay out and close a token game that is over. Anyone may call it."
      ],
      "discriminator": [
        196,
        113,
        242,
        67,
        193,
        83,
        223,
        140
      ],
      "accounts": [
        {
          "name": "payer",
          "docs": [
            "Pays the rent of a player's token account if it has to be created."
          ],
          "writable": true,
          "signer": true
        },
        {
          "name": "game",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  103,
                  97,
                  109,
                  101
                ]
              },
              {
                "kind": "account",
                "path": "game.table",
                "account": "gameAccount"
              },
              {
                "kind": "account",
                "path": "game.index",
                "account": "gameAccount"
              }
            ]
          }
        },
        {
          "name": "table"
        },
        {
          "name": "mint"
        },
        {
          "name": "escrow",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "account",
                "path": "game"
              },
              {
                "kind": "const",
                "value": [
                  6,
                  221,
                  246,
                  225,
                  215,
                  101,
                  161,
                  147,
                  217,
                  203,
                  225,
                  70,
                  206,
                  235,
                  121,
                  172,
                  28,
                  180,
                  133,
                  237,
                  95,
                  91,
                  55,
                  145,
                  58,
                  140,
                  245,
                  133,
                  126,
                  255,
                  0,
                  169
                ]
              },
              {
                "kind": "account",
                "path": "mint"
              }
            ],
            "program": {
              "kind": "const",
              "value": [
                140,
                151,
                37,
                143,
                78,
                36,
                137,
                241,
                187,
                61,
                16,
                41,
                20,
                142,
                13,
                131,
                11,
                90,
                19,
                153,
                218,
                255,
                16,
                132,
                4,
                142,
                123,
                216,
                219,
                233,
                248,
                89
              ]
            }
          }
        },
        {
          "name": "first",
          "writable": true
        },
        {
          "name": "second"
        },
        {
          "name": "firstWallet",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "account",
                "path": "first"
              },
              {
                "kind": "const",
                "value": [
                  6,
                  221,
                  246,
                  225,
                  215,
                  101,
                  161,
                  147,
                  217,
                  203,
                  225,
                  70,
                  206,
                  235,
                  121,
                  172,
                  28,
                  180,
                  133,
                  237,
                  95,
                  91,
                  55,
                  145,
                  58,
                  140,
                  245,
                  133,
                  126,
                  255,
                  0,
                  169
                ]
              },
              {
                "kind": "account",
                "path": "mint"
              }
            ],
            "program": {
              "kind": "const",
              "value": [
                140,
                151,
                37,
                143,
                78,
                36,
                137,
                241,
                187,
                61,
                16,
                41,
                20,
                142,
                13,
                131,
                11,
                90,
                19,
                153,
                218,
                255,
                16,
                132,
                4,
                142,
                123,
                216,
                219,
                233,
                248,
                89
              ]
            }
          }
        },
        {
          "name": "secondWallet",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "account",
                "path": "second"
              },
              {
                "kind": "const",
                "value": [
                  6,
                  221,
                  246,
                  225,
                  215,
                  101,
                  161,
                  147,
                  217,
                  203,
                  225,
                  70,
                  206,
                  235,
                  121,
                  172,
                  28,
                  180,
                  133,
                  237,
                  95,
                  91,
                  55,
                  145,
                  58,
                  140,
                  245,
                  133,
                  126,
                  255,
                  0,
                  169
                ]
              },
              {
                "kind": "account",
                "path": "mint"
              }
            ],
            "program": {
              "kind": "const",
              "value": [
                140,
                151,
                37,
                143,
                78,
                36,
                137,
                241,
                187,
                61,
                16,
                41,
                20,
                142,
                13,
                131,
                11,
                90,
                19,
                153,
                218,
                255,
                16,
                132,
                4,
                142,
                123,
                216,
                219,
                233,
                248,
                89
              ]
            }
          }
        },
        {
          "name": "house",
          "writable": true
        },
        {
          "name": "tokenProgram",
          "address": "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA"
        },
        {
          "name": "associatedTokenProgram",
          "address": "ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL"
        },
        {
          "name": "systemProgram",
          "address": "11111111111111111111111111111111"
        }
      ],
      "args": []
    },
    {
      "name": "show",
      "docs": [
        "Show the cards of the first swap, as the relic Third Eye requires."
      ],
      "discriminator": [
        234,
        167,
        140,
        182,
        56,
        69,
        61,
        209
      ],
      "accounts": [
        {
          "name": "player",
          "signer": true
        },
        {
          "name": "game",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  103,
                  97,
                  109,
                  101
                ]
              },
              {
                "kind": "account",
                "path": "game.table",
                "account": "gameAccount"
              },
              {
                "kind": "account",
                "path": "game.index",
                "account": "gameAccount"
              }
            ]
          }
        }
      ],
      "args": [
        {
          "name": "cards",
          "type": "bytes"
        }
      ]
    },
    {
      "name": "swap",
      "docs": [
        "Swap the cards in the mask; requests randomness for the new ones."
      ],
      "discriminator": [
        248,
        198,
        158,
        145,
        225,
        117,
        135,
        200
      ],
      "accounts": [
        {
          "name": "player",
          "writable": true,
          "signer": true
        },
        {
          "name": "game",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  103,
                  97,
                  109,
                  101
                ]
              },
              {
                "kind": "account",
                "path": "game.table",
                "account": "gameAccount"
              },
              {
                "kind": "account",
                "path": "game.index",
                "account": "gameAccount"
              }
            ]
          }
        },
        {
          "name": "table"
        },
        {
          "name": "queue",
          "writable": true
        },
        {
          "name": "programIdentity",
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  105,
                  100,
                  101,
                  110,
                  116,
                  105,
                  116,
                  121
                ]
              }
            ]
          }
        },
        {
          "name": "vrfProgram",
          "address": "Vrf1RNUjXmQGjmQrQLvJHs9SNkvDJEsRVFPkfSQUwGz"
        },
        {
          "name": "slotHashes",
          "address": "SysvarS1otHashes111111111111111111111111111"
        },
        {
          "name": "systemProgram",
          "address": "11111111111111111111111111111111"
        }
      ],
      "args": [
        {
          "name": "mask",
          "type": "u8"
        }
      ]
    },
    {
      "name": "timeOut",
      "docs": [
        "Apply an expired time limit. Anyone may call it."
      ],
      "discriminator": [
        86,
        4,
        22,
        172,
        148,
        24,
        95,
        18
      ],
      "accounts": [
        {
          "name": "game",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  103,
                  97,
                  109,
                  101
                ]
              },
              {
                "kind": "account",
                "path": "game.table",
                "account": "gameAccount"
              },
              {
                "kind": "account",
                "path": "game.index",
                "account": "gameAccount"
              }
            ]
          }
        }
      ],
      "args": []
    },
    {
      "name": "undelegateGame",
      "docs": [
        "On the rollup: return the game to the base layer."
      ],
      "discriminator": [
        40,
        145,
        154,
        66,
        48,
        111,
        127,
        1
      ],
      "accounts": [
        {
          "name": "player",
          "writable": true,
          "signer": true
        },
        {
          "name": "game",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  103,
                  97,
                  109,
                  101
                ]
              },
              {
                "kind": "account",
                "path": "game.table",
                "account": "gameAccount"
              },
              {
                "kind": "account",
                "path": "game.index",
                "account": "gameAccount"
              }
            ]
          }
        },
        {
          "name": "magicContext",
          "writable": true,
          "address": "MagicContext1111111111111111111111111111111"
        },
        {
          "name": "magicProgram",
          "address": "Magic11111111111111111111111111111111111111"
        }
      ],
      "args": []
    },
    {
      "name": "updateTableSol",
      "docs": [
        "Change a SOL table. Open games keep their limits."
      ],
      "discriminator": [
        234,
        239,
        153,
        217,
        50,
        31,
        223,
        79
      ],
      "accounts": [
        {
          "name": "authority",
          "signer": true,
          "relations": [
            "table"
          ]
        },
        {
          "name": "table",
          "writable": true
        },
        {
          "name": "house"
        }
      ],
      "args": [
        {
          "name": "config",
          "type": {
            "defined": {
              "name": "tableConfig"
            }
          }
        }
      ]
    },
    {
      "name": "updateTableSpl",
      "docs": [
        "Change a token table. Open games keep their limits."
      ],
      "discriminator": [
        134,
        75,
        45,
        34,
        6,
        255,
        173,
        125
      ],
      "accounts": [
        {
          "name": "authority",
          "signer": true,
          "relations": [
            "table"
          ]
        },
        {
          "name": "table",
          "writable": true
        },
        {
          "name": "house"
        }
      ],
      "args": [
        {
          "name": "config",
          "type": {
            "defined": {
              "name": "tableConfig"
            }
          }
        }
      ]
    }
  ],
  "accounts": [
    {
      "name": "escrow",
      "discriminator": [
        31,
        213,
        123,
        187,
        186,
        22,
        218,
        155
      ]
    },
    {
      "name": "gameAccount",
      "discriminator": [
        168,
        26,
        58,
        96,
        13,
        208,
        230,
        188
      ]
    },
    {
      "name": "table",
      "discriminator": [
        34,
        100,
        138,
        97,
        236,
        129,
        230,
        112
      ]
    }
  ],
  "events": [
    {
      "name": "arranged",
      "discriminator": [
        167,
        238,
        237,
        235,
        158,
        162,
        167,
        99
      ]
    },
    {
      "name": "called",
      "discriminator": [
        30,
        97,
        254,
        149,
        60,
        38,
        255,
        5
      ]
    },
    {
      "name": "chosen",
      "discriminator": [
        19,
        105,
        45,
        87,
        99,
        23,
        50,
        135
      ]
    },
    {
      "name": "committed",
      "discriminator": [
        70,
        158,
        162,
        86,
        29,
        111,
        143,
        226
      ]
    },
    {
      "name": "dealt",
      "discriminator": [
        92,
        131,
        196,
        133,
        190,
        108,
        28,
        47
      ]
    },
    {
      "name": "folded",
      "discriminator": [
        35,
        2,
        175,
        168,
        21,
        248,
        198,
        46
      ]
    },
    {
      "name": "gameEnded",
      "discriminator": [
        35,
        93,
        113,
        153,
        29,
        144,
        200,
        109
      ]
    },
    {
      "name": "gameOpened",
      "discriminator": [
        226,
        230,
        63,
        106,
        184,
        152,
        68,
        58
      ]
    },
    {
      "name": "gameSettled",
      "discriminator": [
        63,
        109,
        128,
        85,
        229,
        63,
        167,
        176
      ]
    },
    {
      "name": "locked",
      "discriminator": [
        188,
        53,
        118,
        62,
        64,
        12,
        198,
        84
      ]
    },
    {
      "name": "opened",
      "discriminator": [
        166,
        172,
        97,
        9,
        77,
        76,
        189,
        109
      ]
    },
    {
      "name": "playerJoined",
      "discriminator": [
        39,
        144,
        49,
        106,
        108,
        210,
        183,
        38
      ]
    },
    {
      "name": "raised",
      "discriminator": [
        34,
        154,
        8,
        239,
        64,
        242,
        210,
        198
      ]
    },
    {
      "name": "randomRequested",
      "discriminator": [
        122,
        60,
        141,
        188,
        245,
        254,
        84,
        16
      ]
    },
    {
      "name": "relicsOffered",
      "discriminator": [
        145,
        33,
        188,
        131,
        35,
        45,
        200,
        145
      ]
    },
    {
      "name": "revealed",
      "discriminator": [
        180,
        7,
        199,
        88,
        154,
        19,
        181,
        154
      ]
    },
    {
      "name": "roundScored",
      "discriminator": [
        253,
        65,
        152,
        83,
        59,
        190,
        221,
        242
      ]
    },
    {
      "name": "shown",
      "discriminator": [
        79,
        213,
        44,
        56,
        169,
        167,
        22,
        7
      ]
    },
    {
      "name": "suddenDeath",
      "discriminator": [
        254,
        9,
        92,
        182,
        205,
        185,
        42,
        97
      ]
    },
    {
      "name": "swapped",
      "discriminator": [
        217,
        52,
        52,
        83,
        147,
        135,
        96,
        109
      ]
    }
  ],
  "errors": [
    {
      "code": 6000,
      "name": "gameOver",
      "msg": "The game is over"
    },
    {
      "code": 6001,
      "name": "wrongPhase",
      "msg": "Not allowed in this phase"
    },
    {
      "code": 6002,
      "name": "tooLate",
      "msg": "The deadline has passed"
    },
    {
      "code": 6003,
      "name": "tooEarly",
      "msg": "The deadline has not passed"
    },
    {
      "code": 6004,
      "name": "notAPlayer",
      "msg": "Not a player of this game"
    },
    {
      "code": 6005,
      "name": "samePlayer",
      "msg": "The players must be different accounts"
    },
    {
      "code": 6006,
      "name": "badStack",
      "msg": "A stack within the table's limits is needed"
    },
    {
      "code": 6007,
      "name": "alreadyDone",
      "msg": "Already done"
    },
    {
      "code": 6008,
      "name": "zeroCommitment",
      "msg": "The commitment must not be all zeros"
    },
    {
      "code": 6009,
      "name": "alreadyAsked",
      "msg": "Randomness has already been requested"
    },
    {
      "code": 6010,
      "name": "badChoice",
      "msg": "No such choice"
    },
    {
      "code": 6011,
      "name": "alreadyLocked",
      "msg": "The cards are locked"
    },
    {
      "code": 6012,
      "name": "swapPending",
      "msg": "A swap is pending"
    },
    {
      "code": 6013,
      "name": "mustShow",
      "msg": "Third Eye: the first swap must be shown before this"
    },
    {
      "code": 6014,
      "name": "badMask",
      "msg": "Swap one to three cards of the hand"
    },
    {
      "code": 6015,
      "name": "noSwaps",
      "msg": "No swaps left"
    },
    {
      "code": 6016,
      "name": "nothingToShow",
      "msg": "Nothing to show, or not this many cards"
    },
    {
      "code": 6017,
      "name": "badCard",
      "msg": "No such card"
    },
    {
      "code": 6018,
      "name": "notArranged",
      "msg": "Arrange the cards first"
    },
    {
      "code": 6019,
      "name": "wrongOpening",
      "msg": "The card does not match the commitment"
    },
    {
      "code": 6020,
      "name": "notYourTurn",
      "msg": "It is the other player's turn"
    },
    {
      "code": 6021,
      "name": "badRaise",
      "msg": "The raise must be within the limit and both stacks"
    },
    {
      "code": 6022,
      "name": "nothingToCall",
      "msg": "There is no raise"
    },
    {
      "code": 6023,
      "name": "raiseStands",
      "msg": "A raise is open: call, raise or fold"
    },
    {
      "code": 6024,
      "name": "wrongSecret",
      "msg": "The secret does not match the commitment"
    },
    {
      "code": 6025,
      "name": "badLimits",
      "msg": "Invalid limits"
    },
    {
      "code": 6026,
      "name": "wrongQueue",
      "msg": "Not a VRF queue that may be used here"
    },
    {
      "code": 6027,
      "name": "wrongIdentity",
      "msg": "Not the identity that signs VRF responses"
    },
    {
      "code": 6028,
      "name": "wrongAuthority",
      "msg": "Not the table's authority, or for a new table not the program's upgrade authority"
    },
    {
      "code": 6029,
      "name": "wrongToken",
      "msg": "The table is for another token"
    },
    {
      "code": 6030,
      "name": "wrongHouse",
      "msg": "Not the house account of the table"
    },
    {
      "code": 6031,
      "name": "wrongPlayer",
      "msg": "Not the player of this seat"
    },
    {
      "code": 6032,
      "name": "poorHouse",
      "msg": "The house account must be rent-exempt"
    },
    {
      "code": 6033,
      "name": "moneyLost",
      "msg": "Deposits, pot and stacks do not add up"
    },
    {
      "code": 6034,
      "name": "noRollup",
      "msg": "The table has no rollup validator"
    },
    {
      "code": 6035,
      "name": "notDelegable",
      "msg": "The game is over, waits for randomness, or is not the one that was delegated"
    },
    {
      "code": 6036,
      "name": "wrongTable",
      "msg": "Not the table of this game"
    }
  ],
  "types": [
    {
      "name": "arranged",
      "docs": [
        "A player committed to an arrangement of cards."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "game",
            "type": "pubkey"
          },
          {
            "name": "player",
            "type": "u8"
          }
        ]
      }
    },
    {
      "name": "called",
      "docs": [
        "A player matched the raise."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "game",
            "type": "pubkey"
          },
          {
            "name": "player",
            "type": "u8"
          },
          {
            "name": "bet",
            "type": "u64"
          }
        ]
      }
    },
    {
      "name": "chosen",
      "docs": [
        "A player chose a relic (0 to 5), the joker (6) or nothing (7)."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "game",
            "type": "pubkey"
          },
          {
            "name": "player",
            "type": "u8"
          },
          {
            "name": "choice",
            "type": "u8"
          }
        ]
      }
    },
    {
      "name": "committed",
      "docs": [
        "A player committed to the secret of the round."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "game",
            "type": "pubkey"
          },
          {
            "name": "player",
            "type": "u8"
          },
          {
            "name": "round",
            "type": "u16"
          }
        ]
      }
    },
    {
      "name": "dealt",
      "docs": [
        "Both players were dealt their cards."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "game",
            "type": "pubkey"
          },
          {
            "name": "swaps",
            "type": {
              "array": [
                "u8",
                2
              ]
            }
          },
          {
            "name": "jokers",
            "type": {
              "array": [
                "u8",
                2
              ]
            }
          }
        ]
      }
    },
    {
      "name": "draw",
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "mask",
            "docs": [
              "The cards of the hand that are replaced, one bit each."
            ],
            "type": "u8"
          },
          {
            "name": "vrf",
            "docs": [
              "Zeros until the VRF has responded."
            ],
            "type": {
              "array": [
                "u8",
                32
              ]
            }
          }
        ]
      }
    },
    {
      "name": "escrow",
      "docs": [
        "Holds the lamports of one game of a SOL table, at the PDA of `[SEED_ESCROW, game]`."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "bump",
            "docs": [
              "Bump of the PDA."
            ],
            "type": "u8"
          }
        ]
      }
    },
    {
      "name": "folded",
      "docs": [
        "A player folded."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "game",
            "type": "pubkey"
          },
          {
            "name": "player",
            "type": "u8"
          },
          {
            "name": "returned",
            "type": "u64"
          }
        ]
      }
    },
    {
      "name": "game",
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "id",
            "type": {
              "array": [
                "u8",
                32
              ]
            }
          },
          {
            "name": "limits",
            "type": {
              "defined": {
                "name": "limits"
              }
            }
          },
          {
            "name": "phase",
            "type": "u8"
          },
          {
            "name": "round",
            "type": "u16"
          },
          {
            "name": "suddenDeath",
            "type": "bool"
          },
          {
            "name": "pot",
            "type": "u64"
          },
          {
            "name": "deadline",
            "type": "i64"
          },
          {
            "name": "nonce",
            "type": "u64"
          },
          {
            "name": "pending",
            "type": {
              "vec": {
                "defined": {
                  "name": "pending"
                }
              }
            }
          },
          {
            "name": "toAct",
            "type": "u8"
          },
          {
            "name": "raised",
            "type": "bool"
          },
          {
            "name": "revealed",
            "type": "u8"
          },
          {
            "name": "folded",
            "type": "u8"
          },
          {
            "name": "winner",
            "type": "u8"
          },
          {
            "name": "end",
            "type": "u8"
          },
          {
            "name": "players",
            "type": {
              "array": [
                {
                  "defined": {
                    "name": "player"
                  }
                },
                2
              ]
            }
          }
        ]
      }
    },
    {
      "name": "gameAccount",
      "docs": [
        "One game, at the PDA of `[SEED_GAME, table, index]`. It holds the whole state of play, so that it can be delegated",
        "to a rollup."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "table",
            "type": "pubkey"
          },
          {
            "name": "index",
            "docs": [
              "The number of the game at its table."
            ],
            "type": "u64"
          },
          {
            "name": "deposited",
            "docs": [
              "The sum of both deposits; always equals pot and stacks together."
            ],
            "type": "u64"
          },
          {
            "name": "bump",
            "docs": [
              "Bump of the PDA."
            ],
            "type": "u8"
          },
          {
            "name": "game",
            "docs": [
              "The state of the rules."
            ],
            "type": {
              "defined": {
                "name": "game"
              }
            }
          }
        ]
      }
    },
    {
      "name": "gameEnded",
      "docs": [
        "The game is over and can be settled."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "game",
            "type": "pubkey"
          },
          {
            "name": "winner",
            "type": "u8"
          },
          {
            "name": "end",
            "type": "u8"
          }
        ]
      }
    },
    {
      "name": "gameOpened",
      "docs": [
        "A player opened a game and waits for a second player."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "game",
            "type": "pubkey"
          },
          {
            "name": "playerKey",
            "type": "pubkey"
          },
          {
            "name": "stack",
            "type": "u64"
          }
        ]
      }
    },
    {
      "name": "gameSettled",
      "docs": [
        "The escrow was paid out and closed."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "game",
            "type": "pubkey"
          },
          {
            "name": "table",
            "type": "pubkey"
          },
          {
            "name": "winner",
            "type": "u8"
          },
          {
            "name": "rake",
            "type": "u64"
          },
          {
            "name": "payouts",
            "type": {
              "array": [
                "u64",
                2
              ]
            }
          }
        ]
      }
    },
    {
      "name": "limits",
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "seatFee",
            "type": "u64"
          },
          {
            "name": "maxBet",
            "docs": [
              "The most that one player may bet in one round."
            ],
            "type": "u64"
          },
          {
            "name": "maxStack",
            "type": "u64"
          },
          {
            "name": "rakePercent",
            "type": "u8"
          },
          {
            "name": "rakeCap",
            "type": "u64"
          }
        ]
      }
    },
    {
      "name": "locked",
      "docs": [
        "A player's arrangement is final."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "game",
            "type": "pubkey"
          },
          {
            "name": "player",
            "type": "u8"
          },
          {
            "name": "auto",
            "type": "bool"
          },
          {
            "name": "autoPlayed",
            "type": "bool"
          }
        ]
      }
    },
    {
      "name": "opened",
      "docs": [
        "A card was turned up."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "game",
            "type": "pubkey"
          },
          {
            "name": "player",
            "type": "u8"
          },
          {
            "name": "position",
            "type": "u8"
          },
          {
            "name": "card",
            "type": "u8"
          }
        ]
      }
    },
    {
      "name": "pending",
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "nonce",
            "type": "u64"
          },
          {
            "name": "kind",
            "type": "u8"
          },
          {
            "name": "askedAt",
            "type": "i64"
          }
        ]
      }
    },
    {
      "name": "player",
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "key",
            "type": {
              "array": [
                "u8",
                32
              ]
            }
          },
          {
            "name": "stack",
            "type": "u64"
          },
          {
            "name": "paid",
            "docs": [
              "Paid into the pot in the whole game, minus refunds."
            ],
            "type": "u64"
          },
          {
            "name": "bet",
            "docs": [
              "Paid into the pot in this round's betting."
            ],
            "type": "u64"
          },
          {
            "name": "hearts",
            "type": "u8"
          },
          {
            "name": "commitment",
            "type": {
              "array": [
                "u8",
                32
              ]
            }
          },
          {
            "name": "offer",
            "type": {
              "array": [
                "u8",
                3
              ]
            }
          },
          {
            "name": "choice",
            "type": "u8"
          },
          {
            "name": "joker",
            "type": "u8"
          },
          {
            "name": "swapsLeft",
            "type": "u8"
          },
          {
            "name": "deadline",
            "type": "i64"
          },
          {
            "name": "draws",
            "type": {
              "vec": {
                "defined": {
                  "name": "draw"
                }
              }
            }
          },
          {
            "name": "shown",
            "type": "bytes"
          },
          {
            "name": "arranged",
            "type": "bool"
          },
          {
            "name": "arrangement",
            "type": {
              "array": [
                {
                  "array": [
                    "u8",
                    32
                  ]
                },
                3
              ]
            }
          },
          {
            "name": "locked",
            "type": "bool"
          },
          {
            "name": "autoPlayed",
            "type": "bool"
          },
          {
            "name": "opened",
            "type": {
              "array": [
                "u8",
                3
              ]
            }
          },
          {
            "name": "secret",
            "type": {
              "option": {
                "array": [
                  "u8",
                  32
                ]
              }
            }
          }
        ]
      }
    },
    {
      "name": "playerJoined",
      "docs": [
        "A second player joined; the game begins."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "game",
            "type": "pubkey"
          },
          {
            "name": "playerKey",
            "type": "pubkey"
          },
          {
            "name": "stack",
            "type": "u64"
          }
        ]
      }
    },
    {
      "name": "raised",
      "docs": [
        "A player raised."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "game",
            "type": "pubkey"
          },
          {
            "name": "player",
            "type": "u8"
          },
          {
            "name": "amount",
            "type": "u64"
          },
          {
            "name": "bet",
            "type": "u64"
          }
        ]
      }
    },
    {
      "name": "randomRequested",
      "docs": [
        "Randomness was requested from the VRF."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "game",
            "type": "pubkey"
          },
          {
            "name": "kind",
            "type": "u8"
          },
          {
            "name": "nonce",
            "type": "u64"
          }
        ]
      }
    },
    {
      "name": "relicsOffered",
      "docs": [
        "Each player may choose one of three relics."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "game",
            "type": "pubkey"
          },
          {
            "name": "offers",
            "type": {
              "array": [
                {
                  "array": [
                    "u8",
                    3
                  ]
                },
                2
              ]
            }
          }
        ]
      }
    },
    {
      "name": "revealed",
      "docs": [
        "A player revealed instead of betting."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "game",
            "type": "pubkey"
          },
          {
            "name": "player",
            "type": "u8"
          }
        ]
      }
    },
    {
      "name": "roundScored",
      "docs": [
        "A round was scored."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "game",
            "type": "pubkey"
          },
          {
            "name": "round",
            "type": "u16"
          },
          {
            "name": "scores",
            "type": {
              "array": [
                "u8",
                2
              ]
            }
          },
          {
            "name": "winner",
            "type": "u8"
          },
          {
            "name": "hearts",
            "type": {
              "array": [
                "u8",
                2
              ]
            }
          }
        ]
      }
    },
    {
      "name": "shown",
      "docs": [
        "A player showed the cards of the first swap."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "game",
            "type": "pubkey"
          },
          {
            "name": "player",
            "type": "u8"
          },
          {
            "name": "cards",
            "type": "bytes"
          }
        ]
      }
    },
    {
      "name": "suddenDeath",
      "docs": [
        "Neither player has a heart left: the next round with a winner decides."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "game",
            "type": "pubkey"
          },
          {
            "name": "round",
            "type": "u16"
          }
        ]
      }
    },
    {
      "name": "swapped",
      "docs": [
        "A player's swap was drawn."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "game",
            "type": "pubkey"
          },
          {
            "name": "player",
            "type": "u8"
          },
          {
            "name": "mask",
            "type": "u8"
          }
        ]
      }
    },
    {
      "name": "table",
      "docs": [
        "The settings of all games of one tier and token, at the PDA of `[SEED_TABLE, id]`."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "id",
            "type": "u8"
          },
          {
            "name": "authority",
            "docs": [
              "The account that may change the table."
            ],
            "type": "pubkey"
          },
          {
            "name": "mint",
            "docs": [
              "The token's mint; none on a SOL table."
            ],
            "type": {
              "option": "pubkey"
            }
          },
          {
            "name": "house",
            "docs": [
              "The account that receives the rake: a wallet, or a token account of the mint."
            ],
            "type": "pubkey"
          },
          {
            "name": "queue",
            "docs": [
              "The VRF queue of games on the base layer."
            ],
            "type": "pubkey"
          },
          {
            "name": "validator",
            "docs": [
              "The rollup validator that games may be delegated to; none by default."
            ],
            "type": {
              "option": "pubkey"
            }
          },
          {
            "name": "limits",
            "docs": [
              "Copied into each game when it opens."
            ],
            "type": {
              "defined": {
                "name": "limits"
              }
            }
          },
          {
            "name": "games",
            "docs": [
              "Number of games opened, and index of the next game. Never decreases, so that no address is used twice."
            ],
            "type": "u64"
          },
          {
            "name": "bump",
            "docs": [
              "Bump of the PDA."
            ],
            "type": "u8"
          }
        ]
      }
    },
    {
      "name": "tableConfig",
      "docs": [
        "The settings that a table's authority chooses."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "seatFee",
            "type": "u64"
          },
          {
            "name": "maxBet",
            "type": "u64"
          },
          {
            "name": "maxStack",
            "docs": [
              "Default: the seat fee plus ten times the highest bet."
            ],
            "type": {
              "option": "u64"
            }
          },
          {
            "name": "rakePercent",
            "type": "u8"
          },
          {
            "name": "rakeCap",
            "type": "u64"
          },
          {
            "name": "queue",
            "type": "pubkey"
          },
          {
            "name": "validator",
            "type": {
              "option": "pubkey"
            }
          }
        ]
      }
    }
  ]
}
