import type { LiveCatalogue } from '@strongroom/ledger/catalogue'
import { listCounterparties, listMovements, type MovementRow } from '@strongroom/projections/statement'
import { contract, type wire } from '@strongroom/shared'
import { atScale, atScaleOrNull } from '../command/money.ts'
import { namedPage } from '../command/named-page.ts'
import { page } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { searched } from '../vault/searched.ts'
import { askedAmount } from './asked-amount.ts'
import { statementCsv } from './csv-words.ts'
import { counterpartyNames } from './other-sides.ts'

/** A line of a statement as calls answer it. */
export const transactionOf = (catalogue: LiveCatalogue, row: MovementRow): wire.Transaction => ({
  id: row.id,
  uid: row.uid,
  type: row.kind,
  status: row.state,
  currency: row.currency,
  amount: atScale(catalogue, row.currency, row.amount),
  balance: atScaleOrNull(catalogue, row.currency, row.available_after),
  asked: atScaleOrNull(catalogue, row.currency, askedAmount(catalogue, row)),
  fee: atScaleOrNull(catalogue, row.currency, row.fee),
  reference: row.reference,
  counterparty: row.counterparty,
  reason: row.reason,
  details: row.details,
  created_date: row.created_at,
})

const recordOf = ({ catalogue }: Parts, row: MovementRow) => transactionOf(catalogue, row)

/** The other members of one's payments whose names hold the text: names alone, so that no search guesses an e-mail address. */
const counterpartiesNamed = async ({ db, members }: Parts, uid: string, search: string | undefined) => {
  if (!search?.trim()) return undefined
  const uids = await listCounterparties(db, uid)
  const names = await members.namesOf(uids)
  const text = search.trim().toLowerCase()
  return uids.filter(each => names(each).username.toLowerCase().includes(text))
}

const ownList = (
  each: typeof contract.statement.ofMember | typeof contract.statement.usdOfMember,
  currency?: string,
) =>
  implement(each, {
    csv: statementCsv,
    handler: async ({ params, filter, session }, parts) => {
      const searchedCounterparties = await counterpartiesNamed(parts, params.id, filter.search)
      const found = { ...filter, ...(currency ? { currency } : {}), uid: params.id, searchedCounterparties }
      const { rows, total } = await listMovements(parts.db, found)
      const isOwn = session.uid === params.id
      const nameOf = await counterpartyNames(parts, params.id, isOwn ? rows : [])
      const named = (row: MovementRow) => ({ ...recordOf(parts, row), counterparty_name: nameOf(row) })
      return page({ rows: rows.map(row => (isOwn ? named(row) : recordOf(parts, row))), total })
    },
  })

const all = implement(contract.statement.all, {
  csv: statementCsv,
  handler: async ({ filter }, parts) => {
    const { rows, total } = await listMovements(parts.db, await searched(parts.members, filter))
    return namedPage(parts, { rows: rows.map(row => recordOf(parts, row)), total })
  },
})

/** Statements: one line a movement, with the running balance. */
export const transactions: readonly Call[] = [
  all,
  ownList(contract.statement.ofMember),
  ownList(contract.statement.usdOfMember, 'USD'),
]
