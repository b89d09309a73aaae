/** Names and numbers of members' bank accounts. Which of them may be used is in the log. */

import type { Db } from '@strongroom/projections/queries'
import type { wire } from '@strongroom/shared'
import { matchesOne, run } from './run.ts'

const fields = [
  'account_type',
  'user_type',
  'beneficiaryname',
  'accountnumber',
  'routingnumber',
  'iban',
  'swift_code',
  'bankaddress_bankname',
  'bank_country',
  'bank_city',
  'billing_country',
  'billing_state',
  'billing_city',
  'billing_address',
  'billing_postal',
  'statement',
] as const satisfies readonly (keyof wire.BankDetails)[]

type Kept = wire.BankDetails & { readonly id: string; readonly uid: string; readonly version: number | null }

const columns = fields.join(', ')
const places = fields.map((_, at) => `$${at + 5}`).join(', ')

/** Keeps an account's details, in place of those of an older version only. */
export const save = (
  db: Db,
  { uid, id, version }: { readonly uid: string; readonly id: string; readonly version: number },
  details: wire.BankDetails,
  now: Date,
): Promise<void> =>
  run(
    db,
    `insert into private.bank_accounts as kept (id, uid, updated_at, version, ${columns})
     values ($1, $2, $3, $4, ${places})
     on conflict (id) do update set (updated_at, version, ${columns}) = ($3, $4, ${places})
     where kept.version is null or kept.version < $4`,
    [id, uid, now, version, ...fields.map(field => details[field])],
  )

/** Whether an account's details are others than they were at an instant. */
export const changedSince = (db: Db, id: string, instant: string): Promise<boolean> =>
  matchesOne(db, 'select from private.bank_accounts where id::text = $1 and updated_at >= $2', [id, instant])

/** Removes a bank account's details. */
export const remove = (db: Db, id: string): Promise<void> =>
  run(db, 'delete from private.bank_accounts where id = $1', [id])

/** The accounts of a kind: 0 US, 1 EU, 2 other, 3 HK. */
export const ofType = async (db: Db, accountType: number): Promise<readonly string[]> => {
  const { rows } = await db.query<{ id: string }>(
    'select id::text as id from private.bank_accounts where account_type = $1',
    [accountType],
  )
  return rows.map(({ id }) => id)
}

/** The details of bank accounts, by their ids. */
export const byIds = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Kept>> => {
  const { rows } = await db.query<Kept>(
    `select id, uid::text as uid, version, ${columns} from private.bank_accounts where id::text = any($1)`,
    [[...new Set(ids)]],
  )
  return new Map(rows.map(row => [row.id, row]))
}

/** How a member tells their accounts apart: the bank and the last four characters of the number. */
export const bankName = (details: wire.BankDetails | undefined): string | null => {
  if (!details) return null
  const number = (details.accountnumber || details.iban).replaceAll(/\W/g, '')
  return [details.bankaddress_bankname, number && `•••• ${number.slice(-4)}`].filter(Boolean).join(' ')
}
