import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Page } from '../../../../app/shell/page.tsx'
import { EmptyState } from '../../../../parts/list-states.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { StepFlow } from '../../../../parts/steps.tsx'
import { useStep } from '../../../../parts/use-step.ts'
import { Waiting } from '../../../../parts/waiting.tsx'
import { WarmUp } from '../../../account/member/locked-feature.tsx'
import { useUserinfo, walletAccess } from '../../../account/member/queries.ts'
import { payeesQuery } from '../address-book/queries.ts'
import { ChainSendList } from './chain-send-list.tsx'
import { CodeStep } from './code-step.tsx'
import { DoneStep } from './done-step.tsx'
import { FormStep } from './form-step.tsx'
import { PinStep } from './pin-step.tsx'
import type { Order } from './queries.ts'

const STEPS = ['form', 'code', 'paycode', 'done'] as const

/** Sends to an address on a chain: amount, emailed code, PAY code, done; and the sends before. */
export function ChainSend() {
  const { t } = useLingui()
  const user = useUserinfo()
  return (
    <Page title={t`Send on chain`}>
      <WarmUp access={walletAccess}>
        <SendToBook />
        <div style={{ marginTop: 32 }}>{user && <ChainSendList uid={user.uid} />}</div>
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
  const [first] = data.rows
  if (first) return <SendFlow first={first} payees={data.rows} />
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

type SendFlowProps = { first: wire.BoundAddress; payees: readonly wire.BoundAddress[] }

function SendFlow({ first, payees }: SendFlowProps) {
  const { t } = useLingui()
  const [order, setOrder] = useState<Order>({ addressId: first.id, amount: '' })
  const [checked, setChecked] = useState<wire.ChainSendCheck>()
  const [sentAtMs, setSentAtMs] = useState(0)
  const [code, setCode] = useState('')
  const [reference, setReference] = useState<string>()
  const payee = payees.find(({ id }) => id === order.addressId) ?? first
  const ready = {
    form: true,
    code: checked !== undefined,
    paycode: checked !== undefined && code !== '',
    done: checked !== undefined && reference !== undefined,
  }
  const { step, at, go } = useStep(STEPS, candidate => ready[candidate])
  return (
    <StepFlow at={at} labels={[t`Amount`, t`Code`, t`PAY code`, t`Done`]}>
      {step === 'form' && (
        <FormStep
          order={{ ...order, addressId: payee.id }}
          payee={payee}
          payees={payees}
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
          order={{ ...order, addressId: payee.id }}
          payee={payee}
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
          order={{ ...order, addressId: payee.id }}
          payee={payee}
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
          payee={payee}
          checked={checked}
          reference={reference}
          onAgain={() => {
            setOrder({ addressId: payee.id, amount: '' })
            setChecked(undefined)
            setReference(undefined)
            go('form', 'replace')
          }}
        />
      )}
    </StepFlow>
  )
}
