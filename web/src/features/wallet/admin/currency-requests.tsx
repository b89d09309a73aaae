import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Facts } from '../../../parts/facts.tsx'
import { UtcTime } from '../../../parts/utc-time.tsx'
import { caseScreen } from '../../../platform/cases/admin/case-screen.tsx'
import { Decision } from '../../../platform/cases/admin/decision.tsx'
import { ReviewState } from '../../../platform/cases/member/review-state.tsx'

/** Requests for wallets in currencies that need consent. */
export const CurrencyRequests = caseScreen('wallet.currencyRequests', {
  title: msg`Currency requests`,
  stateField: 'status',
  what: row => row.currency,
  amount: () => null,
  state: row => <ReviewState status={row.status} />,
  isOpen: row => row.status === 0,
  Below: Opened,
  searchLabel: msg`Search user ID, reference`,
})

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
