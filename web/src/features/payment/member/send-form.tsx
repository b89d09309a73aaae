import { useLingui } from '@lingui/react/macro'
import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type ChangeEvent, useState } from 'react'
import { problemOf } from '../../../client/problem.ts'
import { FeeOnTop } from '../../../parts/money-flow/fee-on-top.tsx'
import { MoneyForm } from '../../../parts/money-flow/money-form.tsx'
import { useAmountError } from '../../../parts/money-flow/use-amount-error.ts'
import { usePreview } from '../../../parts/money-flow/use-preview.ts'
import { MoneyInput } from '../../../parts/money-input.tsx'
import { walletsQuery } from '../../../platform/balances/member/queries.ts'
import { useFiat } from '../../../platform/balances/member/use-fiat.ts'
import { useMost } from '../../../platform/balances/member/use-most.ts'
import { usePlaces } from '../../../platform/balances/member/use-places.ts'
import { checkSend, type Payee, type SendMoney, sendSendCode } from './queries.ts'

type SendFormProps = {
  payee: Payee
  money: SendMoney
  /** Whether the payee is said to be a company. */
  isCompany: boolean
  onCompany: (isCompany: boolean) => void
  onPayee: (payee: Payee) => void
  onMoney: (money: SendMoney) => void
  onCodeSent: (check: wire.SendPaymentCheck) => void
}

/** To whom, where and how much; the code is mailed once it can be paid. */
export function SendForm(props: SendFormProps) {
  const { payee, money, isCompany, onPayee, onMoney, onCodeSent } = props
  const { t } = useLingui()
  const [isChecked, setChecked] = useState(false)
  const { data: wallets } = useQuery(walletsQuery)
  const { currency, amount } = money
  const available = wallets && (wallets.find(row => row.currency === currency)?.amount ?? '0')
  const check = useMutation({
    mutationFn: async () => {
      const account = payee.account.trim()
      const result = await checkSend({ ...money, account, swift: payee.swift.trim() })
      await sendSendCode({ ...money, account })
      return result
    },
    onSuccess: onCodeSent,
  })
  const problem = check.isError ? problemOf(check.error) : undefined
  // The mailed code is bound to the account, under the name of its payee.
  const wrong =
    problem?.kind === 'wrong' ? problem.issues.map(({ path }) => (path === 'payee' ? 'account' : path)) : []
  const { error, other, isFine } = useAmountError({ currency, amount, available, problem, isChecked })
  const preview = usePreview('send-payment', checkSend, isFine ? { ...money, swift: '' } : undefined)
  const change = (apply: () => void) => {
    check.reset()
    apply()
  }
  const submit = () => {
    setChecked(true)
    if (NEEDED.every(name => payee[name].trim()) && isCompany && isFine) check.mutate()
  }
  return (
    <MoneyForm
      onSubmit={submit}
      problem={wrong.some(path => path === 'account' || path === 'swift') ? undefined : other}
      label={t`Review the payment`}
      isBusy={check.isPending}
      note={t`We e-mail you a code for this payee and this amount. Nothing moves before you enter it.`}
    >
      <PayeeFields
        payee={payee}
        onPayee={next => change(() => onPayee(next))}
        isChecked={isChecked}
        wrong={wrong}
      />
      <CompanyBox isCompany={isCompany} onCompany={props.onCompany} isChecked={isChecked} />
      <MoneyFields onMoney={onMoney} money={money} change={change} available={available} error={error} />
      <FeeOnTop said={preview.problem ? undefined : preview.said} />
      <TextInput
        label={t`Remarks, if any`}
        name="remarks"
        maxLength={200}
        value={payee.remarks}
        onChange={event => change(() => onPayee({ ...payee, remarks: event.currentTarget.value }))}
      />
    </MoneyForm>
  )
}

const NEEDED = ['name', 'account', 'bank'] as const

type CompanyBoxProps = Pick<SendFormProps, 'isCompany' | 'onCompany'> & { isChecked: boolean }

/** Payments go to companies only: said before anything is sent, and asked. */
function CompanyBox({ isCompany, onCompany, isChecked }: CompanyBoxProps) {
  const { t } = useLingui()
  return (
    <Checkbox
      label={t`This account is a company’s`}
      name="payee_type"
      checked={isCompany}
      onChange={event => onCompany(event.currentTarget.checked)}
      description={t`Finance rejects a payment to a person’s account. To pay a member, use quick pay.`}
      error={isChecked && !isCompany ? t`Payments go to accounts of companies only.` : undefined}
    />
  )
}

type PayeeFieldsProps = {
  payee: Payee
  onPayee: (payee: Payee) => void
  isChecked: boolean
  /** Fields that the server has refused. */
  wrong: readonly string[]
}

/** Fields for the payee and the payee's bank. */
function PayeeFields({ payee, onPayee, isChecked, wrong }: PayeeFieldsProps) {
  const { t } = useLingui()
  const refused = {
    account: t`This is neither a valid IBAN nor an account number of digits.`,
    swift: t`This is not a SWIFT code.`,
  }
  const refusedAt = (name: string) =>
    wrong.includes(name) ? refused[name as keyof typeof refused] : undefined
  const field = (name: (typeof NEEDED)[number]) => ({
    name,
    value: payee[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      onPayee({ ...payee, [name]: event.currentTarget.value }),
    error: isChecked && !payee[name].trim() ? t`Please enter all fields` : refusedAt(name),
  })
  return (
    <>
      <TextInput label={t`Name of the payee`} maxLength={60} {...field('name')} />
      <TextInput
        label={t`Account number or IBAN`}
        maxLength={40}
        autoComplete="off"
        classNames={{ input: 'mono' }}
        {...field('account')}
      />
      <TextInput label={t`Bank`} maxLength={100} {...field('bank')} />
      <TextInput
        label={t`SWIFT/BIC, if there is one`}
        name="swift"
        maxLength={11}
        classNames={{ input: 'mono' }}
        value={payee.swift}
        error={refusedAt('swift')}
        onChange={event => onPayee({ ...payee, swift: event.currentTarget.value.toUpperCase() })}
      />
    </>
  )
}

type MoneyFieldsProps = Pick<SendFormProps, 'onMoney' | 'money'> & {
  change: (apply: () => void) => void
  available: string | undefined
  error: string | undefined
}

function MoneyFields({ onMoney, money, change, available, error }: MoneyFieldsProps) {
  const { t } = useLingui()
  const places = usePlaces()
  const fiat = useFiat()
  const { currency, amount } = money
  const most = useMost({ of: 'send-payment', currency })
  return (
    <>
      <NativeSelect
        label={t`From wallet`}
        name="currency"
        value={currency}
        data={[...fiat]}
        onChange={event => onMoney({ ...money, currency: event.currentTarget.value })}
      />
      <MoneyInput
        label={t`Amount`}
        name="amount"
        currency={currency}
        places={places(currency)}
        value={amount}
        onChange={next => change(() => onMoney({ ...money, amount: next }))}
        available={available}
        most={most}
        error={error}
      />
    </>
  )
}
