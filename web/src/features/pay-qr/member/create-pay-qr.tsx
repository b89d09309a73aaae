import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { amountText } from '../../../i18n/amount.ts'
import { instantText } from '../../../i18n/time.ts'
import { Notice } from '../../../parts/notice.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { StepFlow, StepTitle } from '../../../parts/steps.tsx'
import { useStep } from '../../../parts/use-step.ts'
import { WarmUp } from '../../../platform/members/member/locked-feature.tsx'
import { quickPayAccess } from '../../../platform/members/member/queries.ts'
import { QuickPayTabs } from '../../quick-pay/member/quick-pay-tabs.tsx'
import { PayQrCode } from './pay-qr-code.tsx'

import { ReserveStep } from './reserve-step.tsx'
import { FIRST } from './wanted.ts'
import { WantedForm } from './wanted-form.tsx'

const STEPS = ['form', 'code', 'done'] as const

/** Makes a pay code: what it pays, the e-mailed code, the QR code. */
export function CreatePayQr() {
  const { t } = useLingui()
  return (
    <Page title={t`QR code`} actions={<Link to="/quickpay/qrcodes">{t`Pay codes`}</Link>}>
      <WarmUp access={quickPayAccess}>
        <QuickPayTabs />
        <CreateFlow />
      </WarmUp>
    </Page>
  )
}

function CreateFlow() {
  const { t } = useLingui()
  const [wanted, setWanted] = useState(FIRST)
  const [sentAtMs, setSentAtMs] = useState(0)
  const [made, setMade] = useState<wire.PayQr>()
  const { step, at, go } = useStep(
    STEPS,
    candidate => candidate === 'form' || (candidate === 'code' ? sentAtMs > 0 : made !== undefined),
  )
  return (
    <StepFlow at={at} labels={[t`Amount`, t`Code`, t`Done`]}>
      {step === 'form' && (
        <WantedForm
          wanted={wanted}
          onWanted={setWanted}
          onCodeSent={() => {
            setSentAtMs(Date.now())
            go('code')
          }}
        />
      )}
      {step === 'code' && (
        <ReserveStep
          wanted={wanted}
          sentAtMs={sentAtMs}
          onSent={setSentAtMs}
          onBack={() => go('form')}
          onMade={payQr => {
            setMade(payQr)
            go('done', 'replace')
          }}
        />
      )}
      {step === 'done' && made && <Made payQr={made} />}
    </StepFlow>
  )
}

function Made({ payQr }: { payQr: wire.PayQr }) {
  const { t } = useLingui()
  const { currency, amount, expired_date } = payQr
  const each = amountText(amount, currency)
  return (
    <div className="stack">
      <StepTitle>{t`Your pay code`}</StepTitle>
      <Notice tone="proven" title={t`Each scan pays ${each}`} isUrgent>
        {t`Show it to whom it is for, until ${instantText(expired_date)}.`}
      </Notice>
      <Panel>
        <PayQrCode payQr={payQr} />
      </Panel>
      <div className="flow-actions mt-0">
        <Button size="lg" renderRoot={props => <Link {...props} to="/quickpay/qrcodes" />}>
          {t`My pay codes`}
        </Button>
      </div>
    </div>
  )
}
