import { listWithdrawals, type WithdrawalRow } from '@strongroom/projections/withdrawal'
import { wire } from '@strongroom/shared'
import { recordFrom } from '../command/record-from.ts'
import type { Reply } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { casePage } from '../platform/cases/named-cases.ts'
import { bankName } from '../vault/banks.ts'
import { searched } from '../vault/searched.ts'

const recordOf = recordFrom<WithdrawalRow>()(wire.withdrawal, {
  as: { returned_date: 'returned_at' },
  scaled: { amount: 'currency', fee: 'currency', returned_amount: 'currency', bank_charge: 'currency' },
})

/** Withdrawals as lists show them. */
export const recordsOf = async (parts: Parts, rows: readonly WithdrawalRow[]) => {
  const details = await parts.banks.byIds(rows.map(({ bank_id }) => bank_id))
  return rows.map(row => recordOf(parts, row, { bank: bankName(details.get(row.bank_id)) }))
}

type Filter = Parameters<typeof listWithdrawals>[1]

/** One page of everybody's withdrawals. */
export const listOfWithdrawals = async (parts: Parts, filter: Filter): Promise<Reply> => {
  const { rows, total } = await listWithdrawals(parts.db, await searched(parts.members, filter))
  const names = await parts.members.namesOf(rows.flatMap(({ entered_by }) => entered_by ?? []))
  const records = await recordsOf(parts, rows)
  const entered = rows.map(({ entered_by }) => ({
    entered_by: entered_by ?? null,
    entered_by_name: entered_by ? names(entered_by).username : '',
  }))
  return casePage(
    parts,
    { rows, total },
    records.map((record, at) => ({ ...record, ...entered[at] })),
  )
}
