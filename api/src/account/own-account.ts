import { memberDecider } from '@strongroom/ledger/account'
import { isResting, walletDecider } from '@strongroom/ledger/wallet'
import { contract, type wire } from '@strongroom/shared'
import { cardStatusOf } from '../card/card-status.ts'
import { asked } from '../command/asking.ts'
import { AuthExpired, HttpError } from '../command/http-error.ts'
import { done, one } from '../command/replies.ts'
import { replyOf } from '../command/reply-of.ts'
import type { Session } from '../command/session.ts'
import type { Parts } from '../dependencies.ts'
import { type AskOf, type Call, implement } from '../http/call.ts'
import { reviewers } from '../platform/members/reviewers.ts'
import { groupNameOf } from '../vip/user-groups.ts'
import { editMember } from './member-standing.ts'
import { listedMember } from './members.ts'

/** The member who brought this one, while there is such a member. */
const referrerOf = async (members: Parts['members'], uid: string | undefined) => {
  const found = uid === undefined ? undefined : await members.byUid(uid)
  return found ? { uid: found.uid, username: found.username } : null
}

/** The account of a member, as its owner sees it. */
const infoOf = async (
  { members, ledger, catalogue, now }: Parts,
  { uid }: { readonly uid: string },
): Promise<wire.Userinfo> => {
  const [profile, { state }, { state: wallet }] = await Promise.all([
    members.byUid(uid),
    ledger.load(memberDecider, uid),
    ledger.load(walletDecider, uid),
  ])
  if (!profile) throw new AuthExpired('the member is gone')
  return {
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
  }
}

const userinfo = implement(contract.account.userinfo, {
  handler: async ({ session }, parts) => one(await infoOf(parts, session)),
})

type Named = { readonly uid?: string | undefined; readonly email?: string | undefined }

/**
 * The role by which a session edits others, as the log has it now.
 *
 * @throws {HttpError} FORBIDDEN where it may not.
 */
const reviewingRole = async ({ ledger }: Pick<Parts, 'ledger'>, { uid }: Session) => {
  const { role } = (await ledger.load(memberDecider, uid)).state
  if (!reviewers.includes(role)) throw HttpError.forbidden()
  return role
}

/**
 * The member whom an edit names: the caller unless it names another. An address beside a uid is that member's.
 *
 * @throws {HttpError} FORBIDDEN where the caller may not edit that member, or there is no account of the address: members do not learn of
 * whom there is one.
 */
const editedBy = async (parts: Parts, session: Session, { uid, email }: Named): Promise<string> => {
  if (email === undefined) return uid ?? session.uid
  const found = email === session.email ? session.uid : (await parts.members.byEmail(email))?.uid
  if (uid !== undefined && found !== uid) {
    if (uid !== session.uid) await reviewingRole(parts, session)
    throw HttpError.invalid([{ path: 'email', message: 'This cannot be changed' }])
  }
  if (found === undefined) throw HttpError.forbidden()
  return uid ?? found
}

type Loading = {
  readonly session: Session
  readonly body: Named
  readonly beside?: Readonly<Record<string, unknown>>
}

/**
 * The record that an edit saves: the caller's own account, or the row of the administrators' list. Wallets and what they are worth move
 * between loading and saving, so they are taken as they were loaded.
 */
const loadedMember = async ({ session, body, beside = {} }: Loading, parts: Parts) => {
  const uid = await editedBy(parts, session, body)
  if (uid !== session.uid) await reviewingRole(parts, session)
  if (uid === session.uid && !('walletList' in beside)) return infoOf(parts, session)
  const { walletList, totalAmount } = beside
  const found = await listedMember(parts, uid)
  return found && { ...found, walletList, totalAmount }
}

type Edited = Pick<AskOf<typeof contract.account.edit>['body'], 'username' | 'language'>

const changesGiven = ({ username, language }: Edited): Edited => ({ username, language })

/** The fields that an edit changes: one that is given as it is changes nothing, and no event says that it did. */
const changesOf = async (
  { members }: Parts,
  uid: string,
  { username, language }: Edited,
): Promise<Edited> => {
  const now = await members.byUid(uid)
  return {
    username: username === now?.username ? undefined : username,
    language: language === now?.language ? undefined : language,
  }
}

const edit = implement(contract.account.edit, {
  loadedNow: loadedMember,
  handler: async (ask, parts) => {
    const { session } = ask
    const { reason = 'Edited by an administrator' } = ask.body
    const uid = await editedBy(parts, session, ask.body)
    // A request that may come again after a crash says all that it was given: part of it may be done.
    const edited = ask.keyed ? changesGiven(ask.body) : await changesOf(parts, uid, ask.body)
    if (uid === session.uid) {
      await parts.members.edit(uid, edited)
      return done()
    }
    const role = await reviewingRole(parts, session)
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
