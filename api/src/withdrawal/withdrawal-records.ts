import { listWithdrawals, type WithdrawalRow } from '@strongroom/projections/withdrawal'
import type { wire } from '@strongroom/shared'
import { atScale } from '../command/money.ts'
import { page, type Reply } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { bankName } from '../vault/banks.ts'
import { searched } from '../vault/searched.ts'

const returnedOf = (
  { catalogue }: Pick<Parts, 'catalogue'>,
  { currency, returned_amount, bank_charge, returned_reason, returned_at }: WithdrawalRow,
) => ({
  returned_amount: returned_amount === null ? null : atScale(catalogue, currency, returned_amount),
  bank_charge: bank_charge === null ? null : atScale(catalogue, currency, bank_charge),
  returned_reason,
  returned_date: returned_at,
})

/** Withdrawals as lists show them. */
export const recordsOf = async ({ catalogue, banks }: Parts, rows: readonly WithdrawalRow[]) => {
  const details = await banks.byIds(rows.map(({ bank_id }) => bank_id))
  return rows.map(
    (row): wire.Withdrawal => ({
      id: row.id,
      uid: row.uid,
      source: row.source,
      currency: row.currency,
      amount: atScale(catalogue, row.currency, row.amount),
      fee: atScale(catalogue, row.currency, row.fee),
      bank_id: row.bank_id,
      bank: bankName(details.get(row.bank_id)),
      status: row.status,
      externalTxId: row.external_tx_id,
      reason: row.reason,
      ...returnedOf({ catalogue }, row),
      created_date: row.created_at,
      finish_date: row.decided_at,
    }),
  )
}

type Filter = Parameters<typeof listWithdrawals>[1]

/** One page of everybody's withdrawals. */
export const listOfWithdrawals = async (parts: Parts, filter: Filter): Promise<Reply> => {
  const { rows, total } = await listWithdrawals(parts.db, await searched(parts.members, filter))
  const names = await parts.members.namesOf(rows.flatMap(({ uid, entered_by }) => [uid, entered_by ?? uid]))
  const records = await recordsOf(parts, rows)
  const entered = rows.map(({ entered_by }) => ({
    entered_by: entered_by ?? null,
    entered_by_name: entered_by ? names(entered_by).username : '',
  }))
  return page({
    total,
    rows: records.map((row, at) => ({ ...row, ...names(row.uid), ...entered[at] })),
  })
}
