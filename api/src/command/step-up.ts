import { walletDecider } from '@strongroom/ledger/wallet'
import type { wire } from '@strongroom/shared'
import type { Parts } from '../dependencies.ts'
import type { Askers, Payment } from '../vault/codes.ts'
import { verifySecret } from '../vault/secrets.ts'
import type { Asker } from './asking.ts'
import { wrongCode, wrongPin } from './credential-refusals.ts'
import type { Reply } from './replies.ts'
import { type AcceptedOf, type AnyOutcome, replyOf } from './reply-of.ts'

/** A member's proofs beside the signature. The code was mailed for this scene, and for this payment if it names one. */
type Proofs = {
  readonly scene: wire.Scene
  readonly code: string
  readonly payment?: Payment
  /** The PIN, where the call asks for it too. */
  readonly pin?: string
  /** Whether the command has been carried out before, where its stream is not the wallet. */
  readonly isKnown?: () => Promise<boolean>
}

type Stepping = Asker & { readonly askers: () => Askers }

/**
 * Step-up authentication: carries a member's command about their own money out once a code by e-mail, and the PIN, are right.
 * A code is used up by the command; one that the ledger refuses gives it back. A repeated command gets its answer
 * again, whatever has become of its code.
 */
export const withStepUp = async <O extends AnyOutcome>(
  { ledger, codes, members }: Pick<Parts, 'ledger' | 'codes' | 'members'>,
  ask: Stepping,
  {
    scene,
    code,
    payment,
    pin,
    isKnown = () => ledger.knows(walletDecider, ask.session.uid, ask.commandId),
  }: Proofs,
  handle: () => Promise<O>,
  reply: (accepted: AcceptedOf<O>) => Reply | Promise<Reply>,
): Promise<Reply> => {
  const { email } = ask.session
  if (pin !== undefined && !(await verifySecret(pin, (await members.credentials(email))?.pin)))
    return wrongPin()
  const use = await codes.use({ email, scene, payment, askers: ask.askers() }, code, ask.commandId)
  if (!use && !(await isKnown())) return wrongCode()
  const outcome = await handle()
  if (outcome.kind === 'refused') await use?.release()
  return replyOf(ask, outcome, reply)
}
