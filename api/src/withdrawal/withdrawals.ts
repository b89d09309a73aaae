import { randomUUID } from 'node:crypto'
import { walletDecider } from '@strongroom/ledger/wallet'
import { listWithdrawals } from '@strongroom/projections/withdrawal'
import { contract, Decimal } from '@strongroom/shared'
import { guesses } from '../account/own-secrets.ts'
import type { Parts } from '../dependencies.ts'
import { asked } from '../http/asking.ts'
import { type AnyCall, implement } from '../http/call.ts'
import { atScale } from '../http/money.ts'
import { refusalOf } from '../http/refusals.ts'
import { done, one, page, refused } from '../http/replies.ts'
import { verifySecret } from '../vault/secrets.ts'
import { withdrawalCsv } from './csv-words.ts'
import { type WithdrawalOrder, withdrawalCommand } from './withdrawal-order.ts'
import { recordsOf } from './withdrawal-records.ts'

const wrongCode = () => refused('WRONG_CODE', 'The code is wrong or has expired')

/** Withdrawals to banks, from the wallet or the card. What leaves needs the emailed code and the PAY code. */
export const withdrawalCalls = (parts: Parts): readonly AnyCall[] => {
  const { db, ledger, catalogue, members, codes } = parts

  const paymentOf = ({ bankId, currency, amount }: WithdrawalOrder) => ({ payee: bankId, currency, amount })

  return [
    implement(contract.withdrawal.check, {
      handler: async ({ session: { uid }, body }) => {
        const { currency, source } = body
        const command = await withdrawalCommand(parts, uid, 'check', body)
        if (!command) return refusalOf({ kind: 'currency-not-offered', currency })
        // The decision itself, taken without writing it down.
        const { state } = await ledger.load(walletDecider, uid)
        const decision = walletDecider.decide(command, state)
        if (decision.kind === 'refused') return refusalOf(decision.refusal)
        const [fact] = decision.facts
        if (fact?.type !== 'WithdrawalRequested') throw new Error('a withdrawal leaves its request')
        const available = state.balances[currency]?.[source === 'card' ? 'card' : 'available'] ?? '0'
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
    }),

    implement(contract.withdrawal.proveEmail, {
      limits: ({ session }) => [{ key: `withdraw code ${session?.uid}`, most: 30, seconds: 600 }],
      handler: async ({ session: { email }, body, askers }) => {
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
    }),

    implement(contract.withdrawal.request, {
      limits: guesses('pin'),
      handler: async ask => {
        const { uid, email } = ask.session
        const { code, pin, ...order } = ask.body
        const command = await withdrawalCommand(parts, uid, ask.commandId, order)
        if (!command) return refusalOf({ kind: 'currency-not-offered', currency: order.currency })
        if (!(await verifySecret(pin, (await members.credentials(email))?.pin)))
          return refused('WRONG_PIN', 'The PAY code is wrong')
        const use = await codes.use(
          { email, scene: 'withdraw', payment: paymentOf(order), askers: ask.askers() },
          code,
          ask.commandId,
        )
        if (!use && !(await ledger.knows(walletDecider, uid, ask.commandId))) return wrongCode()
        const outcome = await ledger.handle(walletDecider, uid, asked(ask, command, catalogue))
        if (outcome.kind === 'refused') {
          await use?.release()
          return refusalOf(outcome.refusal)
        }
        ask.moved(outcome.position)
        return one({ id: ask.commandId, status: 0 })
      },
    }),

    implement(contract.withdrawal.list, {
      csv: withdrawalCsv,
      handler: async ({ params, filter }) => {
        const { rows, total } = await listWithdrawals(db, { ...filter, uid: params.id })
        return page({ rows: await recordsOf(parts, rows), total })
      },
    }),
  ]
}
