import { type Action, type CardStats, gameStatus, isOver, otherPlayer } from '@fivefold/sdk/ccg'
import { addressOfAccount, botAddress } from '@fivefold/sdk/polkadot'
import { claimTimeout, playerIndexOf, resign, submitTurn, type WatchedGame } from '@fivefold/sdk/polkadot/ccg'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryKeys } from '../../../hooks/query-keys.js'
import { usePlayerAddress } from '../../../hooks/use-player-address.js'
import { toastError } from '../../../lib/toast-error.js'
import { KeyboardHelp } from '../../common/match/keyboard-help.js'
import { namesFor } from '../../common/seat-names.js'
import { useBotSide } from '../../common/use-bot-side.js'
import { useBot } from '../hooks/use-bot.js'
import { useCcg } from '../hooks/use-ccg.js'
import { ownSecret } from '../state/secrets.js'
import { DealPanel } from './deal-panel.js'
import { EndPanel, resultText } from './end-panel.js'
import { GameFacts } from './game-facts.js'
import { LiveLog } from './live-log.js'
import { MatchFelt } from './match-felt.js'
import { Notices } from './notices.js'
import { PlanPanel } from './plan-panel.js'
import { Resign } from './resign.js'
import { TurnBar } from './turn-bar.js'
import { useTurn } from './use-turn.js'

const keys = [
  ['1 – 8', 'choose a card of your hand'],
  ['Arrows', 'go over the places it can go to'],
  ['Enter', 'play it there'],
  ['u', 'undo the last action'],
  ['e', 'end the turn: sends everything'],
  ['Esc', 'put the card back'],
] as const

type MatchTableProps = {
  watched: WatchedGame
  cards: readonly CardStats[]
  reorganisations: number
  error: unknown
}

/** A game on chain: a player with a seat plays, everyone else watches. */
export function MatchTable({ watched: { game }, cards, reorganisations, error }: MatchTableProps) {
  const { player, deployment } = useCcg()
  const cache = useQueryClient()
  const address = usePlayerAddress('polkadot')
  const seat = address ? (playerIndexOf(game, address) ?? null) : null
  const addresses = useMemo(
    () => game.players.map(({ addr }) => addressOfAccount(addr)) as [string, string],
    [game.players],
  )
  const botSide = useBotSide(addresses, botAddress)
  const names = namesFor(seat, botSide)
  // This page plays for the bot of its own player.
  const isOwnBot = deployment.local && seat !== null && botSide === otherPlayer(seat)
  const botSeat = isOwnBot ? botSide : undefined
  const botProblem = useBot(game, cards, botSeat)
  const submit = async (actions: readonly Action[]) => {
    const { connection, account } = await player()
    await submitTurn(connection, account, { gameId: game.id, actions, secret: ownSecret() })
    await cache.invalidateQueries({ queryKey: queryKeys.balances('polkadot') })
  }
  const claim = useMutation({
    mutationFn: async () => {
      const { connection, account } = await player()
      return claimTimeout(connection, account, game.id)
    },
    onError: (reason) => toastError('The time-out was not claimed', reason),
  })
  const leave = useMutation({
    mutationFn: async () => {
      const { connection, account } = await player()
      return resign(connection, account, game.id)
    },
    onError: (reason) => toastError('You are still in the game', reason),
  })
  const isMine = seat !== null && game.activeIdx === seat && game.status === gameStatus.running
  const turn = useTurn({ game, cards, isMine, submit })
  const resigning = { onResign: () => leave.mutate(), isResigning: leave.isPending }
  const bar = isOver(game) ? (
    <EndPanel game={game} seat={seat} names={names} isBot={isOwnBot} />
  ) : game.status === gameStatus.dealing ? (
    <DealPanel game={game} seat={seat} {...resigning} />
  ) : (
    <TurnBar
      {...{ turn, game, cards, seat, names }}
      onClaim={() => claim.mutate()}
      isClaiming={claim.isPending}
    />
  )
  return (
    <div className="play-stage">
      <Notices turn={turn} reorganisations={reorganisations} error={error} botProblem={botProblem} />
      <MatchFelt {...{ turn, cards, names, addresses, bar }} seat={seat} />
      <div className="play-side">
        {seat !== null && !isOver(game) && <PlanPanel turn={turn} game={game} cards={cards} />}
        <LiveLog gameId={game.id} names={names} />
        <GameFacts game={game} isWatching={seat === null} />
        {seat !== null && !isOver(game) && (
          <>
            <KeyboardHelp keys={keys} />
            {game.status === gameStatus.running && <Resign {...resigning} />}
          </>
        )}
      </div>
      <p className="sr-only" aria-live="polite" data-testid="announcer">
        {isMine && !turn.isPending && `Turn ${game.turn}. Your turn.`}
        {isOver(game) && `${resultText(game, seat, names)}.`}
      </p>
    </div>
  )
}
