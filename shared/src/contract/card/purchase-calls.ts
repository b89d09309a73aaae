import { declare, forAdmin, forBoth, forUser } from '../call.ts'
import * as wire from '../schemas.ts'

export const purchases = forBoth.query({
  path: '/cards/purchases/{id}/S/{json}',
  summary:
    'Purchases with the caller’s card as its processor tells of them: pending, captured, declined with the reason',
  filter: wire.cardPurchaseFilter,
  answer: wire.paged(wire.cardPurchase),
  params: { id: wire.uidOrAll },
  owner: 'id',
  reads: ['card_purchases'],
})

export const allPurchases = forAdmin.query({
  path: '/cards/purchaselist/S/{json}',
  summary: 'Purchases with all cards as their processor tells of them',
  filter: wire.adminCardPurchaseFilter,
  answer: wire.paged(wire.adminCardPurchase),
  reads: ['card_purchases'],
})

export const setRules = forUser.command({
  path: '/cards/rules/S',
  summary:
    'Which purchases with the caller’s card are declined: kinds of merchant, countries, ways, amounts; to let more through takes the PAY code',
  refuses: ['CARD_MISSING', 'CARD_RULES_LOOSENED', 'WALLET_CLOSED', 'WRONG_PIN'],
  body: wire.cardRulesBody,
  answer: wire.done,
})

export const limitNotices = forUser.query({
  path: '/cards/limits/notices/S',
  summary:
    'The caller’s own limits of purchases of which they were told that 80 or 100 percent is used, the newest first',
  answer: wire.records(wire.cardLimitNotice),
})

export const tryPurchase = declare({
  method: 'POST',
  path: '/cards/trypurchase/S',
  audience: 'user',
  summary: 'Lets the demo’s processor buy with the caller’s card; unknown where a processor is configured',
  changes: true,
  refuses: ['AMOUNT_NOT_POSITIVE', 'CARD_MISSING', 'CARD_NOT_ENTERED', 'TOO_MANY_PLACES', 'WALLET_CLOSED'],
  body: wire.tryPurchaseBody,
  answer: wire.records(wire.triedPurchase),
})
