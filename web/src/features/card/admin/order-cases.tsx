import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Facts } from '../../../parts/facts.tsx'
import { Status } from '../../../parts/status.tsx'
import { UtcTime } from '../../../parts/utc-time.tsx'
import { caseScreen } from '../../../platform/cases/admin/case-screen.tsx'
import { Decision } from '../../../platform/cases/admin/decision.tsx'
import { CardTabs } from './card-tabs.tsx'

/** Orders of cards at the other provider: a number that the provider knows opens a card; an unknown one is rejected. */
export const OrderCases = caseScreen('card.orders', {
  title: msg`Card order numbers`,
  searchLabel: msg`Search name, e-mail, user ID, order number`,
  Above: CardTabs,
  stateField: 'status',
  states: { '1': msg`Processed`, '-1': msg`Rejected` },
  what: row => <span className="figures">{row.orderNumber ?? <Trans>erased</Trans>}</span>,
  amount: row => <span className="quiet">{row.card_type_name ?? <Trans>Card</Trans>}</span>,
  state: row => <Ended {...row} />,
  isOpen: row => row.status === 0,
  Below: Opened,
})

function Ended({ status }: Pick<wire.CardOrder, 'status'>) {
  const { t } = useLingui()
  return status === 1 ? (
    <Status state="settled">{t`Processed`}</Status>
  ) : (
    <Status state="wrong">{t`Rejected`}</Status>
  )
}

function Opened({ row, onDecided }: { row: wire.CardOrder; onDecided: () => void }) {
  const { t } = useLingui()
  return (
    <div className="case">
      <Facts
        rows={[
          { label: t`Order number`, value: <span className="mono">{row.orderNumber ?? t`erased`}</span> },
          {
            label: t`Asked for`,
            value: <UtcTime at={row.created_date} />,
          },
          { label: t`E-mail`, value: row.email },
          row.card_type_name !== null && { label: t`Type of card`, value: row.card_type_name },
          row.reason !== null && { label: t`Reason`, value: row.reason },
        ]}
      />
      {row.status === 0 ? (
        <Decision
          id={row.id}
          uid={row.uid}
          approve={{ call: 'card.decideOrder', body: { status: 1 } }}
          approveLabel={t`Open the card`}
          reject={{ call: 'card.decideOrder', body: { status: -1 } }}
          check="card-order"
          onDecided={onDecided}
        />
      ) : (
        <Ended {...row} />
      )}
    </div>
  )
}
