import { command, declare, preview, query } from '../call.ts'
import * as refusals from '../refusals.ts'
import * as wire from '../schemas.ts'
import { mailed } from '../statement/mailed.ts'

export const rates = query({
  path: '/swaprateslist/S/{json}',
  audience: 'admin',
  summary: 'Swap rates',
  filter: wire.swapRateFilter,
  answer: wire.paged(wire.swapRate),
  reads: ['catalogue'],
})

export const check = preview({
  path: '/swap/checkAmount/S',
  audience: 'user',
  summary: 'The amounts of a swap, and a quote that holds its rate for half a minute',
  refuses: [
    ...refusals.moving,
    'AMOUNT_TOO_SMALL',
    'NOT_SWAPPABLE',
    'QUOTE_CHANGED',
    'QUOTE_DIFFERS',
    'QUOTE_EXPIRED',
  ],
  body: wire.swapCheckBody,
  answer: wire.records(wire.swapPreview),
})

export const make = command({
  path: '/swap/S',
  audience: 'user',
  summary: 'Swaps at a quoted rate',
  refuses: [
    ...refusals.moving,
    'AMOUNT_TOO_SMALL',
    'NOT_SWAPPABLE',
    'QUOTE_CHANGED',
    'QUOTE_DIFFERS',
    'QUOTE_EXPIRED',
    'QUOTE_USED',
  ],
  body: wire.swapBody,
  answer: wire.records(wire.swapRecord),
})

export const list = query({
  path: '/swap/list/S/{json}',
  audience: 'user',
  summary: 'The caller’s swaps',
  filter: wire.swapFilter,
  ranges: 'sourceAmount',
  answer: wire.paged(wire.swapRecord),
  reads: ['swaps'],
  records: 'swaps',
})

export const log = query({
  path: '/user/logswaplist/S/{json}',
  audience: 'both',
  summary: 'The caller’s swaps with their member; all members’ for administrators',
  filter: wire.swapLogFilter,
  ranges: 'sourceAmount',
  answer: wire.paged(wire.loggedSwap),
  reads: ['swaps'],
})

export const one = query({
  path: '/swap/get/{id}/S',
  audience: 'user',
  summary: 'One of the caller’s swaps',
  answer: wire.records(wire.swapRecord),
  reads: ['swaps'],
})

export const currencies = query({
  path: '/swap/S',
  audience: 'user',
  summary: 'The currencies that can be swapped, and their targets',
  whole: true,
  answer: wire.records(wire.swappable),
})

export const rateOf = preview({
  path: '/swaprates/user/S',
  audience: 'both',
  summary: 'The rate and the fee rate of a pair for a member; the caller unless an administrator asks',
  refuses: ['NOT_SWAPPABLE'],
  body: wire.swapRateOfUserBody,
  answer: wire.records(wire.swapRateOfUser),
})

export const mail = declare({
  ...mailed('swaps'),
  path: '/swap/sendToEmail/S/{json}',
  refuses: ['TOO_MANY_RECORDS'],
  filter: list.filter,
  reads: list.reads,
})
