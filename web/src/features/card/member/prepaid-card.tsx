import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { amountText, isZero } from '../../../i18n/amount.ts'
import { Facts } from '../../../parts/facts.tsx'
import { Money } from '../../../parts/money.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { Waiting } from '../../../parts/waiting.tsx'
import { WarmUp } from '../../../platform/members/member/locked-feature.tsx'
import { cardAccess } from '../../../platform/members/member/queries.ts'
import { cardTypeName } from '../queries.ts'
import { CardSpending } from './card-spending.tsx'
import { CardTabs } from './card-tabs.tsx'
import './prepaid-card.css'
import { cardInfoQuery } from '../../../platform/members/member/card-info.ts'
import { CardFace } from './card-face.tsx'
import { CardFreeze } from './card-freeze.tsx'
import { CardLimit } from './card-limit.tsx'
import { CardPicture } from './card-types.tsx'
import { Held, PurchaseRules } from './purchase-rules.tsx'

/** The member's own card: what is on it, and what it costs to keep. */
export function PrepaidCard() {
  const { t } = useLingui()
  return (
    <Page title={t`Prepaid card`}>
      <WarmUp access={cardAccess}>
        <CardTabs />
        <Card />
      </WarmUp>
    </Page>
  )
}

function Card() {
  const { t } = useLingui()
  const query = useQuery(cardInfoQuery)
  const { data: card } = query
  if (!card) return <Waiting query={query} />
  return (
    <div className="stack">
      {card.status === 3 && <Arrears card={card} />}
      <Panel>
        <div className="card-top">
          <CardFace card={card} />
          <div className="stack">
            <div>
              <div className="label">{t`On the card`}</div>
              <Money amount={card.balance} currency={card.currency} size="xl" />
              {!isZero(card.held) && <Held card={card} />}
            </div>
            <div className="row wrap gap-10">
              <Button renderRoot={props => <Link {...props} to="/prepaidcard/charge" />}>
                {t`Charge the card`}
              </Button>
              <Button variant="default" renderRoot={props => <Link {...props} to="/withdrawtobank" />}>
                {t`Withdraw to a bank`}
              </Button>
            </div>
          </div>
        </div>
      </Panel>
      <div className="card-safety">
        <CardFreeze card={card} />
        <CardLimit card={card} />
      </div>
      {card.purchasing && <PurchaseRules card={card} />}
      <CardSpending />
      <Panel title={t`Terms`}>
        <Terms card={card} />
      </Panel>
    </div>
  )
}

function Arrears({ card }: { card: wire.CardInfo }) {
  const { t } = useLingui()
  const fee = amountText(card.monthly_fee, card.currency)
  const annual = amountText(card.annual_fee, card.currency)
  return (
    <Notice
      tone="wrong"
      title={t`Your card is suspended`}
      action={<Link to="/prepaidcard/charge">{t`Charge the card`}</Link>}
    >
      {isZero(card.annual_fee)
        ? t`The monthly fee of ${fee} could not be taken. Put it on the card, and the card comes back.`
        : t`The monthly fee of ${fee}, or the annual fee of ${annual}, could not be taken. Put it on the card, and the card comes back.`}
    </Notice>
  )
}

function Terms({ card }: { card: wire.CardInfo }) {
  const { t } = useLingui()
  const { card_type, charging, currency } = card
  const day = card.monthly_fee_day
  return (
    <Facts
      rows={[
        card_type !== null && {
          label: t`Type of card`,
          value: (
            <span className="card-type">
              <CardPicture image={card_type.card_img} /> {cardTypeName(card_type)}
            </span>
          ),
        },
        !isZero(charging.pending) && {
          label: t`Waits for finance`,
          value: <Money amount={charging.pending} currency={currency} exact />,
        },
        {
          label: t`Monthly fee, on day ${day} of the month`,
          value: <Money amount={card.monthly_fee} currency={currency} exact />,
        },
        !isZero(card.annual_fee) && {
          label: t`Annual fee, a year after the first day of use and each year from then on`,
          value: <Money amount={card.annual_fee} currency={currency} exact />,
        },
        {
          label: t`Can be charged today`,
          value: <Money amount={charging.left} currency={currency} exact />,
        },
        card.card_number === null && {
          label: t`Number of the card`,
          value: t`Appears within 24 hours of activation`,
        },
        {
          label: t`If the balance is too low at 23:59 of the fee day`,
          value: t`The card is suspended until it is enough`,
        },
      ]}
    />
  )
}
