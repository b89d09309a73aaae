import { forAdmin, forBoth } from '../call.ts'
import * as refusals from '../refusals.ts'
import { deciders, keepers, reviewers } from '../roles.ts'
import * as wire from '../schemas.ts'

export const approve = forAdmin.command({
  path: '/bank/approve/S',
  summary: 'Approves a bank account',
  refuses: ['CASE_UNKNOWN', 'DETAILS_CHANGED', 'OWN_CASE'],
  body: wire.bankApproveBody,
  answer: wire.records(wire.bankResult),
  roles: reviewers,
})

export const reject = forAdmin.command({
  path: '/bank/reject/S',
  summary: 'Rejects a bank account with a reason',
  refuses: ['CASE_UNKNOWN', 'OWN_CASE', 'REASON_MISSING'],
  body: wire.rejectBody,
  answer: wire.records(wire.bankResult),
  roles: reviewers,
})

export const setCategory = forAdmin.command({
  path: '/bank/categoryid/S',
  summary: 'Files a bank account under a category',
  refuses: ['CASE_UNKNOWN', 'ENTRY_UNKNOWN'],
  body: wire.bankCategoryBody,
  aliases: wire.bankAliases,
  answer: wire.done,
  roles: reviewers,
})

export const all = forAdmin.query({
  path: '/bank/list/S/{json}',
  summary: 'Bank accounts of all members, with the last four characters of their numbers',
  filter: wire.adminBankFilter,
  answer: wire.paged(wire.bankCase),
  reads: ['bank_accounts'],
})

export const circleDeposits = forBoth.query({
  path: '/circlerecharges/{id}/S/{json}',
  owner: 'id',
  summary: 'Circle deposits of a member, by user id or e-mail address; of all members for the id all',
  filter: wire.circleFilter,
  ranges: 'credited',
  answer: wire.paged(wire.circleDeposit),
  params: { id: wire.memberOrAll },
  reads: ['circle_deposits'],
})

export const enterCircleDeposit = forAdmin.command({
  path: '/circlerecharges/S',
  summary:
    'Credits a wire that Circle has received, each once; above the caller’s share of the day a second one approves',
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

export const markDeposit = forAdmin.command({
  path: '/recharges/setdepositStatus/S',
  summary: 'Says that the transfer has come (1), or never came (-1, with a reason)',
  refuses: [...refusals.deciding, 'REASON_MISSING', 'WALLET_CLOSED'],
  body: wire.depositStatusBody,
  aliases: { depositStatus: 'status' },
  answer: wire.records(wire.depositResult),
  roles: deciders,
})

export const decideDeposit = forAdmin.command({
  path: '/recharges/rechargeStatus/S',
  summary: 'Distributes a deposit (1), confirms it for the member (2), or rejects it with a reason (-1)',
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
  aliases: { rechargeStatus: 'status' },
  answer: wire.records(wire.depositResult),
  roles: deciders,
})

export const depositCase = forAdmin.query({
  path: '/recharges/admin/get/{id}/S',
  summary: 'One deposit',
  answer: wire.records(wire.adminDeposit),
  reads: ['deposits'],
})

export const depositCases = forAdmin.query({
  path: '/recharges/deposit/S/{json}',
  summary: 'Bank deposits of all members, to the wallet and to the card',
  filter: wire.adminDepositFilter,
  answer: wire.paged(wire.adminDeposit),
  reads: ['deposits'],
})

export const circleRecharges = forAdmin.query({
  path: '/recharges/circle_deposit/S/{json}',
  summary: 'Deposits of the type circle_deposit',
  filter: wire.circleRechargeFilter,
  ranges: 'credited',
  answer: wire.paged(wire.circleDeposit),
  reads: ['circle_deposits'],
})

export const recharges = forAdmin.query({
  path: '/recharges/{x}/S/{json}',
  summary: 'Deposits by type: bank_deposit or card_deposit; all of members’ bank deposits for all',
  filter: wire.adminDepositFilter,
  answer: wire.paged(wire.adminDeposit),
  reads: ['deposits'],
})

export const approveFps = forAdmin.command({
  path: '/userfpsrecharges/approve/S',
  summary: 'Credits an FPS top-up at its ratio, less a fee',
  refuses: [...refusals.proposing, ...refusals.deciding, 'FEE_ABOVE_AMOUNT', 'WALLET_CLOSED'],
  body: wire.approveBody,
  answer: wire.records(wire.reviewResult),
  roles: deciders,
})

export const rejectFps = forAdmin.command({
  path: '/userfpsrecharges/reject/S',
  summary: 'Rejects an FPS top-up with a reason',
  refuses: [...refusals.deciding, 'REASON_MISSING', 'WALLET_CLOSED'],
  body: wire.rejectBody,
  answer: wire.records(wire.reviewResult),
  roles: deciders,
})

export const fpsCases = forAdmin.query({
  path: '/userfpsrecharges/{x}/S/{json}',
  summary: 'FPS top-ups of all members: all, pending, approved or rejected',
  filter: wire.adminFpsFilter,
  ranges: 'hkdAmount',
  answer: wire.paged(wire.adminFpsRecharge),
  reads: ['fps_top_ups'],
})

export const virtualAccounts = forAdmin.query({
  path: '/virtualaccounts/list/S/{json}',
  summary: 'Virtual accounts of members, and requests for one',
  filter: wire.virtualAccountFilter,
  answer: wire.paged(wire.memberVirtualAccount),
})

export const giveVirtualAccount = forAdmin.command({
  path: '/virtualaccounts/give/S',
  summary:
    'Proposes a member’s virtual account, or another in its place: a second administrator agrees. Never to the caller',
  refuses: [...refusals.proposing, 'MEMBER_UNKNOWN', 'IDENTITY_NOT_VERIFIED'],
  body: wire.giveVirtualAccountBody,
  answer: wire.records(wire.proposalResult),
  roles: keepers,
})
