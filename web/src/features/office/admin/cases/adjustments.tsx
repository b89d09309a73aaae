import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Link, useSearch } from '@tanstack/react-router'
import { Facts } from '../../../../parts/facts.tsx'
import { Money } from '../../../../parts/money.tsx'
import { personText } from '../../../../parts/person-text.ts'
import { UtcTime } from '../../../../parts/utc-time.tsx'
import { currency } from '../../../../platform/balances/admin/currency-choice.tsx'
import { caseScreen } from '../../../../platform/cases/admin/case-screen.tsx'
import { Decision } from '../../../../platform/cases/admin/decision.tsx'
import { ReviewState } from '../../../../platform/cases/member/review-state.tsx'
import { useUserinfo } from '../../../../platform/members/member/queries.ts'
import { ProposalState } from '../proposals/words.tsx'
import { AdjustmentForm } from './adjustment-form.tsx'

/** Money added or taken away by hand, and what waits for a second administrator. */
export const AdjustmentCases = caseScreen('office.adjustments', {
  title: msg`Adjustments`,
  stateField: 'status',
  states: { '1': msg`Approved`, '-1': msg`Rejected`, '-2': msg`Withdrawn` },
  what: row => row.reason,
  amountSort: 'amount',
  amount: row => <Money amount={row.amount} currency={row.currency} kind="flow" size="sm" isStrong exact />,
  state: row => <AdjustmentState {...row} />,
  isOpen: row => row.status === 0,
  Below: Opened,
  ranged: 'office.adjustments',
  filters: [currency('currency')],
  entry: { call: 'office.adjust', label: msg`Adjust a wallet`, Form: Adjusting },
})

/** The form, for the member whom the address may name. */
function Adjusting({ onDone }: { onDone: () => void }) {
  const { uid }: { uid?: string | undefined } = useSearch({ strict: false })
  return <AdjustmentForm of={uid} onDone={onDone} />
}

function AdjustmentState({ status }: Pick<wire.Adjustment, 'status'>) {
  return status === -2 ? <ProposalState status={status} /> : <ReviewState status={status} />
}

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
