import { walletDecider } from '@strongroom/ledger/wallet'
import { contract } from '@strongroom/shared'
import { type Asker, asked } from '../command/asking.ts'
import { atScale } from '../command/money.ts'
import { done } from '../command/replies.ts'
import { replyOf } from '../command/reply-of.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { guesses } from '../platform/step-up/account-limits.ts'
import { wrongPin } from '../platform/step-up/credential-refusals.ts'
import { withStepUp } from '../platform/step-up/step-up.ts'
import { cardFrozenLetter, cardLimitLetter } from '../vault/mail/card-letters.ts'
import type { Profile } from '../vault/profile.ts'
import { verifySecret } from '../vault/secrets.ts'
import { cardCurrency, dayOf } from './card-status.ts'
import { type Accepted, tellOnce } from './tell-once.ts'

const isPinRight = async ({ members }: Parts, email: string, pin: string) =>
  verifySecret(pin, (await members.credentials(email))?.pin)

type Frozen = 'frozen' | 'unfrozen'

/** Freezes the card or ends that, and tells its holder once. */
const setFrozen = async (ask: Asker, parts: Parts, type: 'FreezeCard' | 'UnfreezeCard', to: Frozen) => {
  const { uid } = ask.session
  const about = { uid, commandId: ask.commandId }
  const letter = (member: Profile) => cardFrozenLetter(member, to, parts.cardProcessor !== undefined)
  const outcome = await parts.ledger.handle(walletDecider, uid, asked(ask, { type, input: {} }))
  return replyOf(ask, outcome, accepted => tellOnce(parts, about, letter, accepted))
}

const freeze = implement(contract.card.freeze, {
  handler: (ask, parts) => setFrozen(ask, parts, 'FreezeCard', 'frozen'),
})

const unfreeze = implement(contract.card.unfreeze, {
  limits: guesses('pin'),
  handler: async (ask, parts) =>
    (await isPinRight(parts, ask.session.email, ask.body.pin))
      ? setFrozen(ask, parts, 'UnfreezeCard', 'unfrozen')
      : wrongPin(),
})

const checkLimit = implement(contract.card.checkLimit, {
  limits: guesses('pin'),
  handler: async ({ session, body: { pin } }, parts) =>
    (await isPinRight(parts, session.email, pin)) ? done() : wrongPin(),
})

const setLimit = implement(contract.card.setLimit, {
  limits: ask => (ask.body.proof ? guesses('pin')(ask) : []),
  handler: async (ask, parts) => {
    const { ledger, catalogue } = parts
    const { uid } = ask.session
    const { proof } = ask.body
    const amount = ask.body.amount ?? undefined
    const currency = cardCurrency(catalogue)
    const given = { currency, today: dayOf(ask.now), proven: proof !== undefined }
    const command = {
      type: 'SetCardLimit',
      input: amount === undefined ? {} : { amount },
      given,
    } as const
    const handle = () => ledger.handle(walletDecider, uid, asked(ask, command, catalogue))
    const money = amount && `${atScale(catalogue, currency.code, amount)} ${currency.code}`
    const about = { uid, commandId: ask.commandId }
    const reply = (accepted: Accepted) =>
      tellOnce(parts, about, member => cardLimitLetter(member, money), accepted)
    return proof
      ? withStepUp(parts, ask, { scene: 'cardlimit', ...proof }, handle, reply)
      : replyOf(ask, await handle(), reply)
  },
})

/** Holders freeze their own card at once, unfreeze it with a proof, and set its daily limit. */
export const cardSafety: readonly Call[] = [freeze, unfreeze, checkLimit, setLimit]
