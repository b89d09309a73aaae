import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useListSearch } from '../../../parts/list-search.ts'
import { CaseList } from '../../../platform/cases/admin/case-list.tsx'
import { type CaseSearch, casesQuery } from '../../../platform/cases/admin/queries.ts'
import { SupportState } from '../member/support-state.tsx'
import { SupportAnswer } from './support-answer.tsx'

/** Questions of members to customer service: those that wait for an answer, the oldest first, unless a state is chosen. */
export function SupportCases() {
  const { t } = useLingui()
  const { search } = useListSearch<CaseSearch>()
  const query = useQuery(casesQuery({ name: 'support.list' }, search, 'status'))
  return (
    <CaseList
      title={t`Questions of members`}
      query={query}
      usual={t`Waiting`}
      states={[
        { value: '1', label: t`Answered` },
        { value: '2', label: t`Closed` },
        { value: 'all', label: t`All states` },
      ]}
      what={row => row.subject}
      columns={[
        {
          key: 'reference',
          head: t`Reference`,
          cell: row => <span className="mono">{row.reference ?? ''}</span>,
        },
      ]}
      state={row => <SupportState status={row.status} />}
      isOpen={row => row.status === 0}
      searchLabel={t`Search name, e-mail, user ID, subject, reference`}
      below={(row, onDecided) => <SupportAnswer row={row} onDecided={onDecided} />}
    />
  )
}
