import { memberDecider } from '@strongroom/ledger/account'
import { isSent, pay, type SendQuickPay } from '@strongroom/ledger/quick-pay'
import { walletDecider } from '@strongroom/ledger/wallet'
import { getQuickPay, listQuickPays, type QuickPayRow } from '@strongroom/projections/quick-pay'
import { contract, Decimal, itemAt, wire } from '@strongroom/shared'
import { asked } from '../command/asking.ts'
import { HttpError } from '../command/http-error.ts'
import { atScale, currencyOf } from '../command/money.ts'
import { recordFrom } from '../command/record-from.ts'
import { refusalOf } from '../command/refusals.ts'
import { one, page } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { calledNames } from '../platform/members/shown-names.ts'
import { preview } from '../platform/money/preview.ts'
import { withStepUp } from '../platform/step-up/step-up.ts'
import { searched } from '../vault/searched.ts'
import { lookUpsIn, payeeUid, receiverOf } from './find-payee.ts'
import { payees } from './payees.ts'
import { checkSameWords } from './same-words.ts'
import { schedules } from './schedules.ts'
import { quickPayCsv } from './words.ts'

type Input = SendQuickPay['input']

const standingOf = async ({ ledger }: Parts, uid: string) => (await ledger.load(memberDecider, uid)).state

/** The command that pays a receiver, as their standing is. */
export const quickPayCommand = async (
  parts: Parts,
  uid: string,
  input: Input,
  receiver: SendQuickPay['given']['receiver'],
) =>
  ({
    type: 'SendQuickPay',
    input,
    given: {
      verified: (await standingOf(parts, uid)).kyc === 1,
      currency: currencyOf(parts.catalogue, input.currency),
      receiver,
    },
  }) as const satisfies SendQuickPay

const recordOf = recordFrom<QuickPayRow>()(wire.quickPay, { scaled: { amount: 'currency' } })

/** The records as a member sees them, or as administrators do without `uid`: of one whom no payment has reached, a member sees what strangers see. */
const recordsOf = async (parts: Parts, uid: string | undefined, rows: readonly QuickPayRow[]) => {
  const both = rows.flatMap(({ sender, receiver }) => [sender, receiver])
  const [names, noteOf] = await Promise.all([
    uid === undefined ? parts.members.namesOf(both) : calledNames(parts, uid, both),
    parts.quickPayNotes.of(rows),
  ])
  return rows.map(row =>
    recordOf(parts, row, {
      note: noteOf(row),
      direction: row.receiver === uid ? 'received' : 'sent',
      sender_username: names(row.sender).username,
      receiver_username: names(row.receiver).username,
    }),
  )
}

const check = implement(contract.quickPay.check, {
  handler: async ({ session: { uid }, params: { currencyType: currency, amount } }, parts) => {
    const { catalogue } = parts
    // The decision itself, taken without writing it down, as if the receiver accepted every payment.
    const input = { paymentId: 'check', to: 'anybody', currency, amount }
    const command = await quickPayCommand(parts, uid, input, { verified: true, quickPayOn: true })
    const found = await preview(parts, uid, command, 'QuickPaySent')
    if ('refusal' in found) return refusalOf(found.refusal)
    const available = found.before.balances[currency]?.available ?? '0'
    return one({
      currency,
      amount: atScale(catalogue, currency, amount),
      available: atScale(catalogue, currency, available),
      balance: atScale(catalogue, currency, new Decimal(available).minus(amount).toFixed()),
    })
  },
})

const send = implement(contract.quickPay.send, {
  limits: given => [{ key: `quick pay ${given.session?.uid}`, most: 100, seconds: 600 }, ...lookUpsIn(given)],
  handler: async (ask, parts) => {
    const { ledger, catalogue, quickPayNotes } = parts
    const { code, currency, amount, note } = ask.body
    const { uid } = ask.session
    const to = await payeeUid(parts, ask.body)
    const carryOut = async () => {
      const about = { sender: uid, id: ask.commandId, receiver: to }
      const input = { paymentId: ask.commandId, to, currency, amount }
      const command = await quickPayCommand(parts, uid, input, await receiverOf(parts, to))
      const isKnown = await ledger.knows(walletDecider, uid, ask.commandId)
      if (isKnown) checkSameWords((await quickPayNotes.of([about]))(about), note)
      // Before the event, so that no payment is seen without its note. A uid of nobody has no place for one.
      const isFirst = !isKnown && command.given.receiver !== undefined
      // Two under one key may both be new here: the words of one stand, and the other is another request.
      if (isFirst && (note || ask.keyed)) checkSameWords(await quickPayNotes.keep(about, note), note)
      const outcome = await pay(ledger, uid, asked(ask, command, catalogue), ask.now)
      if (isFirst && outcome.kind === 'refused') await quickPayNotes.forget(about)
      return outcome
    }
    const payment = { uid: to, currency, amount }
    return withStepUp(parts, ask, { scene: 'quickpay', code, payment }, carryOut, ({ events, position }) => {
      ask.moved(position, to)
      const created_date = events.find(isSent)?.metadata.at ?? ask.now.toISOString()
      return one({ id: ask.commandId, status: 1, created_date })
    })
  },
})

const oneQuickPay = implement(contract.quickPay.one, {
  handler: async ({ session: { uid }, params }, parts) => {
    const found = await getQuickPay(parts.db, uid, params.id)
    if (!found) throw HttpError.unknown()
    return one(itemAt(await recordsOf(parts, uid, [found]), 0))
  },
})

/** Quick pay by user id: find the receiver, check the amount, pay with an emailed code. */
export const quickPays: readonly Call[] = [
  ...payees,
  ...schedules,
  check,
  send,
  oneQuickPay,
  ...[contract.quickPay.list, contract.quickPay.listOfUser].map(each =>
    implement(each, {
      csv: quickPayCsv,
      handler: async ({ session, filter }, parts) => {
        const uid = session.admin ? undefined : session.uid
        if (session.admin && filter.direction === 'received') return page({ rows: [], total: 0 })
        // For members, names and addresses of others are not searched: a find would say whose address it is.
        const narrowed = session.admin ? await searched(parts.members, filter) : filter
        const { rows, total } = await listQuickPays(parts.db, { ...narrowed, uid })
        return page({ rows: await recordsOf(parts, uid, rows), total })
      },
    }),
  ),
]
