import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useState } from 'react'
import { Page } from '../../../../parts/page/page.tsx'
import { useStep } from '../../../../parts/use-step.ts'
import { WarmUp } from '../../../../platform/members/member/locked-feature.tsx'
import { quickPayAccess } from '../../../../platform/members/member/queries.ts'
import { QuickPayTabs } from '../quick-pay-tabs.tsx'
import { type AskDraft, AskForm } from './ask-form.tsx'
import { AskReview } from './ask-review.tsx'
import { RequestCode } from './request-code.tsx'
import { RequestList } from './request-list.tsx'

const STEPS = ['list', 'form', 'review', 'code'] as const
const EMPTY: AskDraft = { uid: '', currency: 'USD', amount: '', note: '' }

/** Requests for money, to the member and of the member; a new one: form, review; and paying one: code. */
export function MoneyRequests() {
  const { t } = useLingui()
  return (
    <Page title={t`Requests for money`}>
      <WarmUp access={quickPayAccess}>
        <QuickPayTabs />
        <Steps />
      </WarmUp>
    </Page>
  )
}

function Steps() {
  const [draft, setDraft] = useState(EMPTY)
  const [payer, setPayer] = useState<wire.Payee>()
  const [paying, setPaying] = useState<{ request: wire.MoneyRequest; balance: string }>()
  const ready = { list: true, form: true, review: payer !== undefined, code: paying !== undefined }
  const { step, go } = useStep(STEPS, asked => ready[asked])
  if (step === 'list')
    return (
      <RequestList
        onAsk={() => go('form')}
        onPay={(request, balance) => {
          setPaying({ request, balance })
          go('code')
        }}
      />
    )
  return (
    <div className="flow">
      {step === 'form' && (
        <AskForm
          draft={draft}
          onChange={change => setDraft(kept => ({ ...kept, ...change }))}
          onBack={() => go('list')}
          onFound={found => {
            setPayer(found)
            go('review')
          }}
        />
      )}
      {step === 'review' && payer && (
        <AskReview
          payer={payer}
          draft={draft}
          onBack={() => go('form')}
          onDone={() => {
            setDraft(EMPTY)
            go('list', 'replace')
          }}
        />
      )}
      {step === 'code' && paying && (
        <RequestCode {...paying} onBack={() => go('list')} onDone={() => go('list', 'replace')} />
      )}
    </div>
  )
}
