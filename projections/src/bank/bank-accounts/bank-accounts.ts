import { insert, type Projection, patch, remove } from '../../runner/projection.ts'
import { readSql } from '../../runner/read-sql.ts'
import { uidOf } from '../../uid-of.ts'

/** Linked bank accounts and where their approval stands. */
export const bankAccounts: Projection<'bank_accounts'> = {
  name: 'bank_accounts',
  version: 1,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { bank_accounts: ['uid', 'id'] },
  changes: event => {
    const { data: fact } = event
    const { at: updated_at, actor } = event.metadata
    const uid = uidOf(event)
    const set = (id: string, set: Parameters<typeof patch>[2]) => [
      patch('bank_accounts', { uid, id }, { ...set, updated_at }),
    ]
    switch (fact.type) {
      case 'BankLinked':
        return [
          insert('bank_accounts', { uid, id: fact.bankId, status: 0, created_at: updated_at, updated_at }),
        ]
      case 'BankChanged':
        return set(fact.bankId, { status: 0, reason: null })
      case 'BankApproved':
        return set(fact.bankId, { status: 1, reason: null, decided_by: actor.id })
      case 'BankRejected':
        return set(fact.bankId, { status: -1, reason: fact.reason, decided_by: actor.id })
      case 'BankCategorySet':
        return set(fact.bankId, { category_id: fact.categoryId })
      case 'BankUnlinked':
        return [remove('bank_accounts', { uid, id: fact.bankId })]
      default:
        return []
    }
  },
}
