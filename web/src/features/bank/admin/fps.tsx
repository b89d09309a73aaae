import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { amountText } from '../../../i18n/amount.ts'
import { Facts } from '../../../parts/facts.tsx'
import { Money } from '../../../parts/money.tsx'
import { UtcTime } from '../../../parts/utc-time.tsx'
import { caseScreen } from '../../../platform/cases/admin/case-screen.tsx'
import { Decision } from '../../../platform/cases/admin/decision.tsx'
import { EvidenceFile } from '../../../platform/cases/admin/evidence-file.tsx'
import { ReviewState } from '../../../platform/cases/member/review-state.tsx'

/** FPS top-ups: receipt at the left, the decision at the right. */
export const FpsCases = caseScreen(
  'bank.fpsCases',
  {
    title: msg`FPS top-ups`,
    stateField: 'status',
    what: () => <Fps />,
    amountSort: 'amount',
    amount: row => <Money amount={row.hkdAmount} currency="HKD" size="sm" isStrong exact />,
    state: row => <ReviewState status={row.status} />,
    isOpen: row => row.status === 0,
    Below: Opened,
    ranged: 'bank.fpsCases',
  },
  { params: { x: 'all' } },
)

function Fps() {
  const { t } = useLingui()
  return t`FPS`
}

function Opened({ row, onDecided }: { row: wire.AdminFpsRecharge; onDecided: () => void }) {
  const { t } = useLingui()
  const approve = (row: wire.AdminFpsRecharge) => {
    const shown = amountText(row.hkdAmount, 'HKD')
    return t`Approve ${shown}`
  }
  const credit = (credited: string, currency: string) => {
    const shown = amountText(credited, currency)
    return t`Credit ${shown}`
  }
  return (
    <div className="case">
      <div>
        <Facts
          rows={[
            { label: t`The member paid`, value: <Money amount={row.hkdAmount} currency="HKD" exact /> },
            {
              label: t`One Hong Kong dollar is worth`,
              value: <Money amount={row.ratio} currency={row.currency} exact />,
            },
            {
              label: t`Worth of what was paid`,
              value: <Money amount={row.worth} currency={row.currency} exact />,
            },
            row.fee !== null && {
              label: t`Fee`,
              value: <Money amount={row.fee} currency={row.currency} exact />,
            },
            row.credited !== null && {
              label: t`Credited`,
              value: <Money amount={row.credited} currency={row.currency} exact isStrong />,
            },
            {
              label: t`Submitted`,
              value: <UtcTime at={row.created_date} />,
            },
            { label: t`E-mail`, value: row.email },
            row.reason !== null && { label: t`Reason`, value: row.reason },
          ]}
        />
        <EvidenceFile id={row.receipt} name={t`Receipt`} />
      </div>
      {row.status === 0 ? (
        <Decision
          id={row.id}
          uid={row.uid}
          approve={{ call: 'bank.approveFps' }}
          approveLabel={approve(row)}
          reject={{ call: 'bank.rejectFps' }}
          fee={{ currency: row.currency, label: t`Fee, if any` }}
          check="fps-top-up"
          credits={credit}
          externalId="bank"
          onDecided={onDecided}
        />
      ) : (
        <ReviewState status={row.status} />
      )}
    </div>
  )
}
