import { decided, uidOf } from '../../event-parts.ts'
import type { PartOf } from '../../rows.ts'
import { byFact, type FactsNamed } from '../../runner/by-fact.ts'
import { type AnyEvent, insert, type Projection, patch, readSql, remove } from '../../runner/projection.ts'

/** Linked bank accounts and where their approval stands. */
export const bankAccounts: Projection<'bank_accounts'> = {
  name: 'bank_accounts',
  version: 3,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { bank_accounts: ['uid', 'id'] },
  changes: byFact<FactsNamed<'Bank'>>({
    BankLinked: ({ bankId }, event) => [
      insert('bank_accounts', {
        ...keyOf(event, bankId),
        status: 0,
        created_at: event.at,
        updated_at: event.at,
      }),
    ],
    BankChanged: ({ bankId }, event) =>
      set(event, bankId, { status: 0, reason: null, decided_at: null, decided_by: null }),
    BankApproved: ({ bankId }, event) => set(event, bankId, { status: 1, reason: null, ...decided(event) }),
    BankRejected: ({ bankId, reason }, event) =>
      set(event, bankId, { status: -1, reason, ...decided(event) }),
    BankCategorySet: ({ bankId, categoryId }, event) => set(event, bankId, { category_id: categoryId }),
    BankUnlinked: ({ bankId }, event) => [remove('bank_accounts', keyOf(event, bankId))],
  }),
}

const keyOf = (event: AnyEvent, id: string) => ({ uid: uidOf(event), id })

const set = (event: AnyEvent, id: string, row: PartOf<'bank_accounts'>) => [
  patch('bank_accounts', keyOf(event, id), { ...row, updated_at: event.at }),
]
