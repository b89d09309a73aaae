import { type EventRow, findNamedEvents } from '@strongroom/projections/audit'
import { type FoundCase, findCases, findWaitingOf } from '@strongroom/projections/office'
import {
  amountIn,
  findMovementsOf,
  findMovementsOfAmount,
  type MovementRow,
} from '@strongroom/projections/statement'
import { contract, wire } from '@strongroom/shared'
import { atScaleOrNull } from '../command/money.ts'
import { rows } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'

/** So many things of a kind are found. */
const MOST = 5

/** A thing before it is known whose it is called. */
type Nameless = Omit<wire.FoundThing, 'username' | 'email'>

const nothing: Omit<Nameless, 'kind' | 'id'> = {
  case_kind: null,
  waits: 0,
  type: null,
  status: null,
  last4: null,
  reference: null,
  uid: null,
  currency: null,
  amount: null,
  date: null,
}

const membersNamed = async ({ members }: Parts, text: string): Promise<readonly Nameless[]> =>
  (await members.beginning(text, MOST)).map(({ uid, createdAt }) => ({
    ...nothing,
    kind: 'member',
    id: uid,
    uid,
    date: createdAt,
  }))

const cardsEnding = async ({ cardRecords }: Parts, text: string): Promise<readonly Nameless[]> =>
  /^\d{4}$/.test(text)
    ? (await cardRecords.ending(text, MOST)).map(({ uid, last4 }) => ({
        ...nothing,
        kind: 'card',
        id: uid,
        uid,
        last4,
      }))
    : []

const ofCase = ({ catalogue }: Parts, row: FoundCase): Nameless => ({
  ...nothing,
  kind: 'case',
  id: row.id,
  case_kind: row.kind,
  waits: row.waits ? 1 : 0,
  uid: row.uid,
  currency: row.currency,
  date: row.created_at,
  amount: row.currency === null ? null : atScaleOrNull(catalogue, row.currency, row.amount),
})

const ofLine = ({ catalogue }: Parts, row: MovementRow): Nameless => ({
  ...nothing,
  kind: 'transaction',
  id: row.id,
  type: row.kind,
  status: row.state,
  reference: row.reference,
  uid: row.uid,
  currency: row.currency,
  date: row.created_at,
  amount: atScaleOrNull(catalogue, row.currency, row.available_after === null ? row.asked : row.amount),
})

const ofEvent = (row: EventRow): Nameless => ({
  ...nothing,
  kind: 'event',
  id: row.id,
  type: row.type,
  uid: row.uid,
  date: row.created_at,
})

/** The ids that an event speaks of: its top-up, its payment. */
const idsIn = ({ data }: EventRow): readonly string[] =>
  Object.entries(data).flatMap(([field, value]) =>
    field.endsWith('Id') && typeof value === 'string' ? [value] : [],
  )

/** The statement lines that an id may have: its own, or that of what it is the reference of. */
const linesOf = ({ catalogue }: Parts, id: string): readonly string[] => [
  id,
  ...wire.transactionTypes.map(type => `${type}:${id}`),
  ...catalogue.list('currency').map(({ currency_code }) => `swap:${id}:${currency_code}`),
]

const byAmount = async (parts: Parts, amount: string) => {
  const [cases, lines] = await Promise.all([
    findWaitingOf(parts.db, amount),
    findMovementsOfAmount(parts.db, amount, MOST),
  ])
  return { cases, lines }
}

const casesAndLines = async (parts: Parts, text: string, events: readonly EventRow[]) => {
  const ids = [...new Set([text, ...events.flatMap(idsIn)])]
  const amount = amountIn(text)
  const [cases, lines, ofAmount] = await Promise.all([
    findCases(parts.db, ids),
    findMovementsOf(
      parts.db,
      ids.flatMap(id => linesOf(parts, id)),
      MOST,
    ),
    amount === undefined ? { cases: [], lines: [] } : byAmount(parts, amount),
  ])
  return [
    ...[...cases, ...ofAmount.cases].map(row => ofCase(parts, row)),
    ...[...lines, ...ofAmount.lines].map(row => ofLine(parts, row)),
  ]
}

const find = implement(contract.office.find, {
  handler: async ({ filter: { search } }, parts) => {
    const events = await findNamedEvents(parts.db, search, MOST)
    const [members, cards, others] = await Promise.all([
      membersNamed(parts, search),
      cardsEnding(parts, search),
      casesAndLines(parts, search, events),
    ])
    const found = [...members, ...cards, ...others, ...events.map(ofEvent)]
    const names = await parts.members.namesOf(found.flatMap(({ uid }) => uid ?? []))
    return rows(found.map(thing => ({ ...thing, ...names(thing.uid ?? '') })))
  },
})

/** The call that finds things of any kind for administrators. */
export const findCalls: readonly Call[] = [find]
