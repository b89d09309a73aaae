import { declare } from '../call.ts'
import * as refusals from '../refusals.ts'
import { deciders, keepers, reviewers } from '../roles.ts'
import * as wire from '../schemas.ts'

export const approve = declare({
  method: 'POST',
  path: '/bank/approve/S',
  audience: 'admin',
  summary: 'Approves a bank account',
  changes: true,
  refuses: ['CASE_UNKNOWN', 'DETAILS_CHANGED', 'OWN_CASE'],
  body: wire.bankApproveBody,
  answer: wire.records(wire.bankResult),
  roles: reviewers,
})

export const reject = declare({
  method: 'POST',
  path: '/bank/reject/S',
  audience: 'admin',
  summary: 'Rejects a bank account with a reason',
  changes: true,
  refuses: ['CASE_UNKNOWN', 'OWN_CASE', 'REASON_MISSING'],
  body: wire.rejectBody,
  answer: wire.records(wire.bankResult),
  roles: reviewers,
})

export const setCategory = declare({
  method: 'POST',
  path: '/bank/categoryid/S',
  audience: 'admin',
  summary: 'Files a bank account under a category',
  changes: true,
  refuses: ['CASE_UNKNOWN', 'ENTRY_UNKNOWN'],
  body: wire.bankCategoryBody,
  aliases: wire.bankAliases,
  answer: wire.done,
  roles: reviewers,
})

export const all = declare({
  method: 'GET',
  path: '/bank/list/S/{json}',
  audience: 'admin',
  summary: 'Bank accounts of all members, with the last four characters of their numbers',
  changes: false,
  filter: wire.adminBankFilter,
  answer: wire.paged(wire.adminBank),
  reads: ['bank_accounts'],
})

export const circleDeposits = declare({
  method: 'GET',
  path: '/circlerecharges/{id}/S/{json}',
  audience: 'both',
  owner: 'id',
  summary: 'Circle deposits of a member, by user id or e-mail address; of all members for the id all',
  changes: false,
  filter: wire.circleFilter,
  ranges: 'credited',
  answer: wire.paged(wire.circleDeposit),
  params: { id: wire.memberOrAll },
  reads: ['circle_deposits'],
})

export const enterCircleDeposit = declare({
  method: 'POST',
  path: '/circlerecharges/S',
  audience: 'admin',
  summary:
    'Credits a wire that Circle has received, each once; above the caller’s share of the day a second one approves',
  changes: true,
  refuses: [
    ...refusals.proposing,
    'AMOUNT_NOT_POSITIVE',
    'CIRCLE_ID_ALREADY_USED',
    'CURRENCY_NOT_OFFERED',
    'FEE_ABOVE_AMOUNT',
    'OWN_CASE',
    'RECEIVER_UNKNOWN',
    'TOO_MANY_PLACES',
  ],
  body: wire.circleBody,
  answer: wire.records(wire.reviewResult),
  roles: deciders,
})

export const markDeposit = declare({
  method: 'POST',
  path: '/recharges/setdepositStatus/S',
  audience: 'admin',
  summary: 'Says that the transfer has come (1), or never came (-1, with a reason)',
  changes: true,
  refuses: [...refusals.deciding, 'REASON_MISSING', 'WALLET_CLOSED'],
  body: wire.depositStatusBody,
  answer: wire.records(wire.depositResult),
  roles: deciders,
})

export const decideDeposit = declare({
  method: 'POST',
  path: '/recharges/rechargeStatus/S',
  audience: 'admin',
  summary: 'Distributes a deposit (1), confirms it for the member (2), or rejects it with a reason (-1)',
  changes: true,
  refuses: [
    ...refusals.proposing,
    ...refusals.deciding,
    101,
    'AMOUNT_NOT_POSITIVE',
    'FEE_ABOVE_AMOUNT',
    'REASON_MISSING',
    'TOO_MANY_PLACES',
    'WALLET_CLOSED',
    'NOT_COMPLETED',
  ],
  body: wire.rechargeStatusBody,
  answer: wire.records(wire.depositResult),
  roles: deciders,
})

export const depositCase = declare({
  method: 'GET',
  path: '/recharges/admin/get/{id}/S',
  audience: 'admin',
  summary: 'One deposit',
  changes: false,
  answer: wire.records(wire.adminDeposit),
  reads: ['deposits'],
})

export const depositCases = declare({
  method: 'GET',
  path: '/recharges/deposit/S/{json}',
  audience: 'admin',
  summary: 'Bank deposits of all members, to the wallet and to the card',
  changes: false,
  filter: wire.adminDepositFilter,
  answer: wire.paged(wire.adminDeposit),
  reads: ['deposits'],
})

export const circleRecharges = declare({
  method: 'GET',
  path: '/recharges/circle_deposit/S/{json}',
  audience: 'admin',
  summary: 'Deposits of the type circle_deposit',
  changes: false,
  filter: wire.circleRechargeFilter,
  ranges: 'credited',
  answer: wire.paged(wire.circleDeposit),
  reads: ['circle_deposits'],
})

export const recharges = declare({
  method: 'GET',
  path: '/recharges/{x}/S/{json}',
  audience: 'admin',
  summary: 'Deposits by type: bank_deposit or card_deposit; all of members’ bank deposits for all',
  changes: false,
  filter: wire.adminDepositFilter,
  answer: wire.paged(wire.adminDeposit),
  reads: ['deposits'],
})

export const approveFps = declare({
  method: 'POST',
  path: '/userfpsrecharges/approve/S',
  audience: 'admin',
  summary: 'Credits an FPS top-up at its ratio, less a fee',
  changes: true,
  refuses: [...refusals.proposing, ...refusals.deciding, 'FEE_ABOVE_AMOUNT', 'WALLET_CLOSED'],
  body: wire.approveBody,
  answer: wire.records(wire.reviewResult),
  roles: deciders,
})

export const rejectFps = declare({
  method: 'POST',
  path: '/userfpsrecharges/reject/S',
  audience: 'admin',
  summary: 'Rejects an FPS top-up with a reason',
  changes: true,
  refuses: [...refusals.deciding, 'REASON_MISSING', 'WALLET_CLOSED'],
  body: wire.rejectBody,
  answer: wire.records(wire.reviewResult),
  roles: deciders,
})

export const fpsCases = declare({
  method: 'GET',
  path: '/userfpsrecharges/{x}/S/{json}',
  audience: 'admin',
  summary: 'FPS top-ups of all members: all, pending, approved or rejected',
  changes: false,
  filter: wire.adminFpsFilter,
  ranges: 'hkdAmount',
  answer: wire.paged(wire.adminFpsRecharge),
  reads: ['fps_top_ups'],
})

export const virtualAccounts = declare({
  method: 'GET',
  path: '/virtualaccounts/list/S/{json}',
  audience: 'admin',
  summary: 'Virtual accounts of members, and requests for one',
  changes: false,
  filter: wire.virtualAccountFilter,
  answer: wire.paged(wire.memberVirtualAccount),
})

export const giveVirtualAccount = declare({
  method: 'POST',
  path: '/virtualaccounts/give/S',
  audience: 'admin',
  summary:
    'Proposes a member’s virtual account, or another in its place: a second administrator agrees. Never to the caller',
  changes: true,
  refuses: [...refusals.proposing, 'MEMBER_UNKNOWN', 'IDENTITY_NOT_VERIFIED'],
  body: wire.giveVirtualAccountBody,
  answer: wire.records(wire.proposalResult),
  roles: keepers,
})
