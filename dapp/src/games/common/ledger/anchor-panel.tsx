import type { Integrity, LedgerRecord } from '@fivefold/sdk/match'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { shortAddress } from '../../../lib/short-address.js'
import { Button } from '../../../shell/ui/button.js'
import { CopyButton } from '../../../shell/ui/copy-button.js'
import type { Names, PlayerIndex, SeatedMatch, ServerGame } from '../match/server-game.js'
import { RecordProgress } from '../record-progress.js'
import { SignatureLine } from '../signature-line.js'
import type { Statements } from './statements.js'
import { useAnchoring } from './use-anchoring.js'

type AnchorPanelProps = {
  game: ServerGame
  match: SeatedMatch
  statements: Statements
  integrity: Integrity
  names: Names
}

/** The two signatures and the steps to the chain. Empty if the server has no ledger. */
export function AnchorPanel({ game: { id }, match, statements, integrity, names }: AnchorPanelProps) {
  const anchoring = useAnchoring(id, match, statements, integrity)
  const { record, step, stage, isSending } = anchoring
  if (!record || !step) return null
  // A spectator sees the panel only once an account is bound.
  if (match.playerIndex === null && record.players.every((player) => player === null)) return null
  return (
    <section className="grid gap-2" aria-label="On chain" data-testid="anchor" data-step={step}>
      <ul className="play-signatures">
        <SignatureLine name={names[0]} isThere={record.signatures[0] !== null} />
        <SignatureLine name={names[1]} isThere={record.signatures[1] !== null} />
      </ul>
      <NextStep game={id} anchoring={anchoring} seat={match.playerIndex} names={names} />
      {stage && <RecordProgress stage={stage} busy={isSending} />}
    </section>
  )
}

type Anchoring = ReturnType<typeof useAnchoring>
type NextStepProps = { game: ServerGame['id']; anchoring: Anchoring; seat: PlayerIndex | null; names: Names }

function NextStep({ game, anchoring, seat, names }: NextStepProps) {
  const { record, step, entry, sign, isSending, settle, claim, finalise } = anchoring
  const opponent = seat === null ? '' : names[seat === 0 ? 1 : 0]
  switch (step) {
    case 'unsigned':
      if (seat === null) return <Explained>Not signed by both yet.</Explained>
      return (
        <>
          <Button
            look="primary"
            onClick={() => sign.mutate()}
            disabled={sign.isPending || isForOpponent(record, seat)}
          >
            {sign.isPending ? 'Signing…' : 'Sign result'}
          </Button>
          <Explained>{record && unsignedText(record, seat, opponent)}</Explained>
        </>
      )
    case 'waiting':
      return <Explained>Waiting for {opponent} to sign. You may leave and come back.</Explained>
    case 'claimable':
      return (
        <>
          <Explained>Waiting for {opponent} to sign. The server’s word will do too, after a while.</Explained>
          <Button onClick={claim} disabled={isSending}>
            {isSending ? 'Posting…' : 'Post a claim'}
          </Button>
        </>
      )
    case 'signed':
      return (
        <>
          <Button look="primary" onClick={settle} disabled={isSending}>
            {isSending ? 'Recording…' : 'Record on chain'}
          </Button>
          <Explained>Both signed. Anyone can submit it; it counts once.</Explained>
        </>
      )
    case 'claimed':
      return (
        <Explained>
          A claim is posted. It can be challenged until{' '}
          {new Date(Number(entry?.standsAt ?? 0n) * 1_000).toLocaleTimeString('en-GB')}.
        </Explained>
      )
    case 'unchallenged':
      return (
        <>
          <Explained>The claim was not challenged.</Explained>
          <Button look="primary" onClick={finalise} disabled={isSending}>
            {isSending ? 'Recording…' : 'Make it final'}
          </Button>
        </>
      )
    case 'recorded':
      return <RecordedLine game={game} transaction={anchoring.row?.transaction} />
    default:
      return null
  }
}

/** Whether the own account is bound and the opponent's is not. */
const isForOpponent = (record: LedgerRecord | undefined, seat: PlayerIndex): boolean =>
  Boolean(record?.players[seat] && !record.players[seat === 0 ? 1 : 0])

function unsignedText(record: LedgerRecord, seat: PlayerIndex, opponent: string): string {
  if (isForOpponent(record, seat)) return `Your account is bound. ${opponent} has to sign before you can.`
  if (!record.players[seat])
    return 'Signing costs nothing. With both signatures the result can be recorded on chain.'
  return 'Both accounts are known. Sign the result to have it recorded on chain.'
}

type RecordedLineProps = { game: ServerGame['id']; transaction: string | undefined }

function RecordedLine({ game, transaction }: RecordedLineProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <b>Recorded on chain.</b>
      {transaction && (
        <span className="flex items-center gap-1 text-sm text-face-soft">
          Transaction <span className="font-mono text-[0.8125rem]">{shortAddress(transaction)}</span>
          <CopyButton text={transaction} label="Copy the transaction" />
        </span>
      )}
      <Link to={`/${game}/standings`} className="link font-semibold">
        Standings
      </Link>
    </p>
  )
}

const Explained = ({ children }: { children: ReactNode }) => (
  <p className="text-sm text-face-soft">{children}</p>
)
