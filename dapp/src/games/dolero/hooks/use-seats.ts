import type { BotStrength } from '@fivefold/sdk/dolero'
import { botAccount } from '@fivefold/sdk/solana'
import {
  fundTokens,
  joinGame,
  leaveGame,
  openGame,
  readTokenBalance,
  type Table,
} from '@fivefold/sdk/solana/dolero'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { toastError } from '../../../lib/toast-error.js'
import { useBotStore } from '../state/bot-strength.js'
import { fundUpTo, type Sender, useDolero, useRefresh } from './use-dolero.js'

/** For rent, fees and the VRF, in addition to the stack. */
const reserve = 100_000_000n

/** Funds a burner account of a local chain with the stack it needs. */
async function fundStack({ connection, account, isBurner }: Sender, { mint }: Table, stack: bigint) {
  if (!isBurner || !connection.local) return
  await fundUpTo(connection, account.address, mint ? reserve : stack + reserve)
  if (!mint) return
  const { raw } = await readTokenBalance(connection, { address: account.address, mint })
  if (raw < stack) await fundTokens(connection, account, { mint })
}

type Seating = { table: Table; stack: bigint }

/** Seats the player's bot at a game, with the same stack as the player. */
async function seatBot({ connection, account }: Sender, game: string, { table, stack }: Seating) {
  const bot: Sender = { connection, account: botAccount(connection, account.address), isBurner: true }
  await fundStack(bot, table, stack)
  await joinGame(connection, bot.account, { game, stack })
}

/** Opens a game, against a bot if requested, and opens its page. */
export function useOpenGame() {
  const { player } = useDolero()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async ({ opponent, ...seating }: Seating & { opponent: BotStrength | 'anyone' }) => {
      const sender = await player()
      await fundStack(sender, seating.table, seating.stack)
      const { game } = await openGame(sender.connection, sender.account, {
        table: seating.table.address,
        stack: seating.stack,
      })
      void navigate(`/dolero/game/${game}`)
      if (opponent === 'anyone') return
      useBotStore.getState().setStrength(opponent)
      await seatBot(sender, game, seating)
    },
    onError: (error) => toastError('No game begun', error),
    onSettled: useRefresh(),
  })
}

/** Takes the second seat. */
export function useJoinGame(game: string) {
  const { player } = useDolero()
  return useMutation({
    mutationFn: async ({ table, stack }: Seating) => {
      const sender = await player()
      await fundStack(sender, table, stack)
      return joinGame(sender.connection, sender.account, { game, stack })
    },
    onError: (error) => toastError('Not seated', error),
    onSettled: useRefresh(),
  })
}

/** Seats the bot in the player's own game. */
export function useSeatBot(game: string) {
  const { player } = useDolero()
  return useMutation({
    mutationFn: async ({ strength, ...seating }: Seating & { strength: BotStrength }) => {
      useBotStore.getState().setStrength(strength)
      return seatBot(await player(), game, seating)
    },
    onError: (error) => toastError('The bot could not join', error),
  })
}

/** Leaves a game that no opponent has joined. */
export function useLeaveGame(game: string) {
  const { player } = useDolero()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async () => {
      const { connection, account } = await player()
      return leaveGame(connection, account, { game })
    },
    onSuccess: () => navigate('/dolero'),
    onError: (error) => toastError('Still seated', error),
    onSettled: useRefresh(),
  })
}
