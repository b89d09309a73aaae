import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { HiddenMoney, Money } from '../../../parts/money.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { Waiting } from '../../../parts/waiting.tsx'
import { cardInfoQuery, hasCard } from '../../../platform/members/member/card-info.ts'
import { Plastic } from './plastic.tsx'

/** The card on the dashboard: its balance and the way to charge it, or the way to one. */
export function CardTile({ isHidden }: { isHidden: boolean }) {
  const { t } = useLingui()
  const query = useQuery(cardInfoQuery)
  const { data: card } = query
  if (!card) return <Waiting query={query} />
  if (!hasCard(card)) return <NoCard card={card} />
  if (card.status === -1) return <Notice tone="wrong" title={t`Your card is blocked`} />
  return (
    <Panel>
      <div className="stack">
        <Plastic card={card} />
        <div className="row apart wrap">
          <div>
            <div className="label">{t`On the card`}</div>
            {isHidden ? (
              <HiddenMoney currency={card.currency} size="lg" />
            ) : (
              <Money amount={card.balance} currency={card.currency} size="lg" />
            )}
          </div>
          {card.status === 1 ? (
            <span className="quiet">{t`being reviewed`}</span>
          ) : (
            <Button
              variant="default"
              size="sm"
              renderRoot={props => <Link {...props} to="/prepaidcard/charge" />}
            >
              {t`Charge`}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  )
}

function NoCard({ card }: { card: wire.CardInfo }) {
  const { t } = useLingui()
  return (
    <Panel title={t`Prepaid card`}>
      <div className="stack">
        <p className="quiet">
          {card.opening.underWay
            ? t`Your card opens once the house has seen your payment.`
            : t`Pay anywhere with what is in your wallet.`}
        </p>
        <Button variant="default" renderRoot={props => <Link {...props} to="/prepaidcard/opencard" />}>
          {card.opening.underWay ? t`See where it stands` : t`Open a card`}
        </Button>
      </div>
    </Panel>
  )
}
