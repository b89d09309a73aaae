import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useState } from 'react'
import { Page } from '../../../../parts/page/page.tsx'
import { useStep } from '../../../../parts/use-step.ts'
import { WarmUp } from '../../../../platform/members/member/locked-feature.tsx'
import { quickPayAccess } from '../../../../platform/members/member/queries.ts'
import { QuickPayTabs } from '../quick-pay-tabs.tsx'
import { emptyDraft } from './draft.ts'
import { ScheduleCode } from './schedule-code.tsx'
import { ScheduleForm } from './schedule-form.tsx'
import { ScheduleList } from './schedule-list.tsx'

const STEPS = ['list', 'form', 'code'] as const

/** Quick pays for days to come: what is scheduled, and a new one: form, code. */
export function ScheduledPayments() {
  const { t } = useLingui()
  return (
    <Page title={t`Scheduled payments`}>
      <WarmUp access={quickPayAccess}>
        <QuickPayTabs />
        <div className="flow">
          <Steps />
        </div>
      </WarmUp>
    </Page>
  )
}

function Steps() {
  const [draft, setDraft] = useState(emptyDraft)
  const [payee, setPayee] = useState<wire.Payee>()
  const [sentAtMs, setSentAtMs] = useState(0)
  const { step, go } = useStep(STEPS, asked => asked !== 'code' || payee !== undefined)
  if (step === 'list') return <ScheduleList onAdd={() => go('form')} />
  if (step === 'code' && payee)
    return (
      <ScheduleCode
        payee={payee}
        draft={draft}
        sentAtMs={sentAtMs}
        onSent={setSentAtMs}
        onBack={() => go('form')}
        onDone={() => {
          setDraft(emptyDraft())
          go('list', 'replace')
        }}
      />
    )
  return (
    <ScheduleForm
      draft={draft}
      onChange={change => setDraft(kept => ({ ...kept, ...change }))}
      onBack={() => go('list')}
      onCodeSent={found => {
        setPayee(found)
        setSentAtMs(Date.now())
        go('code')
      }}
    />
  )
}
