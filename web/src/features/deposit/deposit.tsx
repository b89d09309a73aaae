import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Page } from '../../shell/page.tsx'
import { Gate } from '../account/locked-feature.tsx'
import { walletAccess } from '../account/queries.ts'
import '../top-up/top-up.css'
import { DepositForm } from './deposit-form.tsx'
import { FpsForm } from './fps-form.tsx'

/** Deposits from a bank: by transfer with its proof, or by FPS with its receipt. */
export function Deposit() {
  const { t } = useLingui()
  return (
    <Page title={t`Deposit from a bank`} actions={<Link to="/records/deposit">{t`Records`}</Link>}>
      <Gate access={walletAccess}>
        <div className="top-up">
          <DepositForm />
          <FpsForm />
        </div>
      </Gate>
    </Page>
  )
}
