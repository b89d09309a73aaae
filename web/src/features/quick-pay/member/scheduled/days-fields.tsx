import { useLingui } from '@lingui/react/macro'
import { NativeSelect, TextInput } from '@mantine/core'
import { type Draft, isEnd, isFirstDay, utcToday } from './draft.ts'
import { useEveryWords } from './schedule-words.ts'

type DaysFieldsProps = { draft: Draft; isChecked: boolean; onChange: (change: Partial<Draft>) => void }

/** On which days it is paid. */
export function DaysFields({ draft, isChecked, onChange }: DaysFieldsProps) {
  const { t } = useLingui()
  const words = useEveryWords()
  return (
    <>
      <NativeSelect
        label={t`How often`}
        name="every"
        value={draft.every}
        data={(['once', 'week', 'month'] as const).map(value => ({ value, label: words[value] }))}
        onChange={({ currentTarget: { value } }) => onChange({ every: value as Draft['every'] })}
      />
      <TextInput
        type="date"
        label={draft.every === 'once' ? t`Day` : t`First day`}
        description={
          draft.every === 'month'
            ? t`In a shorter month it is paid on the last day. Days are counted in UTC.`
            : t`Days are counted in UTC.`
        }
        name="firstDay"
        min={utcToday()}
        value={draft.firstDay}
        onChange={event => onChange({ firstDay: event.currentTarget.value })}
        error={isChecked && !isFirstDay(draft) ? t`Choose today or a day to come.` : undefined}
        errorProps={{ role: 'alert' }}
      />
      {draft.every !== 'once' && <EndFields draft={draft} isChecked={isChecked} onChange={onChange} />}
    </>
  )
}

function EndFields({ draft, isChecked, onChange }: DaysFieldsProps) {
  const { t } = useLingui()
  const isWrong = isChecked && !isEnd(draft)
  return (
    <>
      <NativeSelect
        label={t`Ends`}
        name="ends"
        value={draft.ends}
        data={[
          { value: 'never', label: t`When I cancel it` },
          { value: 'day', label: t`On a day` },
          { value: 'times', label: t`After a number of times` },
        ]}
        onChange={({ currentTarget: { value } }) => onChange({ ends: value as Draft['ends'] })}
      />
      {draft.ends === 'day' && (
        <TextInput
          type="date"
          label={t`Last day`}
          name="lastDay"
          min={draft.firstDay}
          value={draft.lastDay}
          onChange={event => onChange({ lastDay: event.currentTarget.value })}
          error={isWrong ? t`Choose a day no earlier than the first.` : undefined}
          errorProps={{ role: 'alert' }}
        />
      )}
      {draft.ends === 'times' && (
        <TextInput
          label={t`Number of times`}
          description={t`A day that is skipped counts too.`}
          name="times"
          inputMode="numeric"
          value={draft.times}
          onChange={event => onChange({ times: event.currentTarget.value.replace(/\D/g, '').slice(0, 3) })}
          error={isWrong ? t`Enter a number from 1 to 520.` : undefined}
          errorProps={{ role: 'alert' }}
        />
      )}
    </>
  )
}
