import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { state } from '../../../parts/lists/filters.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { StepFlow, StepTitle } from '../../../parts/steps.tsx'
import { useStep } from '../../../parts/use-step.ts'
import { OrSentBack, useCameBack } from '../../../platform/cases/member/sent-back-state.tsx'
import { cancelling, recordScreen } from '../../../platform/lines/member/record-screen.tsx'
import { FromMadeBefore } from '../../../platform/lines/member/transaction/made-before.tsx'
import { WarmUp } from '../../../platform/members/member/locked-feature.tsx'
import { useOwnPath, walletAccess } from '../../../platform/members/member/queries.ts'
import { payments } from './payment-list.tsx'
import { PAYMENT_STATES, PaymentStatus } from './payment-status.tsx'
import type { Payee, SendMoney } from './queries.ts'
import { SendCode } from './send-code.tsx'
import { SendForm, type SendTyped } from './send-form.tsx'

const STEPS = ['form', 'code', 'done'] as const
const NOBODY: Payee = { name: '', account: '', bank: '', swift: '', remarks: '' }
const UNTYPED = { isCompany: false, by: 'amount', total: '' } as const

/** Sends a payment to a payee's bank: form, code, done; and the payments before. */
export function SendPayment() {
  const { t } = useLingui()
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
        <div className="mt-32">
          <Sent.Part />
        </div>
      </WarmUp>
    </Page>
  )
}

type SendFlowProps = { payee: Payee; first: SendMoney }

/** Begins with the payee and the amount of an earlier payment, where there is one. */
function SendFlow({ payee: firstPayee, first }: SendFlowProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState<SendTyped>({ ...firstPayee, ...first, ...UNTYPED })
  const { isCompany: _, by: __, total: ___, ...payee } = typed
  const [checked, setChecked] = useState<wire.SendPaymentCheck>()
  const [sentAtMs, setSentAtMs] = useState(0)
  const [isSent, setSent] = useState(false)
  const { step, at, go } = useStep(
    STEPS,
    candidate => candidate === 'form' || (candidate === 'code' ? checked !== undefined : isSent),
  )
  const startAgain = () => {
    setTyped({ ...NOBODY, currency: typed.currency, amount: '', ...UNTYPED })
    setChecked(undefined)
    setSent(false)
    go('form', 'again')
  }
  return (
    <StepFlow at={at} labels={[t`Payment`, t`Code`, t`Done`]}>
      {step === 'form' && (
        <SendForm
          typed={typed}
          onTyped={setTyped}
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
      <StepTitle>{t({ message: 'On its way', context: 'payment' })}</StepTitle>
      <Notice tone="waiting" title={t`Waits for finance`} isUrgent>
        {t`The amount and its fee are locked. Wires arrive in 3 to 6 business days; if this one fails, both come back in full.`}
      </Notice>
      <Button variant="default" size="lg" onClick={onAgain}>
        {t`Send another`}
      </Button>
    </div>
  )
}

/** The member's payments. Failed ones stay, with the reason. */
const Sent = recordScreen(
  'payment.sends',
  {
    ...payments('send'),
    title: msg`Sent payments`,
    detail: row => <Detail {...row} />,
    state: row => (
      <OrSentBack of={row}>
        <PaymentStatus kind="send" status={row.status} />
      </OrSentBack>
    ),
    action: cancelling('send-payment', ({ status }) => status === 0),
    ranged: 'payment.sends',
    filters: [state('status', PAYMENT_STATES.send)],
    empty: { title: msg`No payment sent yet` },
    records: 'send-payments',
  },
  useOwnPath,
)

function Detail(row: wire.SendPayment) {
  const cameBack = useCameBack()
  const { account, bank, reason } = row
  const why = reason ?? cameBack(row)
  return (
    <>
      <span className="mono">{account}</span> · {bank}
      {why && <> · {why}</>}
    </>
  )
}
