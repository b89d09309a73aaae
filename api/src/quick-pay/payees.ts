import { memberDecider } from '@strongroom/ledger/account'
import { contract } from '@strongroom/shared'
import { HttpError } from '../command/http-error.ts'
import { refusalOf } from '../command/refusals.ts'
import { done, one, type Reply, rows } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import type { Profile } from '../vault/profile.ts'

const mostPayees = 100

/** The receiver of a payment: a registered member whose account is enabled; undefined for anybody else. */
export const receiverOf = async ({ ledger }: Parts, uid: string) => {
  const { registered, enabled, kyc, quickPayOn } = (await ledger.load(memberDecider, uid)).state
  return registered && enabled ? { verified: kyc === 1, quickPayOn } : undefined
}

/** The profile of a member whom `payer` can pay, or why not: no name is shown of anybody else. */
const payableOf = async (parts: Parts, payer: string, uid: string): Promise<Profile | Reply> => {
  if (uid === payer) return refusalOf({ kind: 'pays-oneself' })
  const [profile, receiver] = await Promise.all([parts.members.byUid(uid), receiverOf(parts, uid)])
  if (!profile || !receiver) return refusalOf({ kind: 'receiver-unknown' })
  if (!receiver.verified) return refusalOf({ kind: 'receiver-not-verified' })
  if (!receiver.quickPayOn) return refusalOf({ kind: 'quick-pay-off' })
  return profile
}

/** Finding and saving a payee tell a name for a uid, so both count as one kind of look-up. */
const lookUps = ({ session }: { readonly session?: { readonly uid: string } | undefined }) => [
  { key: `search uid ${session?.uid}`, most: 60, seconds: 600 },
]

const payee = implement(contract.quickPay.payee, {
  limits: lookUps,
  handler: async ({ session, params: { uid } }, parts) => {
    const found = await payableOf(parts, session.uid, uid)
    return 'username' in found ? one({ uid, username: found.username, quickpay_status: 1 }) : found
  },
})

const saved = implement(contract.quickPay.payees, {
  handler: async ({ session }, { payees }) => rows(await payees.of(session.uid)),
})

const save = implement(contract.quickPay.savePayee, {
  limits: lookUps,
  handler: async ({ session, body: { uid, nickname } }, parts) => {
    const found = await payableOf(parts, session.uid, uid)
    if (!('username' in found)) return found
    if (!(await parts.payees.save(session.uid, { payee: uid, nickname, most: mostPayees })))
      throw HttpError.invalid([{ path: 'uid', message: `At most ${mostPayees} payees: remove one first` }])
    return done()
  },
})

const remove = implement(contract.quickPay.removePayee, {
  handler: async ({ session, body: { uid } }, { payees }) => {
    await payees.remove(session.uid, uid)
    return done()
  },
})

/** Whom a member pays: found by user id, saved under a nickname. */
export const payees: readonly Call[] = [payee, saved, save, remove]
