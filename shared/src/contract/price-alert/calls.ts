import { forUser } from '../call.ts'
import * as wire from '../schemas.ts'

export const list = forUser.query({
  path: '/user/pricealerts/S',
  summary: 'The caller’s price alerts, the newest first, and the price of each now',
  whole: true,
  answer: wire.records(wire.priceAlert),
  reads: ['catalogue'],
})

export const save = forUser.command({
  path: '/user/pricealerts/S',
  summary:
    'Asks to be told when a price or a rate rises or falls to a limit, or changes such an alert; at most 20',
  refuses: ['ALERT_REACHED', 'ALERT_UNKNOWN', 'PAIR_NOT_OFFERED', 'TOO_MANY_ALERTS'],
  body: wire.priceAlertBody,
  answer: wire.records(wire.priceAlertResult),
})

export const remove = forUser.command({
  path: '/user/pricealerts/remove/S',
  summary: 'Takes away a price alert. Repeating it has no effect.',
  body: wire.removePriceAlertBody,
  answer: wire.done,
})
