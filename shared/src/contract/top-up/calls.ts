import { command, query } from '../call.ts'
import * as refusals from '../refusals.ts'
import { deciders } from '../roles.ts'
import * as wire from '../schemas.ts'

export const submit = command({
  path: '/topup/S',
  audience: 'user',
  summary:
    'Submits a top-up for finance to look at; a TXID counts once, or once for each member’s own address that it pays',
  refuses: [
    'AMOUNT_NOT_POSITIVE',
    'BELOW_MINIMUM',
    'CURRENCY_NOT_OFFERED',
    'IDENTITY_NOT_VERIFIED',
    'NETWORK_NOT_OFFERED',
    'TOO_MANY_PLACES',
    'TXID_ALREADY_USED',
    'WALLET_CLOSED',
  ],
  body: wire.topUpBody,
  aliases: wire.assetAlias,
  answer: wire.records(wire.topUpResult),
})

export const ofMember = query({
  path: '/topup/user/{id}/S/{json}',
  audience: 'both',
  summary: 'Top-ups of a member; for an administrator those of any member, or of all',
  filter: wire.topUpFilter,
  answer: wire.paged(wire.topUp),
  params: { id: wire.uidOrAll },
  owner: 'id',
  reads: ['top_ups'],
  records: 'top-ups',
})

export const all = query({
  path: '/topup/list/S/{json}',
  audience: 'admin',
  summary: 'Top-ups of all members',
  filter: wire.adminTopUpFilter,
  answer: wire.paged(wire.adminTopUp),
  reads: ['top_ups'],
})

export const approve = command({
  path: '/topup/approve/S',
  audience: 'admin',
  summary: 'Credits a top-up, less a fee',
  refuses: [
    ...refusals.proposing,
    'ALREADY_DECIDED',
    'AMOUNT_NOT_POSITIVE',
    'FEE_ABOVE_AMOUNT',
    'OWN_CASE',
    'PROOF_NEEDED',
    'RISK_ABOVE_LIMIT',
    'TOO_MANY_PLACES',
    'TOP_UP_UNKNOWN',
    'WALLET_CLOSED',
    'CURRENCY_NOT_OFFERED',
  ],
  body: wire.topUpApproveBody,
  answer: wire.records(wire.topUpResult),
  roles: deciders,
})

export const reject = command({
  path: '/topup/reject/S',
  audience: 'admin',
  summary: 'Rejects a top-up with a reason the member sees; its TXID may be submitted again',
  refuses: ['ALREADY_DECIDED', 'OWN_CASE', 'REASON_MISSING', 'TOP_UP_UNKNOWN', 'WALLET_CLOSED'],
  body: wire.topUpRejectBody,
  answer: wire.records(wire.topUpResult),
  roles: deciders,
})
