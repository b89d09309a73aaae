import { type Leg, ownerOf } from '@strongroom/ledger/book'
import type { Pocket } from '@strongroom/shared'
import { legsOf, uidOf } from '../../event-parts.ts'
import { add, type Change, type Projection } from '../../runner/projection.ts'
import { readSql } from '../../runner/read-sql.ts'

/** Which column shows which pocket. The names are those of the specification. */
export const columnOf = {
  available: 'amount',
  locked: 'locked',
  saving: 'user_fixed_deposit_amount',
  card: 'card',
} as const satisfies Record<Pocket, string>

/** The wallet rows members see: available, locked and saving in each currency they ever had. */
export const wallets: Projection<'wallets'> = {
  name: 'wallets',
  version: 1,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { wallets: ['uid', 'currency'] },
  money: [{ table: 'wallets', per: ['uid', 'currency'], sums: Object.values(columnOf) }],
  changes: event =>
    event.data.type === 'WalletOpened' || event.data.type === 'CurrencyApproved'
      ? [add('wallets', { uid: uidOf(event), currency: event.data.currency }, { amount: '0' })]
      : legsOf(event.data).flatMap(changesOf),
}

const changesOf = ({ account, currency, amount }: Leg): readonly Change[] => {
  const owner = ownerOf(account)
  return owner ? [add('wallets', { uid: owner.uid, currency }, { [columnOf[owner.pocket]]: amount })] : []
}
