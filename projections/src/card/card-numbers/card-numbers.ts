import { uidOf } from '../../event-parts.ts'
import type { PartOf } from '../../rows.ts'
import { byFact } from '../../runner/by-fact.ts'
import { type AnyEvent, insert, type Projection, patch, readSql } from '../../runner/projection.ts'

const table = 'card_numbers'

const now = (event: AnyEvent, id: string | undefined, set: PartOf<typeof table>) =>
  id === undefined ? [] : [patch(table, { uid: uidOf(event), id }, { ...set, updated_at: event.at })]

/** Disposable numbers of cards, without the numbers themselves. */
export const cardNumbers: Projection<'card_numbers'> = {
  name: table,
  version: 1,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { card_numbers: ['uid', 'id'] },
  changes: byFact({
    CardNumberMade: ({ numberId: id, cardId: card_id, last4, use, currency, amount, until }, event) => {
      const times = { created_at: event.at, updated_at: event.at }
      return [
        insert(table, { uid: uidOf(event), id, card_id, last4, use, currency, amount, until, ...times }),
      ]
    },
    CardNumberClosed: ({ numberId }, event) => now(event, numberId, { closed: true }),
    CardPurchaseAuthorised: ({ number, authorisationId }, event) =>
      now(event, number?.id, { used_by: authorisationId }),
    CardPurchaseCaptured: ({ uses, authorisationId }, event) =>
      now(event, uses, { used_by: authorisationId }),
    CardPurchaseReleased: ({ frees }, event) => now(event, frees, { used_by: null }),
  }),
}
