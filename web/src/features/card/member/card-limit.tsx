import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { Link } from '@tanstack/react-router'
import { Facts } from '../../../parts/facts.tsx'
import { Money } from '../../../parts/money.tsx'
import { Panel } from '../../../parts/panel.tsx'

/** The holder's own limit, and what today has used of it. */
export function CardLimit({ card }: { card: wire.CardInfo }) {
  const { t } = useLingui()
  const { daily, currency } = card
  return (
    <Panel title={t`Daily limit`}>
      <div className="stack">
        {daily.limit === null ? (
          <p className="quiet">
            {t`You have not set one. A limit of your own caps what is charged to the card and sent from it to banks per day, and we tell you about purchases above it.`}
          </p>
        ) : (
          <Facts
            rows={[
              {
                label: t`At most a day, of each`,
                value: <Money amount={daily.limit} currency={currency} exact isStrong />,
              },
              {
                label: t`Charged today`,
                value: <Money amount={daily.charged} currency={currency} exact />,
              },
              {
                label: t`Sent to banks today`,
                value: <Money amount={daily.withdrawn} currency={currency} exact />,
              },
              {
                label: t`Purchases settled today`,
                value: <Money amount={daily.spent} currency={currency} exact />,
              },
            ]}
          />
        )}
        <div>
          <Button variant="default" renderRoot={props => <Link {...props} to="/prepaidcard/limit" />}>
            {daily.limit === null ? t`Set a daily limit` : t`Change the daily limit`}
          </Button>
        </div>
      </div>
    </Panel>
  )
}
