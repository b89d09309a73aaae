import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { NativeSelect, TextInput } from '@mantine/core'
import type { FormOf, Rules } from '../../../../parts/form.tsx'
import { type Draft, isEnd, isFirstDay, utcToday } from './draft.ts'
import { useEveryWords } from './schedule-words.ts'

/** The rules of the days: the end is looked at where it is asked for. */
export const DAY_RULES: Rules<Draft> = {
  firstDay: (_, draft) => !isFirstDay(draft) && msg`Choose today or a day to come.`,
  lastDay: (_, draft) =>
    draft.ends === 'day' && !isEnd(draft) && msg`Choose a day no earlier than the first.`,
  times: (_, draft) => draft.ends === 'times' && !isEnd(draft) && msg`Enter a number from 1 to 520.`,
}

/** On which days it is paid. */
export function DaysFields({ form }: { form: FormOf<Draft> }) {
  const { t } = useLingui()
  const words = useEveryWords()
  const { every } = form.typed
  return (
    <>
      <NativeSelect
        {...form.text('every', t`How often`)}
        data={(['once', 'week', 'month'] as const).map(value => ({ value, label: words[value] }))}
      />
      <TextInput
        {...form.text('firstDay', every === 'once' ? t`Day` : t`First day`)}
        type="date"
        description={
          every === 'month'
            ? t`In a shorter month it is paid on the last day. Days are counted in UTC.`
            : t`Days are counted in UTC.`
        }
        min={utcToday()}
        errorProps={{ role: 'alert' }}
      />
      {every !== 'once' && <EndFields form={form} />}
    </>
  )
}

function EndFields({ form }: { form: FormOf<Draft> }) {
  const { t } = useLingui()
  const { ends, firstDay } = form.typed
  return (
    <>
      <NativeSelect
        {...form.text('ends', t`Ends`)}
        data={[
          { value: 'never', label: t`When I cancel it` },
          { value: 'day', label: t`On a day` },
          { value: 'times', label: t`After a number of times` },
        ]}
      />
      {ends === 'day' && (
        <TextInput
          {...form.text('lastDay', t`Last day`)}
          type="date"
          min={firstDay}
          errorProps={{ role: 'alert' }}
        />
      )}
      {ends === 'times' && (
        <TextInput
          {...form.text('times', t`Number of times`)}
          description={t`A day that is skipped counts too.`}
          inputMode="numeric"
          onChange={event => form.change({ times: event.currentTarget.value.replace(/\D/g, '').slice(0, 3) })}
          errorProps={{ role: 'alert' }}
        />
      )}
    </>
  )
}
