import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useMutation, useQuery } from '@tanstack/react-query'
import { CallFailed, problemOf } from '../../../client/problem.ts'
import { aboveZero, type FormOf, needed, useForm } from '../../../parts/form.tsx'
import { atAmount, within } from '../../../parts/money-flow/amount-rules.ts'
import { FeeOnTop } from '../../../parts/money-flow/fee-on-top.tsx'
import { MoneyForm } from '../../../parts/money-flow/money-form.tsx'
import { usePreview } from '../../../parts/money-flow/use-preview.ts'
import { MoneyInput } from '../../../parts/money-input.tsx'
import { walletsQuery } from '../../../platform/balances/member/queries.ts'
import { useFiat } from '../../../platform/balances/member/use-fiat.ts'
import { useMost } from '../../../platform/balances/member/use-most.ts'
import { usePlaces } from '../../../platform/balances/member/use-places.ts'
import { checkSend, type Payee, type SendAsked, type SendMoney, sendSendCode } from './queries.ts'

/**
 * The typed values; `isCompany`: whether the payee is said to be a company; `by`: the amount that arrives or the total that leaves the
 * wallet, whichever was typed last.
 */
export type SendTyped = Payee & SendMoney & { isCompany: boolean; by: 'amount' | 'total'; total: string }

type SendFormProps = {
  typed: SendTyped
  onTyped: (typed: SendTyped) => void
  onCodeSent: (check: wire.SendPaymentCheck) => void
}

const WRONG: Readonly<Record<string, MessageDescriptor>> = {
  account: msg`This is neither a valid IBAN nor an account number of digits.`,
  swift: msg`This is not a SWIFT code.`,
}

/** The mailed code is bound to the account, under the name of its payee. */
const ofAccount = (thrown: unknown): unknown => {
  const problem = thrown ? problemOf(thrown) : undefined
  if (problem?.kind !== 'wrong') return thrown
  const issues = problem.issues.map(issue => (issue.path === 'payee' ? { ...issue, path: 'account' } : issue))
  return new CallFailed({ kind: 'wrong', issues })
}

const askedOf = ({ by, currency, amount, total }: SendTyped): SendAsked =>
  by === 'amount' ? { currency, amount } : { currency, total }

const checkAndMail = async (typed: SendTyped) => {
  const account = typed.account.trim()
  const result = await checkSend({ ...askedOf(typed), account, swift: typed.swift.trim() })
  // A total is the server's to split: the code is bound to the amount that it found.
  const amount = typed.by === 'amount' ? typed.amount : result.amount
  await sendSendCode({ currency: typed.currency, amount, account })
  return result
}

/** To whom, where and how much; the code is mailed once it can be paid. */
export function SendForm({ typed, onTyped, onCodeSent }: SendFormProps) {
  const { t } = useLingui()
  const { data: wallets } = useQuery(walletsQuery)
  const { currency, by } = typed
  const available = wallets && (wallets.find(row => row.currency === currency)?.amount ?? '0')
  const check = useMutation({ mutationFn: checkAndMail, onSuccess: onCodeSent })
  const form = useForm({
    kept: [typed, onTyped],
    atOnce: { amount: within(available, currency), total: within(available, currency) },
    rules: {
      name: needed,
      account: needed,
      bank: needed,
      isCompany: isCompany => !isCompany && msg`Payments go to accounts of companies only.`,
      amount: amount => by === 'amount' && aboveZero(amount),
      total: total => by === 'total' && aboveZero(total),
    },
    wrong: name => WRONG[name],
    refused: problem => atAmount(problem) && by,
    forgets: true,
    body: all => all,
    send: { ...check, error: ofAccount(check.error) },
  })
  const asked = form.isFine(by) ? { ...askedOf(typed), swift: '' } : undefined
  const preview = usePreview('send-payment', checkSend, asked)
  return (
    <MoneyForm
      form={form}
      label={t`Review the payment`}
      note={t`We e-mail you a code for this payee and this amount. Nothing moves before you enter it.`}
    >
      <PayeeFields form={form} />
      <Checkbox
        {...form.box('isCompany', t`This account is a company’s`)}
        name="payee_type"
        description={t`Finance rejects a payment to a person’s account. To pay a member, use quick pay.`}
      />
      <MoneyFields form={form} available={available} said={preview.said} />
      <FeeOnTop said={preview.problem ? undefined : preview.said} />
      <TextInput {...form.text('remarks', t`Remarks, if any`)} maxLength={200} />
    </MoneyForm>
  )
}

type FieldsProps = { form: FormOf<SendTyped> }

/** Fields for the payee and the payee's bank. */
function PayeeFields({ form }: FieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <TextInput {...form.text('name', t`Name of the payee`)} maxLength={60} />
      <TextInput
        {...form.text('account', t`Account number or IBAN`)}
        // As it is copied, with blanks and its name: the API takes these out.
        maxLength={60}
        autoComplete="off"
        classNames={{ input: 'mono' }}
      />
      <TextInput {...form.text('bank', t`Bank`)} maxLength={100} />
      <TextInput
        {...form.text('swift', t`SWIFT/BIC, if there is one`)}
        maxLength={30}
        classNames={{ input: 'mono' }}
        onChange={event => form.change({ swift: event.currentTarget.value.toUpperCase() })}
      />
    </>
  )
}

type MoneyProps = FieldsProps & {
  available: string | undefined
  said: wire.SendPaymentCheck | undefined
}

/** The amount that arrives and the total that leaves the wallet: one is typed, the other is the server's. */
function MoneyFields({ form, available, said }: MoneyProps) {
  const { t } = useLingui()
  const places = usePlaces()
  const fiat = useFiat()
  const { currency, by, amount, total } = form.typed
  const most = useMost({ of: 'send-payment', currency })
  return (
    <>
      <NativeSelect {...form.text('currency', t`From wallet`)} data={[...fiat]} />
      <MoneyInput
        {...form.field('amount', t`Amount`)}
        value={by === 'amount' ? amount : (said?.amount ?? '')}
        onChange={next => form.change({ by: 'amount', amount: next, total: '' })}
        currency={currency}
        places={places(currency)}
        available={available}
        most={most}
      />
      <MoneyInput
        {...form.field('total', t`Total with the fee`)}
        value={by === 'total' ? total : (said?.total ?? '')}
        onChange={next => form.change({ by: 'total', total: next, amount: '' })}
        currency={currency}
        places={places(currency)}
      />
    </>
  )
}
