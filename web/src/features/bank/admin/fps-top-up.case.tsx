import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { amountText } from '../../../i18n/amount.ts'
import { Money } from '../../../parts/money.tsx'
import {
  CaseFacts,
  email,
  fact,
  money,
  reason,
  type SaidFact,
  since,
} from '../../../platform/cases/admin/case-facts.tsx'
import { caseKind } from '../../../platform/cases/admin/case-kind.tsx'
import { EvidenceFile } from '../../../platform/cases/admin/evidence-file.tsx'
import { ENDED } from '../../../platform/cases/admin/states.ts'
import { ReviewState } from '../../../platform/cases/member/review-state.tsx'

type Row = wire.AdminFpsRecharge

/** FPS top-ups: receipt at the left, the decision at the right. */
export const FpsCases = caseKind(
  'fps-top-up',
  'bank.fpsCases',
  {
    stateField: 'status',
    states: ENDED,
    what: () => <Trans>FPS</Trans>,
    amountSort: 'amount',
    amount: row => <Money amount={row.hkdAmount} currency="HKD" size="sm" isStrong exact />,
    state: row => <ReviewState status={row.status} />,
    isOpen: row => row.status === 0,
    ranged: 'bank.fpsCases',
    evidence: Evidence,
    decision: {
      approve: { call: 'bank.approveFps' },
      label: row => msg`Approve ${{ shown: amountText(row.hkdAmount, 'HKD') }}`,
      reject: { call: 'bank.rejectFps' },
      fee: ({ currency }) => ({ currency, label: msg`Fee, if any` }),
      credits: (credited, currency) => msg`Credit ${{ shown: amountText(credited, currency) }}`,
      externalId: 'bank',
    },
    approval: { kind: 'fps-top-up', gets: msg`The member’s wallet receives` },
    bulk: 'bank.approveFps',
  },
  { params: { x: 'all' } },
)

const facts: readonly SaidFact<Row>[] = [
  fact(msg`The member paid`, row => <Money amount={row.hkdAmount} currency="HKD" exact />),
  money('ratio', 'currency', msg`One Hong Kong dollar is worth`),
  money('worth', 'currency', msg`Worth of what was paid`),
  money('fee', 'currency', msg`Fee`),
  money('credited', 'currency', msg`Credited`, { isStrong: true }),
  since(msg`Submitted`),
  email(),
  reason(),
]

function Evidence({ row }: { row: Row }) {
  const { t } = useLingui()
  return (
    <div>
      <CaseFacts row={row} said={facts} />
      <EvidenceFile id={row.receipt} name={t`Receipt`} />
    </div>
  )
}
