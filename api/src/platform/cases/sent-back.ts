import { Decimal, type wire } from '@strongroom/shared'
import type { InferOutput } from 'valibot'
import type { Asker } from '../../command/asking.ts'
import { atScale } from '../../command/money.ts'
import { one, type Reply } from '../../command/replies.ts'
import type { Parts } from '../../dependencies.ts'
import type { Reversal } from './reverse.ts'
import { reverseOrPropose } from './reversing.ts'

type Sent = { readonly uid: string; readonly currency: string; readonly amount: string }
type Body = InferOutput<typeof wire.sentBackBody>
/** The case by its kind and id, as the log names it. */
type SentCase<R = Reversal['of']> = R extends { kind: 'withdrawal' | 'send-payment' }
  ? Omit<R, 'currency' | 'charge'>
  : never

/**
 * Books what a bank has sent back of a case whose money had left for it, or lets it wait for a second administrator. A charge with more
 * places than the currency has, or above what was sent, is refused by the command, as all of it is that cannot be.
 */
export const bookSentBack = (
  parts: Parts,
  ask: Asker & { readonly now: Date; readonly body: Body },
  { uid, currency, amount: sent }: Sent,
  which: SentCase,
): Promise<Reply> => {
  const { id, bank_charge: charge, reason } = ask.body
  const back = new Decimal(sent).minus(charge)
  const change: Reversal = {
    kind: 'reversal',
    uid,
    reason,
    of: { ...which, currency, charge },
    credits: [{ currency, amount: back.isPositive() ? back.toFixed() : sent }],
  }
  const shown = (each: string) => atScale(parts.catalogue, currency, each)
  return reverseOrPropose(parts, ask, change, () =>
    one({ id, amount: shown(back.toFixed()), bank_charge: shown(charge) }),
  )
}
