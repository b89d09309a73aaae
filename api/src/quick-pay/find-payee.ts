import { memberDecider } from '@strongroom/ledger/account'
import { refusalOf } from '../command/refusals.ts'
import type { Reply } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type ShownName, shownNames } from '../platform/members/shown-names.ts'
import { payeeIn } from './payee-in.ts'

/** The uid that no member has. Who is not found is looked up under it, so that the answer takes as long as of one who is. */
const NOBODY = '0'

/** The receiver of a payment: a registered member whose account is enabled; undefined for anybody else. */
export const receiverOf = async ({ ledger }: Parts, uid: string) => {
  const { registered, enabled, kyc, quickPayOn } = (await ledger.load(memberDecider, uid)).state
  return registered && enabled ? { verified: kyc === 1, quickPayOn } : undefined
}

type Found = {
  readonly uid: string
  readonly receiver: Awaited<ReturnType<typeof receiverOf>>
  /** Found by what says of whom there is an account: unless they can be paid, the answer is that of nobody. */
  readonly isPrivate: boolean
}

const lookedUp = async (parts: Parts, text: string): Promise<Found> => {
  const named = payeeIn(text)
  const isPrivate = named?.by === 'email' || named?.by === 'phone'
  const uid = named && (named.by === 'uid' ? named.value : await parts.findable.uidOf(named))
  return { uid: uid ?? NOBODY, receiver: await receiverOf(parts, uid ?? NOBODY), isPrivate }
}

/** The payee as a body names them. */
export type NamedInBody = { readonly uid?: string | undefined; readonly payee?: string | undefined }

/**
 * The uid of the payee that a body names, for the decision to judge. An address or a number of a member who cannot be paid gives the uid of
 * nobody, so that no answer says of whom there is an account.
 */
export const payeeUid = async (parts: Parts, { uid, payee }: NamedInBody): Promise<string> => {
  if (uid !== undefined) return uid
  const found = await lookedUp(parts, payee ?? '')
  const canBePaid = found.receiver?.verified && found.receiver.quickPayOn
  return found.isPrivate && !canBePaid ? NOBODY : found.uid
}

/** A payee whom a payer can pay, with as much of the name as the payer may see. */
export type Payee = ShownName & { readonly uid: string }

/** The member whom a payer can pay and whom a text names, or why not: no name is shown of anybody else. */
export const payableOf = async (
  parts: Parts,
  payer: string,
  text: string,
): Promise<{ readonly payee: Payee } | { readonly reply: Reply }> => {
  const { uid, receiver, isPrivate } = await lookedUp(parts, text)
  const nameOf = await shownNames(parts, payer, [uid])
  const name = nameOf(uid)
  const no = (refusal: Parameters<typeof refusalOf>[0]) => ({ reply: refusalOf(refusal) })
  if (uid === payer) return no({ kind: 'pays-oneself' })
  const isOpen = receiver?.verified && receiver.quickPayOn
  if (!receiver || (isPrivate && !isOpen)) return no({ kind: 'receiver-unknown' })
  if (!receiver.verified) return no({ kind: 'receiver-not-verified' })
  if (!receiver.quickPayOn) return no({ kind: 'quick-pay-off' })
  return { payee: { uid, ...name } }
}

/** Calls that tell of a payee by a text of the caller's count as one kind of look-up. */
export const lookUps = ({
  session,
}: {
  readonly session?: { readonly uid: string } | undefined
}): readonly [{ readonly key: string; readonly most: number; readonly seconds: number }] => [
  { key: `search uid ${session?.uid}`, most: 60, seconds: 600 },
]

/** The same, of a body that may name its payee by uid alone, whom its caller knows already. */
export const lookUpsIn = ({
  session,
  body,
}: {
  readonly session?: { readonly uid: string } | undefined
  readonly body: NamedInBody
}) => (body.payee === undefined ? [] : lookUps({ session }))
