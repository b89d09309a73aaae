import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useSubmit } from '../../../../client/submit.ts'
import { amountText } from '../../../../i18n/amount.ts'
import { EmptyState } from '../../../../parts/list-states.tsx'
import { CodeThenPin } from '../../../../parts/money-flow/code-then-pin.tsx'
import { useCodeFlow } from '../../../../parts/money-flow/use-code-flow.ts'
import { Notice } from '../../../../parts/notice.tsx'
import { Page } from '../../../../parts/page/page.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { StepFlow } from '../../../../parts/steps.tsx'
import { Waiting } from '../../../../parts/waiting.tsx'
import {
  FromMadeBefore,
  type MadeBefore,
} from '../../../../platform/lines/member/transaction/made-before.tsx'
import { WarmUp } from '../../../../platform/members/member/locked-feature.tsx'
import { walletAccess } from '../../../../platform/members/member/queries.ts'
import { payeesQuery } from '../address-book/queries.ts'
import { ChainSends } from './chain-send-list.tsx'
import { DoneStep } from './done-step.tsx'
import { FormStep } from './form-step.tsx'
import { type Order, sendChainCode, sendOnChain } from './queries.ts'
import { Review } from './review.tsx'

/** Sends to an address on a chain: amount, emailed code, PAY code, done; and the sends before. */
export function ChainSend() {
  const { t } = useLingui()
  return (
    <Page title={t`Send on chain`}>
      <WarmUp access={walletAccess}>
        <SendToBook />
        <div className="mt-32">
          <ChainSends.Part />
        </div>
      </WarmUp>
    </Page>
  )
}

/** Money is sent only to an address of the book. */
function SendToBook() {
  const { t } = useLingui()
  const query = useQuery(payeesQuery)
  const { data } = query
  if (!data) return <Waiting query={query} />
  const first = data.rows.find(({ usable_date }) => usable_date === null) ?? data.rows[0]
  if (first)
    return (
      <FromMadeBefore type="chain-send">
        {before => <SendFlow before={before} first={first} payees={data.rows} />}
      </FromMadeBefore>
    )
  return (
    <Panel inset="flush">
      <EmptyState
        title={t`No address to send to yet`}
        action={
          <Button renderRoot={props => <Link {...props} to="/userbindccaddress/add" />}>
            {t`Add an address`}
          </Button>
        }
      >
        {t`Money is sent only to addresses in your address book, so that each is checked once and with care.`}
      </EmptyState>
    </Panel>
  )
}

type SendFlowProps = {
  before: MadeBefore | undefined
  first: wire.BoundAddress
  payees: readonly wire.BoundAddress[]
}

/** The order of an earlier send; without its amount where its address is not in the book any more. */
const orderOf = ({ line, amount }: MadeBefore, payees: readonly wire.BoundAddress[]): Order => {
  const addressId = payees.find(({ id }) => id === line.other_side?.end)?.id ?? ''
  return { addressId, amount: addressId && amount }
}

function SendFlow({ before, first, payees }: SendFlowProps) {
  const { t } = useLingui()
  const [begun] = useState(() => before && orderOf(before, payees))
  const [typed, setOrder] = useState<Order>(begun ?? { addressId: first.id, amount: '' })
  const flow = useCodeFlow<wire.ChainSendCheck>()
  const { step, checked, reference } = flow
  const payee = payees.find(({ id }) => id === typed.addressId) ?? first
  const order = { ...typed, addressId: payee.id }
  const startAgain = () => {
    setOrder({ ...order, amount: '' })
    flow.startAgain()
  }
  return (
    <StepFlow at={flow.at} labels={[t`Amount`, t`Code`, t`PAY code`, t`Done`]}>
      {step === 'form' && (
        <div className="stack">
          {begun?.addressId === '' && (
            <Notice tone="waiting" title={t`The address of the earlier transfer can no longer be used`}>
              {t`It is not in your address book any more. Choose another one, and enter the amount.`}
            </Notice>
          )}
          <FormStep
            order={order}
            payee={payee}
            payees={payees}
            onOrder={setOrder}
            onCodeSent={flow.onCodeSent}
          />
        </div>
      )}
      {(step === 'code' || step === 'paycode') && checked && (
        <ApproveSteps order={order} payee={payee} checked={checked} flow={flow} />
      )}
      {step === 'done' && checked && reference && (
        <DoneStep payee={payee} checked={checked} reference={reference} onAgain={startAgain} />
      )}
    </StepFlow>
  )
}

type ApproveStepsProps = {
  order: Order
  payee: wire.BoundAddress
  checked: wire.ChainSendCheck
  flow: ReturnType<typeof useCodeFlow<wire.ChainSendCheck>>
}

/** The send once more, and a passkey, or e-mailed code and PAY code, which hand it to finance at the fee that was shown. */
function ApproveSteps({ order, payee, checked, flow }: ApproveStepsProps) {
  const { t } = useLingui()
  const asked = { ...order, fee: checked.fee }
  const send = useSubmit(sendOnChain, {
    onSuccess: ({ id }) => flow.onDone(id),
    proofs: ['code', 'pin'],
    asked,
  })
  const { currency, amount } = checked
  const shown = amountText(amount, currency)
  const approved = { scene: 'sendonchain', payee: payee.id, currency, amount } as const
  return (
    <CodeThenPin
      flow={flow}
      submit={send}
      passkey={approved}
      elsewhere={approved}
      scope="transfer"
      onResend={() => sendChainCode(order, currency)}
      onProven={proof => send.mutate({ ...asked, ...proof })}
      submitLabel={t`Send ${shown}`}
      warning={
        <p className="quiet mt-16">{t`A transfer on a chain cannot be taken back. Compare the address.`}</p>
      }
    >
      <Review payee={payee} checked={checked} />
    </CodeThenPin>
  )
}
