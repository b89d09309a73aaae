import { derivedId } from '@strongroom/ledger/eventlog'
import { pay } from '@strongroom/ledger/quick-pay'
import { walletDecider } from '@strongroom/ledger/wallet'
import { pastDays } from './calendar.ts'
import { type Case, currencyOf, type Demo, give, memberActor, once } from './demo.ts'

/** The facts that the rules of a quick pay between two of the demo's members need. */
const sides = (demo: Demo, currency: string) => ({
  verified: true,
  currency: currencyOf(demo, currency),
  receiver: { verified: true, quickPayOn: true },
})

type SavedPayee = { readonly of: string; readonly payee: string; readonly nickname: string }

/** A payee whom a member has saved. A nickname is in no log, so the one that the member chose since stays. */
export const savedPayee = (demo: Demo, day: number, { of, payee, nickname }: SavedPayee): Case => {
  const [uid, saved] = [demo.uidOf(of), demo.uidOf(payee)]
  const run = async () => {
    const known = await demo.stores.payees.of(uid)
    if (!known.some(each => each.uid === saved))
      await demo.stores.payees.save(uid, { payee: saved, nickname, most: 100 })
  }
  return [{ at: demo.calendar.at(day, '19:50'), run }]
}

type Weekly = {
  readonly from: string
  readonly to: string
  readonly day: number
  readonly currency: string
  readonly amount: string
}

/** A payment every week from a day on, begun the evening before. */
export const weeklyPayment = (demo: Demo, { from, to, day, currency, amount }: Weekly): readonly Case[] => {
  const [uid, receiver, { at, dayOf }] = [demo.uidOf(from), demo.uidOf(to), demo.calendar]
  const what = ['weekly', receiver, String(day), amount]
  const scheduleId = derivedId('demo', uid, ...what)
  const begin = {
    at: at(day - 1, '20:30'),
    run: () =>
      give(
        demo,
        { uid, what },
        {
          type: 'ScheduleQuickPay',
          input: { scheduleId, to: receiver, currency, amount, every: 'week', first: dayOf(day) },
          given: { ...sides(demo, currency), today: dayOf(day - 1) },
        },
      ),
  }
  const payOn = (due: number) => ({
    at: at(due, '00:05'),
    run: () =>
      once(demo, walletDecider, { id: uid, what: [...what, dayOf(due)], actor: payer }, asking =>
        pay(demo.ledger, uid, {
          ...asking,
          command: {
            type: 'PayScheduledQuickPay',
            input: { scheduleId, day: dayOf(due), paymentId: asking.id },
            given: { ...sides(demo, currency), enabled: true, today: dayOf(due) },
          },
        }),
      ),
  })
  return [
    [begin],
    ...Array.from({ length: Math.floor((pastDays - day) / 7) + 1 }, (_, week) => [payOn(day + 7 * week)]),
  ]
}
const payer = { kind: 'system', id: 'pay-scheduled' } as const

type Asked = {
  readonly from: string
  readonly of: string
  readonly day: number
  readonly currency?: string
  readonly amount: string
  readonly note: string
  /** The payer's answer the next day; without one the request is open. A text is why it is declined. */
  readonly answer?: 'paid' | { readonly declined: string }
}

/** A request of one member to another: open, paid, or declined. */
export const moneyAsked = (demo: Demo, asked: Asked): Case => {
  const { day, currency = 'USD', amount, note, answer } = asked
  const [asker, payerUid, { at, dayOf }] = [demo.uidOf(asked.from), demo.uidOf(asked.of), demo.calendar]
  const what = ['ask', asker, String(day), amount]
  const requestId = derivedId('demo', payerUid, ...what)
  const request = { payer: payerUid, id: requestId, asker }
  const ask = {
    at: at(day, '20:10'),
    run: () =>
      give(demo, { uid: payerUid, what, actor: memberActor(asker) }, async () => {
        await demo.stores.moneyRequestNotes.keep(request, { note })
        return {
          type: 'AskForMoney',
          input: { requestId, from: asker, currency, amount },
          given: { ...sides(demo, currency), today: dayOf(day) },
        }
      }),
  }
  const paid = () =>
    once(
      demo,
      walletDecider,
      { id: payerUid, what: [...what, 'pay'], actor: memberActor(payerUid) },
      asking =>
        pay(demo.ledger, payerUid, {
          ...asking,
          command: {
            type: 'PayMoneyRequest',
            input: { requestId },
            given: { ...sides(demo, currency), today: dayOf(day + 1) },
          },
        }),
    )
  const declined = (reason: string) =>
    give(demo, { uid: payerUid, what: [...what, 'decline'] }, async () => {
      await demo.stores.moneyRequestNotes.keep(request, { reason })
      return { type: 'DeclineMoneyRequest', input: { requestId } }
    })
  if (answer === undefined) return [ask]
  const run = answer === 'paid' ? paid : () => declined(answer.declined)
  return [ask, { at: at(day + 1, '08:20'), run }]
}
