import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { Link } from '@tanstack/react-router'
import { Facts } from '../../../parts/facts.tsx'
import { Money } from '../../../parts/money.tsx'
import { Panel } from '../../../parts/panel.tsx'

/** The amount held on the card for purchases that wait to be captured. */
export function Held({ card: { held, currency } }: { card: wire.CardInfo }) {
  const { t } = useLingui()
  return (
    <p className="quiet">
      {t`Held for purchases:`} <Money amount={held} currency={currency} exact />{' '}
      <Link to="/prepaidcard/purchases" search={{ state: 'pending' }}>{t`See them`}</Link>
    </p>
  )
}

/** The limits of the house on purchases, and the way to the holder's own. */
export function PurchaseRules({ card }: { card: wire.CardInfo }) {
  const { t } = useLingui()
  const { purchasing, currency } = card
  if (!purchasing) return null
  const money = (label: string, amount: string) => ({
    label,
    value: <Money amount={amount} currency={currency} exact />,
  })
  return (
    <Panel title={t`Limits of purchases`}>
      <div className="stack">
        <Facts
          rows={[
            money(t`At most a purchase`, purchasing.maximum),
            money(t`At most a day, all purchases`, purchasing.day),
            money(t`At most a month, all purchases`, purchasing.month),
            money(t`Cash at most a day`, purchasing.cash),
          ]}
        />
        <div className="row wrap gap-10">
          <Button variant="default" renderRoot={props => <Link {...props} to="/prepaidcard/rules" />}>
            {t`Set limits of my own`}
          </Button>
          {purchasing.demo === 1 && (
            <Button variant="default" renderRoot={props => <Link {...props} to="/prepaidcard/try" />}>
              {t`Try a purchase`}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  )
}
