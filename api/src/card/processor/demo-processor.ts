import type { wire } from '@strongroom/shared'
import * as v from 'valibot'
import type { Parts } from '../../dependencies.ts'
import type { ProcessorMessage } from './messages.ts'
import type { CardProcessor } from './processor-of.ts'
import { receive } from './receive.ts'
import { signatureOf } from './signature.ts'
import { neverLate, type TakingParts } from './taking.ts'

type DemoParts = Omit<TakingParts, 'lateAfter'> & Pick<Parts, 'cardTellings'>
type Wish = Pick<wire.CardPurchase, 'id'> & {
  /** The card's code, as its files have it. */
  readonly card: string
  readonly currency: string
  readonly amount: string
  readonly merchant: string
  readonly mcc: string
  readonly country: string
  readonly channel: wire.PurchaseChannel
  readonly number?: string | undefined
  readonly goes: 'pending' | 'captured' | 'reversed' | 'refunded'
}

const decision = v.object({
  decision: v.picklist(['approve', 'decline']),
  reason: v.nullable(v.string()),
})

/** The messages that follow an approved purchase. */
const followUps = (wish: Wish): readonly ProcessorMessage[] => {
  const { id, card, currency, amount, merchant, mcc, goes } = wish
  const about = { card, currency, authorisation: id }
  const paid = { ...about, amount, merchant, mcc }
  if (goes === 'pending') return []
  if (goes === 'reversed') return [{ type: 'reversal', id: `${id}-r`, ...about }]
  const captured = { type: 'capture', id: `${id}-c`, reference: `DEMO-${id}`, final: true, ...paid } as const
  return goes === 'captured'
    ? [captured]
    : [captured, { type: 'refund', id: `${id}-b`, reference: `DEMO-${id}-B`, ...paid }]
}

/** The id of a demo's merchant: its name without blanks and what no id has. */
const demoMerchantId = (name: string): string => Buffer.from(name).toString('base64url').slice(0, 100)

/**
 * Buys with a card as a processor would, at its holder's wish alone: signs each message and sends it through the same door, and waits for
 * the answer however long that takes. The
 * processor's answer to the question, or the error of a message that is not taken.
 */
export const buyAsDemo = async (
  parts: DemoParts,
  processor: CardProcessor,
  wish: Wish,
): Promise<{ readonly approved: boolean; readonly reason: string | null } | { readonly error: unknown }> => {
  const send = (message: ProcessorMessage) => {
    const body = JSON.stringify(message)
    return receive({ ...parts, lateAfter: neverLate }, processor, {
      body,
      signature: signatureOf(processor.key, body, parts.now()),
    })
  }
  const { id, card, currency, amount, merchant, mcc, country, channel, number } = wish
  // As a real one declines what it was told is closed: the house is not asked.
  if (await parts.cardTellings.isClosed(card, number))
    return { approved: false, reason: number === undefined ? 'not-active' : 'number-ended' }
  const place = { merchant, merchantId: demoMerchantId(merchant), mcc, country, channel, number }
  const asking = { type: 'authorisation', id, authorisation: id, card, currency, amount, ...place } as const
  const { body } = await send(asking)
  const answer = v.safeParse(decision, body)
  if (!answer.success) return { error: body }
  const approved = answer.output.decision === 'approve'
  if (approved) for (const message of followUps(wish)) await send(message)
  return { approved, reason: answer.output.reason }
}
