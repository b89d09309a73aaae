import { command, declare, query } from '../call.ts'
import * as wire from '../schemas.ts'

export const link = command({
  path: '/bank/create/S',
  audience: 'user',
  summary: 'Links a bank account, for an administrator to approve',
  refuses: ['BANK_LIMIT_REACHED', 'IDENTITY_NOT_VERIFIED'],
  body: wire.bankCreateBody,
  aliases: wire.bankAliases,
  answer: wire.records(wire.bankResult),
})

export const edit = command({
  path: '/bank/update/S',
  audience: 'user',
  summary: 'Changes a linked bank account, which must then be approved again',
  refuses: ['BANK_LIMIT_REACHED', 'CASE_UNKNOWN', 'IDENTITY_NOT_VERIFIED'],
  body: wire.bankUpdateBody,
  aliases: wire.bankAliases,
  loaded: wire.adminBank,
  answer: wire.records(wire.bankResult),
})

export const unlink = declare({
  method: 'DELETE',
  path: '/bank/delete/{id}/S',
  audience: 'both',
  summary: 'Unlinks a bank account',
  changes: true,
  refuses: ['CASE_UNKNOWN', 'OWN_CASE'],
  answer: wire.done,
})

export const ofMember = query({
  path: '/userbank/list/{id}/S/{json}',
  audience: 'both',
  summary: 'Bank accounts of a member; to administrators with the last four characters of their numbers',
  filter: wire.bankFilter,
  answer: wire.paged(wire.bank),
  params: { id: wire.uidOrAll },
  owner: 'id',
  reads: ['bank_accounts'],
})

export const one = query({
  path: '/userbank/get/{id}/S',
  audience: 'admin',
  summary: 'A bank account of a member’s with its full numbers; refused until a reason to look was given',
  refuses: ['LOOK_REASON_NEEDED'],
  answer: wire.records(wire.adminBank),
  reads: ['bank_accounts'],
})

export const submitDeposit = command({
  path: '/recharges/deposit/S',
  audience: 'user',
  summary: 'Submits a bank deposit to the wallet or the card, with the proof of the transfer',
  refuses: [
    101,
    104,
    105,
    'AMOUNT_NOT_POSITIVE',
    'BANK_NOT_USABLE',
    'BELOW_MINIMUM',
    'CARD_BLOCKED',
    'CARD_EXPIRED',
    'CARD_MISSING',
    'CURRENCY_NOT_OFFERED',
    'IDENTITY_NOT_VERIFIED',
    'TOO_MANY_PLACES',
    'VIP_LEVEL_TOO_LOW',
    'WALLET_CLOSED',
  ],
  body: wire.depositBody,
  answer: wire.records(wire.depositResult),
})

export const submitCardWire = command({
  path: '/userrecharges/S',
  audience: 'user',
  summary: 'Opens a card by bank transfer, with its proof; from VIP level 3; errors 101, 104 and 105',
  refuses: [
    101,
    104,
    105,
    'AMOUNT_NOT_POSITIVE',
    'BANK_NOT_USABLE',
    'BELOW_MINIMUM',
    'CARD_BLOCKED',
    'CARD_EXPIRED',
    'CARD_MISSING',
    'CARD_TYPE_NOT_OFFERED',
    'IDENTITY_NOT_VERIFIED',
    'TOO_MANY_PLACES',
    'VIP_LEVEL_TOO_LOW',
    'WALLET_CLOSED',
  ],
  body: wire.openCardDepositBody,
  answer: wire.records(wire.depositResult),
})

export const confirmDeposit = command({
  path: '/recharges/confirm/S',
  audience: 'user',
  summary: 'Confirms that a distributed deposit has arrived',
  refuses: ['CASE_UNKNOWN', 'NOT_COMPLETED', 'WALLET_CLOSED'],
  body: wire.idBody,
  answer: wire.records(wire.depositResult),
})

export const deposit = query({
  path: '/recharges/user/get/{id}/S',
  audience: 'user',
  summary: 'One of the caller’s deposits',
  answer: wire.records(wire.deposit),
  reads: ['deposits'],
})

export const deposits = query({
  path: '/recharges/user/list/{id}/S/{json}',
  audience: 'both',
  summary: 'One’s own deposits; for an administrator those of any member, or of all',
  filter: wire.depositFilter,
  answer: wire.paged(wire.deposit),
  params: { id: wire.uidOrAll },
  owner: 'id',
  reads: ['deposits'],
  records: 'deposits',
})

export const fpsTerms = query({
  path: '/userfpsrecharges/user/terms/S',
  audience: 'user',
  summary: 'Whether FPS is taken, at what ratio, and between which amounts',
  answer: wire.records(wire.fpsTerms),
})

export const submitFps = command({
  path: '/userfpsrecharges/S',
  audience: 'user',
  summary: 'Submits an FPS top-up with its receipt',
  refuses: [
    'ABOVE_MAXIMUM',
    'AMOUNT_NOT_POSITIVE',
    'AMOUNT_TOO_SMALL',
    'BELOW_MINIMUM',
    'FPS_OFF',
    'IDENTITY_NOT_VERIFIED',
    'TOO_MANY_PLACES',
    'WALLET_CLOSED',
    'CURRENCY_NOT_OFFERED',
  ],
  body: wire.fpsBody,
  answer: wire.records(wire.reviewResult),
})

export const fps = query({
  path: '/userfpsrecharges/user/get/{id}/S',
  audience: 'user',
  summary: 'One of the caller’s FPS top-ups',
  answer: wire.records(wire.fpsRecharge),
  reads: ['fps_top_ups'],
})

export const fpsTopUps = query({
  path: '/userfpsrecharges/user/list/{id}/S/{json}',
  audience: 'both',
  summary: 'One’s own FPS top-ups; for an administrator those of any member, or of all',
  filter: wire.fpsFilter,
  ranges: 'hkdAmount',
  answer: wire.paged(wire.fpsRecharge),
  params: { id: wire.uidOrAll },
  owner: 'id',
  reads: ['fps_top_ups'],
  records: 'fps-top-ups',
})

export const virtualAccount = query({
  path: '/virtualaccount/S',
  audience: 'user',
  summary: 'The caller’s virtual account at the bank of the house, or where the request for one stands',
  answer: wire.records(wire.virtualAccount),
})

export const requestVirtualAccount = command({
  path: '/virtualaccount/request/S',
  audience: 'user',
  summary: 'Asks for a virtual account; again, it changes nothing',
  refuses: ['IDENTITY_NOT_VERIFIED'],
  answer: wire.records(wire.virtualAccount),
})
