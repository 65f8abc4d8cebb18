//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////
// MatchLedger
//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////

export const matchLedgerAbi = [
  {
    type: 'constructor',
    inputs: [
      { name: 'challengeWindow', internalType: 'uint64', type: 'uint64' },
    ],
    stateMutability: 'nonpayable',
  },
  {
    type: 'error',
    inputs: [{ name: 'key', internalType: 'bytes32', type: 'bytes32' }],
    name: 'AlreadyClaimed',
  },
  {
    type: 'error',
    inputs: [{ name: 'key', internalType: 'bytes32', type: 'bytes32' }],
    name: 'AlreadyFinal',
  },
  { type: 'error', inputs: [], name: 'InvalidShortString' },
  {
    type: 'error',
    inputs: [{ name: 'account', internalType: 'address', type: 'address' }],
    name: 'InvalidSignature',
  },
  {
    type: 'error',
    inputs: [{ name: 'winner', internalType: 'uint8', type: 'uint8' }],
    name: 'InvalidWinner',
  },
  {
    type: 'error',
    inputs: [{ name: 'key', internalType: 'bytes32', type: 'bytes32' }],
    name: 'NoContradiction',
  },
  {
    type: 'error',
    inputs: [{ name: 'key', internalType: 'bytes32', type: 'bytes32' }],
    name: 'NotClaimed',
  },
  {
    type: 'error',
    inputs: [{ name: 'player', internalType: 'address', type: 'address' }],
    name: 'SamePlayer',
  },
  {
    type: 'error',
    inputs: [{ name: 'key', internalType: 'bytes32', type: 'bytes32' }],
    name: 'ServerContradicted',
  },
  {
    type: 'error',
    inputs: [{ name: 'str', internalType: 'string', type: 'string' }],
    name: 'StringTooLong',
  },
  {
    type: 'error',
    inputs: [
      { name: 'key', internalType: 'bytes32', type: 'bytes32' },
      { name: 'standsAt', internalType: 'uint64', type: 'uint64' },
    ],
    name: 'WindowClosed',
  },
  {
    type: 'error',
    inputs: [
      { name: 'key', internalType: 'bytes32', type: 'bytes32' },
      { name: 'standsAt', internalType: 'uint64', type: 'uint64' },
    ],
    name: 'WindowOpen',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      { name: 'key', internalType: 'bytes32', type: 'bytes32', indexed: true },
    ],
    name: 'ClaimStood',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      { name: 'key', internalType: 'bytes32', type: 'bytes32', indexed: true },
      {
        name: 'server',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
    ],
    name: 'ClaimVoided',
  },
  { type: 'event', anonymous: false, inputs: [], name: 'EIP712DomainChanged' },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      { name: 'key', internalType: 'bytes32', type: 'bytes32', indexed: true },
      { name: 'game', internalType: 'bytes32', type: 'bytes32', indexed: true },
      {
        name: 'result',
        internalType: 'struct Result',
        type: 'tuple',
        components: [
          { name: 'game', internalType: 'bytes32', type: 'bytes32' },
          { name: 'matchId', internalType: 'bytes32', type: 'bytes32' },
          { name: 'ruleset', internalType: 'bytes32', type: 'bytes32' },
          { name: 'server', internalType: 'address', type: 'address' },
          { name: 'seedCommitment', internalType: 'bytes32', type: 'bytes32' },
          { name: 'playerA', internalType: 'address', type: 'address' },
          { name: 'playerB', internalType: 'address', type: 'address' },
          { name: 'winner', internalType: 'uint8', type: 'uint8' },
          { name: 'finalHash', internalType: 'bytes32', type: 'bytes32' },
          { name: 'actionCount', internalType: 'uint32', type: 'uint32' },
        ],
        indexed: false,
      },
      {
        name: 'standsAt',
        internalType: 'uint64',
        type: 'uint64',
        indexed: false,
      },
    ],
    name: 'ResultClaimed',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      { name: 'key', internalType: 'bytes32', type: 'bytes32', indexed: true },
      { name: 'game', internalType: 'bytes32', type: 'bytes32', indexed: true },
      {
        name: 'result',
        internalType: 'struct Result',
        type: 'tuple',
        components: [
          { name: 'game', internalType: 'bytes32', type: 'bytes32' },
          { name: 'matchId', internalType: 'bytes32', type: 'bytes32' },
          { name: 'ruleset', internalType: 'bytes32', type: 'bytes32' },
          { name: 'server', internalType: 'address', type: 'address' },
          { name: 'seedCommitment', internalType: 'bytes32', type: 'bytes32' },
          { name: 'playerA', internalType: 'address', type: 'address' },
          { name: 'playerB', internalType: 'address', type: 'address' },
          { name: 'winner', internalType: 'uint8', type: 'uint8' },
          { name: 'finalHash', internalType: 'bytes32', type: 'bytes32' },
          { name: 'actionCount', internalType: 'uint32', type: 'uint32' },
        ],
        indexed: false,
      },
    ],
    name: 'ResultSigned',
  },
  {
    type: 'function',
    inputs: [],
    name: 'CHALLENGE_WINDOW',
    outputs: [{ name: '', internalType: 'uint64', type: 'uint64' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      {
        name: 'result',
        internalType: 'struct Result',
        type: 'tuple',
        components: [
          { name: 'game', internalType: 'bytes32', type: 'bytes32' },
          { name: 'matchId', internalType: 'bytes32', type: 'bytes32' },
          { name: 'ruleset', internalType: 'bytes32', type: 'bytes32' },
          { name: 'server', internalType: 'address', type: 'address' },
          { name: 'seedCommitment', internalType: 'bytes32', type: 'bytes32' },
          { name: 'playerA', internalType: 'address', type: 'address' },
          { name: 'playerB', internalType: 'address', type: 'address' },
          { name: 'winner', internalType: 'uint8', type: 'uint8' },
          { name: 'finalHash', internalType: 'bytes32', type: 'bytes32' },
          { name: 'actionCount', internalType: 'uint32', type: 'uint32' },
        ],
      },
      { name: 'seatA', internalType: 'bytes', type: 'bytes' },
      { name: 'seatB', internalType: 'bytes', type: 'bytes' },
      { name: 'serverSignature', internalType: 'bytes', type: 'bytes' },
    ],
    name: 'claim',
    outputs: [{ name: 'key', internalType: 'bytes32', type: 'bytes32' }],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      {
        name: 'result',
        internalType: 'struct Result',
        type: 'tuple',
        components: [
          { name: 'game', internalType: 'bytes32', type: 'bytes32' },
          { name: 'matchId', internalType: 'bytes32', type: 'bytes32' },
          { name: 'ruleset', internalType: 'bytes32', type: 'bytes32' },
          { name: 'server', internalType: 'address', type: 'address' },
          { name: 'seedCommitment', internalType: 'bytes32', type: 'bytes32' },
          { name: 'playerA', internalType: 'address', type: 'address' },
          { name: 'playerB', internalType: 'address', type: 'address' },
          { name: 'winner', internalType: 'uint8', type: 'uint8' },
          { name: 'finalHash', internalType: 'bytes32', type: 'bytes32' },
          { name: 'actionCount', internalType: 'uint32', type: 'uint32' },
        ],
      },
      { name: 'serverSignature', internalType: 'bytes', type: 'bytes' },
    ],
    name: 'contradict',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'eip712Domain',
    outputs: [
      { name: 'fields', internalType: 'bytes1', type: 'bytes1' },
      { name: 'name', internalType: 'string', type: 'string' },
      { name: 'version', internalType: 'string', type: 'string' },
      { name: 'chainId', internalType: 'uint256', type: 'uint256' },
      { name: 'verifyingContract', internalType: 'address', type: 'address' },
      { name: 'salt', internalType: 'bytes32', type: 'bytes32' },
      { name: 'extensions', internalType: 'uint256[]', type: 'uint256[]' },
    ],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'key', internalType: 'bytes32', type: 'bytes32' }],
    name: 'finalise',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'game', internalType: 'bytes32', type: 'bytes32' },
      { name: 'server', internalType: 'address', type: 'address' },
      { name: 'matchId', internalType: 'bytes32', type: 'bytes32' },
    ],
    name: 'keyOf',
    outputs: [{ name: 'key', internalType: 'bytes32', type: 'bytes32' }],
    stateMutability: 'pure',
  },
  {
    type: 'function',
    inputs: [
      {
        name: 'result',
        internalType: 'struct Result',
        type: 'tuple',
        components: [
          { name: 'game', internalType: 'bytes32', type: 'bytes32' },
          { name: 'matchId', internalType: 'bytes32', type: 'bytes32' },
          { name: 'ruleset', internalType: 'bytes32', type: 'bytes32' },
          { name: 'server', internalType: 'address', type: 'address' },
          { name: 'seedCommitment', internalType: 'bytes32', type: 'bytes32' },
          { name: 'playerA', internalType: 'address', type: 'address' },
          { name: 'playerB', internalType: 'address', type: 'address' },
          { name: 'winner', internalType: 'uint8', type: 'uint8' },
          { name: 'finalHash', internalType: 'bytes32', type: 'bytes32' },
          { name: 'actionCount', internalType: 'uint32', type: 'uint32' },
        ],
      },
    ],
    name: 'resultDigest',
    outputs: [{ name: 'digest', internalType: 'bytes32', type: 'bytes32' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'key', internalType: 'bytes32', type: 'bytes32' }],
    name: 'resultOf',
    outputs: [
      {
        name: 'status',
        internalType: 'enum IMatchLedger.Status',
        type: 'uint8',
      },
      { name: 'winner', internalType: 'uint8', type: 'uint8' },
      { name: 'standsAt', internalType: 'uint64', type: 'uint64' },
      { name: 'digest', internalType: 'bytes32', type: 'bytes32' },
    ],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      {
        name: 'seat',
        internalType: 'struct Seat',
        type: 'tuple',
        components: [
          { name: 'game', internalType: 'bytes32', type: 'bytes32' },
          { name: 'matchId', internalType: 'bytes32', type: 'bytes32' },
          { name: 'ruleset', internalType: 'bytes32', type: 'bytes32' },
          { name: 'server', internalType: 'address', type: 'address' },
          { name: 'seedCommitment', internalType: 'bytes32', type: 'bytes32' },
          { name: 'player', internalType: 'address', type: 'address' },
          { name: 'seat', internalType: 'uint8', type: 'uint8' },
        ],
      },
    ],
    name: 'seatDigest',
    outputs: [{ name: 'digest', internalType: 'bytes32', type: 'bytes32' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      {
        name: 'result',
        internalType: 'struct Result',
        type: 'tuple',
        components: [
          { name: 'game', internalType: 'bytes32', type: 'bytes32' },
          { name: 'matchId', internalType: 'bytes32', type: 'bytes32' },
          { name: 'ruleset', internalType: 'bytes32', type: 'bytes32' },
          { name: 'server', internalType: 'address', type: 'address' },
          { name: 'seedCommitment', internalType: 'bytes32', type: 'bytes32' },
          { name: 'playerA', internalType: 'address', type: 'address' },
          { name: 'playerB', internalType: 'address', type: 'address' },
          { name: 'winner', internalType: 'uint8', type: 'uint8' },
          { name: 'finalHash', internalType: 'bytes32', type: 'bytes32' },
          { name: 'actionCount', internalType: 'uint32', type: 'uint32' },
        ],
      },
      { name: 'signatureA', internalType: 'bytes', type: 'bytes' },
      { name: 'signatureB', internalType: 'bytes', type: 'bytes' },
    ],
    name: 'settle',
    outputs: [{ name: 'key', internalType: 'bytes32', type: 'bytes32' }],
    stateMutability: 'nonpayable',
  },
] as const

//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////
// TarotCards
//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////

export const tarotCardsAbi = [
  {
    type: 'constructor',
    inputs: [{ name: 'faucetOpen_', internalType: 'bool', type: 'bool' }],
    stateMutability: 'nonpayable',
  },
  { type: 'error', inputs: [], name: 'ERC721EnumerableForbiddenBatchMint' },
  {
    type: 'error',
    inputs: [
      { name: 'sender', internalType: 'address', type: 'address' },
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
      { name: 'owner', internalType: 'address', type: 'address' },
    ],
    name: 'ERC721IncorrectOwner',
  },
  {
    type: 'error',
    inputs: [
      { name: 'operator', internalType: 'address', type: 'address' },
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'ERC721InsufficientApproval',
  },
  {
    type: 'error',
    inputs: [{ name: 'approver', internalType: 'address', type: 'address' }],
    name: 'ERC721InvalidApprover',
  },
  {
    type: 'error',
    inputs: [{ name: 'operator', internalType: 'address', type: 'address' }],
    name: 'ERC721InvalidOperator',
  },
  {
    type: 'error',
    inputs: [{ name: 'owner', internalType: 'address', type: 'address' }],
    name: 'ERC721InvalidOwner',
  },
  {
    type: 'error',
    inputs: [{ name: 'receiver', internalType: 'address', type: 'address' }],
    name: 'ERC721InvalidReceiver',
  },
  {
    type: 'error',
    inputs: [{ name: 'sender', internalType: 'address', type: 'address' }],
    name: 'ERC721InvalidSender',
  },
  {
    type: 'error',
    inputs: [{ name: 'tokenId', internalType: 'uint256', type: 'uint256' }],
    name: 'ERC721NonexistentToken',
  },
  {
    type: 'error',
    inputs: [
      { name: 'owner', internalType: 'address', type: 'address' },
      { name: 'index', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'ERC721OutOfBoundsIndex',
  },
  { type: 'error', inputs: [], name: 'FaucetClosed' },
  {
    type: 'error',
    inputs: [{ name: 'count', internalType: 'uint8', type: 'uint8' }],
    name: 'FaucetCountOutOfRange',
  },
  {
    type: 'error',
    inputs: [{ name: 'owner', internalType: 'address', type: 'address' }],
    name: 'OwnableInvalidOwner',
  },
  {
    type: 'error',
    inputs: [{ name: 'account', internalType: 'address', type: 'address' }],
    name: 'OwnableUnauthorizedAccount',
  },
  {
    type: 'error',
    inputs: [{ name: 'printId', internalType: 'uint256', type: 'uint256' }],
    name: 'PrintUnknown',
  },
  {
    type: 'error',
    inputs: [
      { name: 'values', internalType: 'uint256', type: 'uint256' },
      { name: 'digests', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'PrintsLengthMismatch',
  },
  {
    type: 'error',
    inputs: [{ name: 'value', internalType: 'uint8', type: 'uint8' }],
    name: 'ValueOutOfRange',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'owner',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'approved',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'tokenId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
    ],
    name: 'Approval',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'owner',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'operator',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      { name: 'approved', internalType: 'bool', type: 'bool', indexed: false },
    ],
    name: 'ApprovalForAll',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'previousOwner',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'newOwner',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
    ],
    name: 'OwnershipTransferred',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'firstPrintId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'count',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'PrintsAdded',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      { name: 'from', internalType: 'address', type: 'address', indexed: true },
      { name: 'to', internalType: 'address', type: 'address', indexed: true },
      {
        name: 'tokenId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
    ],
    name: 'Transfer',
  },
  {
    type: 'function',
    inputs: [
      { name: 'values', internalType: 'uint8[]', type: 'uint8[]' },
      { name: 'digests', internalType: 'bytes32[]', type: 'bytes32[]' },
    ],
    name: 'addPrints',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'to', internalType: 'address', type: 'address' },
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'approve',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'owner', internalType: 'address', type: 'address' }],
    name: 'balanceOf',
    outputs: [{ name: '', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'owner', internalType: 'address', type: 'address' },
      { name: 'from', internalType: 'uint256', type: 'uint256' },
      { name: 'limit', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'cardsOf',
    outputs: [
      {
        name: 'cards',
        internalType: 'struct ITarotCards.Card[]',
        type: 'tuple[]',
        components: [
          { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
          { name: 'value', internalType: 'uint8', type: 'uint8' },
        ],
      },
    ],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'count', internalType: 'uint8', type: 'uint8' }],
    name: 'faucet',
    outputs: [
      { name: 'firstTokenId', internalType: 'uint256', type: 'uint256' },
    ],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'faucetOpen',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'tokenId', internalType: 'uint256', type: 'uint256' }],
    name: 'getApproved',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'owner', internalType: 'address', type: 'address' },
      { name: 'operator', internalType: 'address', type: 'address' },
    ],
    name: 'isApprovedForAll',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'to', internalType: 'address', type: 'address' },
      { name: 'printId', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'mint',
    outputs: [{ name: 'tokenId', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'name',
    outputs: [{ name: '', internalType: 'string', type: 'string' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'owner',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'tokenId', internalType: 'uint256', type: 'uint256' }],
    name: 'ownerOf',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'printCount',
    outputs: [{ name: '', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'renounceOwnership',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'from', internalType: 'address', type: 'address' },
      { name: 'to', internalType: 'address', type: 'address' },
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'safeTransferFrom',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'from', internalType: 'address', type: 'address' },
      { name: 'to', internalType: 'address', type: 'address' },
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
      { name: 'data', internalType: 'bytes', type: 'bytes' },
    ],
    name: 'safeTransferFrom',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'operator', internalType: 'address', type: 'address' },
      { name: 'approved', internalType: 'bool', type: 'bool' },
    ],
    name: 'setApprovalForAll',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'interfaceId', internalType: 'bytes4', type: 'bytes4' }],
    name: 'supportsInterface',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'symbol',
    outputs: [{ name: '', internalType: 'string', type: 'string' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'index', internalType: 'uint256', type: 'uint256' }],
    name: 'tokenByIndex',
    outputs: [{ name: '', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'owner', internalType: 'address', type: 'address' },
      { name: 'index', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'tokenOfOwnerByIndex',
    outputs: [{ name: '', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'tokenId', internalType: 'uint256', type: 'uint256' }],
    name: 'tokenURI',
    outputs: [{ name: '', internalType: 'string', type: 'string' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'totalSupply',
    outputs: [{ name: '', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'from', internalType: 'address', type: 'address' },
      { name: 'to', internalType: 'address', type: 'address' },
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'transferFrom',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'newOwner', internalType: 'address', type: 'address' }],
    name: 'transferOwnership',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'tokenId', internalType: 'uint256', type: 'uint256' }],
    name: 'valueOf',
    outputs: [{ name: 'value', internalType: 'uint8', type: 'uint8' }],
    stateMutability: 'view',
  },
] as const

//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////
// TriadCards
//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////

export const triadCardsAbi = [
  { type: 'constructor', inputs: [], stateMutability: 'nonpayable' },
  { type: 'error', inputs: [], name: 'ERC721EnumerableForbiddenBatchMint' },
  {
    type: 'error',
    inputs: [
      { name: 'sender', internalType: 'address', type: 'address' },
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
      { name: 'owner', internalType: 'address', type: 'address' },
    ],
    name: 'ERC721IncorrectOwner',
  },
  {
    type: 'error',
    inputs: [
      { name: 'operator', internalType: 'address', type: 'address' },
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'ERC721InsufficientApproval',
  },
  {
    type: 'error',
    inputs: [{ name: 'approver', internalType: 'address', type: 'address' }],
    name: 'ERC721InvalidApprover',
  },
  {
    type: 'error',
    inputs: [{ name: 'operator', internalType: 'address', type: 'address' }],
    name: 'ERC721InvalidOperator',
  },
  {
    type: 'error',
    inputs: [{ name: 'owner', internalType: 'address', type: 'address' }],
    name: 'ERC721InvalidOwner',
  },
  {
    type: 'error',
    inputs: [{ name: 'receiver', internalType: 'address', type: 'address' }],
    name: 'ERC721InvalidReceiver',
  },
  {
    type: 'error',
    inputs: [{ name: 'sender', internalType: 'address', type: 'address' }],
    name: 'ERC721InvalidSender',
  },
  {
    type: 'error',
    inputs: [{ name: 'tokenId', internalType: 'uint256', type: 'uint256' }],
    name: 'ERC721NonexistentToken',
  },
  {
    type: 'error',
    inputs: [
      { name: 'owner', internalType: 'address', type: 'address' },
      { name: 'index', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'ERC721OutOfBoundsIndex',
  },
  {
    type: 'error',
    inputs: [{ name: 'chainId', internalType: 'uint256', type: 'uint256' }],
    name: 'FaucetClosed',
  },
  {
    type: 'error',
    inputs: [{ name: 'count', internalType: 'uint8', type: 'uint8' }],
    name: 'FaucetCountOutOfRange',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'owner',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'approved',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'tokenId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
    ],
    name: 'Approval',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'owner',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'operator',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      { name: 'approved', internalType: 'bool', type: 'bool', indexed: false },
    ],
    name: 'ApprovalForAll',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      { name: 'from', internalType: 'address', type: 'address', indexed: true },
      { name: 'to', internalType: 'address', type: 'address', indexed: true },
      {
        name: 'tokenId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
    ],
    name: 'Transfer',
  },
  {
    type: 'function',
    inputs: [
      { name: 'to', internalType: 'address', type: 'address' },
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'approve',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'owner', internalType: 'address', type: 'address' }],
    name: 'balanceOf',
    outputs: [{ name: '', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'count', internalType: 'uint8', type: 'uint8' }],
    name: 'faucet',
    outputs: [
      { name: 'firstTokenId', internalType: 'uint256', type: 'uint256' },
    ],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'tokenId', internalType: 'uint256', type: 'uint256' }],
    name: 'getApproved',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'tokenId', internalType: 'uint256', type: 'uint256' }],
    name: 'getCombatStats',
    outputs: [
      { name: 'hp', internalType: 'uint256', type: 'uint256' },
      { name: 'atk', internalType: 'uint256', type: 'uint256' },
      { name: 'matk', internalType: 'uint256', type: 'uint256' },
      { name: 'def', internalType: 'uint256', type: 'uint256' },
      { name: 'mdef', internalType: 'uint256', type: 'uint256' },
      { name: 'agi', internalType: 'uint256', type: 'uint256' },
    ],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'tokenId', internalType: 'uint256', type: 'uint256' }],
    name: 'getJankenHand',
    outputs: [{ name: 'hand', internalType: 'uint8', type: 'uint8' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'tokenId', internalType: 'uint256', type: 'uint256' }],
    name: 'getTrait',
    outputs: [
      { name: 'classId', internalType: 'uint8', type: 'uint8' },
      { name: 'seasonId', internalType: 'uint8', type: 'uint8' },
      { name: 'rarity', internalType: 'uint8', type: 'uint8' },
    ],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'tokenId', internalType: 'uint256', type: 'uint256' }],
    name: 'getTriad',
    outputs: [
      { name: 'up', internalType: 'uint8', type: 'uint8' },
      { name: 'right', internalType: 'uint8', type: 'uint8' },
      { name: 'left', internalType: 'uint8', type: 'uint8' },
      { name: 'down', internalType: 'uint8', type: 'uint8' },
    ],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'owner', internalType: 'address', type: 'address' },
      { name: 'operator', internalType: 'address', type: 'address' },
    ],
    name: 'isApprovedForAll',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'name',
    outputs: [{ name: '', internalType: 'string', type: 'string' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'tokenId', internalType: 'uint256', type: 'uint256' }],
    name: 'ownerOf',
    outputs: [{ name: 'owner', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'from', internalType: 'address', type: 'address' },
      { name: 'to', internalType: 'address', type: 'address' },
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'safeTransferFrom',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'from', internalType: 'address', type: 'address' },
      { name: 'to', internalType: 'address', type: 'address' },
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
      { name: 'data', internalType: 'bytes', type: 'bytes' },
    ],
    name: 'safeTransferFrom',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'operator', internalType: 'address', type: 'address' },
      { name: 'approved', internalType: 'bool', type: 'bool' },
    ],
    name: 'setApprovalForAll',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'interfaceId', internalType: 'bytes4', type: 'bytes4' }],
    name: 'supportsInterface',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'symbol',
    outputs: [{ name: '', internalType: 'string', type: 'string' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'index', internalType: 'uint256', type: 'uint256' }],
    name: 'tokenByIndex',
    outputs: [{ name: '', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'owner', internalType: 'address', type: 'address' },
      { name: 'index', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'tokenOfOwnerByIndex',
    outputs: [{ name: '', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'tokenId', internalType: 'uint256', type: 'uint256' }],
    name: 'tokenURI',
    outputs: [{ name: '', internalType: 'string', type: 'string' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'owner', internalType: 'address', type: 'address' }],
    name: 'tokensOf',
    outputs: [
      { name: 'tokenIds', internalType: 'uint256[]', type: 'uint256[]' },
    ],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'totalSupply',
    outputs: [{ name: '', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'from', internalType: 'address', type: 'address' },
      { name: 'to', internalType: 'address', type: 'address' },
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'transferFrom',
    outputs: [],
    stateMutability: 'nonpayable',
  },
] as const

//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////
// TriadLeague
//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////

export const triadLeagueAbi = [
  {
    type: 'constructor',
    inputs: [
      {
        name: 'collection',
        internalType: 'contract ITriadCards',
        type: 'address',
      },
    ],
    stateMutability: 'nonpayable',
  },
  {
    type: 'error',
    inputs: [
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
      { name: 'player', internalType: 'address', type: 'address' },
      { name: 'owner', internalType: 'address', type: 'address' },
    ],
    name: 'CardNotOwned',
  },
  {
    type: 'error',
    inputs: [{ name: 'tokenId', internalType: 'uint256', type: 'uint256' }],
    name: 'CardOutOfBounds',
  },
  {
    type: 'error',
    inputs: [
      { name: 'turn', internalType: 'uint8', type: 'uint8' },
      { name: 'cardIndex', internalType: 'uint8', type: 'uint8' },
    ],
    name: 'CardOutOfRange',
  },
  {
    type: 'error',
    inputs: [
      { name: 'turn', internalType: 'uint8', type: 'uint8' },
      { name: 'cardIndex', internalType: 'uint8', type: 'uint8' },
    ],
    name: 'CardUsed',
  },
  {
    type: 'error',
    inputs: [
      { name: 'turn', internalType: 'uint8', type: 'uint8' },
      { name: 'cell', internalType: 'uint8', type: 'uint8' },
    ],
    name: 'CellOutOfRange',
  },
  {
    type: 'error',
    inputs: [
      { name: 'turn', internalType: 'uint8', type: 'uint8' },
      { name: 'cell', internalType: 'uint8', type: 'uint8' },
    ],
    name: 'CellTaken',
  },
  {
    type: 'error',
    inputs: [
      { name: 'deadline', internalType: 'uint64', type: 'uint64' },
      { name: 'timestamp', internalType: 'uint64', type: 'uint64' },
    ],
    name: 'DeadlinePassed',
  },
  {
    type: 'error',
    inputs: [{ name: 'tokenId', internalType: 'uint256', type: 'uint256' }],
    name: 'DeckHasDuplicate',
  },
  {
    type: 'error',
    inputs: [
      { name: 'player', internalType: 'uint8', type: 'uint8' },
      { name: 'deckHash', internalType: 'bytes32', type: 'bytes32' },
    ],
    name: 'DeckNotSealed',
  },
  {
    type: 'error',
    inputs: [
      { name: 'player', internalType: 'uint8', type: 'uint8' },
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'DuplicateCard',
  },
  {
    type: 'error',
    inputs: [
      { name: 'turn', internalType: 'uint8', type: 'uint8' },
      { name: 'edge', internalType: 'uint8', type: 'uint8' },
    ],
    name: 'EarthEdgeInvalid',
  },
  {
    type: 'error',
    inputs: [{ name: 'scheme', internalType: 'uint8', type: 'uint8' }],
    name: 'InvalidDerivationScheme',
  },
  {
    type: 'error',
    inputs: [{ name: 'method', internalType: 'uint8', type: 'uint8' }],
    name: 'InvalidDiagonalMethod',
  },
  {
    type: 'error',
    inputs: [{ name: 'edgeMin', internalType: 'uint8', type: 'uint8' }],
    name: 'InvalidEdgeMin',
  },
  {
    type: 'error',
    inputs: [{ name: 'firstPlayer', internalType: 'uint8', type: 'uint8' }],
    name: 'InvalidFirstPlayer',
  },
  { type: 'error', inputs: [], name: 'InvalidShortString' },
  {
    type: 'error',
    inputs: [{ name: 'player', internalType: 'uint8', type: 'uint8' }],
    name: 'InvalidSignature',
  },
  {
    type: 'error',
    inputs: [{ name: 'trait', internalType: 'uint8', type: 'uint8' }],
    name: 'InvalidTrait',
  },
  {
    type: 'error',
    inputs: [{ name: 'source', internalType: 'uint8', type: 'uint8' }],
    name: 'InvalidTraitSource',
  },
  {
    type: 'error',
    inputs: [
      { name: 'turn', internalType: 'uint8', type: 'uint8' },
      { name: 'cell', internalType: 'uint8', type: 'uint8' },
    ],
    name: 'MarkCellTaken',
  },
  {
    type: 'error',
    inputs: [
      { name: 'turn', internalType: 'uint8', type: 'uint8' },
      { name: 'limit', internalType: 'uint16', type: 'uint16' },
    ],
    name: 'MarkLimitReached',
  },
  {
    type: 'error',
    inputs: [
      { name: 'turn', internalType: 'uint8', type: 'uint8' },
      { name: 'cell', internalType: 'uint8', type: 'uint8' },
    ],
    name: 'MarkOutOfRange',
  },
  {
    type: 'error',
    inputs: [{ name: 'matchId', internalType: 'bytes32', type: 'bytes32' }],
    name: 'MatchAlreadySettled',
  },
  {
    type: 'error',
    inputs: [{ name: 'rulesetId', internalType: 'bytes32', type: 'bytes32' }],
    name: 'RulesetAlreadyRegistered',
  },
  {
    type: 'error',
    inputs: [{ name: 'player', internalType: 'address', type: 'address' }],
    name: 'SamePlayer',
  },
  {
    type: 'error',
    inputs: [
      { name: 'player', internalType: 'address', type: 'address' },
      { name: 'deckHash', internalType: 'bytes32', type: 'bytes32' },
    ],
    name: 'SealChanged',
  },
  {
    type: 'error',
    inputs: [
      { name: 'player', internalType: 'uint8', type: 'uint8' },
      { name: 'sealedUntil', internalType: 'uint64', type: 'uint64' },
      { name: 'deadline', internalType: 'uint64', type: 'uint64' },
    ],
    name: 'SealTooShort',
  },
  {
    type: 'error',
    inputs: [{ name: 'str', internalType: 'string', type: 'string' }],
    name: 'StringTooLong',
  },
  {
    type: 'error',
    inputs: [{ name: 'rulesetId', internalType: 'bytes32', type: 'bytes32' }],
    name: 'UnknownRuleset',
  },
  {
    type: 'error',
    inputs: [{ name: 'version', internalType: 'uint8', type: 'uint8' }],
    name: 'UnsupportedRulesetVersion',
  },
  {
    type: 'error',
    inputs: [{ name: 'version', internalType: 'uint16', type: 'uint16' }],
    name: 'UnsupportedVersion',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'player',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'deckHash',
        internalType: 'bytes32',
        type: 'bytes32',
        indexed: true,
      },
      {
        name: 'deck',
        internalType: 'uint256[5]',
        type: 'uint256[5]',
        indexed: false,
      },
      {
        name: 'cards',
        internalType: 'struct Card[5]',
        type: 'tuple[5]',
        components: [
          { name: 'up', internalType: 'uint8', type: 'uint8' },
          { name: 'right', internalType: 'uint8', type: 'uint8' },
          { name: 'down', internalType: 'uint8', type: 'uint8' },
          { name: 'left', internalType: 'uint8', type: 'uint8' },
          { name: 'hand', internalType: 'uint8', type: 'uint8' },
          { name: 'classId', internalType: 'uint8', type: 'uint8' },
          { name: 'seasonId', internalType: 'uint8', type: 'uint8' },
          { name: 'rarity', internalType: 'uint8', type: 'uint8' },
          { name: 'power', internalType: 'uint16', type: 'uint16' },
        ],
        indexed: false,
      },
      {
        name: 'sealedUntil',
        internalType: 'uint64',
        type: 'uint64',
        indexed: false,
      },
    ],
    name: 'DeckSealed',
  },
  { type: 'event', anonymous: false, inputs: [], name: 'EIP712DomainChanged' },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'matchId',
        internalType: 'bytes32',
        type: 'bytes32',
        indexed: true,
      },
      {
        name: 'seasonId',
        internalType: 'uint32',
        type: 'uint32',
        indexed: true,
      },
      {
        name: 'winner',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'header',
        internalType: 'struct MatchHeader',
        type: 'tuple',
        components: [
          { name: 'version', internalType: 'uint16', type: 'uint16' },
          { name: 'rulesetId', internalType: 'bytes32', type: 'bytes32' },
          { name: 'seasonId', internalType: 'uint32', type: 'uint32' },
          { name: 'playerA', internalType: 'address', type: 'address' },
          { name: 'playerB', internalType: 'address', type: 'address' },
          { name: 'deckA', internalType: 'uint256[5]', type: 'uint256[5]' },
          { name: 'deckB', internalType: 'uint256[5]', type: 'uint256[5]' },
          { name: 'firstPlayer', internalType: 'uint8', type: 'uint8' },
          { name: 'deadline', internalType: 'uint64', type: 'uint64' },
          { name: 'salt', internalType: 'bytes32', type: 'bytes32' },
        ],
        indexed: false,
      },
      { name: 'turns', internalType: 'bytes', type: 'bytes', indexed: false },
      {
        name: 'outcome',
        internalType: 'struct Outcome',
        type: 'tuple',
        components: [
          { name: 'winner', internalType: 'uint8', type: 'uint8' },
          { name: 'tilesA', internalType: 'uint8', type: 'uint8' },
          { name: 'tilesB', internalType: 'uint8', type: 'uint8' },
          { name: 'tieScoreA', internalType: 'uint32', type: 'uint32' },
          { name: 'tieScoreB', internalType: 'uint32', type: 'uint32' },
        ],
        indexed: false,
      },
    ],
    name: 'MatchSettled',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'rulesetId',
        internalType: 'bytes32',
        type: 'bytes32',
        indexed: true,
      },
      { name: 'number', internalType: 'uint32', type: 'uint32', indexed: true },
      {
        name: 'config',
        internalType: 'struct RulesetConfig',
        type: 'tuple',
        components: [
          { name: 'version', internalType: 'uint8', type: 'uint8' },
          {
            name: 'warning',
            internalType: 'struct WarningConfig',
            type: 'tuple',
            components: [
              { name: 'enabled', internalType: 'bool', type: 'bool' },
              {
                name: 'maxUsesPerPlayer',
                internalType: 'uint8',
                type: 'uint8',
              },
              {
                name: 'secondPlayerExtraUses',
                internalType: 'uint8',
                type: 'uint8',
              },
              { name: 'penaltyAllTriad', internalType: 'int8', type: 'int8' },
              { name: 'edgeMin', internalType: 'uint8', type: 'uint8' },
            ],
          },
          {
            name: 'combo',
            internalType: 'struct ComboConfig',
            type: 'tuple',
            components: [
              { name: 'enabled', internalType: 'bool', type: 'bool' },
              { name: 'momentumAt', internalType: 'uint8', type: 'uint8' },
              { name: 'dominationAt', internalType: 'uint8', type: 'uint8' },
              { name: 'feverAt', internalType: 'uint8', type: 'uint8' },
              { name: 'momentumPlus', internalType: 'uint8', type: 'uint8' },
              { name: 'dominationPlus', internalType: 'uint8', type: 'uint8' },
            ],
          },
          {
            name: 'secondPlayerBalance',
            internalType: 'struct SecondPlayerConfig',
            type: 'tuple',
            components: [
              { name: 'enabled', internalType: 'bool', type: 'bool' },
              {
                name: 'firstMoveTriadPlus',
                internalType: 'uint8',
                type: 'uint8',
              },
            ],
          },
          {
            name: 'traitDerivation',
            internalType: 'struct TraitDerivationConfig',
            type: 'tuple',
            components: [
              { name: 'enabled', internalType: 'bool', type: 'bool' },
              { name: 'scheme', internalType: 'uint8', type: 'uint8' },
              {
                name: 'seasonTrait',
                internalType: 'uint8[4]',
                type: 'uint8[4]',
              },
              {
                name: 'classTrait',
                internalType: 'uint8[5]',
                type: 'uint8[5]',
              },
              {
                name: 'raritySource',
                internalType: 'uint8[5]',
                type: 'uint8[5]',
              },
              {
                name: 'fixedTrait',
                internalType: 'uint8[5]',
                type: 'uint8[5]',
              },
            ],
          },
          {
            name: 'traitEffects',
            internalType: 'struct TraitEffectsConfig',
            type: 'tuple',
            components: [
              { name: 'enabled', internalType: 'bool', type: 'bool' },
              {
                name: 'cosmic',
                internalType: 'struct CosmicConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                  {
                    name: 'cornerTriadPlus',
                    internalType: 'uint8',
                    type: 'uint8',
                  },
                ],
              },
              {
                name: 'light',
                internalType: 'struct LightConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                  {
                    name: 'adjacencyTriadPlus',
                    internalType: 'uint8',
                    type: 'uint8',
                  },
                  { name: 'stack', internalType: 'bool', type: 'bool' },
                ],
              },
              {
                name: 'shadow',
                internalType: 'struct SwitchConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                ],
              },
              {
                name: 'forest',
                internalType: 'struct ForestConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                  { name: 'shieldHits', internalType: 'uint8', type: 'uint8' },
                ],
              },
              {
                name: 'metal',
                internalType: 'struct SwitchConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                ],
              },
              {
                name: 'flame',
                internalType: 'struct SwitchConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                ],
              },
              {
                name: 'aqua',
                internalType: 'struct AquaConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                  {
                    name: 'diagonalStrengthMethod',
                    internalType: 'uint8',
                    type: 'uint8',
                  },
                ],
              },
              {
                name: 'thunder',
                internalType: 'struct ThunderConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                  {
                    name: 'adjacentEnemyAllTriadDelta',
                    internalType: 'int8',
                    type: 'int8',
                  },
                ],
              },
              {
                name: 'wind',
                internalType: 'struct SwitchConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                ],
              },
              {
                name: 'earth',
                internalType: 'struct EarthConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                  { name: 'boost', internalType: 'uint8', type: 'uint8' },
                  {
                    name: 'oppositePenalty',
                    internalType: 'int8',
                    type: 'int8',
                  },
                  { name: 'requireChoice', internalType: 'bool', type: 'bool' },
                ],
              },
            ],
          },
          {
            name: 'formationBonuses',
            internalType: 'struct FormationConfig',
            type: 'tuple',
            components: [
              { name: 'enabled', internalType: 'bool', type: 'bool' },
              {
                name: 'fiveElements',
                internalType: 'struct FiveElementsConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                  {
                    name: 'comboBonusScale',
                    internalType: 'uint8',
                    type: 'uint8',
                  },
                  {
                    name: 'requiredElements',
                    internalType: 'uint8[5]',
                    type: 'uint8[5]',
                  },
                ],
              },
              {
                name: 'eclipse',
                internalType: 'struct EclipseConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                  {
                    name: 'lightAlsoIgnoresWarningMark',
                    internalType: 'bool',
                    type: 'bool',
                  },
                  {
                    name: 'shadowCountsAsLightSource',
                    internalType: 'bool',
                    type: 'bool',
                  },
                ],
              },
            ],
          },
        ],
        indexed: false,
      },
    ],
    name: 'RulesetRegistered',
  },
  {
    type: 'function',
    inputs: [],
    name: 'DOMAIN_SEPARATOR',
    outputs: [{ name: 'separator', internalType: 'bytes32', type: 'bytes32' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'SEAL_PERIOD',
    outputs: [{ name: '', internalType: 'uint64', type: 'uint64' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'cards',
    outputs: [
      { name: '', internalType: 'contract ITriadCards', type: 'address' },
    ],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      {
        name: 'header',
        internalType: 'struct MatchHeader',
        type: 'tuple',
        components: [
          { name: 'version', internalType: 'uint16', type: 'uint16' },
          { name: 'rulesetId', internalType: 'bytes32', type: 'bytes32' },
          { name: 'seasonId', internalType: 'uint32', type: 'uint32' },
          { name: 'playerA', internalType: 'address', type: 'address' },
          { name: 'playerB', internalType: 'address', type: 'address' },
          { name: 'deckA', internalType: 'uint256[5]', type: 'uint256[5]' },
          { name: 'deckB', internalType: 'uint256[5]', type: 'uint256[5]' },
          { name: 'firstPlayer', internalType: 'uint8', type: 'uint8' },
          { name: 'deadline', internalType: 'uint64', type: 'uint64' },
          { name: 'salt', internalType: 'bytes32', type: 'bytes32' },
        ],
      },
      {
        name: 'turns',
        internalType: 'struct Turn[9]',
        type: 'tuple[9]',
        components: [
          { name: 'cell', internalType: 'uint8', type: 'uint8' },
          { name: 'cardIndex', internalType: 'uint8', type: 'uint8' },
          { name: 'warningMarkCell', internalType: 'uint8', type: 'uint8' },
          { name: 'earthBoostEdge', internalType: 'uint8', type: 'uint8' },
          { name: 'reserved', internalType: 'uint8', type: 'uint8' },
        ],
      },
    ],
    name: 'digestOf',
    outputs: [{ name: 'digest', internalType: 'bytes32', type: 'bytes32' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'eip712Domain',
    outputs: [
      { name: 'fields', internalType: 'bytes1', type: 'bytes1' },
      { name: 'name', internalType: 'string', type: 'string' },
      { name: 'version', internalType: 'string', type: 'string' },
      { name: 'chainId', internalType: 'uint256', type: 'uint256' },
      { name: 'verifyingContract', internalType: 'address', type: 'address' },
      { name: 'salt', internalType: 'bytes32', type: 'bytes32' },
      { name: 'extensions', internalType: 'uint256[]', type: 'uint256[]' },
    ],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      {
        name: 'header',
        internalType: 'struct MatchHeader',
        type: 'tuple',
        components: [
          { name: 'version', internalType: 'uint16', type: 'uint16' },
          { name: 'rulesetId', internalType: 'bytes32', type: 'bytes32' },
          { name: 'seasonId', internalType: 'uint32', type: 'uint32' },
          { name: 'playerA', internalType: 'address', type: 'address' },
          { name: 'playerB', internalType: 'address', type: 'address' },
          { name: 'deckA', internalType: 'uint256[5]', type: 'uint256[5]' },
          { name: 'deckB', internalType: 'uint256[5]', type: 'uint256[5]' },
          { name: 'firstPlayer', internalType: 'uint8', type: 'uint8' },
          { name: 'deadline', internalType: 'uint64', type: 'uint64' },
          { name: 'salt', internalType: 'bytes32', type: 'bytes32' },
        ],
      },
      {
        name: 'turns',
        internalType: 'struct Turn[9]',
        type: 'tuple[9]',
        components: [
          { name: 'cell', internalType: 'uint8', type: 'uint8' },
          { name: 'cardIndex', internalType: 'uint8', type: 'uint8' },
          { name: 'warningMarkCell', internalType: 'uint8', type: 'uint8' },
          { name: 'earthBoostEdge', internalType: 'uint8', type: 'uint8' },
          { name: 'reserved', internalType: 'uint8', type: 'uint8' },
        ],
      },
    ],
    name: 'matchIdOf',
    outputs: [{ name: 'matchId', internalType: 'bytes32', type: 'bytes32' }],
    stateMutability: 'pure',
  },
  {
    type: 'function',
    inputs: [
      {
        name: 'config',
        internalType: 'struct RulesetConfig',
        type: 'tuple',
        components: [
          { name: 'version', internalType: 'uint8', type: 'uint8' },
          {
            name: 'warning',
            internalType: 'struct WarningConfig',
            type: 'tuple',
            components: [
              { name: 'enabled', internalType: 'bool', type: 'bool' },
              {
                name: 'maxUsesPerPlayer',
                internalType: 'uint8',
                type: 'uint8',
              },
              {
                name: 'secondPlayerExtraUses',
                internalType: 'uint8',
                type: 'uint8',
              },
              { name: 'penaltyAllTriad', internalType: 'int8', type: 'int8' },
              { name: 'edgeMin', internalType: 'uint8', type: 'uint8' },
            ],
          },
          {
            name: 'combo',
            internalType: 'struct ComboConfig',
            type: 'tuple',
            components: [
              { name: 'enabled', internalType: 'bool', type: 'bool' },
              { name: 'momentumAt', internalType: 'uint8', type: 'uint8' },
              { name: 'dominationAt', internalType: 'uint8', type: 'uint8' },
              { name: 'feverAt', internalType: 'uint8', type: 'uint8' },
              { name: 'momentumPlus', internalType: 'uint8', type: 'uint8' },
              { name: 'dominationPlus', internalType: 'uint8', type: 'uint8' },
            ],
          },
          {
            name: 'secondPlayerBalance',
            internalType: 'struct SecondPlayerConfig',
            type: 'tuple',
            components: [
              { name: 'enabled', internalType: 'bool', type: 'bool' },
              {
                name: 'firstMoveTriadPlus',
                internalType: 'uint8',
                type: 'uint8',
              },
            ],
          },
          {
            name: 'traitDerivation',
            internalType: 'struct TraitDerivationConfig',
            type: 'tuple',
            components: [
              { name: 'enabled', internalType: 'bool', type: 'bool' },
              { name: 'scheme', internalType: 'uint8', type: 'uint8' },
              {
                name: 'seasonTrait',
                internalType: 'uint8[4]',
                type: 'uint8[4]',
              },
              {
                name: 'classTrait',
                internalType: 'uint8[5]',
                type: 'uint8[5]',
              },
              {
                name: 'raritySource',
                internalType: 'uint8[5]',
                type: 'uint8[5]',
              },
              {
                name: 'fixedTrait',
                internalType: 'uint8[5]',
                type: 'uint8[5]',
              },
            ],
          },
          {
            name: 'traitEffects',
            internalType: 'struct TraitEffectsConfig',
            type: 'tuple',
            components: [
              { name: 'enabled', internalType: 'bool', type: 'bool' },
              {
                name: 'cosmic',
                internalType: 'struct CosmicConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                  {
                    name: 'cornerTriadPlus',
                    internalType: 'uint8',
                    type: 'uint8',
                  },
                ],
              },
              {
                name: 'light',
                internalType: 'struct LightConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                  {
                    name: 'adjacencyTriadPlus',
                    internalType: 'uint8',
                    type: 'uint8',
                  },
                  { name: 'stack', internalType: 'bool', type: 'bool' },
                ],
              },
              {
                name: 'shadow',
                internalType: 'struct SwitchConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                ],
              },
              {
                name: 'forest',
                internalType: 'struct ForestConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                  { name: 'shieldHits', internalType: 'uint8', type: 'uint8' },
                ],
              },
              {
                name: 'metal',
                internalType: 'struct SwitchConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                ],
              },
              {
                name: 'flame',
                internalType: 'struct SwitchConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                ],
              },
              {
                name: 'aqua',
                internalType: 'struct AquaConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                  {
                    name: 'diagonalStrengthMethod',
                    internalType: 'uint8',
                    type: 'uint8',
                  },
                ],
              },
              {
                name: 'thunder',
                internalType: 'struct ThunderConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                  {
                    name: 'adjacentEnemyAllTriadDelta',
                    internalType: 'int8',
                    type: 'int8',
                  },
                ],
              },
              {
                name: 'wind',
                internalType: 'struct SwitchConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                ],
              },
              {
                name: 'earth',
                internalType: 'struct EarthConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                  { name: 'boost', internalType: 'uint8', type: 'uint8' },
                  {
                    name: 'oppositePenalty',
                    internalType: 'int8',
                    type: 'int8',
                  },
                  { name: 'requireChoice', internalType: 'bool', type: 'bool' },
                ],
              },
            ],
          },
          {
            name: 'formationBonuses',
            internalType: 'struct FormationConfig',
            type: 'tuple',
            components: [
              { name: 'enabled', internalType: 'bool', type: 'bool' },
              {
                name: 'fiveElements',
                internalType: 'struct FiveElementsConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                  {
                    name: 'comboBonusScale',
                    internalType: 'uint8',
                    type: 'uint8',
                  },
                  {
                    name: 'requiredElements',
                    internalType: 'uint8[5]',
                    type: 'uint8[5]',
                  },
                ],
              },
              {
                name: 'eclipse',
                internalType: 'struct EclipseConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                  {
                    name: 'lightAlsoIgnoresWarningMark',
                    internalType: 'bool',
                    type: 'bool',
                  },
                  {
                    name: 'shadowCountsAsLightSource',
                    internalType: 'bool',
                    type: 'bool',
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
    name: 'register',
    outputs: [
      { name: 'rulesetId', internalType: 'bytes32', type: 'bytes32' },
      { name: 'number', internalType: 'uint32', type: 'uint32' },
    ],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'matchId', internalType: 'bytes32', type: 'bytes32' }],
    name: 'resultOf',
    outputs: [
      {
        name: 'result',
        internalType: 'struct MatchResult',
        type: 'tuple',
        components: [
          { name: 'winner', internalType: 'uint8', type: 'uint8' },
          { name: 'tilesA', internalType: 'uint8', type: 'uint8' },
          { name: 'tilesB', internalType: 'uint8', type: 'uint8' },
          { name: 'tieScoreA', internalType: 'uint32', type: 'uint32' },
          { name: 'tieScoreB', internalType: 'uint32', type: 'uint32' },
          { name: 'seasonId', internalType: 'uint32', type: 'uint32' },
          { name: 'rulesetNumber', internalType: 'uint32', type: 'uint32' },
          { name: 'settledAt', internalType: 'uint64', type: 'uint64' },
        ],
      },
    ],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'rulesetCount',
    outputs: [{ name: '', internalType: 'uint32', type: 'uint32' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'number', internalType: 'uint32', type: 'uint32' }],
    name: 'rulesetIdByNumber',
    outputs: [{ name: 'rulesetId', internalType: 'bytes32', type: 'bytes32' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      {
        name: 'config',
        internalType: 'struct RulesetConfig',
        type: 'tuple',
        components: [
          { name: 'version', internalType: 'uint8', type: 'uint8' },
          {
            name: 'warning',
            internalType: 'struct WarningConfig',
            type: 'tuple',
            components: [
              { name: 'enabled', internalType: 'bool', type: 'bool' },
              {
                name: 'maxUsesPerPlayer',
                internalType: 'uint8',
                type: 'uint8',
              },
              {
                name: 'secondPlayerExtraUses',
                internalType: 'uint8',
                type: 'uint8',
              },
              { name: 'penaltyAllTriad', internalType: 'int8', type: 'int8' },
              { name: 'edgeMin', internalType: 'uint8', type: 'uint8' },
            ],
          },
          {
            name: 'combo',
            internalType: 'struct ComboConfig',
            type: 'tuple',
            components: [
              { name: 'enabled', internalType: 'bool', type: 'bool' },
              { name: 'momentumAt', internalType: 'uint8', type: 'uint8' },
              { name: 'dominationAt', internalType: 'uint8', type: 'uint8' },
              { name: 'feverAt', internalType: 'uint8', type: 'uint8' },
              { name: 'momentumPlus', internalType: 'uint8', type: 'uint8' },
              { name: 'dominationPlus', internalType: 'uint8', type: 'uint8' },
            ],
          },
          {
            name: 'secondPlayerBalance',
            internalType: 'struct SecondPlayerConfig',
            type: 'tuple',
            components: [
              { name: 'enabled', internalType: 'bool', type: 'bool' },
              {
                name: 'firstMoveTriadPlus',
                internalType: 'uint8',
                type: 'uint8',
              },
            ],
          },
          {
            name: 'traitDerivation',
            internalType: 'struct TraitDerivationConfig',
            type: 'tuple',
            components: [
              { name: 'enabled', internalType: 'bool', type: 'bool' },
              { name: 'scheme', internalType: 'uint8', type: 'uint8' },
              {
                name: 'seasonTrait',
                internalType: 'uint8[4]',
                type: 'uint8[4]',
              },
              {
                name: 'classTrait',
                internalType: 'uint8[5]',
                type: 'uint8[5]',
              },
              {
                name: 'raritySource',
                internalType: 'uint8[5]',
                type: 'uint8[5]',
              },
              {
                name: 'fixedTrait',
                internalType: 'uint8[5]',
                type: 'uint8[5]',
              },
            ],
          },
          {
            name: 'traitEffects',
            internalType: 'struct TraitEffectsConfig',
            type: 'tuple',
            components: [
              { name: 'enabled', internalType: 'bool', type: 'bool' },
              {
                name: 'cosmic',
                internalType: 'struct CosmicConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                  {
                    name: 'cornerTriadPlus',
                    internalType: 'uint8',
                    type: 'uint8',
                  },
                ],
              },
              {
                name: 'light',
                internalType: 'struct LightConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                  {
                    name: 'adjacencyTriadPlus',
                    internalType: 'uint8',
                    type: 'uint8',
                  },
                  { name: 'stack', internalType: 'bool', type: 'bool' },
                ],
              },
              {
                name: 'shadow',
                internalType: 'struct SwitchConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                ],
              },
              {
                name: 'forest',
                internalType: 'struct ForestConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                  { name: 'shieldHits', internalType: 'uint8', type: 'uint8' },
                ],
              },
              {
                name: 'metal',
                internalType: 'struct SwitchConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                ],
              },
              {
                name: 'flame',
                internalType: 'struct SwitchConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                ],
              },
              {
                name: 'aqua',
                internalType: 'struct AquaConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                  {
                    name: 'diagonalStrengthMethod',
                    internalType: 'uint8',
                    type: 'uint8',
                  },
                ],
              },
              {
                name: 'thunder',
                internalType: 'struct ThunderConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                  {
                    name: 'adjacentEnemyAllTriadDelta',
                    internalType: 'int8',
                    type: 'int8',
                  },
                ],
              },
              {
                name: 'wind',
                internalType: 'struct SwitchConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                ],
              },
              {
                name: 'earth',
                internalType: 'struct EarthConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                  { name: 'boost', internalType: 'uint8', type: 'uint8' },
                  {
                    name: 'oppositePenalty',
                    internalType: 'int8',
                    type: 'int8',
                  },
                  { name: 'requireChoice', internalType: 'bool', type: 'bool' },
                ],
              },
            ],
          },
          {
            name: 'formationBonuses',
            internalType: 'struct FormationConfig',
            type: 'tuple',
            components: [
              { name: 'enabled', internalType: 'bool', type: 'bool' },
              {
                name: 'fiveElements',
                internalType: 'struct FiveElementsConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                  {
                    name: 'comboBonusScale',
                    internalType: 'uint8',
                    type: 'uint8',
                  },
                  {
                    name: 'requiredElements',
                    internalType: 'uint8[5]',
                    type: 'uint8[5]',
                  },
                ],
              },
              {
                name: 'eclipse',
                internalType: 'struct EclipseConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                  {
                    name: 'lightAlsoIgnoresWarningMark',
                    internalType: 'bool',
                    type: 'bool',
                  },
                  {
                    name: 'shadowCountsAsLightSource',
                    internalType: 'bool',
                    type: 'bool',
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
    name: 'rulesetIdOf',
    outputs: [{ name: 'rulesetId', internalType: 'bytes32', type: 'bytes32' }],
    stateMutability: 'pure',
  },
  {
    type: 'function',
    inputs: [{ name: 'rulesetId', internalType: 'bytes32', type: 'bytes32' }],
    name: 'rulesetOf',
    outputs: [
      { name: 'number', internalType: 'uint32', type: 'uint32' },
      {
        name: 'config',
        internalType: 'struct RulesetConfig',
        type: 'tuple',
        components: [
          { name: 'version', internalType: 'uint8', type: 'uint8' },
          {
            name: 'warning',
            internalType: 'struct WarningConfig',
            type: 'tuple',
            components: [
              { name: 'enabled', internalType: 'bool', type: 'bool' },
              {
                name: 'maxUsesPerPlayer',
                internalType: 'uint8',
                type: 'uint8',
              },
              {
                name: 'secondPlayerExtraUses',
                internalType: 'uint8',
                type: 'uint8',
              },
              { name: 'penaltyAllTriad', internalType: 'int8', type: 'int8' },
              { name: 'edgeMin', internalType: 'uint8', type: 'uint8' },
            ],
          },
          {
            name: 'combo',
            internalType: 'struct ComboConfig',
            type: 'tuple',
            components: [
              { name: 'enabled', internalType: 'bool', type: 'bool' },
              { name: 'momentumAt', internalType: 'uint8', type: 'uint8' },
              { name: 'dominationAt', internalType: 'uint8', type: 'uint8' },
              { name: 'feverAt', internalType: 'uint8', type: 'uint8' },
              { name: 'momentumPlus', internalType: 'uint8', type: 'uint8' },
              { name: 'dominationPlus', internalType: 'uint8', type: 'uint8' },
            ],
          },
          {
            name: 'secondPlayerBalance',
            internalType: 'struct SecondPlayerConfig',
            type: 'tuple',
            components: [
              { name: 'enabled', internalType: 'bool', type: 'bool' },
              {
                name: 'firstMoveTriadPlus',
                internalType: 'uint8',
                type: 'uint8',
              },
            ],
          },
          {
            name: 'traitDerivation',
            internalType: 'struct TraitDerivationConfig',
            type: 'tuple',
            components: [
              { name: 'enabled', internalType: 'bool', type: 'bool' },
              { name: 'scheme', internalType: 'uint8', type: 'uint8' },
              {
                name: 'seasonTrait',
                internalType: 'uint8[4]',
                type: 'uint8[4]',
              },
              {
                name: 'classTrait',
                internalType: 'uint8[5]',
                type: 'uint8[5]',
              },
              {
                name: 'raritySource',
                internalType: 'uint8[5]',
                type: 'uint8[5]',
              },
              {
                name: 'fixedTrait',
                internalType: 'uint8[5]',
                type: 'uint8[5]',
              },
            ],
          },
          {
            name: 'traitEffects',
            internalType: 'struct TraitEffectsConfig',
            type: 'tuple',
            components: [
              { name: 'enabled', internalType: 'bool', type: 'bool' },
              {
                name: 'cosmic',
                internalType: 'struct CosmicConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                  {
                    name: 'cornerTriadPlus',
                    internalType: 'uint8',
                    type: 'uint8',
                  },
                ],
              },
              {
                name: 'light',
                internalType: 'struct LightConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                  {
                    name: 'adjacencyTriadPlus',
                    internalType: 'uint8',
                    type: 'uint8',
                  },
                  { name: 'stack', internalType: 'bool', type: 'bool' },
                ],
              },
              {
                name: 'shadow',
                internalType: 'struct SwitchConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                ],
              },
              {
                name: 'forest',
                internalType: 'struct ForestConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                  { name: 'shieldHits', internalType: 'uint8', type: 'uint8' },
                ],
              },
              {
                name: 'metal',
                internalType: 'struct SwitchConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                ],
              },
              {
                name: 'flame',
                internalType: 'struct SwitchConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                ],
              },
              {
                name: 'aqua',
                internalType: 'struct AquaConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                  {
                    name: 'diagonalStrengthMethod',
                    internalType: 'uint8',
                    type: 'uint8',
                  },
                ],
              },
              {
                name: 'thunder',
                internalType: 'struct ThunderConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                  {
                    name: 'adjacentEnemyAllTriadDelta',
                    internalType: 'int8',
                    type: 'int8',
                  },
                ],
              },
              {
                name: 'wind',
                internalType: 'struct SwitchConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                ],
              },
              {
                name: 'earth',
                internalType: 'struct EarthConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                  { name: 'boost', internalType: 'uint8', type: 'uint8' },
                  {
                    name: 'oppositePenalty',
                    internalType: 'int8',
                    type: 'int8',
                  },
                  { name: 'requireChoice', internalType: 'bool', type: 'bool' },
                ],
              },
            ],
          },
          {
            name: 'formationBonuses',
            internalType: 'struct FormationConfig',
            type: 'tuple',
            components: [
              { name: 'enabled', internalType: 'bool', type: 'bool' },
              {
                name: 'fiveElements',
                internalType: 'struct FiveElementsConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                  {
                    name: 'comboBonusScale',
                    internalType: 'uint8',
                    type: 'uint8',
                  },
                  {
                    name: 'requiredElements',
                    internalType: 'uint8[5]',
                    type: 'uint8[5]',
                  },
                ],
              },
              {
                name: 'eclipse',
                internalType: 'struct EclipseConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                  {
                    name: 'lightAlsoIgnoresWarningMark',
                    internalType: 'bool',
                    type: 'bool',
                  },
                  {
                    name: 'shadowCountsAsLightSource',
                    internalType: 'bool',
                    type: 'bool',
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'player', internalType: 'address', type: 'address' },
      { name: 'deck', internalType: 'uint256[5]', type: 'uint256[5]' },
    ],
    name: 'sealDeck',
    outputs: [{ name: 'sealedUntil', internalType: 'uint64', type: 'uint64' }],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'player', internalType: 'address', type: 'address' },
      { name: 'deck', internalType: 'uint256[5]', type: 'uint256[5]' },
    ],
    name: 'sealOf',
    outputs: [
      { name: 'sealedUntil', internalType: 'uint64', type: 'uint64' },
      {
        name: 'sealedCards',
        internalType: 'struct Card[5]',
        type: 'tuple[5]',
        components: [
          { name: 'up', internalType: 'uint8', type: 'uint8' },
          { name: 'right', internalType: 'uint8', type: 'uint8' },
          { name: 'down', internalType: 'uint8', type: 'uint8' },
          { name: 'left', internalType: 'uint8', type: 'uint8' },
          { name: 'hand', internalType: 'uint8', type: 'uint8' },
          { name: 'classId', internalType: 'uint8', type: 'uint8' },
          { name: 'seasonId', internalType: 'uint8', type: 'uint8' },
          { name: 'rarity', internalType: 'uint8', type: 'uint8' },
          { name: 'power', internalType: 'uint16', type: 'uint16' },
        ],
      },
    ],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      {
        name: 'header',
        internalType: 'struct MatchHeader',
        type: 'tuple',
        components: [
          { name: 'version', internalType: 'uint16', type: 'uint16' },
          { name: 'rulesetId', internalType: 'bytes32', type: 'bytes32' },
          { name: 'seasonId', internalType: 'uint32', type: 'uint32' },
          { name: 'playerA', internalType: 'address', type: 'address' },
          { name: 'playerB', internalType: 'address', type: 'address' },
          { name: 'deckA', internalType: 'uint256[5]', type: 'uint256[5]' },
          { name: 'deckB', internalType: 'uint256[5]', type: 'uint256[5]' },
          { name: 'firstPlayer', internalType: 'uint8', type: 'uint8' },
          { name: 'deadline', internalType: 'uint64', type: 'uint64' },
          { name: 'salt', internalType: 'bytes32', type: 'bytes32' },
        ],
      },
      {
        name: 'turns',
        internalType: 'struct Turn[9]',
        type: 'tuple[9]',
        components: [
          { name: 'cell', internalType: 'uint8', type: 'uint8' },
          { name: 'cardIndex', internalType: 'uint8', type: 'uint8' },
          { name: 'warningMarkCell', internalType: 'uint8', type: 'uint8' },
          { name: 'earthBoostEdge', internalType: 'uint8', type: 'uint8' },
          { name: 'reserved', internalType: 'uint8', type: 'uint8' },
        ],
      },
      { name: 'signatureA', internalType: 'bytes', type: 'bytes' },
      { name: 'signatureB', internalType: 'bytes', type: 'bytes' },
    ],
    name: 'submitMatch',
    outputs: [{ name: 'matchId', internalType: 'bytes32', type: 'bytes32' }],
    stateMutability: 'nonpayable',
  },
] as const

//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////
// TriadLens
//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////

export const triadLensAbi = [
  {
    type: 'error',
    inputs: [{ name: 'tokenId', internalType: 'uint256', type: 'uint256' }],
    name: 'CardOutOfBounds',
  },
  {
    type: 'error',
    inputs: [
      { name: 'turn', internalType: 'uint8', type: 'uint8' },
      { name: 'cardIndex', internalType: 'uint8', type: 'uint8' },
    ],
    name: 'CardOutOfRange',
  },
  {
    type: 'error',
    inputs: [
      { name: 'turn', internalType: 'uint8', type: 'uint8' },
      { name: 'cardIndex', internalType: 'uint8', type: 'uint8' },
    ],
    name: 'CardUsed',
  },
  {
    type: 'error',
    inputs: [
      { name: 'turn', internalType: 'uint8', type: 'uint8' },
      { name: 'cell', internalType: 'uint8', type: 'uint8' },
    ],
    name: 'CellOutOfRange',
  },
  {
    type: 'error',
    inputs: [
      { name: 'turn', internalType: 'uint8', type: 'uint8' },
      { name: 'cell', internalType: 'uint8', type: 'uint8' },
    ],
    name: 'CellTaken',
  },
  {
    type: 'error',
    inputs: [
      { name: 'player', internalType: 'uint8', type: 'uint8' },
      { name: 'deckHash', internalType: 'bytes32', type: 'bytes32' },
    ],
    name: 'DeckNotSealed',
  },
  {
    type: 'error',
    inputs: [
      { name: 'player', internalType: 'uint8', type: 'uint8' },
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'DuplicateCard',
  },
  {
    type: 'error',
    inputs: [
      { name: 'turn', internalType: 'uint8', type: 'uint8' },
      { name: 'edge', internalType: 'uint8', type: 'uint8' },
    ],
    name: 'EarthEdgeInvalid',
  },
  {
    type: 'error',
    inputs: [{ name: 'scheme', internalType: 'uint8', type: 'uint8' }],
    name: 'InvalidDerivationScheme',
  },
  {
    type: 'error',
    inputs: [{ name: 'method', internalType: 'uint8', type: 'uint8' }],
    name: 'InvalidDiagonalMethod',
  },
  {
    type: 'error',
    inputs: [{ name: 'edgeMin', internalType: 'uint8', type: 'uint8' }],
    name: 'InvalidEdgeMin',
  },
  {
    type: 'error',
    inputs: [{ name: 'firstPlayer', internalType: 'uint8', type: 'uint8' }],
    name: 'InvalidFirstPlayer',
  },
  {
    type: 'error',
    inputs: [{ name: 'trait', internalType: 'uint8', type: 'uint8' }],
    name: 'InvalidTrait',
  },
  {
    type: 'error',
    inputs: [{ name: 'source', internalType: 'uint8', type: 'uint8' }],
    name: 'InvalidTraitSource',
  },
  {
    type: 'error',
    inputs: [
      { name: 'turn', internalType: 'uint8', type: 'uint8' },
      { name: 'cell', internalType: 'uint8', type: 'uint8' },
    ],
    name: 'MarkCellTaken',
  },
  {
    type: 'error',
    inputs: [
      { name: 'turn', internalType: 'uint8', type: 'uint8' },
      { name: 'limit', internalType: 'uint16', type: 'uint16' },
    ],
    name: 'MarkLimitReached',
  },
  {
    type: 'error',
    inputs: [
      { name: 'turn', internalType: 'uint8', type: 'uint8' },
      { name: 'cell', internalType: 'uint8', type: 'uint8' },
    ],
    name: 'MarkOutOfRange',
  },
  {
    type: 'error',
    inputs: [
      { name: 'rulesetId', internalType: 'bytes32', type: 'bytes32' },
      { name: 'expected', internalType: 'bytes32', type: 'bytes32' },
    ],
    name: 'RulesetMismatch',
  },
  {
    type: 'error',
    inputs: [{ name: 'player', internalType: 'address', type: 'address' }],
    name: 'SamePlayer',
  },
  {
    type: 'error',
    inputs: [
      { name: 'player', internalType: 'uint8', type: 'uint8' },
      { name: 'sealedUntil', internalType: 'uint64', type: 'uint64' },
      { name: 'deadline', internalType: 'uint64', type: 'uint64' },
    ],
    name: 'SealTooShort',
  },
  {
    type: 'error',
    inputs: [{ name: 'rulesetId', internalType: 'bytes32', type: 'bytes32' }],
    name: 'UnknownRuleset',
  },
  {
    type: 'error',
    inputs: [{ name: 'version', internalType: 'uint8', type: 'uint8' }],
    name: 'UnsupportedRulesetVersion',
  },
  {
    type: 'error',
    inputs: [{ name: 'version', internalType: 'uint16', type: 'uint16' }],
    name: 'UnsupportedVersion',
  },
  {
    type: 'function',
    inputs: [
      {
        name: 'league',
        internalType: 'contract ITriadLeague',
        type: 'address',
      },
      {
        name: 'header',
        internalType: 'struct MatchHeader',
        type: 'tuple',
        components: [
          { name: 'version', internalType: 'uint16', type: 'uint16' },
          { name: 'rulesetId', internalType: 'bytes32', type: 'bytes32' },
          { name: 'seasonId', internalType: 'uint32', type: 'uint32' },
          { name: 'playerA', internalType: 'address', type: 'address' },
          { name: 'playerB', internalType: 'address', type: 'address' },
          { name: 'deckA', internalType: 'uint256[5]', type: 'uint256[5]' },
          { name: 'deckB', internalType: 'uint256[5]', type: 'uint256[5]' },
          { name: 'firstPlayer', internalType: 'uint8', type: 'uint8' },
          { name: 'deadline', internalType: 'uint64', type: 'uint64' },
          { name: 'salt', internalType: 'bytes32', type: 'bytes32' },
        ],
      },
      {
        name: 'turns',
        internalType: 'struct Turn[9]',
        type: 'tuple[9]',
        components: [
          { name: 'cell', internalType: 'uint8', type: 'uint8' },
          { name: 'cardIndex', internalType: 'uint8', type: 'uint8' },
          { name: 'warningMarkCell', internalType: 'uint8', type: 'uint8' },
          { name: 'earthBoostEdge', internalType: 'uint8', type: 'uint8' },
          { name: 'reserved', internalType: 'uint8', type: 'uint8' },
        ],
      },
    ],
    name: 'previewMatch',
    outputs: [
      {
        name: 'boards',
        internalType: 'struct Board[9]',
        type: 'tuple[9]',
        components: [
          {
            name: 'tiles',
            internalType: 'struct Tile[9]',
            type: 'tuple[9]',
            components: [
              { name: 'side', internalType: 'uint8', type: 'uint8' },
              { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
              { name: 'up', internalType: 'uint8', type: 'uint8' },
              { name: 'right', internalType: 'uint8', type: 'uint8' },
              { name: 'down', internalType: 'uint8', type: 'uint8' },
              { name: 'left', internalType: 'uint8', type: 'uint8' },
              { name: 'trait', internalType: 'uint8', type: 'uint8' },
              { name: 'shield', internalType: 'uint8', type: 'uint8' },
            ],
          },
          { name: 'mark', internalType: 'uint8', type: 'uint8' },
        ],
      },
      {
        name: 'outcome',
        internalType: 'struct Outcome',
        type: 'tuple',
        components: [
          { name: 'winner', internalType: 'uint8', type: 'uint8' },
          { name: 'tilesA', internalType: 'uint8', type: 'uint8' },
          { name: 'tilesB', internalType: 'uint8', type: 'uint8' },
          { name: 'tieScoreA', internalType: 'uint32', type: 'uint32' },
          { name: 'tieScoreB', internalType: 'uint32', type: 'uint32' },
        ],
      },
    ],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      {
        name: 'header',
        internalType: 'struct MatchHeader',
        type: 'tuple',
        components: [
          { name: 'version', internalType: 'uint16', type: 'uint16' },
          { name: 'rulesetId', internalType: 'bytes32', type: 'bytes32' },
          { name: 'seasonId', internalType: 'uint32', type: 'uint32' },
          { name: 'playerA', internalType: 'address', type: 'address' },
          { name: 'playerB', internalType: 'address', type: 'address' },
          { name: 'deckA', internalType: 'uint256[5]', type: 'uint256[5]' },
          { name: 'deckB', internalType: 'uint256[5]', type: 'uint256[5]' },
          { name: 'firstPlayer', internalType: 'uint8', type: 'uint8' },
          { name: 'deadline', internalType: 'uint64', type: 'uint64' },
          { name: 'salt', internalType: 'bytes32', type: 'bytes32' },
        ],
      },
      {
        name: 'turns',
        internalType: 'struct Turn[9]',
        type: 'tuple[9]',
        components: [
          { name: 'cell', internalType: 'uint8', type: 'uint8' },
          { name: 'cardIndex', internalType: 'uint8', type: 'uint8' },
          { name: 'warningMarkCell', internalType: 'uint8', type: 'uint8' },
          { name: 'earthBoostEdge', internalType: 'uint8', type: 'uint8' },
          { name: 'reserved', internalType: 'uint8', type: 'uint8' },
        ],
      },
      {
        name: 'config',
        internalType: 'struct RulesetConfig',
        type: 'tuple',
        components: [
          { name: 'version', internalType: 'uint8', type: 'uint8' },
          {
            name: 'warning',
            internalType: 'struct WarningConfig',
            type: 'tuple',
            components: [
              { name: 'enabled', internalType: 'bool', type: 'bool' },
              {
                name: 'maxUsesPerPlayer',
                internalType: 'uint8',
                type: 'uint8',
              },
              {
                name: 'secondPlayerExtraUses',
                internalType: 'uint8',
                type: 'uint8',
              },
              { name: 'penaltyAllTriad', internalType: 'int8', type: 'int8' },
              { name: 'edgeMin', internalType: 'uint8', type: 'uint8' },
            ],
          },
          {
            name: 'combo',
            internalType: 'struct ComboConfig',
            type: 'tuple',
            components: [
              { name: 'enabled', internalType: 'bool', type: 'bool' },
              { name: 'momentumAt', internalType: 'uint8', type: 'uint8' },
              { name: 'dominationAt', internalType: 'uint8', type: 'uint8' },
              { name: 'feverAt', internalType: 'uint8', type: 'uint8' },
              { name: 'momentumPlus', internalType: 'uint8', type: 'uint8' },
              { name: 'dominationPlus', internalType: 'uint8', type: 'uint8' },
            ],
          },
          {
            name: 'secondPlayerBalance',
            internalType: 'struct SecondPlayerConfig',
            type: 'tuple',
            components: [
              { name: 'enabled', internalType: 'bool', type: 'bool' },
              {
                name: 'firstMoveTriadPlus',
                internalType: 'uint8',
                type: 'uint8',
              },
            ],
          },
          {
            name: 'traitDerivation',
            internalType: 'struct TraitDerivationConfig',
            type: 'tuple',
            components: [
              { name: 'enabled', internalType: 'bool', type: 'bool' },
              { name: 'scheme', internalType: 'uint8', type: 'uint8' },
              {
                name: 'seasonTrait',
                internalType: 'uint8[4]',
                type: 'uint8[4]',
              },
              {
                name: 'classTrait',
                internalType: 'uint8[5]',
                type: 'uint8[5]',
              },
              {
                name: 'raritySource',
                internalType: 'uint8[5]',
                type: 'uint8[5]',
              },
              {
                name: 'fixedTrait',
                internalType: 'uint8[5]',
                type: 'uint8[5]',
              },
            ],
          },
          {
            name: 'traitEffects',
            internalType: 'struct TraitEffectsConfig',
            type: 'tuple',
            components: [
              { name: 'enabled', internalType: 'bool', type: 'bool' },
              {
                name: 'cosmic',
                internalType: 'struct CosmicConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                  {
                    name: 'cornerTriadPlus',
                    internalType: 'uint8',
                    type: 'uint8',
                  },
                ],
              },
              {
                name: 'light',
                internalType: 'struct LightConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                  {
                    name: 'adjacencyTriadPlus',
                    internalType: 'uint8',
                    type: 'uint8',
                  },
                  { name: 'stack', internalType: 'bool', type: 'bool' },
                ],
              },
              {
                name: 'shadow',
                internalType: 'struct SwitchConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                ],
              },
              {
                name: 'forest',
                internalType: 'struct ForestConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                  { name: 'shieldHits', internalType: 'uint8', type: 'uint8' },
                ],
              },
              {
                name: 'metal',
                internalType: 'struct SwitchConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                ],
              },
              {
                name: 'flame',
                internalType: 'struct SwitchConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                ],
              },
              {
                name: 'aqua',
                internalType: 'struct AquaConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                  {
                    name: 'diagonalStrengthMethod',
                    internalType: 'uint8',
                    type: 'uint8',
                  },
                ],
              },
              {
                name: 'thunder',
                internalType: 'struct ThunderConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                  {
                    name: 'adjacentEnemyAllTriadDelta',
                    internalType: 'int8',
                    type: 'int8',
                  },
                ],
              },
              {
                name: 'wind',
                internalType: 'struct SwitchConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                ],
              },
              {
                name: 'earth',
                internalType: 'struct EarthConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                  { name: 'boost', internalType: 'uint8', type: 'uint8' },
                  {
                    name: 'oppositePenalty',
                    internalType: 'int8',
                    type: 'int8',
                  },
                  { name: 'requireChoice', internalType: 'bool', type: 'bool' },
                ],
              },
            ],
          },
          {
            name: 'formationBonuses',
            internalType: 'struct FormationConfig',
            type: 'tuple',
            components: [
              { name: 'enabled', internalType: 'bool', type: 'bool' },
              {
                name: 'fiveElements',
                internalType: 'struct FiveElementsConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                  {
                    name: 'comboBonusScale',
                    internalType: 'uint8',
                    type: 'uint8',
                  },
                  {
                    name: 'requiredElements',
                    internalType: 'uint8[5]',
                    type: 'uint8[5]',
                  },
                ],
              },
              {
                name: 'eclipse',
                internalType: 'struct EclipseConfig',
                type: 'tuple',
                components: [
                  { name: 'enabled', internalType: 'bool', type: 'bool' },
                  {
                    name: 'lightAlsoIgnoresWarningMark',
                    internalType: 'bool',
                    type: 'bool',
                  },
                  {
                    name: 'shadowCountsAsLightSource',
                    internalType: 'bool',
                    type: 'bool',
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        name: 'cardsA',
        internalType: 'struct Card[5]',
        type: 'tuple[5]',
        components: [
          { name: 'up', internalType: 'uint8', type: 'uint8' },
          { name: 'right', internalType: 'uint8', type: 'uint8' },
          { name: 'down', internalType: 'uint8', type: 'uint8' },
          { name: 'left', internalType: 'uint8', type: 'uint8' },
          { name: 'hand', internalType: 'uint8', type: 'uint8' },
          { name: 'classId', internalType: 'uint8', type: 'uint8' },
          { name: 'seasonId', internalType: 'uint8', type: 'uint8' },
          { name: 'rarity', internalType: 'uint8', type: 'uint8' },
          { name: 'power', internalType: 'uint16', type: 'uint16' },
        ],
      },
      {
        name: 'cardsB',
        internalType: 'struct Card[5]',
        type: 'tuple[5]',
        components: [
          { name: 'up', internalType: 'uint8', type: 'uint8' },
          { name: 'right', internalType: 'uint8', type: 'uint8' },
          { name: 'down', internalType: 'uint8', type: 'uint8' },
          { name: 'left', internalType: 'uint8', type: 'uint8' },
          { name: 'hand', internalType: 'uint8', type: 'uint8' },
          { name: 'classId', internalType: 'uint8', type: 'uint8' },
          { name: 'seasonId', internalType: 'uint8', type: 'uint8' },
          { name: 'rarity', internalType: 'uint8', type: 'uint8' },
          { name: 'power', internalType: 'uint16', type: 'uint16' },
        ],
      },
    ],
    name: 'replay',
    outputs: [
      {
        name: 'boards',
        internalType: 'struct Board[9]',
        type: 'tuple[9]',
        components: [
          {
            name: 'tiles',
            internalType: 'struct Tile[9]',
            type: 'tuple[9]',
            components: [
              { name: 'side', internalType: 'uint8', type: 'uint8' },
              { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
              { name: 'up', internalType: 'uint8', type: 'uint8' },
              { name: 'right', internalType: 'uint8', type: 'uint8' },
              { name: 'down', internalType: 'uint8', type: 'uint8' },
              { name: 'left', internalType: 'uint8', type: 'uint8' },
              { name: 'trait', internalType: 'uint8', type: 'uint8' },
              { name: 'shield', internalType: 'uint8', type: 'uint8' },
            ],
          },
          { name: 'mark', internalType: 'uint8', type: 'uint8' },
        ],
      },
      {
        name: 'outcome',
        internalType: 'struct Outcome',
        type: 'tuple',
        components: [
          { name: 'winner', internalType: 'uint8', type: 'uint8' },
          { name: 'tilesA', internalType: 'uint8', type: 'uint8' },
          { name: 'tilesB', internalType: 'uint8', type: 'uint8' },
          { name: 'tieScoreA', internalType: 'uint32', type: 'uint32' },
          { name: 'tieScoreB', internalType: 'uint32', type: 'uint32' },
        ],
      },
    ],
    stateMutability: 'pure',
  },
] as const
