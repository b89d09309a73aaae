import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useListSearch } from '../../../parts/list-search.ts'
import { May } from '../../../parts/may.tsx'
import { Status } from '../../../parts/status.tsx'
import { CaseList } from '../../../platform/cases/admin/case-list.tsx'
import { type CaseSearch, casesQuery } from '../../../platform/cases/admin/queries.ts'
import { BankTabs } from './bank-tabs.tsx'
import { VirtualAccountForm } from './virtual-account-form.tsx'

/** Virtual accounts of members: those that are asked for, the oldest first, unless a state is chosen; and the form that gives one. */
export function VirtualAccounts() {
  const { t } = useLingui()
  const { search } = useListSearch<CaseSearch>()
  const query = useQuery(casesQuery({ name: 'bank.virtualAccounts' }, search, 'status'))
  const [isOpen, setOpen] = useState(false)
  return (
    <CaseList
      title={t`Virtual accounts`}
      query={query}
      usual={t`Waiting`}
      tabs={<BankTabs />}
      states={[
        { value: '1', label: t`Given` },
        { value: 'all', label: t`All states` },
      ]}
      what={row => (row.status === 1 ? `${row.bank_name} •••• ${row.last4}` : t`Virtual account asked for`)}
      state={row => <AccountState status={row.status} />}
      isOpen={row => row.status === 0}
      searchLabel={t`Search name, e-mail, user ID, bank`}
      aside={
        <May call="bank.giveVirtualAccount">
          <Button size="sm" onClick={() => setOpen(!isOpen)}>
            {t`Enter an account`}
          </Button>
        </May>
      }
      form={isOpen && <VirtualAccountForm onDone={() => setOpen(false)} />}
      below={(row, onDecided) => (
        <May call="bank.giveVirtualAccount">
          <VirtualAccountForm key={row.uid} uid={row.uid} onDone={onDecided} />
        </May>
      )}
    />
  )
}

function AccountState({ status }: { status: 0 | 1 }) {
  const { t } = useLingui()
  return status === 1 ? (
    <Status state="settled">{t`Given`}</Status>
  ) : (
    <Status state="waiting">{t`Asked for`}</Status>
  )
}
