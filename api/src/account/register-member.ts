import { memberDecider } from '@strongroom/ledger/account'
import type { LiveCatalogue } from '@strongroom/ledger/catalogue'
import { derivedId, type Ledger } from '@strongroom/ledger/eventlog'
import type { wire } from '@strongroom/shared'
import type { NewMember } from '../vault/members.ts'
import type { Profile } from '../vault/profile.ts'
import { hashSecret } from '../vault/secrets.ts'
import type { Stores } from '../vault/stores.ts'

/** A registration, its secrets still in the clear; English when no language is given. */
export type Registration = Omit<NewMember, 'password' | 'pin' | 'language'> & {
  readonly language?: wire.Language | undefined
  readonly password: string
  readonly pin: string
}

/**
 * Registers a member: profile and credentials first, then the fact. A crash in between leaves a profile that the log
 * does not know; `finishRegistrations` and the next sign-in mend that. Nothing when the address is taken.
 */
export const registerMember = async (
  { members, ledger }: { readonly members: Stores['members']; readonly ledger: Ledger },
  { password, pin, ...profile }: Registration,
): Promise<string | undefined> => {
  const [passwordHash, pinHash] = await Promise.all([hashSecret(password), hashSecret(pin)])
  const uid = await members.add({
    ...profile,
    language: profile.language ?? 'en',
    password: passwordHash,
    pin: pinHash,
  })
  if (uid)
    await noteInLog(
      { members, ledger },
      { uid, userType: profile.userType, referral: profile.referral ?? null },
    )
  return uid
}

/** Writes the fact of a registration whose profile exists. The command's id follows from the uid, so it happens once. */
export const noteInLog = async (
  { members, ledger }: { readonly members: Stores['members']; readonly ledger: Ledger },
  { uid, userType, referral }: Pick<Profile, 'uid' | 'userType' | 'referral'>,
): Promise<void> => {
  const id = derivedId('register', uid)
  await ledger.handle(memberDecider, uid, {
    id,
    actor: { kind: 'member', id: uid },
    correlationId: id,
    command: { type: 'RegisterMember', input: { userType, ...broughtBy(referral, Number(uid)) } },
  })
  await members.setRegistered(uid)
}

/**
 * Whether a code is the referral code of an enabled member, or an invite code in use. The newcomer has it from another
 * person.
 */
export const isReferralKnown = async (
  { ledger, catalogue }: { readonly ledger: Ledger; readonly catalogue: LiveCatalogue },
  referral: string,
): Promise<boolean> => {
  const { referrer, inviteCode } = broughtBy(referral)
  if (inviteCode) return catalogue.get('invite-code', inviteCode)?.status === 1
  if (!referrer) return false
  const { state } = await ledger.load(memberDecider, referrer)
  return state.registered && state.enabled
}

type BroughtBy = { readonly referrer?: string; readonly inviteCode?: string }

/**
 * A referral code is the uid of the member who shared it; anything else that can be one is an invite code. Uids grow, so the next one
 * can be guessed: no member was brought by themselves, or by one who came later.
 */
export const broughtBy = (referral: string | null, before = Number.POSITIVE_INFINITY): BroughtBy => {
  if (referral === null) return {}
  if (/^[1-9]\d{0,14}$/.test(referral)) return Number(referral) < before ? { referrer: referral } : {}
  return /^[A-Za-z0-9_.]{1,32}$/.test(referral) ? { inviteCode: referral } : {}
}

/** Finishes what crashes interrupted. Run at every start. */
export const finishRegistrations = async (parts: {
  readonly members: Stores['members']
  readonly ledger: Ledger
}): Promise<void> => {
  for (const profile of await parts.members.unregistered()) await noteInLog(parts, profile)
}
