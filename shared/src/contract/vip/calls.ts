import { command, query } from '../call.ts'
import * as refusals from '../refusals.ts'
import { keepers, vipReviewers } from '../roles.ts'
import * as wire from '../schemas.ts'

export const give = command({
  path: '/user/setvip/S',
  audience: 'admin',
  summary:
    'Gives a member a VIP level that exists, without an application; 0 takes it away. Raising above the policy’s level waits for a second administrator. Never to the caller',
  refuses: [...refusals.proposing, 'ENTRY_UNKNOWN', 'MEMBER_UNKNOWN', 'OWN_CASE'],
  body: wire.setVipBody,
  answer: wire.records(wire.memberStanding),
  roles: vipReviewers,
})

export const giveGroup = command({
  path: '/user/setgroup/S',
  audience: 'admin',
  summary:
    'Puts a member into a user group that is shown; null takes the member out of it. Waits for a second administrator where any rate or limit gets better for the member. Never the caller',
  refuses: [...refusals.proposing, 'ENTRY_UNKNOWN', 'MEMBER_UNKNOWN', 'OWN_CASE'],
  body: wire.setGroupBody,
  answer: wire.records(wire.memberStanding),
  roles: vipReviewers,
})

export const applyForGiftCard = command({
  path: '/user/applygiftcard/S',
  audience: 'user',
  summary: 'Applies for gift cards: the company’s website, the face value of one, how many in all',
  body: wire.applyGiftCardBody,
  answer: wire.records(wire.giftCardResult),
  oneRequestPerKey: true,
})

export const giftCards = query({
  path: '/users/getgiftcardlist/S/{json}',
  audience: 'admin',
  summary: 'Applications for gift cards',
  filter: wire.giftCardFilter,
  answer: wire.paged(wire.giftCardApplication),
})

export const ownGiftCards = query({
  path: '/user/giftcardlist/S/{json}',
  audience: 'user',
  summary: 'The caller’s applications for gift cards, and where each stands',
  filter: wire.ownGiftCardFilter,
  answer: wire.paged(wire.giftCardApplication),
})

export const decideGiftCard = command({
  path: '/users/decidegiftcard/S',
  audience: 'admin',
  summary:
    'Accepts an application for gift cards, says that its cards are sent, or refuses it with a reason; its member is mailed',
  refuses: ['ALREADY_DECIDED', 'CASE_UNKNOWN', 'MEMBER_UNKNOWN', 'OWN_CASE', 'REASON_MISSING'],
  body: wire.decideGiftCardBody,
  answer: wire.records(wire.giftCardDecided),
  roles: vipReviewers,
})

export const levels = query({
  path: '/viplevels/list/S',
  audience: 'admin',
  summary: 'Every VIP level with its rates and banks',
  whole: true,
  answer: wire.records(wire.vipLevel),
})

export const level = query({
  path: '/viplevels/info/S/{json}',
  audience: 'both',
  summary: 'One VIP level; the caller’s when none is named',
  filter: wire.vipLevelFilter,
  answer: wire.records(wire.vipLevel),
})

export const editLevel = command({
  path: '/viplevels/S',
  audience: 'admin',
  summary: 'Edits a VIP level',
  refuses: [...refusals.saving, 'RATE_ABSURD'],
  body: wire.vipLevelEditBody,
  loaded: wire.vipLevel,
  answer: wire.records(wire.vipLevel),
  roles: keepers,
})

export const addLevel = command({
  path: '/viplevels/add/S',
  audience: 'admin',
  summary: 'Adds a VIP level',
  refuses: [...refusals.saving, 'RATE_ABSURD'],
  body: wire.vipLevelAddBody,
  answer: wire.records(wire.vipLevel),
  roles: keepers,
})

export const apply = command({
  path: '/user/applyvip/S',
  audience: 'user',
  summary: 'Applies for VIP status, with an approved bank account and a supporting file',
  refuses: ['BANK_NOT_USABLE', 'IDENTITY_NOT_VERIFIED', 'VIP_APPLICATION_OPEN'],
  body: wire.applyVipBody,
  answer: wire.records(wire.reviewResult),
})

export const applications = query({
  path: '/user/viplist/S/{json}',
  audience: 'user',
  summary: 'The caller’s applications for VIP status, and the outcome of each',
  filter: wire.vipApplicationFilter,
  answer: wire.paged(wire.vipApplication),
  reads: ['vip_applications'],
})

export const allApplications = query({
  path: '/users/getviplist/S/{json}',
  audience: 'admin',
  summary: 'Applications for VIP status',
  filter: wire.adminVipApplicationFilter,
  answer: wire.paged(wire.vipApplication),
  reads: ['vip_applications'],
})

export const approve = command({
  path: '/user/approvevip/S',
  audience: 'admin',
  summary:
    'Approves an application, and gives the member a VIP level that exists. Raising above the policy’s level waits for a second administrator',
  refuses: [...refusals.deciding, ...refusals.proposing, 'ENTRY_UNKNOWN', 'MEMBER_UNKNOWN'],
  body: wire.approveVipBody,
  answer: wire.records(wire.reviewResult),
  roles: vipReviewers,
})

export const reject = command({
  path: '/user/rejectvip/S',
  audience: 'admin',
  summary: 'Rejects an application with a reason',
  refuses: [...refusals.deciding, 'REASON_MISSING', 'MEMBER_UNKNOWN'],
  body: wire.rejectBody,
  answer: wire.records(wire.reviewResult),
  roles: vipReviewers,
})
