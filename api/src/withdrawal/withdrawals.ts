import { randomUUID } from 'node:crypto'
import { walletDecider } from '@strongroom/ledger/wallet'
import { listWithdrawals } from '@strongroom/projections/withdrawal'
import { contract, Decimal } from '@strongroom/shared'
import { asked } from '../command/asking.ts'
import { atScale } from '../command/money.ts'
import { memberInPath } from '../command/named-page.ts'
import { refusalOf } from '../command/refusals.ts'
import { done, one, page } from '../command/replies.ts'
import { type Call, implement } from '../http/call.ts'
import { preview } from '../platform/money/preview.ts'
import { guesses } from '../platform/step-up/account-limits.ts'
import { wrongCode } from '../platform/step-up/credential-refusals.ts'
import { withStepUp } from '../platform/step-up/step-up.ts'
import { type WithdrawalOrder, withdrawalCommand } from './withdrawal-order.ts'
import { recordsOf } from './withdrawal-records.ts'
import { withdrawalCsv } from './words.ts'

const paymentOf = ({ bankId, currency, amount }: WithdrawalOrder) => ({ payee: bankId, currency, amount })

const check = implement(contract.withdrawal.check, {
  handler: async ({ session: { uid }, body, now }, parts) => {
    const { catalogue } = parts
    const { currency, source } = body
    const command = await withdrawalCommand(parts, uid, 'check', body, { now })
    if (!command) return refusalOf({ kind: 'currency-not-offered', currency })
    const found = await preview(parts, uid, command, 'WithdrawalRequested')
    if ('refusal' in found) return refusalOf(found.refusal)
    const { fact, before } = found
    const available = before.balances[currency]?.[source === 'card' ? 'card' : 'available'] ?? '0'
    const total = new Decimal(fact.amount).plus(fact.fee).toFixed()
    return one({
      currency,
      amount: fact.amount,
      fee: fact.fee,
      total: atScale(catalogue, currency, total),
      available: atScale(catalogue, currency, available),
      balance: atScale(catalogue, currency, new Decimal(available).minus(total).toFixed()),
      minimum: atScale(catalogue, currency, command.given.minimum),
    })
  },
})

const proveEmail = implement(contract.withdrawal.proveEmail, {
  limits: ({ session }) => [{ key: `withdraw code ${session?.uid}`, most: 30, seconds: 600 }],
  handler: async ({ session: { email }, body, askers }, { codes }) => {
    // Of no command: one that has used the code must not lose it when it is given back.
    const use = await codes.use(
      { email, scene: 'withdraw', payment: paymentOf(body), askers: askers() },
      body.code,
      randomUUID(),
    )
    if (!use) return wrongCode()
    await use.release()
    return done()
  },
})

const request = implement(contract.withdrawal.request, {
  limits: guesses('pin'),
  handler: async (ask, parts) => {
    const { ledger, catalogue } = parts
    const { uid } = ask.session
    const { code, pin, ...order } = ask.body
    const command = await withdrawalCommand(parts, uid, ask.commandId, order, { now: ask.now })
    if (!command) return refusalOf({ kind: 'currency-not-offered', currency: order.currency })
    return withStepUp(
      parts,
      ask,
      { scene: 'withdraw', code, payment: paymentOf(order), details: { source: order.source }, pin },
      () => ledger.handle(walletDecider, uid, asked(ask, command, catalogue)),
      () => one({ id: ask.commandId, status: 0 }),
    )
  },
})

const list = implement(contract.withdrawal.list, {
  csv: withdrawalCsv,
  handler: async ({ params, filter }, parts) => {
    const { rows, total } = await listWithdrawals(parts.db, { ...filter, uid: memberInPath(params) })
    return page({ rows: await recordsOf(parts, rows), total })
  },
})

/** Withdrawals to banks, from the wallet or the card. A withdrawal needs the emailed code and the PAY code. */
export const withdrawalCalls: readonly Call[] = [check, proveEmail, request, list]
