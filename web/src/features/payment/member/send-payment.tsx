import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useListSearch } from '../../../parts/list-search.ts'
import { Notice } from '../../../parts/notice.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { StepFlow, StepTitle } from '../../../parts/steps.tsx'
import { useStep } from '../../../parts/use-step.ts'
import type { AgainSearch } from '../../../platform/lines/member/transaction/again-search.ts'
import { FromMadeBefore } from '../../../platform/lines/member/transaction/made-before.tsx'
import { WarmUp } from '../../../platform/members/member/locked-feature.tsx'
import { useUserinfo, walletAccess } from '../../../platform/members/member/queries.ts'
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
        <FromMadeBefore type="send-payment">
          {before => (
            <SendFlow
              payee={before?.line.other_side ?? NOBODY}
              first={{ currency: before?.line.currency ?? 'USD', amount: before?.amount ?? '' }}
            />
          )}
        </FromMadeBefore>
        <div style={{ marginTop: 32 }}>{user && <Sent uid={user.uid} />}</div>
      </WarmUp>
    </Page>
  )
}

type SendFlowProps = { payee: Payee; first: SendMoney }

/** Begins with the payee and the amount of an earlier payment, where there is one. */
function SendFlow({ payee: firstPayee, first }: SendFlowProps) {
  const { t } = useLingui()
  const [payee, setPayee] = useState(firstPayee)
  const [isCompany, setCompany] = useState(false)
  const [money, setMoney] = useState(first)
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
    go('form', 'again')
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
  const { search } = useListSearch<PaymentSearch & AgainSearch & { step?: string }>()
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
