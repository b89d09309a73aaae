import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Status } from '../../../parts/status.tsx'
import { email, fact, reason, since, text } from '../../../platform/cases/admin/case-facts.tsx'
import { caseKind } from '../../../platform/cases/admin/case-kind.tsx'
import { CardTabs } from './card-tabs.tsx'

/** Orders of cards at the other provider: a number that the provider knows opens a card; an unknown one is rejected. */
export const OrderCases = caseKind('card-order', 'card.orders', {
  searchLabel: msg`Search name, e-mail, user ID, order number`,
  Above: CardTabs,
  stateField: 'status',
  states: { '1': msg`Processed`, '-1': msg`Rejected` },
  what: row => <span className="figures">{row.orderNumber ?? <Trans>erased</Trans>}</span>,
  amount: row => <span className="quiet">{row.card_type_name ?? <Trans>Card</Trans>}</span>,
  state: row => <Ended {...row} />,
  isOpen: row => row.status === 0,
  evidence: [
    fact(msg`Order number`, row => <span className="mono">{row.orderNumber ?? <Trans>erased</Trans>}</span>),
    since(),
    email(),
    text('card_type_name', msg`Type of card`),
    reason(),
  ],
  decision: {
    approve: { call: 'card.decideOrder', body: { status: 1 } },
    label: msg`Open the card`,
    reject: { call: 'card.decideOrder', body: { status: -1 } },
  },
  approval: { kind: 'card-order', gets: msg`The card gets` },
})

function Ended({ status }: Pick<wire.CardOrder, 'status'>) {
  const { t } = useLingui()
  return status === 1 ? (
    <Status state="settled">{t`Processed`}</Status>
  ) : (
    <Status state="wrong">{t`Rejected`}</Status>
  )
}
