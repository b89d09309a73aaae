import { forAdmin, forPublic, forUser } from '../call.ts'
import { identityReviewers } from '../roles.ts'
import * as wire from '../schemas.ts'

export const sessions = forUser.query({
  path: '/user/sessions/S',
  summary: 'One’s own open sessions: device, place, and when each was last used',
  whole: true,
  answer: wire.records(wire.ownSession),
})

export const endSession = forUser.command({
  path: '/user/sessions/end/S',
  summary: 'Ends one of the caller’s sessions. Repeating it has no effect',
  body: wire.endSessionBody,
  answer: wire.done,
})

export const endOtherSessions = forUser.command({
  path: '/user/sessions/endothers/S',
  summary: 'Ends all of the caller’s sessions but the one it is signed with',
  answer: wire.done,
})

export const freeze = forUser.command({
  path: '/user/freeze/S',
  summary:
    'Freezes the caller’s account at once: nothing is paid, swapped, sent or withdrawn, what arrives still arrives; a card still works',
  refuses: ['WALLET_CLOSED'],
  answer: wire.done,
})

export const checkUnfreeze = forUser.preview({
  path: '/user/beforeUnfreeze/S',
  summary: 'Whether the PAY code is right, before a code is sent for unfreezing',
  refuses: ['WRONG_PIN'],
  body: wire.beforeUnfreezeBody,
  answer: wire.done,
})

export const unfreeze = forUser.command({
  path: '/user/unfreeze/S',
  summary: 'Unfreezes the caller’s account, proven by the PAY code and an emailed code of scene unfreeze',
  refuses: ['WALLET_CLOSED', 'WRONG_CODE', 'WRONG_PIN'],
  body: wire.unfreezeBody,
  answer: wire.done,
})

export const notMe = forPublic.command({
  path: '/user/notme',
  summary:
    'Says that a sign-in was somebody else’s, by the link of the letter about it, once: freezes the account and ends its sessions',
  refuses: ['LINK_USED_UP', 'WALLET_CLOSED'],
  body: wire.notMeBody,
  answer: wire.done,
})

export const unfreezeFor = forAdmin.command({
  path: '/user/unfreezemember/S',
  summary: 'Unfreezes a member’s account, with a reason. Never the caller’s own',
  refuses: ['OWN_CASE', 'REASON_MISSING', 'WALLET_CLOSED'],
  body: wire.unfreezeMemberBody,
  answer: wire.done,
  roles: identityReviewers,
})

export const happenings = forUser.query({
  path: '/user/happenings/S',
  summary:
    'The newest decisions and card events for the bell, the newest first; at most 8 of each kind of notice',
  whole: true,
  answer: wire.records(wire.happening),
  reads: ['events'],
})

export const noticeChoices = forUser.query({
  path: '/user/notices/S',
  summary: 'The notices that the caller gets, by kind, under the bell, by mail and by push message',
  answer: wire.records(wire.noticeChoice),
})

export const chooseNotice = forUser.command({
  path: '/user/notices/S',
  summary: 'Switches notices of one kind on or off in one channel; those about safety always come',
  body: wire.noticeChoiceBody,
  answer: wire.done,
})
