import { accept, type Decision, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { addDays } from '../book/days.ts'
import { allKept, keep, keptAt } from '../book/persistent-map.ts'
import { code, day, decimal, id } from '../book/shapes.ts'
import type { FactOf } from '../eventlog/decider.ts'
import type { MoneyRequest } from '../wallet/cases.ts'
import { movement } from '../wallet/movement.ts'
import { type AlreadyDecided, type CaseUnknown, withCase } from '../wallet/review.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { payable, quickPay, type SendQuickPay, type SendQuickPayRefusal } from './quick-pay.ts'

const about = { requestId: id }
/** `from`: the asker, who is told of the end by it. Events of before 27 November 2026 leave it out. */
const ended = { version: 1, schema: v.object({ ...about, from: v.optional(id) }) } as const
const facts = {
  /** Another member asks for money. It stands in the stream of the member who is asked, and moves nothing. `lastDay`: UTC. */
  MoneyRequested: {
    version: 1,
    schema: v.object({ ...about, from: id, currency: code, amount: decimal, lastDay: day }),
  },
  /** Stands behind the `QuickPaySent` of the same decision, whose payment has the id of the request. */
  MoneyRequestPaid: ended,
  MoneyRequestDeclined: ended,
  MoneyRequestCancelled: ended,
  MoneyRequestExpired: ended,
} as const
type Facts = FactOf<typeof facts>
/** The event of a refused request; closing an account leaves it too. */
export type MoneyRequestDeclined = Extract<Facts, { type: 'MoneyRequestDeclined' }>

type About = { readonly requestId: string }

/** Days for which a request can be paid, the day on which it is made left out. */
const daysOpen = 30
/** Open requests of one member to one other: enough for what friends share, and too few to pester anybody with. */
export const mostRequests = 5

/** Another member, `from`, asks the wallet's member for an amount. `receiver` of what is given is the member who is asked. */
export type AskForMoney = {
  readonly type: 'AskForMoney'
  readonly input: About & Pick<MoneyRequest, 'from' | 'currency' | 'amount'>
  /** `verified`: the asker. `today`, UTC. */
  readonly given: SendQuickPay['given'] & { readonly today: string }
}
type AskRefusal = SendQuickPayRefusal | { readonly kind: 'request-limit-reached'; readonly limit: string }

/**
 * Writes the request into the wallet that would pay it, so that paying, declining and cancelling it exclude each other. Asking
 * again with the same id adds nothing.
 */
const decideAsk = ({ input, given }: AskForMoney, wallet: Wallet): Decision<Facts, AskRefusal> => {
  const { requestId, from, currency, amount } = input
  if (keptAt(wallet.moneyRequests, requestId)) return accept()
  const checked = payable({ to: wallet.uid, currency, amount }, given, { ...wallet, uid: from })
  if ('refusal' in checked) return refuse(checked.refusal)
  const isOpen = (request: MoneyRequest) => request.from === from && stateOn(request, given.today) === 'open'
  if (allKept(wallet.moneyRequests).filter(isOpen).length >= mostRequests)
    return refuse({ kind: 'request-limit-reached', limit: String(mostRequests) })
  const lastDay = addDays(given.today, daysOpen)
  const terms = { requestId, from, currency, amount: checked.money.amount, lastDay }
  return accept({ type: 'MoneyRequested', ...terms })
}

/** Accepts a request: the payment is a quick pay to the asker, with all its rules. `today`, UTC. */
export type PayMoneyRequest = {
  readonly type: 'PayMoneyRequest'
  readonly input: About
  readonly given: SendQuickPay['given'] & { readonly today: string }
}
type SentFact = FactOf<typeof quickPay.facts>
type PayRefusal = SendQuickPayRefusal | CaseUnknown | AlreadyDecided

/** Pays a request and ends it: one decision of one stream, so that it is paid once however often it is tried. */
const decidePay = (
  { input: { requestId }, given }: PayMoneyRequest,
  wallet: Wallet,
): Decision<Facts | SentFact, PayRefusal> => {
  const open = openIn(wallet, requestId, given.today)
  if ('refusal' in open) return refuse(open.refusal)
  const { from: to, currency, amount } = open.request
  const input = { paymentId: requestId, to, currency, amount }
  const sent = quickPay.commands.SendQuickPay({ type: 'SendQuickPay', input, given }, wallet)
  if (sent.kind === 'refused') return sent
  return accept<Facts | SentFact>(...sent.facts, { type: 'MoneyRequestPaid', requestId, from: to })
}

/** The member who is asked does not pay. Why is personal, and is not in the log. */
export type DeclineMoneyRequest = { readonly type: 'DeclineMoneyRequest'; readonly input: About }
const decideDecline = (
  { input: { requestId } }: DeclineMoneyRequest,
  wallet: Wallet,
): Decision<Facts, CaseUnknown | AlreadyDecided> => {
  const open = openIn(wallet, requestId)
  if ('refusal' in open) return refuse(open.refusal)
  return accept({ type: 'MoneyRequestDeclined', requestId, from: open.request.from })
}

/** The asker, `by`, takes the request back. Requests of others are unknown to them. */
export type CancelMoneyRequest = {
  readonly type: 'CancelMoneyRequest'
  readonly input: About & { readonly by: string }
}
const decideCancel = (
  { input: { requestId, by } }: CancelMoneyRequest,
  wallet: Wallet,
): Decision<Facts, CaseUnknown | AlreadyDecided> => {
  const open = openIn(wallet, requestId)
  if (keptAt(wallet.moneyRequests, requestId)?.from !== by) return refuse({ kind: 'case-unknown' })
  return 'refusal' in open
    ? refuse(open.refusal)
    : accept({ type: 'MoneyRequestCancelled', requestId, from: by })
}

/** The daily job ends a request whose last day is over. `today`, UTC. */
export type ExpireMoneyRequest = {
  readonly type: 'ExpireMoneyRequest'
  readonly input: About
  readonly given: { readonly today: string }
}
/** A request that is decided already, or has a day left, is left alone. */
const decideExpire = (
  { input: { requestId }, given }: ExpireMoneyRequest,
  wallet: Wallet,
): Decision<Facts, CaseUnknown> => {
  const request = keptAt(wallet.moneyRequests, requestId)
  if (!request) return refuse({ kind: 'case-unknown' })
  if (request.state !== 'open' || stateOn(request, given.today) === 'open') return accept()
  return accept({ type: 'MoneyRequestExpired', requestId, from: request.from })
}

/** A request past its last day is over, whether or not the job has come by. */
const stateOn = ({ state, lastDay }: MoneyRequest, today: string): MoneyRequest['state'] =>
  state === 'open' && today > lastDay ? 'expired' : state

const openIn = (
  wallet: Wallet,
  requestId: string,
  today = '',
): { readonly request: MoneyRequest } | { readonly refusal: CaseUnknown | AlreadyDecided } => {
  const request = keptAt(wallet.moneyRequests, requestId)
  if (!request) return { refusal: { kind: 'case-unknown' } }
  const status = stateOn(request, today)
  return status === 'open' ? { request } : { refusal: { kind: 'already-decided', status } }
}

const changed =
  (state: MoneyRequest['state']) =>
  (wallet: Wallet, { requestId }: About): Wallet => ({
    ...wallet,
    moneyRequests: withCase(wallet.moneyRequests, requestId, { state }),
  })

/** A member's wish to be paid by another, which stands in the wallet of the one who is asked. */
export const moneyRequest = movement({
  facts,
  commands: {
    AskForMoney: decideAsk,
    PayMoneyRequest: decidePay,
    DeclineMoneyRequest: decideDecline,
    CancelMoneyRequest: decideCancel,
    ExpireMoneyRequest: decideExpire,
  },
  whileFrozen: {
    // A refusal would tell the asker of the freeze.
    AskForMoney: 'goes-on',
    PayMoneyRequest: 'leaves',
    DeclineMoneyRequest: 'goes-on',
    CancelMoneyRequest: 'goes-on',
    ExpireMoneyRequest: 'goes-on',
  },
  evolve: {
    MoneyRequested: (wallet, { type: _, requestId, ...terms }) => ({
      ...wallet,
      moneyRequests: keep(wallet.moneyRequests, requestId, { requestId, ...terms, state: 'open' }),
    }),
    MoneyRequestPaid: changed('paid'),
    MoneyRequestDeclined: changed('declined'),
    MoneyRequestCancelled: changed('cancelled'),
    MoneyRequestExpired: changed('expired'),
  },
})
