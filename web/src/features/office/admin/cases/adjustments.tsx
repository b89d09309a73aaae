import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { listFilter } from '../../../../client/list-filter.ts'
import { may } from '../../../../client/may.ts'
import { Facts } from '../../../../parts/facts.tsx'
import { useListSearch } from '../../../../parts/list-search.ts'
import { May } from '../../../../parts/may.tsx'
import { Money } from '../../../../parts/money.tsx'
import { personText } from '../../../../parts/person-text.ts'
import { UtcTime } from '../../../../parts/utc-time.tsx'
import { CurrencyFilter } from '../../../../platform/balances/admin/currency-filter.tsx'
import { CaseList } from '../../../../platform/cases/admin/case-list.tsx'
import { Decision } from '../../../../platform/cases/admin/decision.tsx'
import { type CaseSearch, casesQuery } from '../../../../platform/cases/admin/queries.ts'
import { useStates } from '../../../../platform/cases/admin/states.ts'
import { ReviewState } from '../../../../platform/cases/member/review-state.tsx'
import { useUserinfo } from '../../../../platform/members/member/queries.ts'
import { ProposalState } from '../proposals/words.tsx'
import { AdjustmentForm } from './adjustment-form.tsx'

type AdjustmentCasesProps = {
  /** Opens the form at once, for the member of this user id; empty for one still to be typed. */
  adding?: string
}

/** Money added or taken away by hand, and what waits for a second administrator. */
export function AdjustmentCases({ adding }: AdjustmentCasesProps) {
  const { t } = useLingui()
  const { states, usual } = useStates()
  const { search, change } = useListSearch<CaseSearch & { currency?: string | undefined }>()
  const { currency, ...cases } = search
  const [isAdding, setAdding] = useState(adding !== undefined && may('office.adjust'))
  const own = listFilter('office.adjustments', { currency })
  const query = useQuery(casesQuery({ name: 'office.adjustments' }, cases, 'status', own))
  return (
    <CaseList
      title={t`Adjustments`}
      form={isAdding && <AdjustmentForm of={adding} onDone={() => setAdding(false)} />}
      aside={
        <May call="office.adjust">
          <Button size="sm" onClick={() => setAdding(!isAdding)}>
            {t`Adjust a wallet`}
          </Button>
        </May>
      }
      query={query}
      ranged="office.adjustments"
      states={[...states, { value: '-2', label: t`Withdrawn` }]}
      usual={usual}
      filters={
        <CurrencyFilter value={currency} onChange={next => change({ currency: next, open: undefined })} />
      }
      what={row => row.reason}
      amountSort="amount"
      amount={row => (
        <Money amount={row.amount} currency={row.currency} kind="flow" size="sm" isStrong exact />
      )}
      state={row => <AdjustmentState status={row.status} />}
      isOpen={row => row.status === 0}
      below={(row, onDecided) => <Opened row={row} onDecided={onDecided} />}
    />
  )
}

const AdjustmentState = ({ status }: Pick<wire.Adjustment, 'status'>) =>
  status === -2 ? <ProposalState status={status} /> : <ReviewState status={status} />

function Opened({ row, onDecided }: { row: wire.Adjustment; onDecided: () => void }) {
  const { t } = useLingui()
  const user = useUserinfo()
  return (
    <div className="case">
      <Facts
        rows={[
          { label: t`Entered by`, value: personText(row.entered_by_name, row.entered_by) },
          {
            label: t`Entered`,
            value: <UtcTime at={row.created_date} />,
          },
          { label: t`E-mail`, value: row.email },
          { label: t`Reason`, value: row.reason },
          row.rejection !== null && {
            label: row.status === -2 ? t`Withdrawn because` : t`Rejected because`,
            value: row.rejection,
          },
        ]}
      />
      {row.status === 0 ? (
        <Decision
          id={row.id}
          uid={row.uid}
          enteredBy={row.entered_by}
          approve={{ call: 'office.approveAdjustment' }}
          approveLabel={t`Approve the adjustment`}
          reject={{ call: 'office.rejectAdjustment' }}
          check="adjustment"
          onDecided={onDecided}
        />
      ) : (
        <AdjustmentState status={row.status} />
      )}
      {row.status === 0 && user?.uid === row.entered_by && (
        <Link to="/admin/proposals" search={{ open: row.id }}>{t`Withdraw it among the proposals`}</Link>
      )}
    </div>
  )
}
