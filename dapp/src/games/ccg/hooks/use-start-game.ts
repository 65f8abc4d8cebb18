import { type BotStrength, drawSchemes } from '@fivefold/sdk/ccg'
import { botAccount, type PolkadotAccount, type PolkadotConnection } from '@fivefold/sdk/polkadot'
import {
  acceptChallenge,
  cancelChallenge,
  challenge,
  leaveQueue,
  type OpenChallenge,
  readChallenge,
  readQueue,
  registerForMatch,
  type Waiting,
} from '@fivefold/sdk/polkadot/ccg'
import { useNavigate } from 'react-router'
import { useBotStore } from '../state/bot-strength.js'
import { ownSecret } from '../state/secrets.js'
import { fundIfEmpty, useSend } from './use-ccg.js'

export type Terms = { rules: number; scheme: number }

type Offer = Terms & {
  /** Twenty tokens; undefined for the demo deck. */
  deck: readonly number[] | undefined
}

type StartGame = Offer & { opponent: BotStrength | 'anyone' }

/** Starts a game, against the bot at once or else through the queue, and opens its page. */
export function useStartGame() {
  const navigate = useNavigate()
  return useSend(
    'No game begun',
    async ({ connection, account }, { opponent, ...offer }: StartGame) => {
      if (opponent === 'anyone') return joinQueue(connection, account, offer)
      useBotStore.getState().setStrength(opponent)
      return playBot(connection, account, offer)
    },
    (gameId) => gameId !== null && navigate(`/ccg/game/${gameId}`),
  )
}

export const useLeaveQueue = () =>
  useSend('Still in the queue', ({ connection, account }, terms: Terms) =>
    leaveQueue(connection, account, terms),
  )

const secretFor = ({ scheme }: Terms) => (scheme === drawSchemes.hashChains ? ownSecret() : undefined)

async function ownSlots(connection: PolkadotConnection, address: string): Promise<Waiting[]> {
  return (await readQueue(connection)).filter(({ player }) => player === address)
}

/** Null while the player waits. */
async function joinQueue(
  connection: PolkadotConnection,
  account: PolkadotAccount,
  { deck, ...terms }: Offer,
): Promise<number | null> {
  const slots = await ownSlots(connection, account.address)
  if (slots.some((slot) => slot.rules === terms.rules && slot.scheme === terms.scheme)) return null
  const secret = secretFor(terms)
  return (await registerForMatch(connection, account, { rules: terms.rules, deck, secret })).gameId
}

/** The player challenges the bot, which accepts. The public queue is not used. */
async function playBot(
  connection: PolkadotConnection,
  account: PolkadotAccount,
  { deck, ...terms }: Offer,
): Promise<number> {
  // Otherwise a stranger could start a game with the player in the meantime.
  for (const slot of await ownSlots(connection, account.address)) await leaveQueue(connection, account, slot)
  const bot = botAccount(connection, account.address)
  await fundIfEmpty(connection, bot.address)
  const secret = secretFor(terms)
  const [challenger, opponent] = [account.address, bot.address]
  // A page that was closed between the two steps leaves its challenge open.
  const open = await readChallenge(connection, { challenger, opponent })
  const isSame = open !== null && isSameOffer(open, { deck, ...terms })
  if (open && !isSame) await cancelChallenge(connection, account, opponent)
  if (!isSame) await challenge(connection, account, { opponent, rules: terms.rules, deck, secret })
  return (await acceptChallenge(connection, bot, { challenger, secret })).gameId
}

const isSameOffer = (open: OpenChallenge, { rules, scheme, deck }: Offer): boolean =>
  open.rules === rules && open.scheme === scheme && `${open.deck ?? ''}` === `${deck ?? ''}`
