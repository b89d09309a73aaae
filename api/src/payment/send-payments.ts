import { configOf } from '@strongroom/ledger/catalogue'
import type { SendPayment } from '@strongroom/ledger/payment'
import { amountWithin, askedAmount, type FeeTerms, walletDecider } from '@strongroom/ledger/wallet'
import { findSendPayments, listSendPayments, type SendPaymentRow } from '@strongroom/projections/payment'
import { contract, Decimal, wire } from '@strongroom/shared'
import { payeeIssues } from '../bank/bank-numbers.ts'
import { asked } from '../command/asking.ts'
import { HttpError } from '../command/http-error.ts'
import { atScale, bankCurrency, currencyOf } from '../command/money.ts'
import { memberInPath } from '../command/named-page.ts'
import { recordFrom } from '../command/record-from.ts'
import { refusalOf } from '../command/refusals.ts'
import { one, page } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { caseNames, casePage } from '../platform/cases/named-cases.ts'
import { bookSentBack } from '../platform/cases/sent-back.ts'
import { lookAt } from '../platform/members/look-at.ts'
import { isVerified } from '../platform/members/member-checks.ts'
import { preview } from '../platform/money/preview.ts'
import { withStepUp } from '../platform/step-up/step-up.ts'
import type { PaymentDetails } from '../vault/payment-details.ts'
import { searched } from '../vault/searched.ts'
import { codeHash } from '../vault/secrets.ts'
import { findSendPayment, sendPaymentCase } from './send-payment.case.ts'
import { sendPaymentCsv } from './words.ts'

const hashOf = ({ config }: Parts, commandId: string, payee: object) =>
  codeHash(config.secretKey, commandId, JSON.stringify(payee)).toString('hex')

const sendPayment = recordFrom<SendPaymentRow>()(wire.sendPayment, {
  as: { returned_date: 'returned_at' },
  scaled: { amount: 'currency', fee: 'currency', returned_amount: 'currency', bank_charge: 'currency' },
})

const recordOf = (parts: Parts, row: SendPaymentRow, { name, remarks, account, bank }: PaymentDetails) =>
  sendPayment(parts, row, { name, remarks, account: account ?? '', bank: bank ?? '' })

/** The smallest payment to a payee's bank, in its own currency. */
export const sendPaymentMinimum = (catalogue: Parts['catalogue']): string =>
  configOf(catalogue, 'sendPaymentMinimum')

/** The house's fee of a payment to a payee's bank, on top of its amount. */
export const sendPaymentPrice = (catalogue: Parts['catalogue']): FeeTerms => ({
  fee: configOf(catalogue, 'sendPaymentFee'),
  feeRate: configOf(catalogue, 'sendPaymentFeeRate'),
})

/** The command that sends a payment to a payee's bank. */
export const sendPaymentCommand = async (
  parts: Parts,
  uid: string,
  input: SendPayment['input'],
): Promise<SendPayment> => ({
  type: 'SendPayment',
  input,
  given: {
    verified: await isVerified(parts, uid),
    currency: currencyOf(parts.catalogue, input.currency),
    price: sendPaymentPrice(parts.catalogue),
    minimum: sendPaymentMinimum(parts.catalogue),
  },
})

/** Refuses an account that no payment can reach, by the names of its fields. */
const refuseWrong = (payee: Parameters<typeof payeeIssues>[0]): void => {
  const issues = payeeIssues(payee)
  if (issues.length > 0) throw HttpError.invalid(issues)
}

type Asked = {
  readonly currency: string
  readonly amount?: string | undefined
  readonly total?: string | undefined
}

/** The amount of a payment that is asked for by it, or by its total; a total that its fee uses up is below what is sent. */
const amountOf = (
  { catalogue }: Parts,
  { currency, amount = '0', total }: Asked,
): { readonly amount: string } | { readonly refusal: Parameters<typeof refusalOf>[0] } => {
  if (total === undefined) return { amount }
  const asked = askedAmount(total, currencyOf(catalogue, currency))
  if ('refusal' in asked) return asked
  const within = amountWithin(asked.money, sendPaymentPrice(catalogue))
  const minimum = sendPaymentMinimum(catalogue)
  if (new Decimal(within).greaterThan(0) || new Decimal(minimum).isZero()) return { amount: within }
  return { refusal: { kind: 'below-minimum', minimum, currency } }
}

const checkSend = implement(contract.payment.checkSend, {
  handler: async ({ session: { uid }, body }, parts) => {
    const { catalogue } = parts
    const { currency, account, swift } = body
    refuseWrong({ account, swift })
    if (!bankCurrency(catalogue, currency)) return refusalOf({ kind: 'currency-not-offered', currency })
    const by = amountOf(parts, body)
    if ('refusal' in by) return refusalOf(by.refusal)
    const { amount } = by
    const command = await sendPaymentCommand(parts, uid, {
      paymentId: 'check',
      currency,
      amount,
      payee: 'check',
    })
    const found = await preview(parts, uid, command, 'PaymentSubmitted')
    if ('refusal' in found) return refusalOf(found.refusal)
    const { fact, before } = found
    const available = before.balances[currency]?.available ?? '0'
    const total = new Decimal(fact.amount).plus(fact.fee)
    const scaled = (value: string | Decimal) => atScale(catalogue, currency, new Decimal(value).toFixed())
    return one({
      currency,
      amount: fact.amount,
      fee: fact.fee,
      total: scaled(total),
      available: scaled(available),
      balance: scaled(new Decimal(available).minus(total)),
    })
  },
})

const send = implement(contract.payment.send, {
  limits: ({ session }) => [{ key: `send payment ${session?.uid}`, most: 60, seconds: 600 }],
  handler: async (ask, parts) => {
    const { catalogue, ledger, paymentDetails } = parts
    const { uid } = ask.session
    const { name, account, bank, swift, currency, amount, remarks, code } = ask.body
    refuseWrong({ account, swift })
    if (!bankCurrency(catalogue, currency)) return refusalOf({ kind: 'currency-not-offered', currency })
    const payment = { payee: account, currency, amount }
    const carryOut = async () => {
      // A plain hash in the log would confirm a guess of name and account, for ever.
      const payee = hashOf(parts, ask.commandId, { name, account, bank, swift })
      const command = await sendPaymentCommand(parts, uid, {
        paymentId: ask.commandId,
        currency,
        amount,
        payee,
      })
      if (!(await paymentDetails.keep(uid, ask.commandId, { name, account, bank, swift, remarks })))
        throw HttpError.differs()
      const outcome = await ledger.handle(walletDecider, uid, asked(ask, command, catalogue))
      if (outcome.kind === 'refused') await paymentDetails.forget(uid, ask.commandId)
      return outcome
    }
    const details = { name, bank, swift }
    return withStepUp(parts, ask, { scene: 'sendpayment', code, payment, details }, carryOut, () =>
      one({ id: ask.commandId, status: 0 }),
    )
  },
})

const sends = implement(contract.payment.sends, {
  csv: sendPaymentCsv,
  handler: async ({ params, filter }, parts) => {
    const { rows, total } = await listSendPayments(parts.db, { ...filter, uid: memberInPath(params) })
    const known = await parts.paymentDetails.of(rows)
    return page({ rows: rows.map(row => masked(recordOf(parts, row, known(row)))), total })
  },
})

const sendCases = implement(contract.payment.sendCases, {
  csv: sendPaymentCsv,
  handler: async ({ filter }, parts) => {
    const found = await listSendPayments(parts.db, await searched(parts.members, filter))
    const known = await parts.paymentDetails.of(found.rows)
    const records = found.rows.map(row => ({
      ...masked(recordOf(parts, row, known(row))),
      swift: known(row).swift ?? '',
    }))
    return casePage(parts, found, records)
  },
})

const sendCase = implement(contract.payment.sendCase, {
  handler: async ({ session, params: { id } }, parts) => {
    const [row] = await findSendPayments(parts.db, id)
    if (!row) throw HttpError.unknown()
    const refusal = await lookAt(parts, session, { uid: row.uid, kind: 'bank', subject: id })
    if (refusal) return refusal
    const details = (await parts.paymentDetails.of([row]))(row)
    const named = await caseNames(parts, [row])
    return one({ ...recordOf(parts, row, details), swift: details.swift ?? '', ...named(row) })
  },
})

const approveSend = implement(contract.payment.approveSend, { handler: sendPaymentCase.approve })

const rejectSend = implement(contract.payment.rejectSend, { handler: sendPaymentCase.reject })

const sentBack = implement(contract.payment.sentBack, {
  handler: async (ask, parts) => {
    const { id: paymentId } = ask.body
    const found = await findSendPayment(parts, paymentId)
    if (!found) return refusalOf({ kind: 'case-unknown' })
    return bookSentBack(parts, ask, found, { kind: 'send-payment', paymentId })
  },
})

/** Payments that members send to a payee's bank; finance settles them, gives them back, or books those that the bank has sent back. */
export const sendPayments: readonly Call[] = [
  checkSend,
  send,
  sends,
  sendCase,
  sendCases,
  approveSend,
  rejectSend,
  sentBack,
]

/** Lists show the last four characters of an account. */
const masked = (payment: wire.SendPayment): wire.SendPayment => ({
  ...payment,
  account: payment.account && `•••• ${payment.account.replaceAll(/[ -]/g, '').slice(-4)}`,
})
