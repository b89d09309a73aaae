import { memberDecider } from '@strongroom/ledger/account'
import { isResting, walletDecider } from '@strongroom/ledger/wallet'
import { contract } from '@strongroom/shared'
import { cardStatusOf } from '../card/card-status.ts'
import { asked } from '../command/asking.ts'
import { AuthExpired, HttpError } from '../command/http-error.ts'
import { done, one } from '../command/replies.ts'
import { replyOf } from '../command/reply-of.ts'
import type { Session } from '../command/session.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { reviewers } from '../platform/members/member-checks.ts'
import { groupNameOf } from '../vip/user-groups.ts'
import { editMember } from './member-standing.ts'

/** The member who brought this one, while there is such a member. */
const referrerOf = async (members: Parts['members'], uid: string | undefined) => {
  const found = uid === undefined ? undefined : await members.byUid(uid)
  return found ? { uid: found.uid, username: found.username } : null
}

const userinfo = implement(contract.account.userinfo, {
  handler: async ({ session }, { members, ledger, catalogue, now }) => {
    const [profile, { state }, { state: wallet }] = await Promise.all([
      members.byUid(session.uid),
      ledger.load(memberDecider, session.uid),
      ledger.load(walletDecider, session.uid),
    ])
    if (!profile) throw new AuthExpired('the member is gone')
    return one({
      uid: profile.uid,
      username: profile.username,
      email: profile.email,
      role: state.role,
      quickpay_status: state.quickPayOn ? 1 : 0,
      earn_status: state.earnOn ? 1 : 0,
      vip_level: state.vipLevel,
      user_group: groupNameOf(catalogue, state),
      card_status: cardStatusOf(wallet),
      kyc_status: state.kyc,
      user_type: state.userType,
      company_name: profile.companyName,
      referrer: await referrerOf(members, state.referrer),
      language: profile.language,
      area_code: profile.areaCode,
      phone: profile.phone,
      phone_status: profile.phoneProven ? 1 : 0,
      frozen: wallet.frozen ? 1 : 0,
      rests_until: isResting(wallet, now().toISOString()) ? (wallet.restsUntil ?? null) : null,
    })
  },
})

/** The member whom an edit names: the caller unless it names another. */
const editedBy = async ({ members }: Parts, session: Session, { uid, email }: Named): Promise<string> => {
  if (email === undefined || email === session.email) return uid ?? session.uid
  const found = await members.byEmail(email)
  // Members do not learn of whom there is an account.
  if (!found) throw HttpError.forbidden()
  return found.uid
}
type Named = { readonly uid?: string | undefined; readonly email?: string | undefined }

const edit = implement(contract.account.edit, {
  handler: async (ask, parts) => {
    const { session } = ask
    const { uid: _, email: __, reason = 'Edited by an administrator', ...edited } = ask.body
    const uid = await editedBy(parts, session, ask.body)
    if (uid === session.uid) {
      await parts.members.edit(uid, edited)
      return done()
    }
    const { role } = (await parts.ledger.load(memberDecider, session.uid)).state
    if (!reviewers.includes(role)) throw HttpError.forbidden()
    const as = { ...ask, session: { ...session, role, admin: true }, body: { uid, reason, ...edited } }
    const reply = await editMember(parts, as)
    return 'code' in reply.body ? reply : done()
  },
})

const rename = implement(contract.account.rename, {
  handler: async ({ session, body: { email, username } }, { members }) => {
    checkOwn(session, email)
    await members.edit(session.uid, { username })
    return done()
  },
})

const setOption = implement(contract.account.setOption, {
  handler: async (ask, { ledger }) => {
    const { option, status } = ask.body
    const type = option === 'quickpay' ? 'SwitchQuickPay' : 'SwitchEarn'
    const command = { type, input: { on: status === 1 } } as const
    const outcome = await ledger.handle(memberDecider, ask.session.uid, asked(ask, command))
    return replyOf(ask, outcome, () => one({ option, status }))
  },
})

const signOut = implement(contract.account.signOut, {
  handler: async ({ session }, { sessions }) => {
    await sessions.revoke(session.id)
    return done()
  },
})

/** The signed-in member's own account: who they are, and what they have switched on. */
export const ownAccount: readonly Call[] = [userinfo, edit, rename, setOption, signOut]

/** An address that stands beside a form must be the signed-in one. */
export const checkOwn = (session: { readonly email: string }, email: string): void => {
  if (email !== session.email)
    throw HttpError.invalid([{ path: 'email', message: 'The e-mail of your own account' }])
}
