import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { NotFoundPage } from '../../../parts/page/dead-end.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { WarmUp } from '../../../platform/members/member/locked-feature.tsx'
import { useUserinfo, walletAccess } from '../../../platform/members/member/queries.ts'
import { BankFlow } from './bank-flow.tsx'
import { BankList } from './bank-list.tsx'
import { banksQuery } from './queries.ts'

/** The member's bank accounts. */
export function Banks() {
  const { t } = useLingui()
  const user = useUserinfo()
  return (
    <Page
      title={t`Bank accounts`}
      actions={
        <span className="row wrap gap-14">
          <Link to="/banks/instruction">{t`How it works`}</Link>
          <Button
            size="sm"
            leftSection={<IconPlus size={17} aria-hidden />}
            renderRoot={props => <Link {...props} to="/banks/new" />}
          >
            {t`Link a bank account`}
          </Button>
        </span>
      }
    >
      <WarmUp access={walletAccess}>{user && <BankList uid={user.uid} />}</WarmUp>
    </Page>
  )
}

/** Links a bank account. */
export function NewBank() {
  const { t } = useLingui()
  return (
    <Page title={t`Link a bank account`}>
      <WarmUp access={walletAccess}>
        <BankFlow />
      </WarmUp>
    </Page>
  )
}

/** Changes a linked account. */
export function EditBank({ id }: { id: string | undefined }) {
  const { t } = useLingui()
  const user = useUserinfo()
  const { data: banks } = useQuery({ ...banksQuery(user?.uid ?? ''), enabled: user !== undefined })
  const bank = banks?.find(each => each.id === id)
  if (banks && !bank) return <NotFoundPage />
  return (
    <Page title={t`Edit a bank account`}>
      <WarmUp access={walletAccess}>{bank && <BankFlow bank={bank} />}</WarmUp>
    </Page>
  )
}
