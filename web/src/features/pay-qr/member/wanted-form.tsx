import { useLingui } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { problemOf } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { amountText } from '../../../parts/amount.ts'
import { Facts } from '../../../parts/facts.tsx'
import { Money } from '../../../parts/money.tsx'
import { MoneyInput } from '../../../parts/money-input.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { NumberField } from '../../../parts/number-field.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { isBelow, leftOf, shortOf } from '../../wallet/member/limits.ts'
import { walletsQuery } from '../../wallet/member/queries.ts'
import { usePlaces } from '../../wallet/member/use-places.ts'
import { sendPayQrCode } from './queries.ts'

import { totalOf, type Wanted } from './wanted.ts'

const LEAST = '0.01'

const isWithin = (typed: string, least: number, most: number) =>
  typed !== '' && Number(typed) >= least && Number(typed) <= most

type WantedFormProps = { wanted: Wanted; onWanted: (wanted: Wanted) => void; onCodeSent: () => void }

/** What the code pays, how often and for how long; its e-mailed code is asked for at the end. */
export function WantedForm({ wanted, onWanted, onCodeSent }: WantedFormProps) {
  const { t } = useLingui()
  const words = useProblemWords()
  const places = usePlaces()
  const [isChecked, setChecked] = useState(false)
  const { data: wallets } = useQuery(walletsQuery)
  const { type, currency, amount, times, validDays } = wanted
  const total = totalOf(wanted)
  const available = wallets && (wallets.find(row => row.currency === currency)?.amount ?? '0')
  const short = shortOf(total, available)
  const areTimes = type === 0 || isWithin(times, 2, 1000)
  const areDays = isWithin(validDays, 1, 30)
  const least = amountText(LEAST, currency)
  const send = useMutation({
    mutationFn: () => sendPayQrCode({ currency, total }),
    onSuccess: onCodeSent,
  })
  const error = short
    ? words({ kind: 'refused', code: 'INSUFFICIENT_FUNDS', message: '', details: { currency, short } })
    : isChecked && isBelow(amount, LEAST)
      ? t`Enter at least ${least}.`
      : undefined
  const change = (next: Partial<Wanted>) => {
    send.reset()
    onWanted({ ...wanted, ...next })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!short && !isBelow(amount, LEAST) && areTimes && areDays) send.mutate()
  }
  return (
    <form onSubmit={submit} noValidate>
      <Panel>
        <div className="stack">
          <NativeSelect
            label={t`How often it pays`}
            name="type"
            value={String(type)}
            data={[
              { value: '0', label: t`Once` },
              { value: '1', label: t`Several times, each person once` },
            ]}
            onChange={event =>
              change(event.currentTarget.value === '1' ? { type: 1, times: '2' } : { type: 0, times: '1' })
            }
          />
          <NativeSelect
            label={t`From wallet`}
            name="currency"
            value={currency}
            data={wallets?.map(row => row.currency) ?? [currency]}
            onChange={event => change({ currency: event.currentTarget.value })}
          />
          <MoneyInput
            label={t`Each scan pays`}
            name="amount"
            currency={currency}
            places={places(currency)}
            value={amount}
            onChange={next => change({ amount: next })}
            available={available}
            error={error}
          />
          {type === 1 && (
            <NumberField
              label={t`How many people may scan it`}
              name="times"
              places={0}
              classNames={{ input: 'figures' }}
              value={times}
              onChange={next => change({ times: next })}
              error={isChecked && !areTimes ? t`Enter a whole number from 2 to 1,000.` : undefined}
            />
          )}
          <NumberField
            label={t`Valid for, in days`}
            name="validDays"
            places={0}
            classNames={{ input: 'figures' }}
            value={validDays}
            onChange={next => change({ validDays: next })}
            error={isChecked && !areDays ? t`Enter a whole number from 1 to 30.` : undefined}
          />
          <Facts
            rows={[
              {
                label: t`Reserved now`,
                value: <Money amount={total} currency={currency} exact isStrong />,
              },
              available !== undefined &&
                !short && {
                  label: t`${currency} available after`,
                  value: <Money amount={leftOf(available, total)} currency={currency} exact />,
                },
            ]}
          />
          {send.isError && <Notice tone="wrong" title={words(problemOf(send.error))} isUrgent />}
        </div>
      </Panel>
      <div className="flow-actions">
        <Button type="submit" size="lg" loading={send.isPending}>
          {t`Review`}
        </Button>
      </div>
      <p className="quiet" style={{ marginTop: 14 }}>
        {t`Whoever scans the code receives the money. What nobody has scanned comes back to you when it runs out.`}
      </p>
    </form>
  )
}
