import type { CardFeeGroup, CardFeeSum } from '@strongroom/projections/card'
import { type CardTransactionRow, listCardFees, listCardTransactions } from '@strongroom/projections/card'
import { contract, wire } from '@strongroom/shared'
import { atScale } from '../command/money.ts'
import { memberInPath } from '../command/named-page.ts'
import { recordFrom } from '../command/record-from.ts'
import { page } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import type { CardLogDetails } from '../vault/card-log-details.ts'
import { cardCsv, cardLineCsv } from './words.ts'

const cardTransaction = recordFrom<CardTransactionRow>()(wire.cardTransaction, {
  as: { settlement_date: 'settled_on', finish_date: 'finished_at' },
  scaled: { amount: 'currency', above_limit: 'currency' },
})

const lineOf = (parts: Parts, row: CardTransactionRow, personal: CardLogDetails | undefined) =>
  cardTransaction(parts, row, {
    purchase_date: personal?.purchased_on ?? null,
    merchant: personal?.merchant ?? null,
    description: personal?.description || null,
    mcc: personal?.mcc || null,
    while_frozen: row.while_frozen ? 1 : 0,
    not_let_through: row.not_let_through ? 1 : 0,
  })

const detailsOf = ({ cardLogDetails }: Parts, rows: readonly CardTransactionRow[]) =>
  cardLogDetails.of(rows.filter(row => row.network_transaction_id ?? row.purchase_id).map(({ id }) => id))

/** Lines of a card as its holder sees them: merchant and category, and no memo. */
export const linesForHolder = async (
  parts: Parts,
  rows: readonly CardTransactionRow[],
): Promise<readonly wire.CardTransaction[]> => {
  const known = await detailsOf(parts, rows)
  return rows.map(row => lineOf(parts, row, known.get(row.id)))
}

/** Lines of cards as administrators see them, with names and memos. */
export const linesForAdmin = async (
  parts: Parts,
  rows: readonly CardTransactionRow[],
): Promise<readonly wire.AdminCardTransaction[]> => {
  const [known, names] = await Promise.all([
    detailsOf(parts, rows),
    parts.members.namesOf(rows.map(({ uid }) => uid)),
  ])
  return rows.map(row => ({
    ...lineOf(parts, row, known.get(row.id)),
    ...names(row.uid),
    memo: known.get(row.id)?.memo || null,
  }))
}

const transactions = implement(contract.card.transactions, {
  csv: cardLineCsv,
  handler: async ({ params, filter }, parts) => {
    const { rows, total } = await listCardTransactions(parts.db, { ...filter, uid: memberInPath(params) })
    return page({ rows: await linesForHolder(parts, rows), total })
  },
})

const allTransactions = implement(contract.card.allTransactions, {
  csv: cardLineCsv,
  handler: async ({ filter }, parts) => {
    const { rows, total } = await listCardTransactions(parts.db, filter)
    return page({ rows: await linesForAdmin(parts, rows), total })
  },
})

/** Transactions on cards, listed for their holders and for administrators. */
export const cardLines: readonly Call[] = [transactions, allTransactions]

const sumsOf = ({ catalogue }: Parts, row: CardFeeSum) => {
  const money = (amount: string) => atScale(catalogue, row.currency, amount)
  return {
    currency: row.currency,
    opening: money(row.opening),
    charge: money(row.charge),
    monthly: money(row.monthly),
    annual: money(row.annual),
    network: money(row.network),
    reversed: money(row.reversed),
    initial: money(row.initial),
    total: money(row.total),
  }
}

const ofPeriod = (
  each: typeof contract.card.feesByDay | typeof contract.card.feesByMonth,
  group: CardFeeGroup,
) =>
  implement(each, {
    csv: cardCsv,
    handler: async ({ filter }, parts) => {
      const { rows, total } = await listCardFees(parts.db, group, filter)
      return page({
        total,
        rows: rows.map(row => ({ date: row.of, cards: row.cards, ...sumsOf(parts, row) })),
      })
    },
  })

const feesByCard = implement(contract.card.feesByCard, {
  csv: cardCsv,
  handler: async ({ filter }, parts) => {
    const { db, members, cardRecords } = parts
    const { rows, total } = await listCardFees(db, 'card', filter)
    const uids = rows.map(row => row.of)
    const [names, printed] = await Promise.all([members.namesOf(uids), cardRecords.of(uids)])
    return page({
      total,
      rows: rows.map(row => ({
        uid: row.of,
        ...names(row.of),
        card_number: printed.get(row.of)?.last4 ?? null,
        ...sumsOf(parts, row),
      })),
    })
  },
})

/** The lists of card fees: by day, by month and by card. */
export const feeLists: readonly Call[] = [
  ofPeriod(contract.card.feesByDay, 'day'),
  ofPeriod(contract.card.feesByMonth, 'month'),
  feesByCard,
]
