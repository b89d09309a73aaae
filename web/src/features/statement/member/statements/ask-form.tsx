import { useLingui } from '@lingui/react/macro'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useSubmit } from '../../../../client/submit.ts'
import { currentLanguage } from '../../../../i18n/i18n.ts'
import { isLanguage, LANGUAGES, NAMES } from '../../../../i18n/languages.ts'
import { calendarMonthText, dayOf } from '../../../../i18n/time.ts'
import { ProblemNotice } from '../../../../parts/problem-notice.tsx'
import { ownTimeZone } from '../../../../parts/time-zone.ts'
import { dayBefore, monthsBefore } from './months.ts'
import { askStatement } from './queries.ts'

const MONTHS = 12
const RANGE = 'range'
const BALANCES = 'balances'

/** Form that asks for a statement: a month, a range of days, or the balances as of a day; and the language. */
export function AskForm() {
  const { t } = useLingui()
  const today = dayOf(new Date().toISOString())
  const months = monthsBefore(today, MONTHS)
  const [period, setPeriod] = useState(months[0]?.month ?? RANGE)
  const [days, setDays] = useState({ from: `${today.slice(0, 7)}-01`, to: today })
  const [asOf, setAsOf] = useState(dayBefore(today))
  const [language, setLanguage] = useState(currentLanguage())
  const [isChecked, setChecked] = useState(false)
  const ask = useSubmit(askStatement)
  const isBalances = period === BALANCES
  const chosen =
    months.find(({ month }) => month === period) ?? (isBalances ? { from: asOf, to: asOf } : days)
  const isOver = chosen.to <= (isBalances ? dayBefore(today) : today)
  const isFine = Boolean(chosen.from && chosen.to) && chosen.from <= chosen.to && isOver
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    const { from, to } = chosen
    const kind = isBalances ? 'balances' : 'statement'
    if (isFine) ask.mutate({ kind, from, to, timeZone: ownTimeZone(), language })
  }
  return (
    <form onSubmit={submit} noValidate className="stack">
      <NativeSelect
        label={t`Period or document`}
        name="period"
        value={period}
        onChange={event => setPeriod(event.currentTarget.value)}
        data={[
          ...months.map(({ month }) => ({ value: month, label: calendarMonthText(month) })),
          { value: RANGE, label: t`Days of my own` },
          { value: BALANCES, label: t`Confirmation of my balances` },
        ]}
      />
      {period === RANGE && (
        <>
          <Day
            label={t`First day`}
            name="from"
            max={today}
            value={days.from}
            onDay={from => setDays({ ...days, from })}
          />
          <Day
            label={t`Last day`}
            name="to"
            max={today}
            value={days.to}
            onDay={to => setDays({ ...days, to })}
            error={
              isChecked && !isFine
                ? t`Choose two days up to today, the first no later than the last.`
                : undefined
            }
          />
        </>
      )}
      {isBalances && (
        <Day
          label={t`As of the end of`}
          name="as-of"
          max={dayBefore(today)}
          value={asOf}
          onDay={setAsOf}
          error={isChecked && !isFine ? t`Choose a day before today.` : undefined}
        />
      )}
      <NativeSelect
        label={t`Language`}
        name="language"
        value={language}
        onChange={({ currentTarget: { value } }) => isLanguage(value) && setLanguage(value)}
        data={LANGUAGES.map(value => ({ value, label: NAMES[value] }))}
      />
      <ProblemNotice of={ask.error} />
      <Button type="submit" size="lg" loading={ask.isPending}>
        {isBalances ? t`Make the confirmation` : t`Make the statement`}
      </Button>
    </form>
  )
}

type DayProps = {
  label: string
  name: string
  max: string
  value: string
  onDay: (day: string) => void
  error?: string | undefined
}

const Day = ({ label, name, max, value, onDay, error }: DayProps) => (
  <TextInput
    type="date"
    label={label}
    name={name}
    max={max}
    value={value}
    onChange={event => onDay(event.currentTarget.value)}
    error={error}
    errorProps={{ role: 'alert' }}
  />
)
