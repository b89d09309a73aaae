import type { Limit } from '../../vault/rate-limits.ts'
import type { Sessions } from '../../vault/sessions.ts'

type About = { readonly body: { readonly email: string }; readonly address: string }

type Most = {
  /** For one account from one address; `aDay` where few are made, and each of many is a guess. */
  readonly account: number
  readonly aDay?: number
  /** From one address, whatever the account. */
  readonly address: number
  /** For one account from all addresses it has not signed in from. */
  readonly everywhere: { readonly most: number; readonly seconds: number }
}

const tenMinutes = 600
const day = 86_400

/** So many tries in ten minutes. */
export const inTenMinutes = (most: number) => ({ most, seconds: tenMinutes })
/** So many tries in 24 hours. */
export const inADay = (most: number) => ({ most, seconds: day })

/**
 * Limits, over ten minutes unless said otherwise, of calls that anybody may make for an account. A stranger who knows
 * an e-mail address uses up one network address' share, and, from many, the strangers' share; never the member's share
 * from places where they have signed in before. The limits are the same for accounts that do not exist.
 */
export const accountLimits =
  (what: string, { account, aDay, address, everywhere }: Most) =>
  async (
    { body: { email }, address: from }: About,
    { sessions }: { readonly sessions: Pick<Sessions, 'haveBegunAt'> },
  ): Promise<readonly Limit[]> => {
    const limits = [
      { key: `${what} account ${email} from ${from}`, ...inTenMinutes(account) },
      ...(aDay ? [{ key: `${what} account ${email} from ${from} a day`, ...inADay(aDay) }] : []),
      { key: `${what} address ${from}`, ...inTenMinutes(address) },
    ]
    if (await sessions.haveBegunAt(email, from)) return limits
    return [...limits, { key: `${what} account ${email}`, ...everywhere }]
  }

/** The part of a call that limits on guesses count by. */
export type OfSession = { readonly session: { readonly uid: string } | undefined }

/** Ten guesses in ten minutes, for one secret of one member, whichever call they are made by. */
export const guesses =
  (secret: 'password' | 'pin' | 'code' | 'authenticator' | 'passkey') =>
  ({ session }: OfSession): readonly Limit[] => [
    { key: `own ${secret} ${session?.uid}`, most: 10, seconds: 600 },
  ]
