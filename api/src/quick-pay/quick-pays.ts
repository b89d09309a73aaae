import { memberDecider } from '@strongroom/ledger/account'
import { isSent, pay, type SendQuickPay } from '@strongroom/ledger/quick-pay'
import { walletDecider } from '@strongroom/ledger/wallet'
import { getQuickPay, listQuickPays, type QuickPayRow } from '@strongroom/projections/quick-pay'
import { contract, Decimal, type wire } from '@strongroom/shared'
import type { Parts } from '../dependencies.ts'
import { asked } from '../http/asking.ts'
import { type AnyCall, implement } from '../http/call.ts'
import { atScale } from '../http/money.ts'
import { Problem } from '../http/problem.ts'
import { refusalOf } from '../http/refusals.ts'
import { one, page, refused } from '../http/replies.ts'
import { quickPayCsv } from './csv-words.ts'

type Input = SendQuickPay['input']

/** Quick pay by user id: find the receiver, check the amount, pay with an emailed code. */
export const quickPays = (parts: Parts): readonly AnyCall[] => {
  const { db, ledger, catalogue, members, codes } = parts

  const standingOf = async (uid: string) => (await ledger.load(memberDecider, uid)).state

  /** Who can be paid: a registered member whose account is open. */
  const receiverOf = async (uid: string) => {
    const { registered, enabled, kyc, quickPayOn } = await standingOf(uid)
    return registered && enabled ? { verified: kyc === 1, quickPayOn } : undefined
  }

  const commandOf = async (uid: string, input: Input, receiver: SendQuickPay['given']['receiver']) =>
    ({
      type: 'SendQuickPay',
      input,
      given: {
        verified: (await standingOf(uid)).kyc === 1,
        currency: catalogue.currency(input.currency) ?? { code: input.currency, scale: 0 },
        receiver,
      },
    }) as const satisfies SendQuickPay

  const recordsOf = async (uid: string | undefined, rows: readonly QuickPayRow[]) => {
    const names = await members.namesOf(rows.flatMap(({ sender, receiver }) => [sender, receiver]))
    return rows.map(
      (row): wire.QuickPay => ({
        id: row.id,
        status: row.status,
        direction: row.receiver === uid ? 'received' : 'sent',
        sender: row.sender,
        sender_username: names(row.sender).username,
        receiver: row.receiver,
        receiver_username: names(row.receiver).username,
        currency: row.currency,
        amount: atScale(catalogue, row.currency, row.amount),
        created_date: row.created_at,
      }),
    )
  }

  return [
    implement(contract.quickPay.payee, {
      limits: ({ session }) => [{ key: `search uid ${session?.uid}`, most: 60, seconds: 600 }],
      handler: async ({ session, params: { uid } }) => {
        if (uid === session.uid) return refusalOf({ kind: 'pays-oneself' })
        const [profile, receiver] = await Promise.all([members.byUid(uid), receiverOf(uid)])
        if (!profile || !receiver) return refusalOf({ kind: 'receiver-unknown' })
        if (!receiver.verified) return refusalOf({ kind: 'receiver-not-verified' })
        if (!receiver.quickPayOn) return refusalOf({ kind: 'quick-pay-off' })
        return one({ uid, username: profile.username, quickpay_status: 1 })
      },
    }),

    implement(contract.quickPay.check, {
      handler: async ({ session: { uid }, params: { currencyType: currency, amount } }) => {
        // The decision itself, for a receiver who takes everything, taken without writing it down.
        const input = { paymentId: 'check', to: 'anybody', currency, amount }
        const command = await commandOf(uid, input, { verified: true, quickPayOn: true })
        const { state } = await ledger.load(walletDecider, uid)
        const decision = walletDecider.decide(command, state)
        if (decision.kind === 'refused') return refusalOf(decision.refusal)
        const available = state.balances[currency]?.available ?? '0'
        return one({
          currency,
          amount: atScale(catalogue, currency, amount),
          available: atScale(catalogue, currency, available),
          balance: atScale(catalogue, currency, new Decimal(available).minus(amount).toFixed()),
        })
      },
    }),

    implement(contract.quickPay.send, {
      limits: ({ session }) => [{ key: `quick pay ${session?.uid}`, most: 100, seconds: 600 }],
      handler: async ask => {
        const { code, uid: to, currency, amount } = ask.body
        const { uid, email } = ask.session
        const payment = { uid: to, currency, amount }
        const use = await codes.use(
          { email, scene: 'quickpay', payment, askers: ask.askers() },
          code,
          ask.commandId,
        )
        // A payment that was made is answered again whatever has become of its code.
        if (!use && !(await ledger.knows(walletDecider, uid, ask.commandId)))
          return refused('WRONG_CODE', 'The code is wrong or has expired')
        const input = { paymentId: ask.commandId, to, currency, amount }
        const command = await commandOf(uid, input, await receiverOf(to))
        const outcome = await pay(ledger, uid, asked(ask, command, catalogue))
        if (outcome.kind === 'refused') {
          await use?.release()
          return refusalOf(outcome.refusal)
        }
        ask.moved(outcome.position, to)
        const sent = outcome.events.find(isSent)
        return one({ id: ask.commandId, status: 1, created_date: sent?.metadata.at ?? ask.now.toISOString() })
      },
    }),

    implement(contract.quickPay.one, {
      handler: async ({ session: { uid }, params }) => {
        const found = await getQuickPay(db, uid, params.id)
        if (!found) throw Problem.unknown()
        return one((await recordsOf(uid, [found]))[0] as wire.QuickPay)
      },
    }),

    ...[contract.quickPay.list, contract.quickPay.listOfUser].map(each =>
      implement(each, {
        csv: quickPayCsv,
        handler: async ({ session, filter }) => {
          const uid = session.admin ? undefined : session.uid
          if (session.admin && filter.direction)
            throw Problem.invalid([
              { path: 'filter.direction', message: 'For members: of their own payments' },
            ])
          const { rows, total } = await listQuickPays(db, { ...filter, uid })
          return page({ rows: await recordsOf(uid, rows), total })
        },
      }),
    ),
  ]
}
