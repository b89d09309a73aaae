import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Facts } from '../../../parts/facts.tsx'
import { Money } from '../../../parts/money.tsx'
import { UtcTime } from '../../../parts/utc-time.tsx'
import { caseScreen } from '../../../platform/cases/admin/case-screen.tsx'
import { Decision } from '../../../platform/cases/admin/decision.tsx'
import { decidedOf } from '../../../platform/cases/admin/states.ts'
import { useQuantities } from '../member/bands.ts'
import { GIFT_CARD_STATES, GiftCardState } from '../member/gift-card-state.tsx'

/** Companies that ask for gift cards, to look at and decide: accepted first, then sent, or refused. */
export const GiftCards = caseScreen('vip.giftCards', {
  title: msg`Gift-card applications`,
  stateField: 'status',
  states: decidedOf(GIFT_CARD_STATES),
  what: row => row.website,
  amount: row => <Money amount={row.face_value} currency="USD" />,
  state: row => <GiftCardState status={row.status} />,
  isOpen: row => row.status === 0,
  searchLabel: msg`Search name, e-mail, user ID, website`,
  Below: GiftCardCase,
})

type GiftCardCaseProps = { row: wire.GiftCardApplication; onDecided: () => void }

function GiftCardCase({ row, onDecided }: GiftCardCaseProps) {
  const { t } = useLingui()
  const quantities = useQuantities()
  const { status, reason } = row
  return (
    <div className="case">
      <Facts
        rows={[
          { label: t`E-mail`, value: row.email },
          { label: t`Website`, value: row.website },
          { label: t`How many in all`, value: quantities[row.quantity] },
          { label: t({ message: 'Asked for', context: 'when' }), value: <UtcTime at={row.created_date} /> },
          reason !== null && { label: t`Reason`, value: reason },
        ]}
      />
      {status === 0 || status === 1 ? (
        <Decision
          id={row.id}
          uid={row.uid}
          approve={{
            call: 'vip.decideGiftCard',
            body: { status: status === 0 ? 1 : 2 },
            hint: t`The member is told by e-mail. Nothing is booked: the order is paid for apart.`,
          }}
          approveLabel={status === 0 ? t`Accept` : t`Cards are sent`}
          reject={{ call: 'vip.decideGiftCard', body: { status: -1 } }}
          onDecided={onDecided}
        />
      ) : (
        <GiftCardState status={status} />
      )}
    </div>
  )
}
