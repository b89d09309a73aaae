import { command, query } from '../call.ts'
import * as refusals from '../refusals.ts'
import { identityReviewers, superadmins } from '../roles.ts'
import * as wire from '../schemas.ts'

export const allSignIns = query({
  path: '/admin/logloginlist/S/{json}',
  audience: 'admin',
  summary: 'Sign-ins of all members',
  filter: wire.loginFilter,
  answer: wire.paged(wire.adminLoginRecord),
})

export const sentMails = query({
  path: '/logEmail/S/{json}',
  audience: 'admin',
  summary: 'Letters: which one, to whom, when, and whether it was taken; never what it says',
  filter: wire.emailFilter,
  answer: wire.paged(wire.emailRecord),
})

export const sentMessages = query({
  path: '/logsms/list/S/{json}',
  audience: 'admin',
  summary: 'Messages to phones: what for, to which number’s end, when; never what they say',
  filter: wire.smsFilter,
  answer: wire.paged(wire.smsRecord),
})

export const sentMessage = query({
  path: '/logsms/{id}/S',
  audience: 'admin',
  summary: 'One message to a phone',
  answer: wire.records(wire.smsRecord),
})

export const disable = command({
  path: '/user/disable/S',
  audience: 'admin',
  summary:
    'Disables an account: its sessions end, and it neither acts nor is paid. An administrator’s waits for a second one. Never the caller’s own',
  refuses: [...refusals.proposing, 'MEMBER_UNKNOWN', 'OWN_CASE', 'REASON_MISSING'],
  body: wire.disableMemberBody,
  answer: wire.records(wire.memberStanding),
  roles: identityReviewers,
})

export const enable = command({
  path: '/user/enable/S',
  audience: 'admin',
  summary: 'Enables an account again: its member signs in anew. Never the caller’s own',
  refuses: [...refusals.proposing, 'MEMBER_UNKNOWN', 'OWN_CASE'],
  body: wire.enableMemberBody,
  answer: wire.records(wire.memberStanding),
  roles: identityReviewers,
})

export const endSessions = command({
  path: '/user/endsessions/S',
  audience: 'admin',
  summary: 'Ends every session of a member, who may sign in anew. Never the caller’s own',
  refuses: [...refusals.proposing, 'MEMBER_UNKNOWN', 'OWN_CASE', 'REASON_MISSING'],
  body: wire.endSessionsBody,
  answer: wire.records(wire.memberStanding),
  roles: identityReviewers,
})

export const removeAuthenticator = command({
  path: '/user/removeauthenticator/S',
  audience: 'admin',
  summary:
    'Turns off the authenticator app of a member who lost it and the recovery codes, ends every session and tells the member. Never the caller’s own',
  refuses: ['AUTHENTICATOR_OFF', 'MEMBER_UNKNOWN', 'OWN_CASE', 'REASON_MISSING'],
  body: wire.removeAuthenticatorBody,
  answer: wire.records(wire.memberStanding),
  roles: identityReviewers,
})

export const openSessions = query({
  path: '/user/opensessions/{id}/S',
  audience: 'admin',
  summary: 'The sessions of a member that are open: device and place, the one used last first',
  answer: wire.records(wire.openSession),
})

export const countsOf = query({
  path: '/user/counts/{id}/S',
  audience: 'admin',
  summary: 'How many records of each kind a member has, for their page',
  answer: wire.records(wire.memberCounts),
})

export const memberNotes = query({
  path: '/user/notes/{id}/S',
  audience: 'admin',
  summary: 'The notes of administrators about a member, the oldest first',
  whole: true,
  answer: wire.records(wire.caseNote),
})

export const noteMember = command({
  path: '/user/note/S',
  audience: 'admin',
  summary:
    'Adds a note about a member, for administrators; it may name some of them. It goes with the member',
  refuses: ['MEMBER_UNKNOWN', 'OWN_CASE'],
  body: wire.noteMemberBody,
  answer: wire.done,
})

export const editFor = command({
  path: '/user/edit/S',
  audience: 'admin',
  summary:
    'Edits a member’s username, language or e-mail address; another address ends the sessions, and is a superadministrator’s affair. Never the caller’s own',
  refuses: ['EMAIL_TAKEN', 'MEMBER_UNKNOWN', 'OWN_CASE'],
  body: wire.editOtherMemberBody,
  answer: wire.records(wire.memberStanding),
  roles: identityReviewers,
})

export const setRole = command({
  path: '/user/role/S',
  audience: 'admin',
  summary:
    'Gives a member a role, or takes it away, which waits for a second superadministrator. Ends their sessions',
  refuses: [...refusals.proposing, 'MEMBER_UNKNOWN', 'OWN_CASE', 'ROLE_CHANGED'],
  body: wire.setRoleBody,
  answer: wire.records(wire.memberRole),
  roles: superadmins,
})

export const clearPin = command({
  path: '/user/clearmemberpin/S',
  audience: 'admin',
  summary:
    'Clears the PAY code of a member who has forgotten it, once a second administrator agrees: the next sign-in sets another, and what leaves the wallet rests',
  refuses: [...refusals.proposing, 'OWN_CASE'],
  body: wire.clearPinBody,
  answer: wire.records(wire.pinClearing),
  roles: identityReviewers,
})

export const members = query({
  path: '/user/list/S/{json}',
  audience: 'admin',
  summary: 'Members, with their standing and wallets',
  filter: wire.memberFilter,
  answer: wire.paged(wire.member),
  reads: ['members', 'wallets'],
})

export const membersShort = query({
  path: '/user/list2/S/{json}',
  audience: 'admin',
  summary: 'Members, in short',
  filter: wire.memberFilter,
  answer: wire.paged(wire.memberShort),
})
