import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { wire } from '@strongroom/shared'
import type { State } from '../../../parts/status.tsx'

type PartWords = Readonly<Record<'name' | 'late' | 'down', MessageDescriptor>>

/** The parts of the service, and how people notice that one is late or does not work. */
export const PARTS: Readonly<Record<wire.ServicePart, PartWords>> = {
  'sign-in': {
    name: msg`Signing in`,
    late: msg`Codes by e-mail arrive late.`,
    down: msg`Signing in does not work at the moment.`,
  },
  payments: {
    name: msg`Payments`,
    late: msg`Payments are booked; lists and balances show them late.`,
    down: msg`Payments cannot be made at the moment. Your money stays where it is.`,
  },
  card: {
    name: msg`Card`,
    late: msg`Purchases with the card appear late.`,
    down: msg`The card cannot be changed or topped up, and purchases may be declined.`,
  },
  prices: {
    name: msg`Prices`,
    late: msg`Some prices are missing.`,
    down: msg`Prices are missing. Amounts in other currencies cannot be compared.`,
  },
  notices: {
    name: msg`Mail and notices`,
    late: msg`E-mails, messages and notices arrive late.`,
    down: msg`E-mails and messages are not sent at the moment. They follow later.`,
  },
  proof: {
    name: msg`Proof of the books`,
    late: msg`The books are compared later than usual.`,
    down: msg`The last comparison of the books did not agree. We are looking into it.`,
  },
}

/** The states in words, and as a screen draws them. */
export const STATES: Readonly<Record<wire.PartState, { words: MessageDescriptor; state: State }>> = {
  works: { words: msg`Works`, state: 'settled' },
  late: { words: msg`Late`, state: 'waiting' },
  down: { words: msg`Does not work`, state: 'wrong' },
}
