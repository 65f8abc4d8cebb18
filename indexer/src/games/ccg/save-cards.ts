import type { Store } from '@subsquid/typeorm-store'
import { Any } from 'typeorm'
import { eventKey, isNewer } from '../../event-location.js'
import { log } from '../../log.js'
import { CcgApproval, CcgCard, CcgToken, CcgTransfer } from '../../model/index.js'
import { deriveRows, Rows } from '../../store/rows.js'
import type { CardsEvent, Named } from './read-events.js'

type Transfer = Named<CardsEvent, 'Transfer'>
type Approval = Named<CardsEvent, 'Approval'>

/** Writes the catalogue, the owners of cards, and the approvals. */
export const saveCards = deriveRows({ load: loadTables, apply })

type Tables = Awaited<ReturnType<typeof loadTables>>

async function loadTables(store: Store, events: CardsEvent[]) {
  const added = events.filter((event) => event.name === 'CardAdded').map(({ args }) => `${args.cardId}`)
  const touched = events.flatMap(tokenOf)
  const approved = events.filter((event) => event.name === 'Approval')
  const known = await store.findBy(CcgApproval, { token: Any(touched) })
  const ids = [...known.map(({ id }) => id), ...approved.map(approvalId)]
  return {
    cards: await Rows.load(store, CcgCard, added),
    tokens: await Rows.load(store, CcgToken, touched.map(String)),
    transfers: await Rows.load(store, CcgTransfer, []),
    approvals: await Rows.load(store, CcgApproval, ids),
  }
}

/** The token that is minted or transferred. */
function tokenOf(event: CardsEvent): number[] {
  if (event.name === 'CardMinted') return [event.args.token]
  return event.name === 'Transfer' ? numberOf(event.args.id) : []
}

/** The contract numbers its tokens with 32 bits. */
const numberOf = (id: Transfer['args']['id']): number[] => (id.type === 'U32' ? [id.value] : [])

function apply(tables: Tables, event: CardsEvent): void {
  if (event.name === 'CardAdded') addCard(tables, event)
  else if (event.name === 'CardMinted') mint(tables, event)
  else if (event.name === 'Approval') approve(tables, event)
  // A minting also has its own event, which carries the kind.
  else if (event.args.from !== null) transfer(tables, event)
}

function addCard({ cards }: Tables, { args, location }: Named<CardsEvent, 'CardAdded'>): void {
  const id = `${args.cardId}`
  if (!isNewer(location, cards.get(id))) return
  const { id: cardId, nameHash, effects, ...card } = args.card
  cards.set(
    new CcgCard({
      id,
      cardId,
      nameHash: BigInt(nameHash),
      effects: BigInt(effects),
      ...card,
      costChange: 0,
      attackChange: 0,
      healthChange: 0,
      ...location,
    }),
  )
}

function mint({ tokens, transfers }: Tables, { args, location }: Named<CardsEvent, 'CardMinted'>): void {
  const { token: number, cardId: kind, to } = args
  const id = `${number}`
  if (!isNewer(location, tokens.get(id))) return
  const token = new CcgToken({ id, number, kind, card: cardRef(kind), owner: to, moves: 0, ...location })
  tokens.set(token)
  transfers.set(new CcgTransfer({ id: eventKey(location), token, from: null, to, ...location }))
}

/** Rows are loaded without the rows that they refer to. */
const cardRef = (kind: number) => new CcgCard({ id: `${kind}` })

function transfer(tables: Tables, { args: { from, to, id }, location }: Transfer): void {
  const { tokens, transfers } = tables
  for (const number of numberOf(id)) {
    const before = tokens.get(`${number}`)
    if (!before || to === null) {
      log.error(`CCG token ${number}: moved in block ${location.block}, but was never minted`)
      continue
    }
    if (!isNewer(location, before)) continue
    const moves = before.moves + 1
    const token = new CcgToken({ ...before, card: cardRef(before.kind), owner: to, moves, ...location })
    tokens.set(token)
    transfers.set(new CcgTransfer({ id: eventKey(location), token, from, to, ...location }))
    endApprovals(tables, number, location)
  }
}

/** An approval ends when the token changes its owner. */
function endApprovals({ approvals }: Tables, token: number, location: Transfer['location']): void {
  for (const row of [...approvals.values()]) {
    if (row.token === token && row.approved && isNewer(location, row))
      approvals.set(new CcgApproval({ ...row, approved: false, ...location }))
  }
}

function approve({ approvals }: Tables, event: Approval): void {
  const { args, location } = event
  const id = approvalId(event)
  if (!isNewer(location, approvals.get(id))) return
  const { owner, operator, approved } = args
  approvals.set(new CcgApproval({ id, owner, operator, token: approvedToken(event), approved, ...location }))
}

const approvedToken = ({ args: { id } }: Approval): number | null => (id && numberOf(id)[0]) ?? null

const approvalId = (event: Approval): string =>
  [event.args.owner, event.args.operator, approvedToken(event) ?? 'all'].join('-')
