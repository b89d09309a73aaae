import { walletDecider } from '@strongroom/ledger/wallet'
import type { wire } from '@strongroom/shared'
import type { Asker } from '../../command/asking.ts'
import type { Reply } from '../../command/replies.ts'
import { type AcceptedOf, type AnyOutcome, replyOf } from '../../command/reply-of.ts'
import type { Parts } from '../../dependencies.ts'
import type { Askers } from '../../vault/codes.ts'
import type { PasskeyScope } from '../../vault/passkeys.ts'
import type { ApprovalScope, OrderDetails, Payment } from '../../vault/payment-binding.ts'
import { verifySecret } from '../../vault/secrets.ts'
import { notConfirmed, wrongCode, wrongPasskey, wrongPin } from './credential-refusals.ts'
import { challengeOf, checkProven } from './webauthn.ts'

/**
 * A member's proofs beside the signature. The code was mailed for this scene, and for this payment if it names one; a passkey, or another
 * device of the member's, has approved exactly this payment of this session, and stands in for the PIN too.
 */
type Proofs = {
  readonly scene: wire.Scene
  readonly code: wire.Approval
  readonly payment?: Payment
  /** The rest of the order that another device has shown. */
  readonly details?: OrderDetails
  /** The PIN, where the call asks for it beside a code; one that is missing is wrong. */
  readonly pin?: string | undefined
  /** Whether the command has been carried out before, where its stream is not the wallet. */
  readonly isKnown?: () => Promise<boolean>
}

type Stepping = Asker & { readonly askers: () => Askers }

type StepUpParts = Pick<Parts, 'ledger' | 'codes' | 'confirmations' | 'members' | 'passkeys' | 'config'>

/** The answer of a refused command. */
type Use = { readonly release: () => Promise<void> }

/** Beside a mailed code only: a passkey has verified its member already. */
const isPinWrong = async ({ members }: StepUpParts, { session }: Stepping, proofs: Proofs) =>
  typeof proofs.code === 'string' &&
  'pin' in proofs &&
  !(await verifySecret(proofs.pin ?? '', (await members.credentials(session.email))?.pin))

/** Uses a passkey up for one command, if it has approved what is `meant` in this session. */
export const usePasskey = async (
  { passkeys, config }: Pick<Parts, 'passkeys' | 'config'>,
  { session, commandId }: Asker,
  given: wire.ProvenPasskey,
  meant: PasskeyScope,
): Promise<boolean> => {
  const challenge = challengeOf(given.response.clientDataJSON)
  const passkey = await passkeys.byId(given.id)
  if (!challenge || passkey?.uid !== session.uid) return false
  const proven = await checkProven(given, { passkey, challenge }, config)
  if (!proven) return false
  const asked = { uid: session.uid, session: session.id, ...meant }
  return passkeys.approve(challenge, asked, { ...proven, id: passkey.id, by: commandId })
}

/** Uses up what approves without a code, a passkey or a confirmation on another device, if it was for what is `meant` in this session. */
export const useApproval = (
  parts: Pick<Parts, 'confirmations' | 'passkeys' | 'config'>,
  ask: Asker,
  given: wire.ApprovalWithoutCode,
  meant: ApprovalScope,
): Promise<boolean> => {
  if (!('confirmation' in given)) return usePasskey(parts, ask, given, meant)
  const { uid, id: session } = ask.session
  return parts.confirmations.use({ uid, session, id: given.confirmation, ...meant }, ask.commandId)
}

/** The refusal of an approval that does not count. */
export const notApproved = (given: wire.Approval): Reply => {
  if (typeof given === 'string') return wrongCode()
  return 'confirmation' in given ? notConfirmed() : wrongPasskey()
}

/** Neither is given back: a passkey that counts does not sign the same twice, and a payment is confirmed as it was shown. */
const usedUp: Use = { release: async () => {} }

/**
 * Step-up authentication: carries a member's command about their own money out once a code by e-mail, and the PIN, are right, or a
 * passkey or another device has approved it. A code is used up by the command; one that the ledger refuses gives it back. A repeated command gets its
 * answer again, whatever has become of its code.
 */
export const withStepUp = async <O extends AnyOutcome>(
  parts: StepUpParts,
  ask: Stepping,
  proofs: Proofs,
  handle: () => Promise<O>,
  reply: (accepted: AcceptedOf<O>) => Reply | Promise<Reply>,
): Promise<Reply> => {
  const { session, commandId } = ask
  const {
    code,
    scene,
    payment,
    details,
    isKnown = () => parts.ledger.knows(walletDecider, session.uid, commandId),
  } = proofs
  if (await isPinWrong(parts, ask, proofs)) return wrongPin()
  const asked = { email: session.email, scene, payment, askers: ask.askers() }
  const use: Use | undefined =
    typeof code === 'string'
      ? await parts.codes.use(asked, code, commandId)
      : payment && (await useApproval(parts, ask, code, { scene, payment, details }))
        ? usedUp
        : undefined
  if (!use && !(await isKnown())) return notApproved(code)
  const outcome = await handle()
  if (outcome.kind === 'refused') await use?.release()
  return replyOf(ask, outcome, reply)
}
