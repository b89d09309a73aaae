import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Page } from '../../../app/shell/page.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { StepFlow } from '../../../parts/steps.tsx'
import { useStep } from '../../../parts/use-step.ts'
import { Waiting } from '../../../parts/waiting.tsx'
import { WarmUp } from '../../account/member/locked-feature.tsx'
import { useUserinfo, walletAccess } from '../../account/member/queries.ts'
import { bankLabel, banksQuery } from '../../bank/member/queries.ts'
import { AmountStep } from './amount-step.tsx'
import { CodeStep } from './code-step.tsx'
import { DoneStep } from './done-step.tsx'
import { PinStep } from './pin-step.tsx'
import type { Order } from './queries.ts'

const STEPS = ['form', 'code', 'paycode', 'done'] as const

/** Withdraws to one's own bank account: amount, emailed code, PAY code, done. */
export function Withdrawal() {
  const { t } = useLingui()
  return (
    <Page title={t`Withdraw to a bank`} actions={<Link to="/records/withdraw">{t`Records`}</Link>}>
      <WarmUp access={walletAccess}>
        <WithdrawalFlow />
      </WarmUp>
    </Page>
  )
}

function WithdrawalFlow() {
  const { t } = useLingui()
  const user = useUserinfo()
  const banks = useQuery({ ...banksQuery(user?.uid ?? ''), enabled: user !== undefined })
  const usable = banks.data?.filter(({ status }) => status === 1)
  const [order, setOrder] = useState<Order>({ source: 'wallet', currency: 'USD', amount: '', bankId: '' })
  const [checked, setChecked] = useState<wire.WithdrawCheck>()
  const [sentAtMs, setSentAtMs] = useState(0)
  const [code, setCode] = useState('')
  const [reference, setReference] = useState<string>()
  const ready = {
    form: true,
    code: checked !== undefined,
    paycode: checked !== undefined && code !== '',
    done: checked !== undefined && reference !== undefined,
  }
  const { step, at, go } = useStep(STEPS, candidate => ready[candidate])
  if (!usable) return <Waiting query={banks} />
  if (usable.length === 0)
    return (
      <Notice
        tone="locked"
        title={t`You need an approved bank account`}
        action={<Link to="/banks">{t`My bank accounts`}</Link>}
      >
        {t`Money leaves only to a bank account of your own that has been approved.`}
      </Notice>
    )
  const full = { ...order, bankId: order.bankId || (usable[0]?.id ?? '') }
  const bank = usable.find(({ id }) => id === full.bankId)
  const bankName = bank ? bankLabel(bank) : ''
  return (
    <StepFlow at={at} labels={[t`Amount`, t`Code`, t`PAY code`, t`Done`]}>
      {step === 'form' && (
        <AmountStep
          order={full}
          banks={usable}
          onOrder={setOrder}
          onCodeSent={check => {
            setChecked(check)
            setCode('')
            setSentAtMs(Date.now())
            go('code')
          }}
        />
      )}
      {step === 'code' && checked && (
        <CodeStep
          order={full}
          bankName={bankName}
          checked={checked}
          sentAtMs={sentAtMs}
          onSent={setSentAtMs}
          onBack={() => go('form')}
          onCode={given => {
            setCode(given)
            go('paycode')
          }}
        />
      )}
      {step === 'paycode' && checked && (
        <PinStep
          order={full}
          bankName={bankName}
          checked={checked}
          code={code}
          onBack={() => go('code')}
          onWrongCode={() => go('code', 'replace')}
          onDone={id => {
            setReference(id)
            go('done', 'replace')
          }}
        />
      )}
      {step === 'done' && checked && reference && (
        <DoneStep
          bankName={bankName}
          checked={checked}
          reference={reference}
          onAgain={() => {
            setOrder({ ...full, amount: '' })
            setChecked(undefined)
            setReference(undefined)
            go('form', 'replace')
          }}
        />
      )}
    </StepFlow>
  )
}
