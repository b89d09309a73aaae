import { useLingui } from '@lingui/react/macro'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { isAboutAmount, problemOf } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { isZero } from '../../../parts/amount.ts'
import { MoneyInput } from '../../../parts/money-input.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { walletsQuery } from '../../wallet/member/queries.ts'
import { useFiat } from '../../wallet/member/use-fiat.ts'
import { usePlaces } from '../../wallet/member/use-places.ts'
import { checkSend, type Payee, type SendMoney, sendSendCode } from './queries.ts'

type SendFormProps = {
  payee: Payee
  money: SendMoney
  onPayee: (payee: Payee) => void
  onMoney: (money: SendMoney) => void
  onCodeSent: (check: wire.SendPaymentCheck) => void
}

/** To whom, where and how much; the code is mailed once it can be paid. */
export function SendForm({ payee, money, onPayee, onMoney, onCodeSent }: SendFormProps) {
  const { t } = useLingui()
  const words = useProblemWords()
  const places = usePlaces()
  const [isChecked, setChecked] = useState(false)
  const { data: wallets } = useQuery(walletsQuery)
  const fiat = useFiat()
  const available = wallets && (wallets.find(row => row.currency === money.currency)?.amount ?? '0')
  const check = useMutation({
    mutationFn: async () => {
      const result = await checkSend(money)
      await sendSendCode({ ...money, account: payee.account.trim() })
      return result
    },
    onSuccess: onCodeSent,
  })
  const problem = check.isError ? problemOf(check.error) : undefined
  const isAmountRefused = problem !== undefined && isAboutAmount(problem)
  const change = (next: Partial<Payee>) => {
    check.reset()
    onPayee({ ...payee, ...next })
  }
  const needed = [payee.name, payee.account, payee.bank].every(text => text.trim())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (needed && !isZero(money.amount)) check.mutate()
  }
  const missing = (text: string) => (isChecked && !text.trim() ? t`Please enter all fields` : undefined)
  return (
    <form onSubmit={submit} noValidate>
      <Panel>
        <div className="stack">
          <TextInput
            label={t`Name of the payee`}
            name="name"
            maxLength={60}
            value={payee.name}
            onChange={event => change({ name: event.currentTarget.value })}
            error={missing(payee.name)}
          />
          <TextInput
            label={t`Account number or IBAN`}
            name="account"
            maxLength={40}
            autoComplete="off"
            classNames={{ input: 'mono' }}
            value={payee.account}
            onChange={event => change({ account: event.currentTarget.value })}
            error={missing(payee.account)}
          />
          <TextInput
            label={t`Bank`}
            name="bank"
            maxLength={100}
            value={payee.bank}
            onChange={event => change({ bank: event.currentTarget.value })}
            error={missing(payee.bank)}
          />
          <TextInput
            label={t`SWIFT/BIC, if there is one`}
            name="swift"
            maxLength={11}
            classNames={{ input: 'mono' }}
            value={payee.swift}
            onChange={event => change({ swift: event.currentTarget.value.toUpperCase() })}
          />
          <NativeSelect
            label={t`From wallet`}
            name="currency"
            value={money.currency}
            data={[...fiat]}
            onChange={event => onMoney({ ...money, currency: event.currentTarget.value })}
          />
          <MoneyInput
            label={t`Amount`}
            name="amount"
            currency={money.currency}
            places={places(money.currency)}
            value={money.amount}
            onChange={amount => {
              check.reset()
              onMoney({ ...money, amount })
            }}
            available={available}
            error={
              isChecked && isZero(money.amount)
                ? t`Enter an amount above zero.`
                : isAmountRefused
                  ? words(problem)
                  : undefined
            }
          />
          <TextInput
            label={t`Remarks, if any`}
            name="remarks"
            maxLength={200}
            value={payee.remarks}
            onChange={event => change({ remarks: event.currentTarget.value })}
          />
          {problem && !isAmountRefused && <Notice tone="wrong" title={words(problem)} isUrgent />}
        </div>
      </Panel>
      <div className="flow-actions">
        <Button type="submit" size="lg" loading={check.isPending}>
          {t`Review the payment`}
        </Button>
      </div>
      <p className="quiet" style={{ marginTop: 14 }}>
        {t`We e-mail you a code for this payee and this amount. Nothing moves before you enter it.`}
      </p>
    </form>
  )
}
