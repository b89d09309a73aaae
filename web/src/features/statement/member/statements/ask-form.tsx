import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button, NativeSelect, TextInput, type TextInputProps } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSubmit } from '../../../../client/submit.ts'
import { currentLanguage } from '../../../../i18n/i18n.ts'
import { LANGUAGES, NAMES } from '../../../../i18n/languages.ts'
import { calendarMonthText, dayOf } from '../../../../i18n/time.ts'
import { Form, useForm } from '../../../../parts/form.tsx'
import { ownTimeZone } from '../../../../parts/list-defaults.ts'
import { WaitingInside } from '../../../../parts/waiting.tsx'
import { useUserinfo } from '../../../../platform/members/member/queries.ts'
import { dayBefore, type Month, monthsBefore } from './months.ts'
import { askStatement, firstLineQuery } from './queries.ts'

const MONTHS = 12
const RANGE = 'range'
const BALANCES = 'balances'

type Typed = { period: string; from: string; to: string; asOf: string }

/** The day of now, and the months that are over since the first line of the account. */
type Offered = { readonly today: string; readonly months: readonly Month[] }

/** The days that are asked for, and whether they are over and in their order. */
const daysOf = ({ period, from, to, asOf }: Typed, { today, months }: Offered) => {
  const days =
    months.find(({ month }) => month === period) ??
    (period === BALANCES ? { from: asOf, to: asOf } : { from, to })
  const isOver = days.to <= (period === BALANCES ? dayBefore(today) : today)
  return { ...days, isFine: Boolean(days.from && days.to) && days.from <= days.to && isOver }
}

/** Form that asks for a statement: a month, a range of days, or the balances as of a day; and the language. */
export function AskForm() {
  const uid = useUserinfo()?.uid
  const query = useQuery({ ...firstLineQuery(uid ?? ''), enabled: uid !== undefined })
  if (!query.data) return <WaitingInside query={query} />
  const [first] = query.data
  const today = dayOf(new Date().toISOString())
  const months = first ? monthsBefore(today, MONTHS, dayOf(first.created_date)) : []
  return <Asking today={today} months={months} />
}

function Asking(offered: Offered) {
  const { t } = useLingui()
  const { today, months } = offered
  const form = useForm({
    initial: {
      period: months[0]?.month ?? RANGE,
      from: `${today.slice(0, 7)}-01`,
      to: today,
      asOf: dayBefore(today),
      language: currentLanguage(),
    },
    rules: {
      to: (_, typed) =>
        typed.period === RANGE &&
        !daysOf(typed, offered).isFine &&
        msg`Choose two days up to today, the first no later than the last.`,
      asOf: (_, typed) =>
        typed.period === BALANCES && !daysOf(typed, offered).isFine && msg`Choose a day before today.`,
    },
    body: typed => {
      const { from, to } = daysOf(typed, offered)
      const kind = typed.period === BALANCES ? 'balances' : 'statement'
      return { kind, from, to, timeZone: ownTimeZone(), language: typed.language } as const
    },
    send: useSubmit(askStatement),
  })
  const { period } = form.typed
  return (
    <Form
      form={form}
      end={
        <Button type="submit" size="lg" loading={form.isBusy}>
          {period === BALANCES ? t`Make the confirmation` : t`Make the statement`}
        </Button>
      }
    >
      <NativeSelect
        {...form.text('period', t`Period or document`)}
        data={[
          ...months.map(({ month }) => ({ value: month, label: calendarMonthText(month) })),
          { value: RANGE, label: t`Days of my own` },
          { value: BALANCES, label: t`Confirmation of my balances` },
        ]}
      />
      {period === RANGE && (
        <>
          <Day {...form.text('from', t`First day`)} max={today} />
          <Day {...form.text('to', t`Last day`)} max={today} />
        </>
      )}
      {period === BALANCES && (
        <Day {...form.text('asOf', t`As of the end of`)} name="as-of" max={dayBefore(today)} />
      )}
      <NativeSelect
        {...form.text('language', t`Language`)}
        data={LANGUAGES.map(value => ({ value, label: NAMES[value] }))}
      />
    </Form>
  )
}

const Day = (field: TextInputProps) => <TextInput type="date" errorProps={{ role: 'alert' }} {...field} />
