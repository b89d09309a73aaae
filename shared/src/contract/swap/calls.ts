import { declare, forAdmin, forBoth, forUser } from '../call.ts'
import * as refusals from '../refusals.ts'
import * as wire from '../schemas.ts'
import { mailed } from '../statement/mailed.ts'

export const rates = forAdmin.query({
  path: '/swaprateslist/S/{json}',
  summary: 'Swap rates',
  filter: wire.swapRateFilter,
  answer: wire.paged(wire.swapRate),
  reads: ['catalogue'],
})

export const check = forUser.preview({
  path: '/swap/checkAmount/S',
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

export const make = forUser.command({
  path: '/swap/S',
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

export const list = forUser.query({
  path: '/swap/list/S/{json}',
  summary: 'The caller’s swaps',
  filter: wire.swapFilter,
  ranges: 'sourceAmount',
  answer: wire.paged(wire.swapRecord),
  reads: ['swaps'],
  records: 'swaps',
})

export const log = forBoth.query({
  path: '/user/logswaplist/S/{json}',
  summary: 'The caller’s swaps with their member; all members’ for administrators',
  filter: wire.swapLogFilter,
  ranges: 'sourceAmount',
  answer: wire.paged(wire.loggedSwap),
  reads: ['swaps'],
})

export const one = forUser.query({
  path: '/swap/get/{id}/S',
  summary: 'One of the caller’s swaps',
  answer: wire.records(wire.swapRecord),
  reads: ['swaps'],
})

export const currencies = forUser.query({
  path: '/swap/S',
  summary: 'The currencies that can be swapped, and their targets',
  whole: true,
  answer: wire.records(wire.swappable),
})

export const rateOf = forBoth.preview({
  path: '/swaprates/user/S',
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
