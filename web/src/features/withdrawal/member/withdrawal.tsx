import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useSubmit } from '../../../client/submit.ts'
import { amountText } from '../../../i18n/amount.ts'
import { CodeThenPin } from '../../../parts/money-flow/code-then-pin.tsx'
import { useCodeFlow } from '../../../parts/money-flow/use-code-flow.ts'
import { Notice } from '../../../parts/notice.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { StepFlow } from '../../../parts/steps.tsx'
import { Waiting } from '../../../parts/waiting.tsx'
import { FromMadeBefore, type MadeBefore } from '../../../platform/lines/member/transaction/made-before.tsx'
import { WarmUp } from '../../../platform/members/member/locked-feature.tsx'
import { useUserinfo, walletAccess } from '../../../platform/members/member/queries.ts'
import { bankLabel, banksQuery } from '../../bank/member/queries.ts'
import { AmountStep } from './amount-step.tsx'
import { DoneStep } from './done-step.tsx'
import { type Order, sendWithdrawalCode, withdraw } from './queries.ts'
import { Recap } from './recap.tsx'

/** Withdraws to the member's own bank account: amount, emailed code, PAY code, done. */
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
  if (first)
    return (
      <FromMadeBefore type="withdrawal">
        {before => <Flow before={before} first={first} banks={usable} />}
      </FromMadeBefore>
    )
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

type FlowProps = { before: MadeBefore | undefined; first: wire.Bank; banks: readonly wire.Bank[] }

/** The order of an earlier withdrawal; without its amount where its account is none of these any more. */
const orderOf = ({ line, amount }: MadeBefore, banks: readonly wire.Bank[]): Order => {
  const bankId = banks.find(({ id }) => id === line.other_side?.end)?.id ?? ''
  const source = line.details?.source === 'card' ? 'card' : 'wallet'
  return { source, currency: line.currency, amount: bankId && amount, bankId }
}

function Flow({ before, first, banks }: FlowProps) {
  const { t } = useLingui()
  const [begun] = useState(() => before && orderOf(before, banks))
  const [typed, setOrder] = useState<Order>(
    begun ?? { source: 'wallet', currency: 'USD', amount: '', bankId: '' },
  )
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
        <div className="stack">
          {begun?.bankId === '' && (
            <Notice
              tone="waiting"
              title={t`The bank account of the earlier withdrawal can no longer be used`}
            >
              {t`It is not among your approved accounts. Choose another one, and enter the amount.`}
            </Notice>
          )}
          <AmountStep order={order} banks={banks} onOrder={setOrder} onCodeSent={flow.onCodeSent} />
        </div>
      )}
      {(step === 'code' || step === 'paycode') && checked && (
        <ApproveSteps order={order} flow={flow}>
          <Recap bankName={bankName} checked={checked} />
        </ApproveSteps>
      )}
      {step === 'done' && checked && reference && (
        <DoneStep bankName={bankName} checked={checked} reference={reference} onAgain={startAgain} />
      )}
    </StepFlow>
  )
}

type ApproveStepsProps = {
  order: Order
  flow: ReturnType<typeof useCodeFlow<wire.WithdrawCheck>>
  children: ReactNode
}

/** The withdrawal once more, and a passkey, or e-mailed code and PAY code, which send it to finance. */
function ApproveSteps({ order, flow, children }: ApproveStepsProps) {
  const { t } = useLingui()
  const send = useSubmit(withdraw, {
    onSuccess: ({ id }) => flow.onDone(id),
    proofs: ['code', 'pin'],
    asked: order,
  })
  const { bankId, currency, amount, source } = order
  const approved = { scene: 'withdraw', payee: bankId, currency, amount } as const
  const shown = amountText(amount, currency)
  return (
    <CodeThenPin
      flow={flow}
      submit={send}
      passkey={approved}
      elsewhere={{ ...approved, source }}
      scope="withdrawal"
      onResend={() => sendWithdrawalCode(order)}
      onProven={proof => send.mutate({ ...order, ...proof })}
      submitLabel={t`Withdraw ${shown}`}
    >
      {children}
    </CodeThenPin>
  )
}
