import type { wire } from '@strongroom/shared'
import { one } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { newDeviceLetter } from '../vault/mail/safety-letters.ts'
import type { Profile } from '../vault/profile.ts'
import { keyHash } from '../vault/secrets.ts'
import type { OpenedFrom } from '../vault/sessions.ts'

/** A member who has just signed in. */
export type SignedIn = {
  readonly member: Profile
  readonly role: wire.Role
  /** The key of the session that was opened. */
  readonly key: string
  readonly from: OpenedFrom
  /** The random text that the program keeps for itself, if it gives one. */
  readonly device: string | undefined
  readonly agent: string
  readonly now: Date
  /** Said of a sign-in that has not asked for the PAY code: whether there is one. */
  readonly hasPin?: boolean
}

/**
 * Answers a sign-in, and tells its member of a device not seen before. One that its member cannot be told of is none: the
 * person signs in again.
 */
export const answerSignIn = async (
  parts: Parts,
  { member, role, key, from, device, agent, now, hasPin }: SignedIn,
) => {
  const { config, devices, sessions } = parts
  const met = devices.meet(
    member.uid,
    device ? `device ${device}` : `client ${from.address} ${agent}`,
    token =>
      newDeviceLetter(member, { ...seenFrom(from), at: now, link: `${config.publicUrl}/notme#${token}` }),
  )
  await met.catch(async error => {
    await sessions.revoke(keyHash(key).toString('hex'))
    throw error
  })
  const count = hasPin === undefined ? {} : { count: hasPin ? 1 : 0 }
  return one({ session_key: key, email: member.email, role, ...count })
}

const seenFrom = ({ browser = '', system = '', ...from }: OpenedFrom) => ({ ...from, browser, system })
