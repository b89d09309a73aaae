import { forAdmin, forBoth, forUser } from '../call.ts'
import * as refusals from '../refusals.ts'
import { keepers, vipReviewers } from '../roles.ts'
import * as wire from '../schemas.ts'

export const give = forAdmin.command({
  path: '/user/setvip/S',
  summary:
    'Gives a member a VIP level that exists, without an application; 0 takes it away. Raising above the policy’s level waits for a second administrator. Never to the caller',
  refuses: [...refusals.proposing, 'ENTRY_UNKNOWN', 'MEMBER_UNKNOWN', 'OWN_CASE'],
  body: wire.setVipBody,
  answer: wire.records(wire.memberStanding),
  roles: vipReviewers,
})

export const giveGroup = forAdmin.command({
  path: '/user/setgroup/S',
  summary:
    'Puts a member into a user group that is shown; null takes the member out of it. Waits for a second administrator where any rate or limit gets better for the member. Never the caller',
  refuses: [...refusals.proposing, 'ENTRY_UNKNOWN', 'MEMBER_UNKNOWN', 'OWN_CASE'],
  body: wire.setGroupBody,
  answer: wire.records(wire.memberStanding),
  roles: vipReviewers,
})

export const applyForGiftCard = forUser.command({
  path: '/user/applygiftcard/S',
  summary: 'Applies for gift cards: the company’s website, the face value of one, how many in all',
  body: wire.applyGiftCardBody,
  answer: wire.records(wire.giftCardResult),
  oneRequestPerKey: true,
})

export const giftCards = forAdmin.query({
  path: '/users/getgiftcardlist/S/{json}',
  summary: 'Applications for gift cards',
  filter: wire.giftCardFilter,
  answer: wire.paged(wire.giftCardApplication),
})

export const ownGiftCards = forUser.query({
  path: '/user/giftcardlist/S/{json}',
  summary: 'The caller’s applications for gift cards, and where each stands',
  filter: wire.ownGiftCardFilter,
  answer: wire.paged(wire.giftCardApplication),
})

export const decideGiftCard = forAdmin.command({
  path: '/users/decidegiftcard/S',
  summary:
    'Accepts an application for gift cards, says that its cards are sent, or refuses it with a reason; its member is mailed',
  refuses: ['ALREADY_DECIDED', 'CASE_UNKNOWN', 'MEMBER_UNKNOWN', 'OWN_CASE', 'REASON_MISSING'],
  body: wire.decideGiftCardBody,
  answer: wire.records(wire.giftCardDecided),
  roles: vipReviewers,
})

export const levels = forAdmin.query({
  path: '/viplevels/list/S',
  summary: 'Every VIP level with its rates and banks',
  whole: true,
  answer: wire.records(wire.vipLevel),
})

export const level = forBoth.query({
  path: '/viplevels/info/S/{json}',
  summary: 'One VIP level; the caller’s when none is named',
  filter: wire.vipLevelFilter,
  answer: wire.records(wire.vipLevel),
})

export const editLevel = forAdmin.command({
  path: '/viplevels/S',
  summary: 'Edits a VIP level',
  refuses: [...refusals.saving, 'RATE_ABSURD'],
  body: wire.vipLevelEditBody,
  loaded: wire.vipLevel,
  answer: wire.records(wire.vipLevel),
  roles: keepers,
})

export const addLevel = forAdmin.command({
  path: '/viplevels/add/S',
  summary: 'Adds a VIP level',
  refuses: [...refusals.saving, 'RATE_ABSURD'],
  body: wire.vipLevelAddBody,
  answer: wire.records(wire.vipLevel),
  roles: keepers,
})

export const apply = forUser.command({
  path: '/user/applyvip/S',
  summary: 'Applies for VIP status, with an approved bank account and a supporting file',
  refuses: ['BANK_NOT_USABLE', 'IDENTITY_NOT_VERIFIED', 'VIP_APPLICATION_OPEN'],
  body: wire.applyVipBody,
  answer: wire.records(wire.reviewResult),
})

export const applications = forUser.query({
  path: '/user/viplist/S/{json}',
  summary: 'The caller’s applications for VIP status, and the outcome of each',
  filter: wire.vipApplicationFilter,
  answer: wire.paged(wire.vipApplication),
  reads: ['vip_applications'],
})

export const allApplications = forAdmin.query({
  path: '/users/getviplist/S/{json}',
  summary: 'Applications for VIP status',
  filter: wire.adminVipApplicationFilter,
  answer: wire.paged(wire.adminVipApplication),
  reads: ['vip_applications'],
})

export const approve = forAdmin.command({
  path: '/user/approvevip/S',
  summary:
    'Approves an application, and gives the member a VIP level that exists. Raising above the policy’s level waits for a second administrator',
  refuses: [...refusals.deciding, ...refusals.proposing, 'ENTRY_UNKNOWN', 'MEMBER_UNKNOWN'],
  body: wire.approveVipBody,
  answer: wire.records(wire.reviewResult),
  roles: vipReviewers,
})

export const reject = forAdmin.command({
  path: '/user/rejectvip/S',
  summary: 'Rejects an application with a reason',
  refuses: [...refusals.deciding, 'REASON_MISSING', 'MEMBER_UNKNOWN'],
  body: wire.rejectBody,
  answer: wire.records(wire.reviewResult),
  roles: vipReviewers,
})
