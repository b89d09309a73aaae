import type { CardFeeGroup, CardFeeSum } from '@strongroom/projections/card'
import { type CardTransactionRow, listCardFees, listCardTransactions } from '@strongroom/projections/card'
import { contract, type wire } from '@strongroom/shared'
import type { Parts } from '../dependencies.ts'
import { type AnyCall, implement } from '../http/call.ts'
import { atScale } from '../http/money.ts'
import { page } from '../http/replies.ts'
import { type CardLogDetails, createCardLogDetails } from '../vault/card-log-details.ts'
import { createCardRecords } from '../vault/card-records.ts'
import { cardCsv, cardLineCsv } from './csv-words.ts'

/** Lines of cards as lists show them: with what is personal about them, while it is kept. */
export const createCardLines = ({ db, catalogue, members }: Parts) => {
  const details = createCardLogDetails(db)

  const lineOf = (row: CardTransactionRow, personal: CardLogDetails | undefined): wire.CardTransaction => ({
    id: row.id,
    uid: row.uid,
    type: row.type,
    spend_type: row.spend_type,
    currency: row.currency,
    amount: atScale(catalogue, row.currency, row.amount),
    status: row.status,
    settlement_date: row.settled_on,
    purchase_date: personal?.purchased_on ?? null,
    merchant: personal?.merchant ?? null,
    description: personal?.description || null,
    mcc: personal?.mcc || null,
    network_transaction_id: row.network_transaction_id,
    reason: row.reason,
    created_date: row.created_at,
    finish_date: row.finished_at,
  })
  const detailsOf = (rows: readonly CardTransactionRow[]) =>
    details.of(rows.filter(row => row.network_transaction_id).map(({ id }) => id))

  return {
    forHolder: async (rows: readonly CardTransactionRow[]): Promise<readonly wire.CardTransaction[]> => {
      const known = await detailsOf(rows)
      return rows.map(row => lineOf(row, known.get(row.id)))
    },
    forAdmin: async (rows: readonly CardTransactionRow[]): Promise<readonly wire.AdminCardTransaction[]> => {
      const [known, names] = await Promise.all([detailsOf(rows), members.namesOf(rows.map(({ uid }) => uid))])
      return rows.map(row => ({
        ...lineOf(row, known.get(row.id)),
        ...names(row.uid),
        memo: known.get(row.id)?.memo || null,
      }))
    },
  }
}

/** What moves cards' balances, for their holders and for administrators, and what the house's fees of them come to. */
export const cardLines = (parts: Parts): readonly AnyCall[] => {
  const { db } = parts
  const lines = createCardLines(parts)
  return [
    implement(contract.card.transactions, {
      csv: cardLineCsv,
      handler: async ({ params, filter }) => {
        const { rows, total } = await listCardTransactions(db, { ...filter, uid: params.id })
        return page({ rows: await lines.forHolder(rows), total })
      },
    }),
    implement(contract.card.allTransactions, {
      csv: cardLineCsv,
      handler: async ({ filter }) => {
        const { rows, total } = await listCardTransactions(db, filter)
        return page({ rows: await lines.forAdmin(rows), total })
      },
    }),
    ...feeLists(parts),
  ]
}

const feeLists = ({ db, catalogue, members, config }: Parts): readonly AnyCall[] => {
  const records = createCardRecords(db, config.secretKey)
  const sumsOf = (row: CardFeeSum) => {
    const money = (amount: string) => atScale(catalogue, row.currency, amount)
    return {
      currency: row.currency,
      opening: money(row.opening),
      charge: money(row.charge),
      monthly: money(row.monthly),
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
      handler: async ({ filter }) => {
        const { rows, total } = await listCardFees(db, group, filter)
        return page({ total, rows: rows.map(row => ({ date: row.of, cards: row.cards, ...sumsOf(row) })) })
      },
    })

  return [
    ofPeriod(contract.card.feesByDay, 'day'),
    ofPeriod(contract.card.feesByMonth, 'month'),
    implement(contract.card.feesByCard, {
      csv: cardCsv,
      handler: async ({ filter }) => {
        const { rows, total } = await listCardFees(db, 'card', filter)
        const uids = rows.map(row => row.of)
        const [names, printed] = await Promise.all([members.namesOf(uids), records.of(uids)])
        return page({
          total,
          rows: rows.map(row => ({
            uid: row.of,
            ...names(row.of),
            card_number: printed.get(row.of)?.last4 ?? null,
            ...sumsOf(row),
          })),
        })
      },
    }),
  ]
}
