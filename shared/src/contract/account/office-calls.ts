import { forAdmin } from '../call.ts'
import * as refusals from '../refusals.ts'
import { identityReviewers, superadmins } from '../roles.ts'
import * as wire from '../schemas.ts'

export const allSignIns = forAdmin.query({
  path: '/admin/logloginlist/S/{json}',
  summary: 'Sign-ins of all members',
  filter: wire.loginFilter,
  answer: wire.paged(wire.adminLoginRecord),
})

export const sentMails = forAdmin.query({
  path: '/logEmail/S/{json}',
  summary: 'Letters: which one, to whom, when, and whether it was taken; never what it says',
  filter: wire.emailFilter,
  answer: wire.paged(wire.emailRecord),
})

export const sentMessages = forAdmin.query({
  path: '/logsms/list/S/{json}',
  summary: 'Messages to phones: what for, to which number’s end, when; never what they say',
  filter: wire.smsFilter,
  answer: wire.paged(wire.smsRecord),
})

export const sentMessage = forAdmin.query({
  path: '/logsms/{id}/S',
  summary: 'One message to a phone',
  answer: wire.records(wire.smsRecord),
})

export const disable = forAdmin.command({
  path: '/user/disable/S',
  summary:
    'Disables an account: its sessions end, and it neither acts nor is paid. An administrator’s waits for a second one. Never the caller’s own',
  refuses: [...refusals.proposing, 'MEMBER_UNKNOWN', 'OWN_CASE', 'REASON_MISSING'],
  body: wire.disableMemberBody,
  answer: wire.records(wire.memberStanding),
  roles: identityReviewers,
})

export const enable = forAdmin.command({
  path: '/user/enable/S',
  summary: 'Enables an account again: its member signs in anew. Never the caller’s own',
  refuses: [...refusals.proposing, 'MEMBER_UNKNOWN', 'OWN_CASE'],
  body: wire.enableMemberBody,
  answer: wire.records(wire.memberStanding),
  roles: identityReviewers,
})

export const endSessions = forAdmin.command({
  path: '/user/endsessions/S',
  summary: 'Ends every session of a member, who may sign in anew. Never the caller’s own',
  refuses: [...refusals.proposing, 'MEMBER_UNKNOWN', 'OWN_CASE', 'REASON_MISSING'],
  body: wire.endSessionsBody,
  answer: wire.records(wire.memberStanding),
  roles: identityReviewers,
})

export const removeAuthenticator = forAdmin.command({
  path: '/user/removeauthenticator/S',
  summary:
    'Turns off the authenticator app of a member who lost it and the recovery codes, ends every session and tells the member. Never the caller’s own',
  refuses: ['AUTHENTICATOR_OFF', 'MEMBER_UNKNOWN', 'OWN_CASE', 'REASON_MISSING'],
  body: wire.removeAuthenticatorBody,
  answer: wire.records(wire.memberStanding),
  roles: identityReviewers,
})

export const openSessions = forAdmin.query({
  path: '/user/opensessions/{id}/S',
  summary: 'The sessions of a member that are open: device and place, the one used last first',
  answer: wire.records(wire.openSession),
})

export const countsOf = forAdmin.query({
  path: '/user/counts/{id}/S',
  summary: 'How many records of each kind a member has, for their page',
  answer: wire.records(wire.memberCounts),
})

export const memberNotes = forAdmin.query({
  path: '/user/notes/{id}/S',
  summary: 'The notes of administrators about a member, the oldest first',
  whole: true,
  answer: wire.records(wire.caseNote),
})

export const noteMember = forAdmin.command({
  path: '/user/note/S',
  summary:
    'Adds a note about a member, for administrators; it may name some of them. It goes with the member',
  refuses: ['MEMBER_UNKNOWN', 'OWN_CASE'],
  body: wire.noteMemberBody,
  answer: wire.done,
})

export const editFor = forAdmin.command({
  path: '/user/edit/S',
  summary:
    'Edits a member’s username, language or e-mail address; another address ends the sessions, and is a superadministrator’s affair. Never the caller’s own',
  refuses: ['EMAIL_TAKEN', 'MEMBER_UNKNOWN', 'OWN_CASE'],
  body: wire.editOtherMemberBody,
  answer: wire.records(wire.memberStanding),
  roles: identityReviewers,
})

export const setRole = forAdmin.command({
  path: '/user/role/S',
  summary:
    'Gives a member a role, or takes it away, which waits for a second superadministrator. Ends their sessions',
  refuses: [...refusals.proposing, 'MEMBER_UNKNOWN', 'OWN_CASE', 'ROLE_CHANGED'],
  body: wire.setRoleBody,
  answer: wire.records(wire.memberRole),
  roles: superadmins,
})

export const clearPin = forAdmin.command({
  path: '/user/clearmemberpin/S',
  summary:
    'Clears the PAY code of a member who has forgotten it, once a second administrator agrees: the next sign-in sets another, and what leaves the wallet rests',
  refuses: [...refusals.proposing, 'OWN_CASE'],
  body: wire.clearPinBody,
  answer: wire.records(wire.pinClearing),
  roles: identityReviewers,
})

export const members = forAdmin.query({
  path: '/user/list/S/{json}',
  summary: 'Members, with their standing and wallets',
  filter: wire.memberFilter,
  answer: wire.paged(wire.member),
  reads: ['members', 'wallets'],
})

export const membersShort = forAdmin.query({
  path: '/user/list2/S/{json}',
  summary: 'Members, in short',
  filter: wire.memberFilter,
  answer: wire.paged(wire.memberShort),
})
