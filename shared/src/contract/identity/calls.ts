import { declare, forAdmin, forBoth, forUser } from '../call.ts'
import * as refusals from '../refusals.ts'
import { identityReviewers } from '../roles.ts'
import * as wire from '../schemas.ts'

export const records = forAdmin.query({
  path: '/userkyc/list/S/{json}',
  summary: 'The documents that members have handed in to verify their identity',
  valueNames: { type: wire.kycKindNames },
  filter: wire.kycFilter,
  answer: wire.paged(wire.kycRecord),
  reads: ['kyc_records'],
})

export const decide = forAdmin.command({
  path: '/userkycs/audit/S',
  summary:
    'Approves or rejects a record by its id; −1 with a uid rejects the record that waits, or withdraws a verification and the record it stands on. Never the caller’s own',
  refuses: [
    ...refusals.deciding,
    'ALREADY_VERIFIED',
    'KYC_NOT_HANDED_IN',
    'KYC_KIND_WRONG',
    'KYC_REPLACED',
    'KYC_WAITING',
    'REASON_MISSING',
    'MEMBER_UNKNOWN',
  ],
  aliases: { remarks: 'reason' },
  body: wire.kycAuditBody,
  answer: wire.records(wire.kycAuditResult),
  roles: identityReviewers,
})

export const enter = forAdmin.command({
  path: '/userkycs/addByAdmin/S',
  summary:
    'Enters a member’s documents for them, or in place of those that wait; another administrator decides',
  refuses: [
    ...refusals.deciding,
    'ALREADY_VERIFIED',
    'KYC_KIND_WRONG',
    'KYC_REPLACED',
    'KYC_WAITING',
    'MEMBER_UNKNOWN',
  ],
  valueNames: { type: wire.kycKindNames },
  body: wire.kycAddByAdminBody,
  loaded: wire.kycFullRecord,
  formIn: 'data',
  answer: wire.records(wire.kycAddResult),
  roles: identityReviewers,
})

export const erase = declare({
  method: 'DELETE',
  path: '/userkyc/{id}/S',
  audience: 'admin',
  summary: 'Erases the personal data of a decided record, and its files; the decision stays',
  changes: true,
  refuses: ['CASE_UNKNOWN', 'KYC_WAITING', 'OWN_CASE', 'REASON_MISSING', 'MEMBER_UNKNOWN'],
  answer: wire.done,
  roles: ['superadmin'],
})

export const archive = forAdmin.query({
  path: '/userkyc/packdownload/S/{json}',
  summary: 'A record’s form and documents in one archive, by JSON or by its id alone',
  refuses: ['LOOK_REASON_NEEDED'],
  filter: wire.kycPackQuery,
  bare: 'id',
  answer: wire.done,
  roles: identityReviewers,
  reads: ['kyc_records'],
})

export const submit = forUser.command({
  path: '/userkycs/add/S',
  summary: 'Hands in the caller’s documents, or a company’s, with a phone that a code has proven',
  refuses: ['ALREADY_VERIFIED', 'KYC_KIND_WRONG', 'KYC_WAITING', 'PHONE_CODE_NEEDED', 'WRONG_CODE'],
  valueNames: { type: wire.kycKindNames },
  body: wire.kycAddBody,
  loaded: wire.kycFullRecord,
  formIn: 'data',
  answer: wire.records(wire.kycAddResult),
})

export const standing = forUser.query({
  path: '/userkyc/S',
  summary: 'The state of the caller’s verification',
  answer: wire.records(wire.kycStanding),
  reads: ['kyc_records'],
})

export const form = forUser.query({
  path: '/userkycdata/S',
  summary: 'The caller’s last form, to be looked at or handed in again; nothing when there is none',
  answer: wire.records(wire.kycData),
  reads: ['kyc_records'],
})

export const record = forBoth.query({
  path: '/userkyc/getById/{id}/S',
  summary: 'One record with its form, for the member and for administrators',
  refuses: ['LOOK_REASON_NEEDED'],
  answer: wire.records(wire.kycFullRecord),
  reads: ['kyc_records'],
})
