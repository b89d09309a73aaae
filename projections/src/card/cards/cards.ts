import { uidOf } from '../../event-parts.ts'
import type { PartOf } from '../../rows.ts'
import { byFact } from '../../runner/by-fact.ts'
import { type AnyEvent, insert, type Projection, patch } from '../../runner/projection.ts'
import { readSql } from '../../runner/read-sql.ts'

const table = 'cards'

const now = (event: AnyEvent, set: PartOf<typeof table>) => [
  patch(table, { uid: uidOf(event) }, { ...set, updated_at: event.at }),
]

/** Members' cards and how they stand. Numbers and names are in schema `private`. */
export const cards: Projection<'cards'> = {
  name: table,
  version: 5,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { cards: ['uid'] },
  reads: event => (event.data.type === 'CardActivated' ? [{ table, key: { uid: uidOf(event) } }] : []),
  changes: byFact({
    CardOpened: ({ cardId: card_id, cardType: card_type = null, openedBy: opened_by }, event) => {
      const { at } = event.metadata
      const begun = { status: 'in-review', opened_at: at, updated_at: at } as const
      return [insert(table, { uid: uidOf(event), card_id, card_type, opened_by, ...begun })]
    },
    CardActivated: ({ on }, event, { find }) => {
      const first_active = String(find(table, { uid: uidOf(event) })?.first_active ?? on)
      return now(event, { status: 'active', by_hand: false, active_since: on, first_active, reason: null })
    },
    CardBlocked: (fact, event) => now(event, { status: 'blocked', by_hand: false, reason: fact.reason }),
    CardFeeTaken: ({ month, annual }, event) =>
      now(event, annual ? { annual_fee_paid_for: month } : { fee_paid_for: month }),
    CardPutInArrears: ({ reason }, event) => now(event, { status: 'suspended', by_hand: true, reason }),
    CardLetOutOfArrears: (_, event) => now(event, { status: 'active', by_hand: false, reason: null }),
    CardSuspended: (_, event) => now(event, { status: 'suspended' }),
    CardResumed: (_, event) => now(event, { status: 'active' }),
    CardFrozen: (_, event) => now(event, { frozen: true }),
    CardUnfrozen: (_, event) => now(event, { frozen: false }),
    CardLimitSet: ({ amount: daily_limit = null }, event) => now(event, { daily_limit }),
  }),
}
