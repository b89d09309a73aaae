import { type MemberFact, memberDecider } from '../../account/member.ts'
import { decisionsOf } from '../../testing/given.ts'

export const uid = '100044'
/** Decisions of a member. */
export const member = decisionsOf(memberDecider, uid)
export const person = { type: 'MemberRegistered', userType: 0 } as const satisfies MemberFact
export const documents = [{ kind: 'id_front', fileId: 'f1' }]
export const verified: MemberFact = { type: 'KycDecided', status: 1 }

/** Documents handed in, as a command. */
export const submit = (
  recordId = 'r1',
  more: { enteredBy?: string; replaces?: string; kind?: 0 | 1 } = {},
) => {
  const { enteredBy, replaces, kind = 0 } = more
  return {
    type: 'SubmitKyc',
    input: { recordId, kind, documents, replaces },
    given: { enteredBy },
  } as const
}
/** The same as a fact. */
export const submitted = (
  recordId = 'r1',
  more: { enteredBy?: string; replaces?: string } = {},
): MemberFact => ({
  type: 'KycSubmitted',
  recordId,
  kind: 0,
  documents,
  ...more,
})
/** An administrator’s decision on them. */
export const decide = (status: 1 | -1, { recordId = 'r1', reason = '', approver = 'support' } = {}) =>
  ({ type: 'DecideKycRecord', input: { recordId, status, reason }, given: { approver } }) as const
export const rejected: MemberFact = { type: 'KycDecided', status: -1, recordId: 'r1', reason: 'blurred' }
export const approved: MemberFact = { type: 'KycDecided', status: 1, recordId: 'r1' }
