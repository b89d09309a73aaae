import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Facts } from '../../../parts/facts.tsx'
import { useListSearch } from '../../../parts/list-search.ts'
import { EmptyState } from '../../../parts/list-states.tsx'
import { CaseList } from '../../../platform/cases/admin/case-list.tsx'
import { Decision } from '../../../platform/cases/admin/decision.tsx'
import { EvidenceFile } from '../../../platform/cases/admin/evidence-file.tsx'
import { LookButton } from '../../../platform/cases/admin/look-button.tsx'
import { type CaseSearch, casesQuery } from '../../../platform/cases/admin/queries.ts'
import { useStates } from '../../../platform/cases/admin/states.ts'
import { ReviewState } from '../../../platform/cases/member/review-state.tsx'
import { useAccountTypes } from '../member/account-type.ts'
import { bankLabel } from '../member/queries.ts'
import { useBankFacts } from '../member/use-bank-facts.tsx'
import { BankTabs } from './bank-tabs.tsx'
import { bankQuery } from './queries.ts'

/** Members' bank accounts: those to approve or reject first, or, of one kind of bank, all there are. */
export function BankCases({ of }: { of?: wire.AccountType }) {
  const { t } = useLingui()
  const types = useAccountTypes()
  const isQueue = of === undefined
  const { states, usual } = useStates({ opensWith: isQueue ? 'waiting' : 'all' })
  const { search } = useListSearch<CaseSearch>()
  const { status = 'all', order = 'desc' } = search
  const query = useQuery(
    isQueue
      ? casesQuery({ name: 'bank.all' }, search, 'status')
      : casesQuery({ name: 'bank.all' }, { ...search, status, order }, 'status', { account_type: of }),
  )
  return (
    <CaseList
      title={t`Bank accounts`}
      tabs={<BankTabs />}
      query={query}
      states={states}
      usual={usual}
      what={bankLabel}
      {...(isQueue ? {} : { empty: <EmptyState title={t`No bank accounts yet`} /> })}
      amount={row => <span className="quiet">{types[row.account_type]}</span>}
      state={row => <ReviewState status={row.status} />}
      isOpen={row => row.status === 0}
      below={(row, onDecided) => <BankCase row={row} onDecided={onDecided} />}
    />
  )
}

/** One account: the ends of its numbers until the administrator asks for the whole, and the decision about the version shown. */
function BankCase({ row, onDecided }: { row: wire.AdminBank; onDecided: () => void }) {
  const { t } = useLingui()
  const query = useQuery({ ...bankQuery(row.id), enabled: false })
  const whole = query.data?.version === row.version ? query.data : undefined
  const bank = whole ?? row
  const facts = useBankFacts(bank)
  return (
    <div className="case">
      <div className="stack">
        <Facts
          rows={[
            ...facts,
            { label: t`E-mail`, value: row.email },
            row.reason !== null && { label: t`Reason`, value: row.reason },
          ]}
        />
        {bank.statement !== null && <EvidenceFile id={bank.statement} name={t`Bank statement`} />}
        {!whole && <LookButton query={query} label={t`Show the full numbers`} />}
      </div>
      {row.status === 0 ? (
        <Decision
          id={row.id}
          uid={row.uid}
          approve={{ call: 'bank.approve', body: { version: row.version } }}
          approveLabel={t`Approve the account`}
          reject={{ call: 'bank.reject' }}
          onDecided={onDecided}
        />
      ) : (
        <ReviewState status={row.status} />
      )}
    </div>
  )
}
