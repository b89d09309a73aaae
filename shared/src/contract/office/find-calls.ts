import { forAdmin } from '../call.ts'
import * as wire from '../schemas.ts'
import { home } from './home-calls.ts'

export const find = forAdmin.query({
  path: '/office/find/S/{json}',
  summary:
    'Members, cards, cases, transactions and events that a text names: how a name or e-mail address begins, an id, a TXID, the last four digits of a card, an amount',
  filter: wire.findFilter,
  answer: wire.records(wire.foundThing),
  reads: [...home.reads, 'movements', 'events', 'event_keys'],
})
