import { forAdmin, forBoth, forUser } from '../call.ts'
import * as refusals from '../refusals.ts'
import { deciders } from '../roles.ts'
import * as wire from '../schemas.ts'

export const submit = forUser.command({
  path: '/topup/S',
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

export const ofMember = forBoth.query({
  path: '/topup/user/{id}/S/{json}',
  summary: 'Top-ups of a member; for an administrator those of any member, or of all',
  filter: wire.topUpFilter,
  answer: wire.paged(wire.topUp),
  params: { id: wire.uidOrAll },
  owner: 'id',
  reads: ['top_ups'],
  records: 'top-ups',
})

export const all = forAdmin.query({
  path: '/topup/list/S/{json}',
  summary: 'Top-ups of all members',
  filter: wire.adminTopUpFilter,
  answer: wire.paged(wire.adminTopUp),
  reads: ['top_ups'],
})

export const approve = forAdmin.command({
  path: '/topup/approve/S',
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

export const reject = forAdmin.command({
  path: '/topup/reject/S',
  summary: 'Rejects a top-up with a reason the member sees; its TXID may be submitted again',
  refuses: ['ALREADY_DECIDED', 'OWN_CASE', 'REASON_MISSING', 'TOP_UP_UNKNOWN', 'WALLET_CLOSED'],
  body: wire.topUpRejectBody,
  answer: wire.records(wire.topUpResult),
  roles: deciders,
})
