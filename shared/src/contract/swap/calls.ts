import { declare } from '../call.ts'
import * as refusals from '../refusals.ts'
import * as wire from '../schemas.ts'
import { mailed } from '../statement/mailed.ts'

export const rates = declare({
  method: 'GET',
  path: '/swaprateslist/S/{json}',
  audience: 'admin',
  summary: 'Swap rates',
  changes: false,
  filter: wire.swapRateFilter,
  answer: wire.paged(wire.swapRate),
  reads: ['catalogue'],
})

export const check = declare({
  method: 'POST',
  path: '/swap/checkAmount/S',
  audience: 'user',
  summary: 'The amounts of a swap, and a quote that holds its rate for half a minute',
  changes: false,
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

export const make = declare({
  method: 'POST',
  path: '/swap/S',
  audience: 'user',
  summary: 'Swaps at a quoted rate',
  changes: true,
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

export const list = declare({
  method: 'GET',
  path: '/swap/list/S/{json}',
  audience: 'user',
  summary: 'The caller’s swaps',
  changes: false,
  filter: wire.swapFilter,
  ranges: 'sourceAmount',
  answer: wire.paged(wire.swapRecord),
  reads: ['swaps'],
  records: 'swaps',
})

export const log = declare({
  method: 'GET',
  path: '/user/logswaplist/S/{json}',
  audience: 'both',
  summary: 'The caller’s swaps with their member; all members’ for administrators',
  changes: false,
  filter: wire.swapLogFilter,
  ranges: 'sourceAmount',
  answer: wire.paged(wire.loggedSwap),
  reads: ['swaps'],
})

export const one = declare({
  method: 'GET',
  path: '/swap/get/{id}/S',
  audience: 'user',
  summary: 'One of the caller’s swaps',
  changes: false,
  answer: wire.records(wire.swapRecord),
  reads: ['swaps'],
})

export const currencies = declare({
  method: 'GET',
  path: '/swap/S',
  audience: 'user',
  summary: 'The currencies that can be swapped, and their targets',
  changes: false,
  whole: true,
  answer: wire.records(wire.swappable),
})

export const rateOf = declare({
  method: 'POST',
  path: '/swaprates/user/S',
  audience: 'both',
  summary: 'The rate and the fee rate of a pair for a member; the caller unless an administrator asks',
  refuses: ['NOT_SWAPPABLE'],
  changes: false,
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
