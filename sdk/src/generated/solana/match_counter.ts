// From the IDL of match_counter, by `npm run generate`.

/** The IDL as a type, for `Program` of @coral-xyz/anchor. */
export type MatchCounter = {
  "address": "MatchCounter1111111111111111111111111111111",
  "metadata": {
    "name": "matchCounter",
    "version": "0.1.0",
    "spec": "0.1.0",
    "description": "Counts the matches that were played"
  },
  "instructions": [
    {
      "name": "recordMatch",
      "docs": [
        "Raise the global counter by one. The first caller pays for the counter's account."
      ],
      "discriminator": [
        148,
        41,
        163,
        203,
        58,
        251,
        192,
        228
      ],
      "accounts": [
        {
          "name": "player",
          "writable": true,
          "signer": true
        },
        {
          "name": "counter",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  99,
                  111,
                  117,
                  110,
                  116,
                  101,
                  114
                ]
              }
            ]
          }
        },
        {
          "name": "systemProgram",
          "address": "11111111111111111111111111111111"
        }
      ],
      "args": []
    }
  ],
  "accounts": [
    {
      "name": "counter",
      "discriminator": [
        255,
        176,
        4,
        245,
        188,
        253,
        124,
        25
      ]
    }
  ],
  "events": [
    {
      "name": "matchRecorded",
      "discriminator": [
        24,
        16,
        103,
        141,
        92,
        206,
        126,
        192
      ]
    }
  ],
  "errors": [
    {
      "code": 6000,
      "name": "counterFull",
      "msg": "The counter cannot count any further"
    },
    {
      "code": 6001,
      "name": "wrongBump",
      "msg": "The counter account does not hold its own bump"
    }
  ],
  "types": [
    {
      "name": "counter",
      "docs": [
        "The one global counter, at the PDA of `[SEED_COUNTER]`."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "count",
            "docs": [
              "Matches recorded so far."
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
      "name": "matchRecorded",
      "docs": [
        "A match was recorded."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "player",
            "docs": [
              "Who recorded it."
            ],
            "type": "pubkey"
          },
          {
            "name": "count",
            "docs": [
              "The counter after this match."
            ],
            "type": "u64"
          }
        ]
      }
    }
  ]
}

export const matchCounterIdl: MatchCounter = {
  "address": "MatchCounter1111111111111111111111111111111",
  "metadata": {
    "name": "matchCounter",
    "version": "0.1.0",
    "spec": "0.1.0",
    "description": "Counts the matches that were played"
  },
  "instructions": [
    {
      "name": "recordMatch",
      "docs": [
        "Raise the global counter by one. The first caller pays for the counter's account."
      ],
      "discriminator": [
        148,
        41,
        163,
        203,
        58,
        251,
        192,
        228
      ],
      "accounts": [
        {
          "name": "player",
          "writable": true,
          "signer": true
        },
        {
          "name": "counter",
          "writable": true,
          "pda": {
            "seeds": [
              {
                "kind": "const",
                "value": [
                  99,
                  111,
                  117,
                  110,
                  116,
                  101,
                  114
                ]
              }
            ]
          }
        },
        {
          "name": "systemProgram",
          "address": "11111111111111111111111111111111"
        }
      ],
      "args": []
    }
  ],
  "accounts": [
    {
      "name": "counter",
      "discriminator": [
        255,
        176,
        4,
        245,
        188,
        253,
        124,
        25
      ]
    }
  ],
  "events": [
    {
      "name": "matchRecorded",
      "discriminator": [
        24,
        16,
        103,
        141,
        92,
        206,
        126,
        192
      ]
    }
  ],
  "errors": [
    {
      "code": 6000,
      "name": "counterFull",
      "msg": "The counter cannot count any further"
    },
    {
      "code": 6001,
      "name": "wrongBump",
      "msg": "The counter account does not hold its own bump"
    }
  ],
  "types": [
    {
      "name": "counter",
      "docs": [
        "The one global counter, at the PDA of `[SEED_COUNTER]`."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "count",
            "docs": [
              "Matches recorded so far."
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
      "name": "matchRecorded",
      "docs": [
        "A match was recorded."
      ],
      "type": {
        "kind": "struct",
        "fields": [
          {
            "name": "player",
            "docs": [
              "Who recorded it."
            ],
            "type": "pubkey"
          },
          {
            "name": "count",
            "docs": [
              "The counter after this match."
            ],
            "type": "u64"
          }
        ]
      }
    }
  ]
}
