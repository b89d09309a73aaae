import type { Currency } from '@strongroom/shared'
import type { LedgerEvent } from '../book/event.ts'
import { derivedId } from '../store/ids.ts'
import type { Asked, Ledger, Outcome } from '../store/ledger.ts'
import type { SendQuickPay } from '../wallet/quick-pay.ts'
import { type WalletFact, type WalletRefusal, walletDecider } from '../wallet/wallet-decider.ts'
import { laterOf } from './later-of.ts'

type Sent = LedgerEvent<Extract<WalletFact, { type: 'QuickPaySent' }>>

/**
 * Pays another member: out of the sender's stream into transit, then out of transit into the receiver's. Acknowledged
 * when both are in the log; a crash in between is finished by whoever calls `settleQuickPay`, the worker at the latest.
 */
export const pay = async (
  ledger: Ledger,
  uid: string,
  asked: Asked<SendQuickPay>,
): Promise<Outcome<WalletFact, WalletRefusal>> => {
  const sent = await ledger.handle(walletDecider, uid, asked)
  const event = sent.kind === 'accepted' ? sent.events.find(isSent) : undefined
  if (sent.kind === 'refused' || !event) return sent
  const received = await settleQuickPay(ledger, event, asked.command.given.currency)
  return { ...sent, position: laterOf(received.position, sent.position) }
}

/** Puts a sent payment into the receiver's wallet. Its command id follows from the payment, so it happens once however often it is asked. */
export const settleQuickPay = async (ledger: Ledger, sent: Sent, currency: Currency) => {
  const { paymentId, to, amount } = sent.data
  const outcome = await ledger.handle(walletDecider, to, {
    id: derivedId(senderOf(sent), paymentId, 'receive'),
    actor: { kind: 'system', id: 'transit' },
    correlationId: sent.metadata.correlationId,
    causationId: sent.id,
    command: {
      type: 'ReceiveQuickPay',
      input: { paymentId, from: senderOf(sent), currency: currency.code, amount },
      given: { currency },
    },
  })
  if (outcome.kind === 'refused') throw new Error(`payment ${paymentId} cannot be received`)
  return outcome
}

export const isSent = (event: LedgerEvent): event is Sent => event.type === 'QuickPaySent'

const senderOf = (sent: Sent) => sent.stream.slice('wallet-'.length)
