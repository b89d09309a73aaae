/** A scheduled payment as it is typed: `lastDay` and `times` count where `ends` names them. Days are those of UTC. */
export type Draft = {
  readonly uid: string
  readonly currency: string
  readonly amount: string
  readonly every: 'once' | 'week' | 'month'
  readonly firstDay: string
  readonly ends: 'never' | 'day' | 'times'
  readonly lastDay: string
  readonly times: string
}

/** The day it is for the workers, who pay by UTC. */
export const utcToday = (): string => new Date().toISOString().slice(0, 10)

/** The form before anything is typed: monthly from today (UTC), without an end. */
export const emptyDraft = (): Draft => ({
  uid: '',
  currency: 'USD',
  amount: '',
  every: 'month',
  firstDay: utcToday(),
  ends: 'never',
  lastDay: '',
  times: '',
})

/** Whether the first day is today (UTC) or later. */
export const isFirstDay = ({ firstDay }: Draft): boolean => firstDay >= utcToday()

/** Whether the end makes sense: a day not before the first, or 1 to 520 times. */
export const isEnd = ({ every, ends, firstDay, lastDay, times }: Draft): boolean => {
  if (every === 'once' || ends === 'never') return true
  return ends === 'day' ? lastDay >= firstDay : /^\d{1,3}$/.test(times) && +times >= 1 && +times <= 520
}

/** Body of the call, without the code. */
export const bodyOf = (draft: Draft) => {
  const { uid, currency, amount, every, ends } = draft
  const end =
    every === 'once' || ends === 'never'
      ? {}
      : ends === 'day'
        ? { last_day: draft.lastDay }
        : { times: Number(draft.times) }
  return { uid, currency, amount, every, first_day: draft.firstDay, ...end }
}
