import { memberDecider } from '@strongroom/ledger/account'
import { lastOfTimes, type ScheduleQuickPay } from '@strongroom/ledger/quick-pay'
import { walletDecider } from '@strongroom/ledger/wallet'
import { listQuickPaySchedules, type QuickPayScheduleRow } from '@strongroom/projections/quick-pay'
import { contract, wire } from '@strongroom/shared'
import { asked } from '../command/asking.ts'
import { HttpError } from '../command/http-error.ts'
import { currencyOf } from '../command/money.ts'
import { recordFrom } from '../command/record-from.ts'
import { done, one, rows } from '../command/replies.ts'
import { replyOf } from '../command/reply-of.ts'
import { type Call, implement } from '../http/call.ts'
import { calledNames } from '../platform/members/shown-names.ts'
import { withStepUp } from '../platform/step-up/step-up.ts'
import { lookUpsIn, payeeUid, receiverOf } from './find-payee.ts'

const todayOf = (now: Date) => now.toISOString().slice(0, 10)

type Body = Omit<wire.ScheduleQuickPayBody, 'code'>

/** The days of a schedule as the ledger keeps them, or which of the fields cannot be. */
const daysOf = ({ every, first_day: first, last_day, times }: Body, today: string) => {
  const wrong = (path: string, message: string) => HttpError.invalid([{ path, message }])
  if (first < today) throw wrong('first_day', 'A day that is to come, or today (UTC)')
  if (every === 'once' && (last_day !== undefined || times !== undefined))
    throw wrong(times === undefined ? 'last_day' : 'times', 'Only of a payment that repeats')
  if (last_day !== undefined && times !== undefined) throw wrong('times', 'Either this or the last day')
  if (last_day !== undefined && last_day < first) throw wrong('last_day', 'Not before the first day')
  return { every, first, last: times === undefined ? last_day : lastOfTimes({ every, first }, times) }
}

const add = implement(contract.quickPay.schedule, {
  limits: given => [
    { key: `schedule quick pay ${given.session?.uid}`, most: 30, seconds: 600 },
    ...lookUpsIn(given),
  ],
  handler: async (ask, parts) => {
    const { ledger, catalogue } = parts
    const { code, currency, amount } = ask.body
    const { uid } = ask.session
    const to = await payeeUid(parts, ask.body)
    const today = todayOf(ask.now)
    const days = daysOf(ask.body, today)
    const carryOut = async () => {
      const command: ScheduleQuickPay = {
        type: 'ScheduleQuickPay',
        input: { scheduleId: ask.commandId, to, currency, amount, ...days },
        given: {
          verified: (await ledger.load(memberDecider, uid)).state.kyc === 1,
          currency: currencyOf(catalogue, currency),
          receiver: await receiverOf(parts, to),
          today,
        },
      }
      return ledger.handle(walletDecider, uid, asked(ask, command, catalogue))
    }
    const payment = { uid: to, currency, amount }
    return withStepUp(parts, ask, { scene: 'quickpay', code, payment }, carryOut, () =>
      one({ id: ask.commandId }),
    )
  },
})

const commandTypes = {
  active: 'ResumeScheduledQuickPay',
  paused: 'PauseScheduledQuickPay',
  cancelled: 'CancelScheduledQuickPay',
} as const

const change = implement(contract.quickPay.changeSchedule, {
  handler: async (ask, { ledger }) => {
    const { id: scheduleId, to } = ask.body
    const given = { today: todayOf(ask.now) }
    const command = { type: commandTypes[to], input: { scheduleId }, given }
    return replyOf(ask, await ledger.handle(walletDecider, ask.session.uid, asked(ask, command)), done)
  },
})

const recordOf = recordFrom<QuickPayScheduleRow>()(wire.quickPaySchedule, {
  as: { uid: 'receiver', first_day: 'first_on', last_day: 'last_on', next_day: 'next_on' },
  scaled: { amount: 'currency' },
})

const list = implement(contract.quickPay.schedules, {
  handler: async ({ session }, parts) => {
    const { schedules, runs } = await listQuickPaySchedules(parts.db, session.uid)
    const names = await calledNames(
      parts,
      session.uid,
      schedules.map(({ receiver }) => receiver),
    )
    return rows(
      schedules.map(row =>
        recordOf(parts, row, {
          username: names(row.receiver).username,
          runs: runs
            .filter(({ schedule }) => schedule === row.id)
            .map(({ on_day: day, payment, came_back, reason }) => ({
              day,
              payment,
              returned: came_back ? 1 : 0,
              reason,
            })),
        }),
      ),
    )
  },
})

/** Quick pays for days to come; a job of the workers makes them. */
export const schedules: readonly Call[] = [add, change, list]
