import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { problemOf } from '../../../../client/problem.ts'
import { Facts } from '../../../../parts/facts.tsx'
import { InState } from '../../../../parts/lists/columns.tsx'
import { HiddenMoney, Money } from '../../../../parts/money.tsx'
import { NotFoundPage } from '../../../../parts/page/dead-end.tsx'
import { Page } from '../../../../parts/page/page.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { useStep } from '../../../../parts/use-step.ts'
import { WaitingInside } from '../../../../parts/waiting.tsx'
import { HideButton } from '../../../../platform/balances/member/hide-button.tsx'
import { useHidden } from '../../../../platform/balances/member/use-hidden.ts'
import { HelpLink } from '../../../../platform/lines/member/help-link.tsx'
import { requestQuery } from './queries.ts'
import { type OnPay, RequestActs } from './request-acts.tsx'
import { RequestCode } from './request-code.tsx'
import { useRequestFacts } from './request-facts.tsx'
import { RequestHistory } from './request-history.tsx'
import { REQUEST_STATES, useRequestTitle } from './request-words.ts'
import '../../../../platform/lines/member/transaction/transaction.css'

const STEPS = ['request', 'code'] as const

/** One request for money opened: who asks whom for what, what became of it, and what its reader may do; paying it: code. */
export function RequestPage() {
  const { t } = useLingui()
  const { id = '' } = useParams({ strict: false })
  const [isHidden, toggleHidden] = useHidden()
  const query = useQuery(requestQuery(id))
  const { data: request, error } = query
  const [balance, setBalance] = useState<string>()
  const ready = { request: true, code: balance !== undefined }
  const { step, go } = useStep(STEPS, asked => ready[asked])
  if (error && !request && problemOf(error).kind === 'unknown') return <NotFoundPage />
  const onPay: OnPay = (_, left) => {
    setBalance(left)
    go('code')
  }
  return (
    <Page
      title={t`Request for money`}
      actions={
        <>
          <Link to="/quickpay/requests" activeOptions={{ exact: true }}>{t`All requests`}</Link>
          <HideButton isHidden={isHidden} onToggle={toggleHidden} />
        </>
      }
    >
      {request && step === 'code' && balance !== undefined ? (
        <div className="flow">
          <RequestCode
            request={request}
            balance={balance}
            onBack={() => go('request')}
            onDone={() => go('request', 'replace')}
          />
        </div>
      ) : request ? (
        <Opened request={request} isHidden={isHidden} onPay={onPay} />
      ) : (
        <Panel>
          <WaitingInside query={query} />
        </Panel>
      )}
    </Page>
  )
}

type OpenedProps = { request: wire.MoneyRequest; isHidden: boolean; onPay: OnPay }

function Opened({ request, isHidden, onPay }: OpenedProps) {
  const title = useRequestTitle()
  const facts = useRequestFacts(request)
  const { amount, currency, status } = request
  return (
    <div className="transaction">
      <div className="stack">
        <Panel title={title(request)} aside={<InState {...REQUEST_STATES[status]} />}>
          <p className="transaction-amount">
            {isHidden ? (
              <HiddenMoney currency={currency} />
            ) : (
              <Money amount={amount} currency={currency} isStrong exact />
            )}
          </p>
          <Facts rows={facts} />
        </Panel>
        <RequestActs request={request} onPay={onPay} align="start" />
        <HelpLink reference={request.id} />
      </div>
      <RequestHistory request={request} />
    </div>
  )
}
