import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { groupWhole } from '../../../i18n/amount.ts'
import { Facts } from '../../../parts/facts.tsx'
import { type FormOf, useForm } from '../../../parts/form.tsx'
import { atLeast, shortFault } from '../../../parts/money-flow/amount-rules.ts'
import { leftOf } from '../../../parts/money-flow/limits.ts'
import { MoneyForm } from '../../../parts/money-flow/money-form.tsx'
import { moneyRow, useAvailableAfter } from '../../../parts/money-flow/money-rows.tsx'
import { MoneyInput } from '../../../parts/money-input.tsx'
import { NumberField } from '../../../parts/number-field.tsx'
import { FromWallet } from '../../../platform/balances/member/from-wallet.tsx'
import { walletsQuery } from '../../../platform/balances/member/queries.ts'
import { useMost } from '../../../platform/balances/member/use-most.ts'
import { usePlaces } from '../../../platform/balances/member/use-places.ts'
import { settingsQuery } from '../../../platform/settings/member/queries.ts'
import { sendPayQrCode } from './queries.ts'
import { totalOf, type Wanted } from './wanted.ts'

const LEAST = '0.01'

/** `most` as the settings have it; nothing before they are known, when the server alone refuses what is too much. */
const isWithin = (typed: string, least: number, most: string | undefined) =>
  typed !== '' && Number(typed) >= least && (most === undefined || Number(typed) <= Number(most))

type WantedFormProps = { wanted: Wanted; onWanted: (wanted: Wanted) => void; onCodeSent: () => void }

/** The rule of a whole number within bounds. */
const wholeWithin = (least: number, most: string | undefined) => (typed: string) => {
  if (isWithin(typed, least, most)) return undefined
  const shown = most && groupWhole(most)
  return shown
    ? msg`Enter a whole number from ${least} to ${shown}.`
    : msg`Enter a whole number of at least ${least}.`
}

/** Form for the amount of a scan, how often and for how long; submitting it e-mails the code. */
export function WantedForm({ wanted, onWanted, onCodeSent }: WantedFormProps) {
  const { t } = useLingui()
  const places = usePlaces()
  const { data: wallets } = useQuery(walletsQuery)
  const { data: settings = [] } = useQuery(settingsQuery)
  const mostOf = (code: string) => settings.find(({ field_code }) => field_code === code)?.field_value
  const { currency } = wanted
  const total = totalOf(wanted)
  const available = wallets && (wallets.find(row => row.currency === currency)?.amount ?? '0')
  const short = shortFault(total, available, currency)
  const times = Number(wanted.times)
  const most = useMost(times >= 1 ? { of: 'pay-code', currency, times } : undefined)
  const form = useForm({
    kept: [wanted, onWanted],
    atOnce: { amount: () => short },
    rules: {
      amount: atLeast(LEAST, currency),
      times: (typed, { type }) => type === 1 && wholeWithin(2, mostOf('qrMaxTimes'))(typed),
      validDays: wholeWithin(1, mostOf('qrValidDays')),
    },
    forgets: true,
    body: () => ({ currency, total }),
    send: useMutation({ mutationFn: sendPayQrCode, onSuccess: onCodeSent }),
  })
  return (
    <MoneyForm
      form={form}
      label={t`Review`}
      note={t`Anyone who scans the code receives the money. What has not been scanned comes back to you when it expires.`}
    >
      <HowOften form={form} />
      <FromWallet wallets={wallets} value={currency} onChange={next => form.change({ currency: next })} />
      <MoneyInput
        {...form.field('amount', t`Each scan pays`)}
        currency={currency}
        places={places(currency)}
        available={available}
        most={most}
      />
      <Counts form={form} />
      <Reserved total={total} currency={currency} available={short ? undefined : available} />
    </MoneyForm>
  )
}

type FieldsProps = { form: FormOf<Wanted> }

function HowOften({ form }: FieldsProps) {
  const { t } = useLingui()
  return (
    <NativeSelect
      label={t`How often it pays`}
      name="type"
      value={String(form.typed.type)}
      data={[
        { value: '0', label: t`Once` },
        { value: '1', label: t`Several times, each person once` },
      ]}
      onChange={event =>
        form.change(event.currentTarget.value === '1' ? { type: 1, times: '2' } : { type: 0, times: '1' })
      }
    />
  )
}

/** How many may scan it, and for how long. */
function Counts({ form }: FieldsProps) {
  const { t } = useLingui()
  const figures = { places: 0, classNames: { input: 'figures' } }
  return (
    <>
      {form.typed.type === 1 && (
        <NumberField {...form.field('times', t`How many people may scan it`)} {...figures} />
      )}
      <NumberField {...form.field('validDays', t`Valid for, in days`)} {...figures} />
    </>
  )
}

type ReservedProps = { total: string; currency: string; available: string | undefined }

/** Total of all scans, and what stays available. */
function Reserved({ total, currency, available }: ReservedProps) {
  const { t } = useLingui()
  const availableAfter = useAvailableAfter()
  return (
    <Facts
      rows={[
        moneyRow({ label: t`Reserved now`, amount: total, currency }, 'strong'),
        available !== undefined && availableAfter(leftOf(available, total), currency),
      ]}
    />
  )
}
