import type { Currency } from '@strongroom/shared'
import { timedId } from '../eventlog/ids.ts'
import { laterOf } from '../eventlog/later-of.ts'
import type { Asked, Ledger, Outcome, UnplacedEvent } from '../eventlog/ledger.ts'
import { type WalletFact, type WalletRefusal, walletDecider } from '../wallet/wallet-decider.ts'
import type { PayMoneyRequest } from './money-request.ts'
import type { ReceiveQuickPay, SendQuickPay } from './quick-pay.ts'
import type { PayScheduledQuickPay } from './scheduled-quick-pay.ts'

type Sent = UnplacedEvent<Extract<WalletFact, { type: 'QuickPaySent' }>>

/**
 * Pays another member: out of the sender's stream into transit, then out of transit into the receiver's. Acknowledged when both
 * are in the log. Where they are not one commit, a crash in between is finished by the next call of `settleQuickPay`, the
 * worker's at the latest.
 */
export const pay = async (
  ledger: Ledger,
  uid: string,
  asked: Asked<SendQuickPay | PayScheduledQuickPay | PayMoneyRequest>,
): Promise<Outcome<WalletFact, WalletRefusal>> => {
  const { currency } = asked.command.given
  const { first: sent, second: received } = await ledger.inTurn(
    { decider: walletDecider, id: uid, asked },
    events => {
      const event = events.find(isSent)
      return event && receiving(event, currency)
    },
  )
  if (sent.kind === 'refused' || !received) return sent
  return { ...sent, position: laterOf(unrefused(received).position, sent.position) }
}

/** Puts a sent payment into the receiver's wallet. Its command id follows from the payment, so it happens once however often it is asked. */
export const settleQuickPay = async (ledger: Ledger, sent: Sent, currency: Currency) => {
  const { decider, id, asked } = receiving(sent, currency)
  return unrefused(await ledger.handle(decider, id, asked))
}

const receiving = (sent: Sent, currency: Currency) => {
  const { paymentId, to, amount } = sent.data
  const asked: Asked<ReceiveQuickPay> = {
    id: timedId(sent.metadata.commandId, senderOf(sent), paymentId, 'receive'),
    actor: { kind: 'system', id: 'transit' },
    correlationId: sent.metadata.correlationId,
    causationId: sent.id,
    command: {
      type: 'ReceiveQuickPay',
      input: { paymentId, from: senderOf(sent), currency: currency.code, amount },
      given: { currency },
    },
  }
  return { decider: walletDecider, id: to, asked }
}

/** The rules cannot refuse money that has left the sender. */
const unrefused = (received: Outcome<WalletFact, WalletRefusal>) => {
  if (received.kind === 'refused') throw new Error('a payment on its way cannot be received')
  return received
}

/** Narrows an event of the payer's wallet to the sending, which the receiving follows. */
export const isSent = (event: UnplacedEvent): event is Sent => event.type === 'QuickPaySent'

const senderOf = (sent: Sent) => sent.stream.slice('wallet-'.length)
