import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { adjustmentStates } from '@strongroom/shared/words/office/state'
import { Link, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { descriptorsOf } from '../../../../i18n/word.ts'
import { Money } from '../../../../parts/money.tsx'
import { currency } from '../../../../platform/balances/admin/currency-choice.tsx'
import { email, fact, since, text } from '../../../../platform/cases/admin/case-facts.tsx'
import { caseKind } from '../../../../platform/cases/admin/case-kind.tsx'
import { decidedOf } from '../../../../platform/cases/admin/states.ts'
import { ReviewState } from '../../../../platform/cases/member/review-state.tsx'
import { personText } from '../../../../platform/members/admin/member-link.tsx'
import { useUserinfo } from '../../../../platform/members/member/queries.ts'
import { adjustmentFigures } from '../proposal-kinds.ts'
import { ProposalState } from '../proposals/words.tsx'
import { AdjustmentForm } from './adjustment-form.tsx'

type Row = wire.Adjustment

/** Money added or taken away by hand, and what waits for a second administrator. */
export const AdjustmentCases = caseKind('adjustment', 'office.adjustments', {
  stateField: 'status',
  states: decidedOf(descriptorsOf(adjustmentStates)),
  what: row => row.reason,
  amountSort: 'amount',
  amount: row => <Money amount={row.amount} currency={row.currency} kind="flow" size="sm" isStrong exact />,
  state: row => <AdjustmentState {...row} />,
  isOpen: row => row.status === 0,
  ranged: 'office.adjustments',
  filters: [currency('currency')],
  entry: { call: 'office.adjust', label: msg`Adjust a wallet`, Form: Adjusting },
  evidence: [
    fact(msg`Entered by`, row => personText(row.entered_by_name, row.entered_by)),
    since(msg`Entered`),
    email(),
    text('reason', msg`Reason`),
    fact(
      ({ status }) => (status === -2 ? msg`Withdrawn because` : msg`Rejected because`),
      row => row.rejection,
    ),
  ],
  decision: {
    approve: { call: 'office.approveAdjustment' },
    label: msg`Approve the adjustment`,
    reject: { call: 'office.rejectAdjustment' },
    enteredBy: row => row.entered_by,
  },
  Around: OrWithdrawn,
  approval: { kind: 'adjustment', ...adjustmentFigures },
  bulk: 'office.approveAdjustment',
})

/** The form, for the member whom the address may name. */
function Adjusting({ onDone }: { onDone: () => void }) {
  const { uid }: { uid?: string | undefined } = useSearch({ strict: false })
  return <AdjustmentForm of={uid} onDone={onDone} />
}

function AdjustmentState({ status }: Pick<wire.Adjustment, 'status'>) {
  return status === -2 ? <ProposalState status={status} /> : <ReviewState status={status} />
}

/** The decision; and for the administrator who entered it the way to withdraw it. */
function OrWithdrawn({ row, children }: { row: Row; children: ReactNode }) {
  const { t } = useLingui()
  const user = useUserinfo()
  return (
    <>
      {children}
      {user?.uid === row.entered_by && (
        <Link to="/admin/proposals" search={{ open: row.id }}>{t`Withdraw it among the proposals`}</Link>
      )}
    </>
  )
}
