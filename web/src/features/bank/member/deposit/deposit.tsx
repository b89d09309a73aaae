import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { DrawnAnew } from '../../../../parts/anew.tsx'
import { Page } from '../../../../parts/page/page.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { WarmUp } from '../../../../platform/members/member/locked-feature.tsx'
import { walletAccess } from '../../../../platform/members/member/queries.ts'
import './deposit.css'
import { DepositFlow } from './deposit-flow.tsx'
import { FpsForm } from './fps-form.tsx'

/** Deposits from a bank: by transfer with its proof, or by FPS with its receipt. Each begins anew by itself. */
export function Deposit() {
  const { t } = useLingui()
  return (
    <Page title={t`Deposit from a bank`} actions={<Link to="/records/deposit">{t`Records`}</Link>}>
      <WarmUp access={walletAccess}>
        <div className="deposit">
          <Panel title={t`By bank transfer`}>
            <DrawnAnew>
              <DepositFlow />
            </DrawnAnew>
          </Panel>
          <DrawnAnew>
            <FpsForm />
          </DrawnAnew>
        </div>
      </WarmUp>
    </Page>
  )
}
