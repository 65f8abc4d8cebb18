import { matchDomain, prepareSeat } from '@fivefold/sdk/evm/triad'
import { createRoom, takeSeat } from '@fivefold/sdk/match/triad'
import type { BotStrength, Deck, Ruleset } from '@fivefold/sdk/triad'
import { joinRoom, openRoom, type RoomTerms, roomToJson } from '@fivefold/sdk/triad/room'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { bytesToHex } from 'viem'
import { findFundedPlayer } from '../../../accounts/find-funded-player.js'
import { chainTarget } from '../../../hooks/chain-target.js'
import { useDeployment } from '../../../hooks/use-deployment.js'
import { useEvmConnection } from '../../../hooks/use-evm-connection.js'
import { toastError } from '../../../lib/toast-error.js'
import { prepareBotSeat } from '../state/prepare-bot-seat.js'
import { useRoomStore } from '../state/room-store.js'

const hour = 60 * 60
/** Seconds between the agreement and the deadline. */
const lifetime = 24 * hour
/** A table may wait this long for its second player; the first deck's seal must outlast that too. */
const patience = 48 * hour

const now = () => Math.floor(Date.now() / 1000)
const randomHex = (length: number) => bytesToHex(crypto.getRandomValues(new Uint8Array(length)))

export type NewTable = {
  deck: Deck
  ruleset: Ruleset
  seasonId: number
  opponent: 'invited' | 'anyone' | BotStrength
}

/** Seals the deck and takes a seat: at a new table, or opposite of whoever opened one. Leads to the table. */
export function useSitDown() {
  const connection = useEvmConnection()
  const deployment = useDeployment()
  const navigate = useNavigate()
  const { keepSeat, keepBotRoom } = useRoomStore.getState()
  const target = chainTarget(deployment, 'evm')
  const { url } = deployment.server

  const seatWith = async (deck: Deck) => {
    const { account, address } = await findFundedPlayer(connection, deployment)
    const until = BigInt(now() + lifetime + patience)
    return prepareSeat(connection, account, { player: address, deck, until })
  }

  const open = useMutation({
    mutationFn: async ({ deck, ruleset, seasonId, opponent }: NewTable) => {
      const terms: RoomTerms = { ruleset, seasonId, domain: matchDomain(connection), lifetime }
      const seat = await seatWith(deck)
      if (opponent !== 'invited' && opponent !== 'anyone') {
        const roomId = `bot-${randomHex(8).slice(2)}`
        // Nobody earns a place in a season against a bot of their own.
        const opened = openRoom({ ...terms, seasonId: 0 }, seat)
        const botSeat = await prepareBotSeat(connection, {
          player: seat.player,
          seed: roomId,
          until: BigInt(now() + lifetime + hour),
        })
        const room = joinRoom(opened, botSeat, { now: BigInt(now()), salt: randomHex(32) })
        keepBotRoom(roomId, { room: roomToJson(room), strength: opponent, target, takenAt: Date.now() })
        return roomId
      }
      const { roomId, token } = await createRoom(url, { terms, seat, isListed: opponent === 'anyone' })
      keepSeat(roomId, { token, target, takenAt: Date.now() })
      return roomId
    },
    onSuccess: (roomId) => navigate(`/triad/room/${roomId}`),
    onError: (error) => toastError('No table opened', error),
  })

  const join = useMutation({
    mutationFn: async ({ roomId, deck }: { roomId: string; deck: Deck }) => {
      const { token } = await takeSeat(url, roomId, await seatWith(deck))
      keepSeat(roomId, { token, target, takenAt: Date.now() })
      return roomId
    },
    onSuccess: (roomId) => navigate(`/triad/room/${roomId}`),
    onError: (error) => toastError('Could not sit down', error),
  })

  return { open, join }
}
