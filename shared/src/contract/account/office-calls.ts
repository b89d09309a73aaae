import { declare } from '../call.ts'
import * as refusals from '../refusals.ts'
import { identityReviewers, superadmins } from '../roles.ts'
import * as wire from '../schemas.ts'

export const allSignIns = declare({
  method: 'GET',
  path: '/admin/logloginlist/S/{json}',
  audience: 'admin',
  summary: 'Sign-ins of all members',
  changes: false,
  filter: wire.loginFilter,
  answer: wire.paged(wire.adminLoginRecord),
})

export const sentMails = declare({
  method: 'GET',
  path: '/logEmail/S/{json}',
  audience: 'admin',
  summary: 'Letters: which one, to whom, when, and whether it was taken; never what it says',
  changes: false,
  filter: wire.emailFilter,
  answer: wire.paged(wire.emailRecord),
})

export const sentMessages = declare({
  method: 'GET',
  path: '/logsms/list/S/{json}',
  audience: 'admin',
  summary: 'Messages to phones: what for, to which number’s end, when; never what they say',
  changes: false,
  filter: wire.smsFilter,
  answer: wire.paged(wire.smsRecord),
})

export const sentMessage = declare({
  method: 'GET',
  path: '/logsms/{id}/S',
  audience: 'admin',
  summary: 'One message to a phone',
  changes: false,
  answer: wire.records(wire.smsRecord),
})

export const disable = declare({
  method: 'POST',
  path: '/user/disable/S',
  audience: 'admin',
  summary:
    'Disables an account: its sessions end, and it neither acts nor is paid. An administrator’s waits for a second one. Never the caller’s own',
  changes: true,
  refuses: [...refusals.proposing, 'MEMBER_UNKNOWN', 'OWN_CASE', 'REASON_MISSING'],
  body: wire.disableMemberBody,
  answer: wire.records(wire.memberStanding),
  roles: identityReviewers,
})

export const enable = declare({
  method: 'POST',
  path: '/user/enable/S',
  audience: 'admin',
  summary: 'Enables an account again: its member signs in anew. Never the caller’s own',
  changes: true,
  refuses: [...refusals.proposing, 'MEMBER_UNKNOWN', 'OWN_CASE'],
  body: wire.enableMemberBody,
  answer: wire.records(wire.memberStanding),
  roles: identityReviewers,
})

export const endSessions = declare({
  method: 'POST',
  path: '/user/endsessions/S',
  audience: 'admin',
  summary: 'Ends every session of a member, who may sign in anew. Never the caller’s own',
  changes: true,
  refuses: [...refusals.proposing, 'MEMBER_UNKNOWN', 'OWN_CASE', 'REASON_MISSING'],
  body: wire.endSessionsBody,
  answer: wire.records(wire.memberStanding),
  roles: identityReviewers,
})

export const removeAuthenticator = declare({
  method: 'POST',
  path: '/user/removeauthenticator/S',
  audience: 'admin',
  summary:
    'Turns off the authenticator app of a member who lost it and the recovery codes, ends every session and tells the member. Never the caller’s own',
  changes: true,
  refuses: ['AUTHENTICATOR_OFF', 'MEMBER_UNKNOWN', 'OWN_CASE', 'REASON_MISSING'],
  body: wire.removeAuthenticatorBody,
  answer: wire.records(wire.memberStanding),
  roles: identityReviewers,
})

export const openSessions = declare({
  method: 'GET',
  path: '/user/opensessions/{id}/S',
  audience: 'admin',
  summary: 'The sessions of a member that are open: device and place, the one used last first',
  changes: false,
  answer: wire.records(wire.openSession),
})

export const countsOf = declare({
  method: 'GET',
  path: '/user/counts/{id}/S',
  audience: 'admin',
  summary: 'How many records of each kind a member has, for their page',
  changes: false,
  answer: wire.records(wire.memberCounts),
})

export const memberNotes = declare({
  method: 'GET',
  path: '/user/notes/{id}/S',
  audience: 'admin',
  summary: 'The notes of administrators about a member, the oldest first',
  changes: false,
  whole: true,
  answer: wire.records(wire.caseNote),
})

export const noteMember = declare({
  method: 'POST',
  path: '/user/note/S',
  audience: 'admin',
  summary:
    'Adds a note about a member, for administrators; it may name some of them. It goes with the member',
  changes: true,
  refuses: ['MEMBER_UNKNOWN'],
  body: wire.noteMemberBody,
  answer: wire.done,
})

export const editFor = declare({
  method: 'POST',
  path: '/user/edit/S',
  audience: 'admin',
  summary:
    'Edits a member’s username, language or e-mail address; another address ends the sessions, and is a superadministrator’s affair. Never the caller’s own',
  changes: true,
  refuses: ['EMAIL_TAKEN', 'MEMBER_UNKNOWN', 'OWN_CASE'],
  body: wire.editOtherMemberBody,
  answer: wire.records(wire.memberStanding),
  roles: identityReviewers,
})

export const setRole = declare({
  method: 'POST',
  path: '/user/role/S',
  audience: 'admin',
  summary:
    'Gives a member a role, or takes it away, which waits for a second superadministrator. Ends their sessions',
  changes: true,
  refuses: [...refusals.proposing, 'MEMBER_UNKNOWN', 'OWN_CASE', 'ROLE_CHANGED'],
  body: wire.setRoleBody,
  answer: wire.records(wire.memberRole),
  roles: superadmins,
})

export const clearPin = declare({
  method: 'POST',
  path: '/user/clearmemberpin/S',
  audience: 'admin',
  summary:
    'Clears the PAY code of a member who has forgotten it, once a second administrator agrees: the next sign-in sets another, and what leaves the wallet rests',
  changes: true,
  refuses: [...refusals.proposing, 'OWN_CASE'],
  body: wire.clearPinBody,
  answer: wire.records(wire.pinClearing),
  roles: identityReviewers,
})

export const members = declare({
  method: 'GET',
  path: '/user/list/S/{json}',
  audience: 'admin',
  summary: 'Members, with their standing and wallets',
  changes: false,
  filter: wire.memberFilter,
  answer: wire.paged(wire.member),
  reads: ['members', 'wallets'],
})

export const membersShort = declare({
  method: 'GET',
  path: '/user/list2/S/{json}',
  audience: 'admin',
  summary: 'Members, in short',
  changes: false,
  filter: wire.memberFilter,
  answer: wire.paged(wire.memberShort),
})
