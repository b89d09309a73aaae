import { useLingui } from '@lingui/react/macro'
import { Button, NativeSelect, NumberInput } from '@mantine/core'
import { Decimal, type wire } from '@strongroom/shared'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { problemOf } from '../../client/problem.ts'
import { useProblemWords } from '../../client/problem-words.ts'
import { readSession } from '../../client/session.ts'
import { useSubmit } from '../../client/submit.ts'
import { amountText } from '../../parts/amount.ts'
import { CodeField, CodeHint } from '../../parts/code-step.tsx'
import { Facts } from '../../parts/facts.tsx'
import { Money } from '../../parts/money.tsx'
import { MoneyInput } from '../../parts/money-input.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Panel } from '../../parts/panel.tsx'
import { StepFlow, StepTitle } from '../../parts/steps.tsx'
import { clockText, instantText } from '../../parts/time.ts'
import { useStep } from '../../parts/use-step.ts'
import { Page } from '../../shell/page.tsx'
import { Gate } from '../account/locked-feature.tsx'
import { quickPayAccess } from '../account/queries.ts'
import { QuickPayTabs } from '../quick-pay/quick-pay-tabs.tsx'
import { Resend } from '../sign-in/email-code-step.tsx'
import { isBelow, leftOf, shortOf } from '../wallet/limits.ts'
import { walletsQuery } from '../wallet/queries.ts'
import { usePlaces } from '../wallet/use-places.ts'
import { qrTextOf } from './code-text.ts'
import { QrCode } from './qr-code.tsx'
import { createPayCode, sendPayCodeCode } from './queries.ts'

const STEPS = ['form', 'code', 'done'] as const
const LEAST = '0.01'

type Wanted = { type: 0 | 1; currency: string; amount: string; times: number; validDays: number }
const FIRST: Wanted = { type: 0, currency: 'USD', amount: '', times: 1, validDays: 7 }

const totalOf = ({ amount, times }: Wanted) => new Decimal(amount || 0).times(times).toFixed()

/** Makes a pay code: what it pays, the e-mailed code, the QR code. */
export function CreatePayCode() {
  const { t } = useLingui()
  return (
    <Page title={t`QR code`} actions={<Link to="/quickpay/qrcodes">{t`Pay codes`}</Link>}>
      <Gate access={quickPayAccess}>
        <QuickPayTabs />
        <CreateFlow />
      </Gate>
    </Page>
  )
}

function CreateFlow() {
  const { t } = useLingui()
  const [wanted, setWanted] = useState(FIRST)
  const [sentAtMs, setSentAtMs] = useState(0)
  const [made, setMade] = useState<wire.PayCode>()
  const { step, at, go } = useStep(
    STEPS,
    candidate => candidate === 'form' || (candidate === 'code' ? sentAtMs > 0 : made !== undefined),
  )
  return (
    <StepFlow at={at} labels={[t`Amount`, t`Code`, t`Done`]}>
      {step === 'form' && (
        <WantedForm
          wanted={wanted}
          onWanted={setWanted}
          onCodeSent={() => {
            setSentAtMs(Date.now())
            go('code')
          }}
        />
      )}
      {step === 'code' && (
        <CodeStep
          wanted={wanted}
          sentAtMs={sentAtMs}
          onSent={setSentAtMs}
          onBack={() => go('form')}
          onMade={payCode => {
            setMade(payCode)
            go('done', 'replace')
          }}
        />
      )}
      {step === 'done' && made && <Made payCode={made} />}
    </StepFlow>
  )
}

type WantedFormProps = { wanted: Wanted; onWanted: (wanted: Wanted) => void; onCodeSent: () => void }

function WantedForm({ wanted, onWanted, onCodeSent }: WantedFormProps) {
  const { t } = useLingui()
  const words = useProblemWords()
  const places = usePlaces()
  const [isChecked, setChecked] = useState(false)
  const { data: wallets } = useQuery(walletsQuery)
  const { type, currency, amount, times, validDays } = wanted
  const total = totalOf(wanted)
  const available = wallets && (wallets.find(row => row.currency === currency)?.amount ?? '0')
  const short = shortOf(total, available)
  const least = amountText(LEAST, currency)
  const send = useMutation({
    mutationFn: () => sendPayCodeCode({ currency, total }),
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
    if (!short && !isBelow(amount, LEAST)) send.mutate()
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
              change(event.currentTarget.value === '1' ? { type: 1, times: 2 } : { type: 0, times: 1 })
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
            <NumberInput
              label={t`How many people may scan it`}
              name="times"
              min={2}
              max={1000}
              allowDecimal={false}
              classNames={{ input: 'figures' }}
              value={times}
              onChange={next => change({ times: Number(next) || 2 })}
            />
          )}
          <NumberInput
            label={t`Valid for, in days`}
            name="validDays"
            min={1}
            max={30}
            allowDecimal={false}
            classNames={{ input: 'figures' }}
            value={validDays}
            onChange={next => change({ validDays: Number(next) || 1 })}
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

type CodeStepProps = {
  wanted: Wanted
  sentAtMs: number
  onSent: (atMs: number) => void
  onBack: () => void
  onMade: (payCode: wire.PayCode) => void
}

function CodeStep({ wanted, sentAtMs, onSent, onBack, onMade }: CodeStepProps) {
  const { t } = useLingui()
  const words = useProblemWords()
  const make = useSubmit(createPayCode, { onSuccess: onMade })
  const { currency, amount, times, validDays } = wanted
  const total = totalOf(wanted)
  const shown = amountText(total, currency)
  const email = readSession()?.email ?? ''
  const sentAt = clockText(new Date(sentAtMs).toISOString())
  return (
    <Panel>
      <Facts
        rows={[
          { label: t`Each scan pays`, value: <Money amount={amount} currency={currency} exact /> },
          { label: t`Scans`, value: <span className="figures">{times}</span> },
          { label: t`Valid for, in days`, value: <span className="figures">{validDays}</span> },
          {
            label: t`Reserved now`,
            value: <Money amount={total} currency={currency} exact isStrong />,
            kind: 'sum',
          },
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
          onCode={code => make.mutate({ ...wanted, code })}
          isBusy={make.isPending}
          error={make.isError ? words(problemOf(make.error)) : undefined}
          submitLabel={t`Reserve ${shown}`}
        >
          <div className="row apart wrap quiet">
            <Button variant="default" size="sm" onClick={onBack} disabled={make.isPending}>
              {t`Back`}
            </Button>
            <Resend
              sentAtMs={sentAtMs}
              onSent={onSent}
              onResend={() => sendPayCodeCode({ currency, total })}
            />
          </div>
          <CodeHint />
        </CodeField>
      </div>
    </Panel>
  )
}

function Made({ payCode }: { payCode: wire.PayCode }) {
  const { t } = useLingui()
  const { currency, amount, data, expired_date } = payCode
  const each = amountText(amount, currency)
  return (
    <div className="stack">
      <StepTitle>{t`Your pay code`}</StepTitle>
      <Notice tone="proven" title={t`Each scan pays ${each}`} isUrgent>
        {t`Show it to whom it is for, until ${instantText(expired_date)}.`}
      </Notice>
      <Panel>
        <QrCode text={qrTextOf(data)} name={`pay-code-${amount}-${currency}`} />
      </Panel>
      <div className="flow-actions" style={{ marginTop: 0 }}>
        <Button size="lg" renderRoot={props => <Link {...props} to="/quickpay/qrcodes" />}>
          {t`My pay codes`}
        </Button>
      </div>
    </div>
  )
}
