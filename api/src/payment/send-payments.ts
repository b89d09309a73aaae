import { memberDecider } from '@strongroom/ledger/account'
import { configOf } from '@strongroom/ledger/catalogue'
import type { SendPayment } from '@strongroom/ledger/payment'
import { type WalletCommand, walletDecider } from '@strongroom/ledger/wallet'
import { findSendPayments, listSendPayments, type SendPaymentRow } from '@strongroom/projections/payment'
import { contract, Decimal, type wire } from '@strongroom/shared'
import { searched } from '../account/searched.ts'
import type { Parts } from '../dependencies.ts'
import { type Asker, asked } from '../http/asking.ts'
import { type AnyCall, implement } from '../http/call.ts'
import { atScale, bankCurrency } from '../http/money.ts'
import { Problem } from '../http/problem.ts'
import { refusalOf } from '../http/refusals.ts'
import { one, page, refused } from '../http/replies.ts'
import { findCase, whyHeld } from '../office/deciding.ts'
import { createPaymentDetails, type PaymentDetails } from '../vault/payment-details.ts'
import { codeHash } from '../vault/secrets.ts'
import { sendPaymentCsv } from './csv-words.ts'

/** Payments members send to somebody's bank; finance settles them or gives them back. */
export const sendPayments = (parts: Parts): readonly AnyCall[] => {
  const { db, ledger, catalogue, members, codes, config } = parts
  const details = createPaymentDetails(db)
  const hashOf = (commandId: string, payee: object) =>
    codeHash(config.secretKey, commandId, JSON.stringify(payee)).toString('hex')

  const recordOf = (
    row: SendPaymentRow,
    { name, remarks, account, bank }: PaymentDetails,
  ): wire.SendPayment => ({
    id: row.id,
    uid: row.uid,
    name,
    account: account ?? '',
    bank: bank ?? '',
    remarks,
    currency: row.currency,
    amount: atScale(catalogue, row.currency, row.amount),
    fee: atScale(catalogue, row.currency, row.fee),
    externalTxId: row.external_tx_id,
    status: row.status,
    reason: row.reason,
    created_date: row.created_at,
    finish_date: row.decided_at,
  })

  const commandOf = async (uid: string, input: SendPayment['input']): Promise<SendPayment> => ({
    type: 'SendPayment',
    input,
    given: {
      verified: (await ledger.load(memberDecider, uid)).state.kyc === 1,
      currency: catalogue.currency(input.currency) ?? { code: input.currency, scale: 0 },
      price: {
        fee: configOf(catalogue, 'sendPaymentFee'),
        feeRate: configOf(catalogue, 'sendPaymentFeeRate'),
      },
      minimum: configOf(catalogue, 'sendPaymentMinimum'),
    },
  })

  const decide = async (
    ask: Asker,
    id: string,
    commandFor: (given: { approver: string; currency: { code: string; scale: number } }) => WalletCommand,
    status: 1 | -1,
  ) => {
    const found = await findCase(parts, 'send_payments', () => findSendPayments(db, id))
    if (!found) return refusalOf({ kind: 'case-unknown' })
    const held = status === 1 && (await whyHeld(parts, ask, found.uid))
    if (held) return held
    const currency = catalogue.currency(found.currency) ?? { code: found.currency, scale: 0 }
    const command = commandFor({ approver: ask.session.uid, currency })
    const outcome = await ledger.handle(walletDecider, found.uid, asked(ask, command, catalogue))
    if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
    ask.moved(outcome.position, found.uid)
    return one({ id, status })
  }

  return [
    implement(contract.payment.checkSend, {
      handler: async ({ session: { uid }, body: { currency, amount } }) => {
        // The decision itself, taken without writing it down.
        if (!bankCurrency(catalogue, currency)) return refusalOf({ kind: 'currency-not-offered', currency })
        const command = await commandOf(uid, { paymentId: 'check', currency, amount, payee: 'check' })
        const { state } = await ledger.load(walletDecider, uid)
        const decision = walletDecider.decide(command, state)
        if (decision.kind === 'refused') return refusalOf(decision.refusal)
        const [fact] = decision.facts
        if (fact?.type !== 'PaymentSubmitted') throw new Error('a payment is submitted or refused')
        const available = state.balances[currency]?.available ?? '0'
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
    }),

    implement(contract.payment.send, {
      limits: ({ session }) => [{ key: `send payment ${session?.uid}`, most: 60, seconds: 600 }],
      handler: async ask => {
        const { uid, email } = ask.session
        const { name, account, bank, swift, currency, amount, remarks, code } = ask.body
        if (!bankCurrency(catalogue, currency)) return refusalOf({ kind: 'currency-not-offered', currency })
        const payment = { payee: account, currency, amount }
        const use = await codes.use(
          { email, scene: 'sendpayment', payment, askers: ask.askers() },
          code,
          ask.commandId,
        )
        if (!use && !(await ledger.knows(walletDecider, uid, ask.commandId)))
          return refused('WRONG_CODE', 'The code is wrong or has expired')
        // A plain hash in the log would say to whoever guesses name and account that it is them, for ever.
        const payee = hashOf(ask.commandId, { name, account, bank, swift })
        const command = await commandOf(uid, { paymentId: ask.commandId, currency, amount, payee })
        if (!(await details.keep(uid, ask.commandId, { name, account, bank, swift, remarks })))
          throw Problem.differs()
        const outcome = await ledger.handle(walletDecider, uid, asked(ask, command, catalogue))
        if (outcome.kind === 'refused') {
          await details.forget(uid, ask.commandId)
          await use?.release()
          return refusalOf(outcome.refusal)
        }
        ask.moved(outcome.position)
        return one({ id: ask.commandId, status: 0 })
      },
    }),

    implement(contract.payment.sends, {
      csv: sendPaymentCsv,
      handler: async ({ params, filter }) => {
        const { rows, total } = await listSendPayments(db, { ...filter, uid: params.id })
        const known = await details.of(rows)
        return page({ rows: rows.map(row => masked(recordOf(row, known(row)))), total })
      },
    }),

    implement(contract.payment.sendCases, {
      csv: sendPaymentCsv,
      handler: async ({ filter }) => {
        const { rows, total } = await listSendPayments(db, await searched(members, filter))
        const [known, names] = await Promise.all([
          details.of(rows),
          members.namesOf(rows.map(({ uid }) => uid)),
        ])
        return page({
          rows: rows.map(row => {
            const mine = known(row)
            return { ...recordOf(row, mine), swift: mine.swift ?? '', ...names(row.uid) }
          }),
          total,
        })
      },
    }),

    implement(contract.payment.approveSend, {
      handler: ask => {
        const { id: paymentId, externalTxId } = ask.body
        const input = { paymentId, externalTxId }
        return decide(ask, paymentId, given => ({ type: 'SettlePayment', input, given }), 1)
      },
    }),

    implement(contract.payment.rejectSend, {
      handler: ask => {
        const { id: paymentId, reason } = ask.body
        const input = { paymentId, reason }
        return decide(ask, paymentId, given => ({ type: 'FailPayment', input, given }), -1)
      },
    }),
  ]
}

/** Lists show the last four characters of an account. */
const masked = (payment: wire.SendPayment): wire.SendPayment => ({
  ...payment,
  account: payment.account && `•••• ${payment.account.replaceAll(/[ -]/g, '').slice(-4)}`,
})
