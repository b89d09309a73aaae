import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { skipReasons } from '@strongroom/shared/words/quick-pay/record'
import { calendarDayText } from '../../../../i18n/time.ts'
import { useWordsOf } from '../../../../i18n/word.ts'

type Every = wire.QuickPaySchedule['every']

/** The words for how often a schedule pays. */
export function useEveryWords(): Readonly<Record<Every, string>> {
  const { t } = useLingui()
  return { once: t`Once`, week: t`Every week`, month: t`Every month` }
}

/** The words for a schedule's status. */
export function useScheduleStates(): Readonly<Record<wire.QuickPaySchedule['status'], string>> {
  const { t } = useLingui()
  const cancelled = t({ message: 'Cancelled', context: 'schedule' })
  return { active: t`Active`, paused: t`Paused`, over: t`Over`, cancelled }
}

/** When a scheduled payment is made: `Every month from 31 Jan 2026 to 31 Mar 2026`. */
export function useWhen() {
  const { t } = useLingui()
  const words = useEveryWords()
  return (every: Every, firstDay: string, lastDay: string | null) => {
    const [how, first] = [words[every], calendarDayText(firstDay)]
    if (every === 'once') return t`Once, on ${first}`
    const last = calendarDayText(lastDay ?? '')
    return last ? t`${how}, from ${first} to ${last}` : t`${how}, from ${first}`
  }
}

/** Why a day was skipped, by the kind of the refusal. */
export function useSkipReason(): (reason: string) => string {
  const { t } = useLingui()
  const own = t`Your account could not pay.`
  const words: Readonly<Record<string, string>> = {
    ...useWordsOf(skipReasons),
    'account-disabled': own,
    'identity-not-verified': own,
  }
  return reason => words[reason] ?? t`The payee could not be paid.`
}
