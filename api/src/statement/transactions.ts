import { listCounterparties, listMovements, type MovementRow } from '@strongroom/projections/statement'
import { contract, wire } from '@strongroom/shared'
import { memberInPath, namedPage } from '../command/named-page.ts'
import { recordFrom } from '../command/record-from.ts'
import { page } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { searched } from '../vault/searched.ts'
import { askedAmount } from './asked-amount.ts'
import { counterpartyNames, memberNames } from './other-sides.ts'
import { statementCsv } from './words.ts'

const transaction = recordFrom<MovementRow>()(wire.transaction, {
  as: { type: 'kind', status: 'state', balance: 'available_after' },
  scaled: { amount: 'currency', balance: 'currency', asked: 'currency', fee: 'currency' },
})

/** A line of a statement as calls answer it. */
export const transactionOf = (parts: Pick<Parts, 'catalogue'>, row: MovementRow): wire.Transaction =>
  transaction(parts, { ...row, asked: askedAmount(parts.catalogue, row) })

/** The other members of one's payments whose names hold the text: names alone, as one sees them, so that no search guesses more. */
const counterpartiesNamed = async (parts: Parts, uid: string, search: string | undefined) => {
  if (!search?.trim()) return undefined
  const lines = await listCounterparties(parts.db, uid)
  const nameOf = await memberNames(parts, uid, lines)
  const text = search.trim().toLowerCase()
  return lines.flatMap(line =>
    line.counterparty && nameOf(line)?.toLowerCase().includes(text) ? [line.counterparty] : [],
  )
}

const ownList = (
  each: typeof contract.statement.ofMember | typeof contract.statement.usdOfMember,
  currency?: string,
) =>
  implement(each, {
    csv: statementCsv,
    handler: async ({ params, filter, session }, parts) => {
      const uid = memberInPath(params)
      const searchedCounterparties =
        uid === undefined ? undefined : await counterpartiesNamed(parts, uid, filter.search)
      const found = { ...filter, ...(currency ? { currency } : {}), uid, searchedCounterparties }
      const { rows, total } = await listMovements(parts.db, found)
      const isOwn = session.uid === params.id
      const nameOf = await counterpartyNames(parts, params.id, isOwn ? rows : [])
      const named = (row: MovementRow) => ({ ...transactionOf(parts, row), counterparty_name: nameOf(row) })
      return page({ rows: rows.map(row => (isOwn ? named(row) : transactionOf(parts, row))), total })
    },
  })

const all = implement(contract.statement.all, {
  csv: statementCsv,
  handler: async ({ filter }, parts) => {
    const { rows, total } = await listMovements(parts.db, await searched(parts.members, filter))
    return namedPage(parts, { rows: rows.map(row => transactionOf(parts, row)), total })
  },
})

/** Statements: one line a movement, with the running balance. */
export const transactions: readonly Call[] = [
  all,
  ownList(contract.statement.ofMember),
  ownList(contract.statement.usdOfMember, 'USD'),
]
