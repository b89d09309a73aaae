import { contract } from '@strongroom/shared'
import { refusalOf } from '../command/refusals.ts'
import { done } from '../command/replies.ts'
import { type Call, implement } from '../http/call.ts'
import { guesses } from '../platform/step-up/account-limits.ts'
import { notProven, wrongPassword } from '../platform/step-up/credential-refusals.ts'
import { verifySecret } from '../vault/secrets.ts'
import { closingOf, deleteMember, whyNotDeleted } from './delete-member.ts'
import { checkOwn } from './own-account.ts'

const canDelete = implement(contract.account.canDelete, {
  handler: async ({ session: { uid }, now }, parts) => {
    const refusal = await whyNotDeleted(parts, uid, await closingOf(parts, uid), now)
    return refusal ? refusalOf(refusal) : done()
  },
})

const remove = implement(contract.account.remove, {
  limits: guesses('password'),
  handler: async ({ session, body: { email, password, fp_session_key, give_up }, now }, parts) => {
    const { members, codes, ledger, deletions, sessions } = parts
    checkOwn(session, email)
    const closing = await closingOf(parts, session.uid, give_up)
    // Said before the proof is taken, so that it can be used once the way is free.
    const reason = await whyNotDeleted(parts, session.uid, closing, now)
    if (reason) return refusalOf(reason)
    if (!(await verifySecret(password, (await members.credentials(email))?.password))) return wrongPassword()
    if (!(await codes.takeProof(email, 'delaccount', fp_session_key))) return notProven()
    const refusal = await deleteMember({ ledger, leavers: deletions }, session.uid, closing)
    sessions.forget()
    return refusal ? refusalOf(refusal) : done()
  },
})

/** Deletes an account: personal data is erased, and the books stay under a number that identifies no person. */
export const deleteAccount: readonly Call[] = [canDelete, remove]
