import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Facts } from '../../../parts/facts.tsx'
import { useListSearch } from '../../../parts/list-search.ts'
import { UtcTime } from '../../../parts/utc-time.tsx'
import { CaseList } from '../../../platform/cases/admin/case-list.tsx'
import { Decision } from '../../../platform/cases/admin/decision.tsx'
import { type CaseSearch, casesQuery } from '../../../platform/cases/admin/queries.ts'
import { useStates } from '../../../platform/cases/admin/states.ts'
import { ReviewState } from '../../../platform/cases/member/review-state.tsx'

/** Requests for wallets in currencies that need consent. */
export function CurrencyRequests() {
  const { t } = useLingui()
  const { states, usual } = useStates()
  const { search } = useListSearch<CaseSearch>()
  const query = useQuery(casesQuery({ name: 'wallet.currencyRequests' }, search, 'status'))
  return (
    <CaseList
      title={t`Currency requests`}
      searchLabel={t`Search name, e-mail, user ID, reference`}
      query={query}
      states={states}
      usual={usual}
      what={row => row.currency}
      amount={() => null}
      state={row => <ReviewState status={row.status} />}
      isOpen={row => row.status === 0}
      below={(row, onDecided) => <Opened row={row} onDecided={onDecided} />}
    />
  )
}

function Opened({ row, onDecided }: { row: wire.CurrencyRequest; onDecided: () => void }) {
  const { t } = useLingui()
  return (
    <div className="case">
      <Facts
        rows={[
          { label: t`Currency`, value: row.currency },
          {
            label: t`Asked for`,
            value: <UtcTime at={row.created_date} />,
          },
          { label: t`E-mail`, value: row.email },
          row.reason !== null && { label: t`Reason`, value: row.reason },
        ]}
      />
      {row.status === 0 ? (
        <Decision
          id={row.id}
          uid={row.uid}
          approve={{ call: 'wallet.approveCurrency' }}
          approveLabel={t`Open the wallet`}
          reject={{ call: 'wallet.rejectCurrency' }}
          onDecided={onDecided}
        />
      ) : (
        <ReviewState status={row.status} />
      )}
    </div>
  )
}
