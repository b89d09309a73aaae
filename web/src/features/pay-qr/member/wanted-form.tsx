import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { problemOf } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { amountText, groupWhole } from '../../../i18n/amount.ts'
import { Facts } from '../../../parts/facts.tsx'
import { isBelow, leftOf, shortOf } from '../../../parts/money-flow/limits.ts'
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

/** Errors of the number of scans and of days; the form shows them once it has been sent. */
function useCountErrors({ type, times, validDays }: Wanted) {
  const { t } = useLingui()
  const { data: settings = [] } = useQuery(settingsQuery)
  const most = (code: string) => settings.find(({ field_code }) => field_code === code)?.field_value
  const [mostTimes, mostDays] = [most('qrMaxTimes'), most('qrValidDays')]
  const sentence = (least: number, most: string | undefined) => {
    const shown = most && groupWhole(most)
    return shown
      ? t`Enter a whole number from ${least} to ${shown}.`
      : t`Enter a whole number of at least ${least}.`
  }
  return {
    times: type === 0 || isWithin(times, 2, mostTimes) ? undefined : sentence(2, mostTimes),
    validDays: isWithin(validDays, 1, mostDays) ? undefined : sentence(1, mostDays),
  }
}

/** Error of the amount: too little for one scan, or more in all than the wallet holds. */
function useEachError({ currency, amount }: Wanted, short: string | undefined, isChecked: boolean) {
  const { t } = useLingui()
  const words = useProblemWords()
  const least = amountText(LEAST, currency)
  if (short)
    return words({ kind: 'refused', code: 'INSUFFICIENT_FUNDS', message: '', details: { currency, short } })
  return isChecked && isBelow(amount, LEAST) ? t`Enter at least ${least}.` : undefined
}

/** Form for the amount of a scan, how often and for how long; submitting it e-mails the code. */
export function WantedForm({ wanted, onWanted, onCodeSent }: WantedFormProps) {
  const { t } = useLingui()
  const words = useProblemWords()
  const places = usePlaces()
  const [isChecked, setChecked] = useState(false)
  const { data: wallets } = useQuery(walletsQuery)
  const { currency, amount } = wanted
  const total = totalOf(wanted)
  const available = wallets && (wallets.find(row => row.currency === currency)?.amount ?? '0')
  const short = shortOf(total, available)
  const times = Number(wanted.times)
  const most = useMost(times >= 1 ? { of: 'pay-code', currency, times } : undefined)
  const counts = useCountErrors(wanted)
  const error = useEachError(wanted, short, isChecked)
  const send = useMutation({ mutationFn: () => sendPayQrCode({ currency, total }), onSuccess: onCodeSent })
  const change = (next: Partial<Wanted>) => {
    send.reset()
    onWanted({ ...wanted, ...next })
  }
  const submit = () => {
    setChecked(true)
    if (!short && !isBelow(amount, LEAST) && !counts.times && !counts.validDays) send.mutate()
  }
  return (
    <MoneyForm
      onSubmit={submit}
      problem={send.isError ? words(problemOf(send.error)) : undefined}
      label={t`Review`}
      isBusy={send.isPending}
      note={t`Anyone who scans the code receives the money. What has not been scanned comes back to you when it expires.`}
    >
      <HowOften type={wanted.type} onChange={change} />
      <FromWallet wallets={wallets} value={currency} onChange={next => change({ currency: next })} />
      <MoneyInput
        label={t`Each scan pays`}
        name="amount"
        currency={currency}
        places={places(currency)}
        value={amount}
        onChange={next => change({ amount: next })}
        available={available}
        most={most}
        error={error}
      />
      <Counts wanted={wanted} onChange={change} errors={isChecked ? counts : {}} />
      <Reserved total={total} currency={currency} available={short ? undefined : available} />
    </MoneyForm>
  )
}

type ChangeProps = { onChange: (next: Partial<Wanted>) => void }

function HowOften({ type, onChange }: ChangeProps & Pick<Wanted, 'type'>) {
  const { t } = useLingui()
  return (
    <NativeSelect
      label={t`How often it pays`}
      name="type"
      value={String(type)}
      data={[
        { value: '0', label: t`Once` },
        { value: '1', label: t`Several times, each person once` },
      ]}
      onChange={event =>
        onChange(event.currentTarget.value === '1' ? { type: 1, times: '2' } : { type: 0, times: '1' })
      }
    />
  )
}

type CountsProps = ChangeProps & {
  wanted: Wanted
  errors: { readonly times?: string | undefined; readonly validDays?: string | undefined }
}

/** How many may scan it, and for how long. */
function Counts({ wanted: { type, times, validDays }, onChange, errors }: CountsProps) {
  const { t } = useLingui()
  const figures = { places: 0, classNames: { input: 'figures' } }
  return (
    <>
      {type === 1 && (
        <NumberField
          label={t`How many people may scan it`}
          name="times"
          {...figures}
          value={times}
          onChange={next => onChange({ times: next })}
          error={errors.times}
        />
      )}
      <NumberField
        label={t`Valid for, in days`}
        name="validDays"
        {...figures}
        value={validDays}
        onChange={next => onChange({ validDays: next })}
        error={errors.validDays}
      />
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
