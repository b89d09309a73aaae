import { forAdmin, forBoth, forUser } from '../call.ts'
import * as refusals from '../refusals.ts'
import { deciders } from '../roles.ts'
import * as wire from '../schemas.ts'

export const enter = forAdmin.command({
  path: '/wallet/withdrawByAdmin/S',
  summary: 'Enters a withdrawal for a member; another administrator has to approve it',
  refuses: [
    ...refusals.moving,
    'BANK_NOT_USABLE',
    'BELOW_MINIMUM',
    'CURRENCY_NOT_OFFERED',
    'MEMBER_DISABLED',
    'OWN_CASE',
    'RECEIVER_UNKNOWN',
  ],
  body: wire.withdrawByAdminBody,
  answer: wire.records(wire.reviewResult),
  roles: deciders,
})

export const approve = forAdmin.command({
  path: '/wallet/approve/S',
  summary:
    'Settles a withdrawal: the amount has left for the bank, the fee is kept. Approves a top-up, a send on chain (with its TXID), a sent payment or an adjustment by its id too',
  refuses: [
    ...refusals.proposing,
    ...refusals.deciding,
    ...refusals.paying,
    'AMOUNT_NOT_POSITIVE',
    'BANK_CHANGED',
    'CURRENCY_NOT_OFFERED',
    'FEE_ABOVE_AMOUNT',
    'FEE_ABOVE_QUOTED',
    'INSUFFICIENT_FUNDS',
    'RISK_ABOVE_LIMIT',
    'TOO_MANY_PLACES',
    'WALLET_CLOSED',
  ],
  body: wire.approveBody,
  answer: wire.records(wire.reviewResult),
  roles: deciders,
})

export const reject = forAdmin.command({
  path: '/wallet/reject/S',
  summary:
    'Rejects a withdrawal with a reason: all that was locked goes back. A top-up, a send on chain, a sent payment or an adjustment too',
  refuses: [...refusals.deciding, 'REASON_MISSING', 'WALLET_CLOSED'],
  body: wire.rejectBody,
  answer: wire.records(wire.reviewResult),
  roles: deciders,
})

export const sentBack = forAdmin.command({
  path: '/wallet/withdrawReturned/S',
  summary:
    'Books a settled withdrawal that the bank has sent back: the amount without the bank’s charge goes where it came from. Above the policy’s amount it waits for a second administrator',
  refuses: [
    ...refusals.proposing,
    ...refusals.deciding,
    'CURRENCY_NOT_OFFERED',
    'FEE_ABOVE_AMOUNT',
    'REASON_MISSING',
    'TOO_MANY_PLACES',
    'WALLET_CLOSED',
    'WITHDRAWAL_NOT_SENT',
  ],
  body: wire.sentBackBody,
  answer: wire.records(wire.sentBackResult),
  roles: deciders,
})

export const check = forUser.preview({
  path: '/wallet/withdrawcheck/S',
  summary: 'The cost of a withdrawal and the balance left, without asking for it',
  refuses: [...refusals.moving, 'BANK_NOT_USABLE', 'BELOW_MINIMUM', 'CURRENCY_NOT_OFFERED', 'OWN_CASE'],
  body: wire.withdrawCheckBody,
  answer: wire.records(wire.withdrawCheck),
})

export const proveEmail = forUser.command({
  path: '/wallets/checkEmailCode/S',
  summary: 'Whether the mailed code would be taken for this withdrawal; it stays usable, a wrong one counts',
  refuses: ['WRONG_CODE'],
  body: wire.withdrawCodeBody,
  answer: wire.done,
})

export const request = forUser.command({
  path: '/wallet/withdraw/S',
  summary: 'Asks for a withdrawal: locks amount and fee; with the mailed code and the PAY code',
  refuses: [
    ...refusals.moving,
    'BANK_NOT_USABLE',
    'BELOW_MINIMUM',
    'CURRENCY_NOT_OFFERED',
    'OWN_CASE',
    'WRONG_CODE',
    'NOT_CONFIRMED',
    'WRONG_PASSKEY',
    'WRONG_PIN',
  ],
  body: wire.withdrawBody,
  answer: wire.records(wire.reviewResult),
})

export const cases = forAdmin.query({
  path: '/recharges/withdraw/S/{json}',
  summary: 'Withdrawals of all members',
  filter: wire.adminWithdrawalFilter,
  answer: wire.paged(wire.adminWithdrawal),
  reads: ['withdrawals'],
})

export const list = forBoth.query({
  path: '/wallet/withdraw/user/list/{id}/S/{json}',
  summary: 'The caller’s withdrawals; for an administrator those of any member, or of all',
  filter: wire.withdrawalFilter,
  answer: wire.paged(wire.withdrawal),
  params: { id: wire.uidOrAll },
  owner: 'id',
  reads: ['withdrawals'],
  records: 'withdrawals',
})
