import { useLingui } from '@lingui/react/macro'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { problemOf } from '../../client/problem.ts'
import { useProblemWords } from '../../client/problem-words.ts'
import { readSession } from '../../client/session.ts'
import { useSubmit } from '../../client/submit.ts'
import { amountText, isZero } from '../../parts/amount.ts'
import { CodeField, CodeHint } from '../../parts/code-step.tsx'
import { Facts } from '../../parts/facts.tsx'
import { useListSearch } from '../../parts/list-search.ts'
import { Money } from '../../parts/money.tsx'
import { MoneyInput } from '../../parts/money-input.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Panel } from '../../parts/panel.tsx'
import { StepFlow, StepTitle } from '../../parts/steps.tsx'
import { clockText } from '../../parts/time.ts'
import { useStep } from '../../parts/use-step.ts'
import { Page } from '../../shell/page.tsx'
import { Gate } from '../account/locked-feature.tsx'
import { useUserinfo, walletAccess } from '../account/queries.ts'
import { Resend } from '../sign-in/email-code-step.tsx'
import { walletsQuery } from '../wallet/queries.ts'
import { usePlaces } from '../wallet/use-places.ts'
import { PaymentList } from './payment-list.tsx'
import {
  checkSend,
  type Payee,
  type PaymentSearch,
  type SendMoney,
  sendPayment,
  sendSendCode,
  sentQuery,
} from './queries.ts'

const STEPS = ['form', 'code', 'done'] as const
const NOBODY: Payee = { name: '', account: '', bank: '', swift: '', remarks: '' }

/** Sends a payment to somebody's bank: form, code, done; and the payments before. */
export function SendPayment() {
  const { t } = useLingui()
  const user = useUserinfo()
  return (
    <Page title={t`Send a payment`} actions={<Link to="/banks/requestpayment">{t`Request a payment`}</Link>}>
      <Gate access={walletAccess}>
        <SendFlow />
        <div style={{ marginTop: 32 }}>{user && <Sent uid={user.uid} />}</div>
      </Gate>
    </Page>
  )
}

function SendFlow() {
  const { t } = useLingui()
  const [payee, setPayee] = useState(NOBODY)
  const [money, setMoney] = useState<SendMoney>({ currency: 'USD', amount: '' })
  const [checked, setChecked] = useState<wire.SendPaymentCheck>()
  const [sentAtMs, setSentAtMs] = useState(0)
  const [isSent, setSent] = useState(false)
  const { step, at, go } = useStep(
    STEPS,
    candidate => candidate === 'form' || (candidate === 'code' ? checked !== undefined : isSent),
  )
  return (
    <StepFlow at={at} labels={[t`Payment`, t`Code`, t`Done`]}>
      {step === 'form' && (
        <SendForm
          payee={payee}
          money={money}
          onPayee={setPayee}
          onMoney={setMoney}
          onCodeSent={check => {
            setChecked(check)
            setSentAtMs(Date.now())
            go('code')
          }}
        />
      )}
      {step === 'code' && checked && (
        <SendCode
          payee={payee}
          checked={checked}
          sentAtMs={sentAtMs}
          onSent={setSentAtMs}
          onBack={() => go('form')}
          onDone={() => {
            setSent(true)
            go('done', 'replace')
          }}
        />
      )}
      {step === 'done' && checked && (
        <div className="stack">
          <StepTitle>{t`On its way`}</StepTitle>
          <Notice tone="waiting" title={t`Waits for finance`} isUrgent>
            {t`The amount and its fee are locked. Wires arrive in 3 to 6 business days; if this one fails, both come back in full.`}
          </Notice>
          <Button
            variant="default"
            size="lg"
            onClick={() => {
              setPayee(NOBODY)
              setMoney({ ...money, amount: '' })
              setChecked(undefined)
              setSent(false)
              go('form', 'replace')
            }}
          >
            {t`Send another`}
          </Button>
        </div>
      )}
    </StepFlow>
  )
}

type SendFormProps = {
  payee: Payee
  money: SendMoney
  onPayee: (payee: Payee) => void
  onMoney: (money: SendMoney) => void
  onCodeSent: (check: wire.SendPaymentCheck) => void
}

function SendForm({ payee, money, onPayee, onMoney, onCodeSent }: SendFormProps) {
  const { t } = useLingui()
  const words = useProblemWords()
  const places = usePlaces()
  const [isChecked, setChecked] = useState(false)
  const { data: wallets } = useQuery(walletsQuery)
  const available = wallets && (wallets.find(row => row.currency === money.currency)?.amount ?? '0')
  const check = useMutation({
    mutationFn: async () => {
      const result = await checkSend(money)
      await sendSendCode({ ...money, account: payee.account.trim() })
      return result
    },
    onSuccess: onCodeSent,
  })
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
            data={wallets?.map(row => row.currency) ?? [money.currency]}
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
            error={isChecked && isZero(money.amount) ? t`Enter an amount above zero.` : undefined}
          />
          <TextInput
            label={t`Remarks, if any`}
            name="remarks"
            maxLength={200}
            value={payee.remarks}
            onChange={event => change({ remarks: event.currentTarget.value })}
          />
          {check.isError && <Notice tone="wrong" title={words(problemOf(check.error))} isUrgent />}
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

type SendCodeProps = {
  payee: Payee
  checked: wire.SendPaymentCheck
  sentAtMs: number
  onSent: (atMs: number) => void
  onBack: () => void
  onDone: () => void
}

function SendCode({ payee, checked, sentAtMs, onSent, onBack, onDone }: SendCodeProps) {
  const { t } = useLingui()
  const words = useProblemWords()
  const send = useSubmit(sendPayment, { onSuccess: onDone })
  const { currency, amount, fee, total, balance } = checked
  const account = payee.account.trim()
  const email = readSession()?.email ?? ''
  const sentAt = clockText(new Date(sentAtMs).toISOString())
  const shown = amountText(amount, currency)
  const money = (of: string, isStrong = false) => (
    <Money amount={of} currency={currency} exact isStrong={isStrong} />
  )
  return (
    <Panel>
      <Facts
        rows={[
          { label: t`Payee`, value: payee.name },
          { label: t`Account number or IBAN`, value: <span className="mono">{account}</span> },
          { label: t`Bank`, value: payee.bank },
          { label: t`Payee receives`, value: money(amount, true) },
          { label: t`Fee`, value: money(fee) },
          { label: t`Arrives`, value: t`in 3 to 6 business days` },
          { label: t`Taken from your wallet`, value: money(total, true), kind: 'sum' },
          { label: t`${currency} available after`, value: money(balance) },
        ]}
      />
      <div className="stack" style={{ marginTop: 16 }}>
        <div>
          <StepTitle>{t`Enter the code we e-mailed you`}</StepTitle>
          <p className="quiet" style={{ marginTop: 4, overflowWrap: 'anywhere' }}>
            {t`Six digits, sent to ${email} at ${sentAt}, for this payment only.`}
          </p>
        </div>
        <CodeField
          label={t`Code from the e-mail`}
          onCode={code => send.mutate({ ...payee, account, currency, amount, code })}
          isBusy={send.isPending}
          error={send.isError ? words(problemOf(send.error)) : undefined}
          submitLabel={t`Send ${shown}`}
        >
          <div className="row apart wrap quiet">
            <Button variant="default" size="sm" onClick={onBack} disabled={send.isPending}>
              {t`Back`}
            </Button>
            <Resend
              sentAtMs={sentAtMs}
              onSent={onSent}
              onResend={() => sendSendCode({ currency, amount, account })}
            />
          </div>
          <CodeHint />
        </CodeField>
      </div>
    </Panel>
  )
}

function Sent({ uid }: { uid: string }) {
  const { t } = useLingui()
  const { search } = useListSearch<PaymentSearch & { step?: string }>()
  const { step: _, ...filters } = search
  const query = useQuery(sentQuery(uid, filters))
  return (
    <PaymentList
      kind="send"
      title={t`Sent payments`}
      query={query}
      detail={({ account, bank, reason }) => (
        <>
          <span className="mono">{account}</span> · {bank}
          {reason && <> · {reason}</>}
        </>
      )}
      empty={t`No payment sent yet`}
    />
  )
}
