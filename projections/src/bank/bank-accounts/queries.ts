import type { ListFilter } from '@strongroom/shared'
import type { Db } from '../../queries/ask.ts'
import { listed } from '../../queries/listed.ts'
import { rowsWith } from '../../queries/rows-with.ts'
import { computed, select } from '../../queries/select.ts'
import type { RowOf } from '../../rows.ts'

/** A bank account that a member asked to have approved; its numbers are in the vault. Times are ISO 8601. */
export type BankAccountRow = RowOf<'bank_accounts'>

/** `ids`: of these accounts only, as the kind of a bank is not known here. */
export type BankAccountFilter = ListFilter<'bank.all'> & { readonly ids?: readonly string[] | undefined }

/** Linked bank accounts of all members, or of one. */
export const { page: listBankAccounts } = listed<BankAccountFilter, 'bank_accounts'>(
  {
    table: 'views.bank_accounts',
    sorts: { created_date: 'created_at', updated_date: 'updated_at' },
    equals: { uid: 'uid', status: 'status', category_id: 'category_id', account_type: null, ids: null },
    begins: ['id'],
    is: ['uid'],
  },
  filter => (filter.ids ? [{ sql: 'id = any(?)', values: [filter.ids] }] : []),
)

/** A linked bank account by its id. */
export const getBankAccount = async (db: Db, id: string): Promise<BankAccountRow | undefined> =>
  (await rowsWith(db, 'bank_accounts', { id }))[0]

const counted = select('bank_accounts', [], { count: computed<number>('count(*)') })

/** How many bank accounts a member has linked, whatever their state. */
export const countBankAccounts = async (db: Db, uid: string): Promise<number> =>
  (await counted(db, 'where uid = $1', [uid]))[0]?.count ?? 0
