import { derivedId, sha256 } from '@strongroom/ledger/eventlog'
import { pay } from '@strongroom/ledger/quick-pay'
import { walletDecider } from '@strongroom/ledger/wallet'
import { adminActor, type Case, currencyOf, type Demo, give, memberActor, once, setting } from './demo.ts'

type QuickPay = {
  readonly from: string
  readonly to: string
  readonly day: number
  readonly amount: string
  readonly currency?: string
  readonly time?: string
}

const quickPayOf = (demo: Demo, { from, to, day, amount }: QuickPay) => {
  const [uid, receiver] = [demo.uidOf(from), demo.uidOf(to)]
  return { uid, receiver, what: ['pay', receiver, String(day), amount] }
}

/** Whether a payment of the demo's past has happened. */
export const isPaid = (demo: Demo, payment: QuickPay): Promise<boolean> => {
  const { uid, what } = quickPayOf(demo, payment)
  return demo.ledger.knows(walletDecider, uid, derivedId('demo', uid, ...what))
}

/** Money to another member, at once. */
export const quickPayment = (demo: Demo, payment: QuickPay): Case => {
  const { day, amount, currency = 'USD', time = '19:40' } = payment
  const { uid, receiver, what } = quickPayOf(demo, payment)
  const run = () =>
    once(demo, walletDecider, { id: uid, what, actor: memberActor(uid) }, asking =>
      pay(demo.ledger, uid, {
        ...asking,
        command: {
          type: 'SendQuickPay',
          input: { paymentId: asking.id, to: receiver, currency, amount },
          given: {
            verified: true,
            currency: currencyOf(demo, currency),
            receiver: { verified: true, quickPayOn: true },
          },
        },
      }),
    )
  return [{ at: demo.calendar.at(day, time), run }]
}

type Payee = {
  readonly name: string
  readonly account: string
  readonly bank: string
  readonly swift: string
}
type Sent = {
  readonly email: string
  readonly day: number
  readonly amount: string
  readonly payee: Payee
  readonly remarks: string
  readonly waits?: boolean
}

/** A payment to a company's bank, such as the rent: settled the next day, or left to wait. */
export const sentPayment = (
  demo: Demo,
  { email, day, amount, payee, remarks, waits = false }: Sent,
): Case => {
  const [uid, admin, { at }] = [demo.uidOf(email), adminActor(demo), demo.calendar]
  const [what, currency] = [['send', String(day), amount], currencyOf(demo, 'USD')]
  const paymentId = derivedId('demo', uid, ...what)
  const send = {
    at: at(day, '07:50'),
    run: () =>
      give(demo, { uid, what: [...what, 'submit'] }, async () => {
        await demo.stores.paymentDetails.keep(uid, paymentId, { ...payee, remarks })
        return {
          type: 'SendPayment',
          input: { paymentId, currency: 'USD', amount, payee: sha256(paymentId) },
          given: {
            verified: true,
            currency,
            price: { fee: setting(demo, 'sendPaymentFee'), feeRate: setting(demo, 'sendPaymentFeeRate') },
            minimum: setting(demo, 'sendPaymentMinimum'),
          },
        }
      }),
  }
  const settle = {
    at: at(day + 1, '10:30'),
    run: () =>
      give(
        demo,
        { uid, what: [...what, 'settle'], actor: admin },
        {
          type: 'SettlePayment',
          input: { paymentId, externalTxId: `PAY-${paymentId.slice(0, 8).toUpperCase()}` },
          given: { approver: admin.id, currency },
        },
      ),
  }
  return waits ? [send] : [send, settle]
}

type Requested = {
  readonly email: string
  readonly day: number
  readonly amount: string
  readonly name: string
  readonly remarks: string
  readonly waits?: boolean
}

/** A payment that a member expects: received three days later, or still awaited. */
export const requestedPayment = (
  demo: Demo,
  { email, day, amount, name, remarks, waits = false }: Requested,
): Case => {
  const [uid, admin, { at }] = [demo.uidOf(email), adminActor(demo), demo.calendar]
  const [what, currency] = [['request', String(day), amount], currencyOf(demo, 'USD')]
  const requestId = derivedId('demo', uid, ...what)
  const request = {
    at: at(day, '13:05'),
    run: () =>
      give(demo, { uid, what: [...what, 'submit'] }, async () => {
        await demo.stores.paymentDetails.keep(uid, requestId, { name, remarks })
        return {
          type: 'RequestPayment',
          input: { requestId, currency: 'USD', amount },
          given: { verified: true, currency },
        }
      }),
  }
  const receive = {
    at: at(day + 3, '15:10'),
    run: () =>
      give(
        demo,
        { uid, what: [...what, 'receive'], actor: admin },
        {
          type: 'ReceiveRequestedPayment',
          input: { requestId },
          given: { approver: admin.id, currency, usual: { feeRate: setting(demo, 'requestPaymentFeeRate') } },
        },
      ),
  }
  return waits ? [request] : [request, receive]
}
