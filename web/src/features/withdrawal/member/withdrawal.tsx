import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { Page } from '../../../app/shell/page.tsx'
import { useSubmit } from '../../../client/submit.ts'
import { amountText } from '../../../parts/amount.ts'
import { CodeStep } from '../../../parts/money-flow/code-step.tsx'
import { PinStep } from '../../../parts/money-flow/pin-step.tsx'
import { useCodeFlow } from '../../../parts/money-flow/use-code-flow.ts'
import { Notice } from '../../../parts/notice.tsx'
import { StepFlow } from '../../../parts/steps.tsx'
import { Waiting } from '../../../parts/waiting.tsx'
import { WarmUp } from '../../account/member/locked-feature.tsx'
import { useUserinfo, walletAccess } from '../../account/member/queries.ts'
import { bankLabel, banksQuery } from '../../bank/member/queries.ts'
import { AmountStep } from './amount-step.tsx'
import { DoneStep } from './done-step.tsx'
import { type Order, sendWithdrawalCode, withdraw } from './queries.ts'
import { Recap } from './recap.tsx'

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

/** Money is withdrawn only to an approved account. */
function WithdrawalFlow() {
  const { t } = useLingui()
  const user = useUserinfo()
  const banks = useQuery({ ...banksQuery(user?.uid ?? ''), enabled: user !== undefined })
  const usable = banks.data?.filter(({ status }) => status === 1)
  if (!usable) return <Waiting query={banks} />
  const [first] = usable
  if (first) return <Flow first={first} banks={usable} />
  return (
    <Notice
      tone="locked"
      title={t`You need an approved bank account`}
      action={<Link to="/banks">{t`My bank accounts`}</Link>}
    >
      {t`Money leaves only to a bank account of your own that has been approved.`}
    </Notice>
  )
}

function Flow({ first, banks }: { first: wire.Bank; banks: readonly wire.Bank[] }) {
  const { t } = useLingui()
  const [typed, setOrder] = useState<Order>({ source: 'wallet', currency: 'USD', amount: '', bankId: '' })
  const flow = useCodeFlow<wire.WithdrawCheck>()
  const { step, checked, reference } = flow
  const bank = banks.find(({ id }) => id === typed.bankId) ?? first
  const order = { ...typed, bankId: bank.id }
  const bankName = bankLabel(bank)
  const startAgain = () => {
    setOrder({ ...order, amount: '' })
    flow.startAgain()
  }
  return (
    <StepFlow at={flow.at} labels={[t`Amount`, t`Code`, t`PAY code`, t`Done`]}>
      {step === 'form' && (
        <AmountStep order={order} banks={banks} onOrder={setOrder} onCodeSent={flow.onCodeSent} />
      )}
      {step === 'code' && checked && (
        <CodeStep
          scope="withdrawal"
          sentAtMs={flow.sentAtMs}
          onSent={flow.onSent}
          onResend={() => sendWithdrawalCode(order)}
          onCode={flow.onCode}
          onBack={flow.toForm}
          submitLabel={t`Continue`}
        >
          <Recap bankName={bankName} checked={checked} />
        </CodeStep>
      )}
      {step === 'paycode' && checked && (
        <SendStep order={order} flow={flow}>
          <Recap bankName={bankName} checked={checked} />
        </SendStep>
      )}
      {step === 'done' && checked && reference && (
        <DoneStep bankName={bankName} checked={checked} reference={reference} onAgain={startAgain} />
      )}
    </StepFlow>
  )
}

type SendStepProps = {
  order: Order
  flow: ReturnType<typeof useCodeFlow<wire.WithdrawCheck>>
  children: ReactNode
}

/** The withdrawal once more, and the PAY code, which sends it to finance. */
function SendStep({ order, flow, children }: SendStepProps) {
  const { t } = useLingui()
  const send = useSubmit(withdraw, {
    onSuccess: ({ id }) => flow.onDone(id),
    proofs: ['code', 'pin'],
    asked: order,
  })
  const shown = amountText(order.amount, order.currency)
  return (
    <PinStep
      submit={send}
      onPin={pin => send.mutate({ ...order, code: flow.code, pin })}
      onBack={flow.toCode}
      onWrongCode={flow.onWrongCode}
      submitLabel={t`Withdraw ${shown}`}
    >
      {children}
    </PinStep>
  )
}
