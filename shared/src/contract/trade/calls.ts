import { forAdmin, forBoth, forUser } from '../call.ts'
import * as refusals from '../refusals.ts'
import { deciders, keepers } from '../roles.ts'
import * as wire from '../schemas.ts'

export const place = forUser.command({
  path: '/trades/userlog/S',
  summary: 'Places a limit order and locks the most it may cost; -100 when there is not enough',
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

export const check = forUser.preview({
  path: '/trades/check/S',
  summary: 'The amount that a limit order would lock, and its cost or proceeds; errors as of the order',
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

const marketRefusals = [
  ...refusals.moving,
  'AMOUNT_TOO_SMALL',
  'BELOW_MINIMUM',
  'MARKET_UNKNOWN',
  'PAIR_NOT_OFFERED',
  'PRICE_ABSURD',
  'PRICE_MOVED',
] as const

export const checkMarket = forUser.preview({
  path: '/trades/market/check/S',
  summary: 'The price of now, the fee and what arrives for an order at the market; errors as of the order',
  refuses: marketRefusals,
  body: wire.marketCheckBody,
  answer: wire.records(wire.marketPreview),
})

export const atMarket = forUser.command({
  path: '/trades/market/S',
  summary:
    'Buys or sells at once at the house’s price; refused where less would arrive than the caller takes',
  refuses: marketRefusals,
  body: wire.marketOrderBody,
  answer: wire.records(wire.trade),
})

export const cancel = forUser.command({
  path: '/trades/usercancel/S',
  summary: 'Cancels the caller’s open order and unlocks the rest of its money',
  refuses: [...refusals.deciding, 'REASON_MISSING', 'WALLET_CLOSED'],
  body: wire.tradeIdBody,
  answer: wire.records(wire.tradeResult),
})

export const list = forUser.query({
  path: '/trades/userlog/S/{json}',
  summary: 'The caller’s orders',
  filter: wire.tradeFilter,
  answer: wire.paged(wire.trade),
  reads: ['trades'],
  records: 'trades',
})

export const open = forUser.query({
  path: '/trades/useruntrade/S/{json}',
  summary: 'The caller’s open orders',
  filter: wire.openTradeFilter,
  answer: wire.paged(wire.trade),
  reads: ['trades'],
})

export const pairs = forBoth.query({
  path: '/trades/S/{json}',
  summary: 'Pairs that are traded, with their smallest order; hidden ones too for administrators',
  filter: wire.tradePairFilter,
  answer: wire.paged(wire.tradedPair),
  reads: ['catalogue'],
})

export const priceHistory = forBoth.query({
  path: '/trades/prices/S/{json}',
  summary:
    'The worth of one base in target at the end of each of the last days (UTC), the oldest first, or of each quarter of the last 24 hours; those in which one of both had no price are left out',
  filter: wire.priceHistoryFilter,
  whole: true,
  answer: wire.records(wire.pairPrice),
  reads: ['snapshots'],
})

export const savePair = forAdmin.command({
  path: '/trades/S',
  summary: 'Creates a pair, or edits the one with the id: smallest order, price, shown or hidden',
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

export const complete = forAdmin.command({
  path: '/trades/complete/S',
  summary:
    'Fills all that is left of an order at its limit price; waits for a second administrator where that is worse than the market by more than the policy lets one',
  refuses: filling,
  body: wire.tradeFillBody,
  answer: wire.records(wire.tradeResult),
  roles: deciders,
})

export const fill = forAdmin.command({
  path: '/trades/log/S',
  summary:
    'Fills a part of an order at its limit price; waits for a second administrator as a whole fill does',
  refuses: filling,
  body: wire.tradeFillBody,
  answer: wire.records(wire.tradeResult),
  roles: deciders,
})

export const cancelFor = forAdmin.command({
  path: '/trades/cancel/S',
  summary: 'Cancels a member’s open order with a reason, and unlocks the rest of its money',
  refuses: [...refusals.deciding, 'REASON_MISSING', 'WALLET_CLOSED'],
  body: wire.tradeCancelBody,
  answer: wire.records(wire.tradeResult),
  roles: deciders,
})

export const all = forAdmin.query({
  path: '/trades/log/S/{json}',
  summary: 'Orders of all members',
  filter: wire.adminTradeFilter,
  answer: wire.paged(wire.adminTrade),
  reads: ['trades'],
})
