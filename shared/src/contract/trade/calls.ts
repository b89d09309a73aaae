import { declare } from '../call.ts'
import * as refusals from '../refusals.ts'
import { deciders, keepers } from '../roles.ts'
import * as wire from '../schemas.ts'

export const place = declare({
  method: 'POST',
  path: '/trades/userlog/S',
  audience: 'user',
  summary: 'Places a limit order and locks the most it may cost; -100 when there is not enough',
  changes: true,
  refuses: [
    ...refusals.moving,
    -100,
    'AMOUNT_TOO_SMALL',
    'BELOW_MINIMUM',
    'PAIR_NOT_OFFERED',
    'PRICE_INVALID',
  ],
  body: wire.tradeBody,
  answer: wire.records(wire.tradeResult),
})

export const check = declare({
  method: 'POST',
  path: '/trades/check/S',
  audience: 'user',
  summary: 'The amount that a limit order would lock, and its cost or proceeds; errors as of the order',
  changes: false,
  refuses: [
    ...refusals.moving,
    -100,
    'AMOUNT_TOO_SMALL',
    'BELOW_MINIMUM',
    'PAIR_NOT_OFFERED',
    'PRICE_INVALID',
  ],
  body: wire.tradeBody,
  answer: wire.records(wire.tradePreview),
})

export const cancel = declare({
  method: 'POST',
  path: '/trades/usercancel/S',
  audience: 'user',
  summary: 'Cancels the caller’s open order and unlocks the rest of its money',
  changes: true,
  refuses: [...refusals.deciding, 'REASON_MISSING', 'WALLET_CLOSED'],
  body: wire.tradeIdBody,
  answer: wire.records(wire.tradeResult),
})

export const list = declare({
  method: 'GET',
  path: '/trades/userlog/S/{json}',
  audience: 'user',
  summary: 'The caller’s orders',
  changes: false,
  filter: wire.tradeFilter,
  answer: wire.paged(wire.trade),
  reads: ['trades'],
  records: 'trades',
})

export const open = declare({
  method: 'GET',
  path: '/trades/useruntrade/S/{json}',
  audience: 'user',
  summary: 'The caller’s open orders',
  changes: false,
  filter: wire.openTradeFilter,
  answer: wire.paged(wire.trade),
  reads: ['trades'],
})

export const pairs = declare({
  method: 'GET',
  path: '/trades/S/{json}',
  audience: 'both',
  summary: 'Pairs that are traded, with their smallest order; hidden ones too for administrators',
  changes: false,
  filter: wire.tradePairFilter,
  answer: wire.paged(wire.tradedPair),
  reads: ['catalogue'],
})

export const savePair = declare({
  method: 'POST',
  path: '/trades/S',
  audience: 'admin',
  summary: 'Creates a pair, or edits the one with the id: smallest order, price, shown or hidden',
  changes: true,
  refuses: [...refusals.saving, 'RATE_ABSURD'],
  body: wire.tradePairBody,
  loaded: wire.tradedPair,
  answer: wire.records(wire.tradePair),
  roles: keepers,
})

const filling = [
  ...refusals.deciding,
  ...refusals.proposing,
  'AMOUNT_NOT_POSITIVE',
  'AMOUNT_TOO_SMALL',
  'LIMIT_NOT_REACHED',
  'MEMBER_DISABLED',
  'MORE_THAN_LEFT',
  'PRICE_ABSURD',
  'SECOND_NEEDED',
  'TOO_MANY_PLACES',
  'WALLET_CLOSED',
  'WALLET_FROZEN',
] as const

export const complete = declare({
  method: 'POST',
  path: '/trades/complete/S',
  audience: 'admin',
  summary:
    'Fills all that is left of an order at its limit price; waits for a second administrator where that is worse than the market by more than the policy lets one',
  changes: true,
  refuses: filling,
  body: wire.tradeFillBody,
  answer: wire.records(wire.tradeResult),
  roles: deciders,
})

export const fill = declare({
  method: 'POST',
  path: '/trades/log/S',
  audience: 'admin',
  summary:
    'Fills a part of an order at its limit price; waits for a second administrator as a whole fill does',
  changes: true,
  refuses: filling,
  body: wire.tradeFillBody,
  answer: wire.records(wire.tradeResult),
  roles: deciders,
})

export const cancelFor = declare({
  method: 'POST',
  path: '/trades/cancel/S',
  audience: 'admin',
  summary: 'Cancels a member’s open order with a reason, and unlocks the rest of its money',
  changes: true,
  refuses: [...refusals.deciding, 'REASON_MISSING', 'WALLET_CLOSED'],
  body: wire.tradeCancelBody,
  answer: wire.records(wire.tradeResult),
  roles: deciders,
})

export const all = declare({
  method: 'GET',
  path: '/trades/log/S/{json}',
  audience: 'admin',
  summary: 'Orders of all members',
  changes: false,
  filter: wire.adminTradeFilter,
  answer: wire.paged(wire.adminTrade),
  reads: ['trades'],
})
