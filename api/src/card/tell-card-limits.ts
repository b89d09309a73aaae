import { noRules, purchasesIn } from '@strongroom/ledger/card'
import { type Wallet, walletDecider } from '@strongroom/ledger/wallet'
import { Decimal, wire } from '@strongroom/shared'
import { atScale } from '../command/money.ts'
import type { JobParts } from '../job-parts.ts'
import type { ReachedLimit } from '../vault/card-limits-told.ts'
import { eventsDue, type FollowedEvent, markTo, newEvents } from '../vault/event-marks.ts'
import { cardLimitReachedLetter } from '../vault/mail/card-limit-letter.ts'
import { cardCurrency, dayOf } from './card-status.ts'

const PAGE = 500
const DAY_MS = 86_400_000

const followed = {
  job: 'tell-card-limits',
  types: ['CardPurchaseAuthorised', 'CardPurchaseIncremented', 'CardRulesSet', 'CardLimitSet'],
} as const

/** Events after which it may be due. */
export const cardLimitEvents = followed.types

/** When it is due (`Job.due`). */
export const cardLimitsDue = eventsDue(followed)

type TellingParts = Pick<JobParts, 'cardLimitsTold' | 'catalogue' | 'db' | 'ledger' | 'now' | 'stopping'> & {
  readonly config: Pick<JobParts['config'], 'publicUrl'>
}

/** Tells holders, before a limit of their own declines a purchase, that most of it is used, and that all of it is: once in its day or month. */
export const tellCardLimits = (parts: TellingParts) => async (): Promise<void> => {
  const { db, stopping } = parts
  while (!stopping.aborted) {
    const events = await newEvents(db, followed, PAGE)
    const last = events.at(-1)
    if (!last) return
    for (const [uid, own] of Map.groupBy(events, event => event.uid)) {
      if (stopping.aborted) return
      await tellHolder(parts, uid, daysOf(own, parts.now()))
    }
    await markTo(db, followed, last.number)
  }
}

/** The days whose limits events count towards, from yesterday on: holders are told of nothing older. Rules count towards today. */
const daysOf = (events: readonly FollowedEvent[], now: Date): readonly string[] => {
  const days = events.map(({ data }) => (JSON.parse(data) as { readonly on?: string }).on ?? dayOf(now))
  const yesterday = dayOf(new Date(now.getTime() - DAY_MS))
  return [...new Set(days)].filter(day => day >= yesterday).toSorted()
}

const tellHolder = async (parts: TellingParts, uid: string, days: readonly string[]): Promise<void> => {
  if (days.length === 0) return
  const { cardLimitsTold, catalogue, config, ledger, now } = parts
  const money = (amount: string, code: string) => `${atScale(catalogue, code, amount)} ${code}`
  const letterOf = cardLimitReachedLetter(config.publicUrl, money)
  const { state } = await ledger.load(walletDecider, uid)
  const currency = cardCurrency(catalogue).code
  for (const day of days)
    for (const limit of reachedOn(state, day))
      await cardLimitsTold.tell({ uid, currency, ...limit }, { now: now(), letterOf })
}

type Reached = Omit<ReachedLimit, 'uid' | 'currency'>

/** The holder's limits of the day and of its month that are used up, or nearly. A limit of one purchase has no share that is used. */
const reachedOn = (wallet: Wallet, day: string): readonly Reached[] => {
  const { rules = noRules, limit } = wallet.card ?? {}
  const daily = limit ? [{ of: 'all', per: 'day', amount: limit.amount } as const] : []
  return [...rules.limits, ...daily].flatMap(({ of, per, amount }): readonly Reached[] => {
    if (per === 'purchase' || new Decimal(amount).isZero()) return []
    const period = per === 'month' ? day.slice(0, 7) : day
    const used = purchasesIn(wallet, period, of)
    const reached = shareOf(used, amount)
    return reached === 0 ? [] : [{ of, per, period, reached, amount, used }]
  })
}

const shareOf = (used: string, amount: string): wire.BudgetReached => {
  const percent = new Decimal(used).times(100).dividedBy(amount)
  return wire.budgetReached.options.findLast(share => percent.greaterThanOrEqualTo(share)) ?? 0
}
