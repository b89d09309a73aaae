import { command, declare, preview, query } from '../call.ts'
import * as refusals from '../refusals.ts'
import * as wire from '../schemas.ts'

export const bindAddress = command({
  path: '/bindccaddress/S',
  audience: 'user',
  summary: 'Puts an address into the caller’s address book, once it is right for its network',
  refuses: ['BURN_ADDRESS', 'NETWORK_NOT_OFFERED', 'OWN_ADDRESS'],
  body: wire.bindAddressBody,
  aliases: wire.assetAlias,
  answer: wire.records(wire.boundAddress),
})

export const unbindAddress = declare({
  method: 'DELETE',
  path: '/bindccaddress/{id}/S',
  audience: 'user',
  summary: 'Takes an address out of the caller’s address book; sends under way are not touched',
  changes: true,
  refuses: ['CASE_UNKNOWN'],
  answer: wire.done,
})

export const addressBook = query({
  path: '/bindccaddress/list/S/{json}',
  audience: 'user',
  summary: 'One’s address book',
  filter: wire.boundAddressFilter,
  answer: wire.paged(wire.boundAddress),
})

export const sendable = query({
  path: '/sendonchain/getavailablebalance/S/{json}',
  audience: 'user',
  summary: 'The amount available in a currency, and the cost of sending it over a network',
  filter: wire.sendableFilter,
  answer: wire.records(wire.sendable),
})

export const checkSend = preview({
  path: '/sendonchain/check/S',
  audience: 'user',
  summary: 'The cost of sending an amount, the amount that arrives, and the balance left',
  refuses: [
    ...refusals.moving,
    'ADDRESS_NOT_USABLE',
    'ADDRESS_RESTING',
    'BURN_ADDRESS',
    'FEE_ABOVE_AMOUNT',
    'FEE_CHANGED',
    'NETWORK_NOT_OFFERED',
    'OWN_ADDRESS',
  ],
  body: wire.chainSendCheckBody,
  answer: wire.records(wire.chainSendCheck),
})

export const send = command({
  path: '/sendonchain/S',
  audience: 'user',
  summary: 'Asks for a send: locks the amount; with the mailed code and the PAY code',
  refuses: [
    ...refusals.moving,
    'ADDRESS_NOT_USABLE',
    'ADDRESS_RESTING',
    'BURN_ADDRESS',
    'FEE_ABOVE_AMOUNT',
    'FEE_CHANGED',
    'NETWORK_NOT_OFFERED',
    'OWN_ADDRESS',
    'WRONG_CODE',
    'NOT_CONFIRMED',
    'WRONG_PASSKEY',
    'WRONG_PIN',
  ],
  body: wire.chainSendBody,
  answer: wire.records(wire.reviewResult),
})

export const sends = query({
  path: '/sendonchain/user/{id}/S/{json}',
  audience: 'both',
  summary: 'Sends of a member; for an administrator those of any member, or of all',
  filter: wire.chainSendFilter,
  answer: wire.paged(wire.chainSend),
  params: { id: wire.uidOrAll },
  owner: 'id',
  reads: ['chain_sends'],
  records: 'chain-sends',
})

export const paidAddresses = query({
  path: '/user/getaddresslist/S/{json}',
  audience: 'user',
  summary: 'One’s deposit addresses, with what was credited over their networks so far, by currency',
  filter: wire.collectedAddressFilter,
  answer: wire.paged(wire.collectedAddress),
  reads: ['top_ups'],
})

export const openDepositAddress = command({
  path: '/ccaddress/checkcreateuseraddress/S',
  audience: 'user',
  summary: 'One’s deposit address for a currency and network; applied for when there is none to give',
  refuses: ['ADDRESS_POOL_EMPTY', 'IDENTITY_NOT_VERIFIED', 'NETWORK_NOT_OFFERED'],
  body: wire.depositAddressBody,
  answer: wire.records(wire.depositAddress),
})

export const depositAddress = query({
  path: '/userccaddress/S/{json}',
  audience: 'user',
  summary: 'One’s deposit addresses, for each currency that can be sent to them',
  filter: wire.depositAddressFilter,
  whole: true,
  answer: wire.records(wire.depositAddress),
})

export const applyForAddress = command({
  path: '/ccaddressapplys/S',
  audience: 'user',
  summary:
    'Applies for a deposit address: the application, or the one that waits already; no record where there is an address',
  refuses: ['IDENTITY_NOT_VERIFIED', 'NETWORK_NOT_OFFERED'],
  body: wire.depositAddressBody,
  answer: wire.records(wire.addressApplied),
})

export const ownApplications = query({
  path: '/ccaddressapplys/user/S/{json}',
  audience: 'user',
  summary: 'One’s applications for deposit addresses',
  filter: wire.addressApplicationFilter,
  answer: wire.paged(wire.addressApplication),
  reads: ['address_applications'],
})
