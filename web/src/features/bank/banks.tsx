import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { Page } from '../../shell/page.tsx'
import { Gate } from '../account/locked-feature.tsx'
import { useUserinfo, walletAccess } from '../account/queries.ts'
import { BankForm } from './bank-form.tsx'
import { BankList } from './bank-list.tsx'

/** The member's bank accounts. */
export function Banks() {
  const { t } = useLingui()
  const user = useUserinfo()
  return (
    <Page
      title={t`Bank accounts`}
      actions={
        <Button
          size="sm"
          leftSection={<IconPlus size={17} aria-hidden />}
          renderRoot={props => <Link {...props} to="/banks/new" />}
        >
          {t`Link a bank account`}
        </Button>
      }
    >
      <Gate access={walletAccess}>{user && <BankList uid={user.uid} />}</Gate>
    </Page>
  )
}

/** Links a bank account. */
export function NewBank() {
  const { t } = useLingui()
  const navigate = useNavigate()
  return (
    <Page title={t`Link a bank account`}>
      <Gate access={walletAccess}>
        <div style={{ maxWidth: 640 }}>
          <BankForm onLinked={() => void navigate({ to: '/banks' })} />
        </div>
      </Gate>
    </Page>
  )
}
