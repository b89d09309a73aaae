import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Page } from '../../../app/shell/page.tsx'
import { useListSearch } from '../../../parts/list-search.ts'
import { Notice } from '../../../parts/notice.tsx'
import { StepFlow, StepTitle } from '../../../parts/steps.tsx'
import { useStep } from '../../../parts/use-step.ts'
import { Waiting } from '../../../parts/waiting.tsx'
import { WarmUp } from '../../account/member/locked-feature.tsx'
import { useUserinfo, walletAccess } from '../../account/member/queries.ts'
import { transactionQuery } from '../../statement/member/transaction/queries.ts'
import { PaymentList } from './payment-list.tsx'
import { type Payee, type PaymentSearch, type SendMoney, sentQuery } from './queries.ts'

import { SendCode } from './send-code.tsx'
import { SendForm } from './send-form.tsx'

const STEPS = ['form', 'code', 'done'] as const
const NOBODY: Payee = { name: '', account: '', bank: '', swift: '', remarks: '' }

/** Sends a payment to a payee's bank: form, code, done; and the payments before. */
export function SendPayment() {
  const { t } = useLingui()
  const user = useUserinfo()
  return (
    <Page title={t`Send a payment`} actions={<Link to="/banks/requestpayment">{t`Request a payment`}</Link>}>
      <WarmUp access={walletAccess}>
        <FromBefore />
        <div style={{ marginTop: 32 }}>{user && <Sent uid={user.uid} />}</div>
      </WarmUp>
    </Page>
  )
}

/** The form, filled in with the payee of an earlier payment where the address names one. */
function FromBefore() {
  const { again }: { again?: string } = useSearch({ strict: false })
  const before = useQuery({ ...transactionQuery(again ?? ''), enabled: again !== undefined })
  if (again === undefined || before.isError) return <SendFlow payee={NOBODY} currency="USD" />
  if (!before.data) return <Waiting query={before} />
  const { other_side, currency } = before.data
  return <SendFlow payee={other_side ?? NOBODY} currency={currency} />
}

type SendFlowProps = { payee: Payee; currency: string }

function SendFlow({ payee: first, currency }: SendFlowProps) {
  const { t } = useLingui()
  const [payee, setPayee] = useState(first)
  const [isCompany, setCompany] = useState(false)
  const [money, setMoney] = useState<SendMoney>({ currency, amount: '' })
  const [checked, setChecked] = useState<wire.SendPaymentCheck>()
  const [sentAtMs, setSentAtMs] = useState(0)
  const [isSent, setSent] = useState(false)
  const { step, at, go } = useStep(
    STEPS,
    candidate => candidate === 'form' || (candidate === 'code' ? checked !== undefined : isSent),
  )
  const startAgain = () => {
    setPayee(NOBODY)
    setCompany(false)
    setMoney({ ...money, amount: '' })
    setChecked(undefined)
    setSent(false)
    go('form', 'replace')
  }
  return (
    <StepFlow at={at} labels={[t`Payment`, t`Code`, t`Done`]}>
      {step === 'form' && (
        <SendForm
          payee={payee}
          money={money}
          isCompany={isCompany}
          onCompany={setCompany}
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
      {step === 'done' && checked && <OnItsWay onAgain={startAgain} />}
    </StepFlow>
  )
}

/** Asked for: the money is locked until finance has wired it. */
function OnItsWay({ onAgain }: { onAgain: () => void }) {
  const { t } = useLingui()
  return (
    <div className="stack">
      <StepTitle>{t`On its way`}</StepTitle>
      <Notice tone="waiting" title={t`Waits for finance`} isUrgent>
        {t`The amount and its fee are locked. Wires arrive in 3 to 6 business days; if this one fails, both come back in full.`}
      </Notice>
      <Button variant="default" size="lg" onClick={onAgain}>
        {t`Send another`}
      </Button>
    </div>
  )
}

function Sent({ uid }: { uid: string }) {
  const { t } = useLingui()
  const { search } = useListSearch<PaymentSearch & { step?: string; again?: string }>()
  const { step: _, again: __, ...filters } = search
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
