import { contract } from '@strongroom/shared'
import type { Parts } from '../dependencies.ts'
import { type AnyCall, implement } from '../http/call.ts'
import { notProven, wrongPassword } from '../http/credential-refusals.ts'
import { refusalOf } from '../http/refusals.ts'
import { done } from '../http/replies.ts'
import { createDeletions } from '../vault/deletions.ts'
import { verifySecret } from '../vault/secrets.ts'
import { deleteMember, whyNotDeleted } from './delete-member.ts'
import { checkOwn } from './own-account.ts'
import { guesses } from './own-secrets.ts'

/** Leaving: what is personal goes, the books stay under a number that says nothing of who it was. */
export const deleteAccount = (parts: Parts): readonly AnyCall[] => {
  const { db, files, members, codes, sessions, ledger } = parts
  const leavers = createDeletions(db, files)
  return [
    implement(contract.account.canDelete, {
      handler: async ({ session }) => {
        const refusal = await whyNotDeleted(parts, session.uid)
        return refusal ? refusalOf(refusal) : done()
      },
    }),

    implement(contract.account.remove, {
      limits: guesses('password'),
      handler: async ({ session, body: { email, password, fp_session_key } }) => {
        checkOwn(session, email)
        // Said before the proof is taken, so that it can be used once the way is free.
        const reason = await whyNotDeleted(parts, session.uid)
        if (reason) return refusalOf(reason)
        if (!(await verifySecret(password, (await members.credentials(email))?.password)))
          return wrongPassword()
        if (!(await codes.takeProof(email, 'delaccount', fp_session_key))) return notProven()
        const refusal = await deleteMember({ ledger, leavers }, session.uid)
        sessions.forget()
        return refusal ? refusalOf(refusal) : done()
      },
    }),
  ]
}
