import { declare, forAdmin, forBoth, forUser } from '../call.ts'
import * as wire from '../schemas.ts'

export const link = forUser.command({
  path: '/bank/create/S',
  summary: 'Links a bank account, for an administrator to approve',
  refuses: ['BANK_LIMIT_REACHED', 'IDENTITY_NOT_VERIFIED'],
  body: wire.bankCreateBody,
  aliases: wire.bankAliases,
  answer: wire.records(wire.bankResult),
})

export const edit = forUser.command({
  path: '/bank/update/S',
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

export const ofMember = forBoth.query({
  path: '/userbank/list/{id}/S/{json}',
  summary: 'Bank accounts of a member; to administrators with the last four characters of their numbers',
  filter: wire.bankFilter,
  answer: wire.paged(wire.bank),
  params: { id: wire.uidOrAll },
  owner: 'id',
  reads: ['bank_accounts'],
})

export const one = forAdmin.query({
  path: '/userbank/get/{id}/S',
  summary: 'A bank account of a member’s with its full numbers; refused until a reason to look was given',
  refuses: ['LOOK_REASON_NEEDED'],
  answer: wire.records(wire.adminBank),
  reads: ['bank_accounts'],
})

export const submitDeposit = forUser.command({
  path: '/recharges/deposit/S',
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

export const submitCardWire = forUser.command({
  path: '/userrecharges/S',
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

export const confirmDeposit = forUser.command({
  path: '/recharges/confirm/S',
  summary: 'Confirms that a distributed deposit has arrived',
  refuses: ['CASE_UNKNOWN', 'NOT_COMPLETED', 'WALLET_CLOSED'],
  body: wire.idBody,
  answer: wire.records(wire.depositResult),
})

export const deposit = forUser.query({
  path: '/recharges/user/get/{id}/S',
  summary: 'One of the caller’s deposits',
  answer: wire.records(wire.deposit),
  reads: ['deposits'],
})

export const deposits = forBoth.query({
  path: '/recharges/user/list/{id}/S/{json}',
  summary: 'One’s own deposits; for an administrator those of any member, or of all',
  filter: wire.depositFilter,
  answer: wire.paged(wire.deposit),
  params: { id: wire.uidOrAll },
  owner: 'id',
  reads: ['deposits'],
  records: 'deposits',
})

export const fpsTerms = forUser.query({
  path: '/userfpsrecharges/user/terms/S',
  summary: 'Whether FPS is taken, at what ratio, and between which amounts',
  answer: wire.records(wire.fpsTerms),
})

export const submitFps = forUser.command({
  path: '/userfpsrecharges/S',
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

export const fps = forUser.query({
  path: '/userfpsrecharges/user/get/{id}/S',
  summary: 'One of the caller’s FPS top-ups',
  answer: wire.records(wire.fpsRecharge),
  reads: ['fps_top_ups'],
})

export const fpsTopUps = forBoth.query({
  path: '/userfpsrecharges/user/list/{id}/S/{json}',
  summary: 'One’s own FPS top-ups; for an administrator those of any member, or of all',
  filter: wire.fpsFilter,
  ranges: 'hkdAmount',
  answer: wire.paged(wire.fpsRecharge),
  params: { id: wire.uidOrAll },
  owner: 'id',
  reads: ['fps_top_ups'],
  records: 'fps-top-ups',
})

export const virtualAccount = forUser.query({
  path: '/virtualaccount/S',
  summary: 'The caller’s virtual account at the bank of the house, or where the request for one stands',
  answer: wire.records(wire.virtualAccount),
})

export const requestVirtualAccount = forUser.command({
  path: '/virtualaccount/request/S',
  summary: 'Asks for a virtual account; again, it changes nothing',
  refuses: ['IDENTITY_NOT_VERIFIED'],
  answer: wire.records(wire.virtualAccount),
})
