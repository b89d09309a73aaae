import type { Currency } from '@strongroom/shared'
import { laterOf } from '../eventlog/envelope.ts'
import { timedId } from '../eventlog/ids.ts'
import type { Asked, Ledger, Outcome, UnplacedEvent } from '../eventlog/ledger.ts'
import { type WalletFact, type WalletRefusal, walletDecider } from '../wallet/wallet-decider.ts'
import type { PayMoneyRequest } from './money-request.ts'
import type { ReceiveQuickPay, SendQuickPay } from './quick-pay.ts'
import type { PayScheduledQuickPay } from './scheduled-quick-pay.ts'
import { isLate } from './transit-flow.ts'

type Sent = UnplacedEvent<Extract<WalletFact, { type: 'QuickPaySent' }>>

/**
 * Pays another member: out of the sender's stream into transit, then out of transit into the receiver's. Acknowledged when both
 * are in the log. Where they are not one commit, a crash in between is finished by the next call of `settleQuickPay`, the
 * worker's at the latest. A payment that is asked for again late is left to the worker, which may give it back.
 */
export const pay = async (
  ledger: Ledger,
  uid: string,
  asked: Asked<SendQuickPay | PayScheduledQuickPay | PayMoneyRequest>,
  now = new Date(),
): Promise<Outcome<WalletFact, WalletRefusal>> => {
  const { currency } = asked.command.given
  const { first: sent, second } = await ledger.inTurn(
    { decider: walletDecider, id: uid, asked },
    (events, { repeated }) => {
      const event = events.find(isSent)
      return event && !repeated ? receiving(event, currency) : undefined
    },
  )
  if (sent.kind === 'refused') return sent
  const events: readonly UnplacedEvent[] = sent.events
  const event = events.find(isSent)
  if (!event) return sent
  const received = second ? unrefused(second) : await settleInTime(ledger, event, currency, now)
  return { ...sent, position: laterOf(received?.position, sent.position) }
}

const settleInTime = (ledger: Ledger, sent: Sent, currency: Currency, now: Date) =>
  isLate(sent, now) ? undefined : settleQuickPay(ledger, sent, currency)

/**
 * Puts a sent payment into the receiver's wallet, unless it has come back to the sender. Its command id follows from the payment, so
 * it happens once however often it is asked.
 */
export const settleQuickPay = async (ledger: Ledger, sent: Sent, currency: Currency) => {
  if (await ledger.knows(walletDecider, senderOf(sent), returnIdOf(sent))) return undefined
  const { decider, id, asked } = receiving(sent, currency)
  return unrefused(await ledger.handle(decider, id, asked))
}

/**
 * Gives a sent payment back to its sender, once however often it is asked. Only for one that has not reached its receiver and never
 * will: nothing can be decided on the receiver's stream, and no process tries to put the payment there any more.
 */
export const returnQuickPay = async (ledger: Ledger, sent: Sent, currency: Currency) => {
  const { paymentId, to, amount } = sent.data
  return ledger.handle(walletDecider, senderOf(sent), {
    ...following(sent),
    id: returnIdOf(sent),
    command: {
      type: 'ReturnQuickPay',
      input: { paymentId, to, currency: currency.code, amount },
      given: { currency },
    },
  })
}

const returnIdOf = (sent: Sent) =>
  timedId(sent.metadata.commandId, senderOf(sent), sent.data.paymentId, 'return')

const following = (sent: Sent) => ({
  actor: { kind: 'system', id: 'transit' } as const,
  correlationId: sent.metadata.correlationId,
  causationId: sent.id,
})

const receiving = (sent: Sent, currency: Currency) => {
  const { paymentId, to, amount } = sent.data
  const asked: Asked<ReceiveQuickPay> = {
    ...following(sent),
    id: timedId(sent.metadata.commandId, senderOf(sent), paymentId, 'receive'),
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
