import { declare, forBoth, forUser } from '../call.ts'
import * as refusals from '../refusals.ts'
import * as wire from '../schemas.ts'

export const bindAddress = forUser.command({
  path: '/bindccaddress/S',
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

export const addressBook = forUser.query({
  path: '/bindccaddress/list/S/{json}',
  summary: 'One’s address book',
  filter: wire.boundAddressFilter,
  answer: wire.paged(wire.boundAddress),
})

export const sendable = forUser.query({
  path: '/sendonchain/getavailablebalance/S/{json}',
  summary: 'The amount available in a currency, and the cost of sending it over a network',
  filter: wire.sendableFilter,
  answer: wire.records(wire.sendable),
})

export const checkSend = forUser.preview({
  path: '/sendonchain/check/S',
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

export const send = forUser.command({
  path: '/sendonchain/S',
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

export const sends = forBoth.query({
  path: '/sendonchain/user/{id}/S/{json}',
  summary: 'Sends of a member; for an administrator those of any member, or of all',
  filter: wire.chainSendFilter,
  answer: wire.paged(wire.chainSend),
  params: { id: wire.uidOrAll },
  owner: 'id',
  reads: ['chain_sends'],
  records: 'chain-sends',
})

export const paidAddresses = forUser.query({
  path: '/user/getaddresslist/S/{json}',
  summary: 'One’s deposit addresses, with what was credited over their networks so far, by currency',
  filter: wire.collectedAddressFilter,
  answer: wire.paged(wire.collectedAddress),
  reads: ['top_ups'],
})

export const openDepositAddress = forUser.command({
  path: '/ccaddress/checkcreateuseraddress/S',
  summary: 'One’s deposit address for a currency and network; applied for when there is none to give',
  refuses: ['ADDRESS_POOL_EMPTY', 'IDENTITY_NOT_VERIFIED', 'NETWORK_NOT_OFFERED'],
  body: wire.depositAddressBody,
  answer: wire.records(wire.depositAddress),
})

export const depositAddress = forUser.query({
  path: '/userccaddress/S/{json}',
  summary: 'One’s deposit addresses, for each currency that can be sent to them',
  filter: wire.depositAddressFilter,
  whole: true,
  answer: wire.records(wire.depositAddress),
})

export const applyForAddress = forUser.command({
  path: '/ccaddressapplys/S',
  summary:
    'Applies for a deposit address: the application, or the one that waits already; no record where there is an address',
  refuses: ['IDENTITY_NOT_VERIFIED', 'NETWORK_NOT_OFFERED'],
  body: wire.depositAddressBody,
  answer: wire.records(wire.addressApplied),
})

export const ownApplications = forUser.query({
  path: '/ccaddressapplys/user/S/{json}',
  summary: 'One’s applications for deposit addresses',
  filter: wire.addressApplicationFilter,
  answer: wire.paged(wire.addressApplication),
  reads: ['address_applications'],
})
