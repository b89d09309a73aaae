import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { declineReasons, purchaseChannels } from '@strongroom/shared/words/card/purchase'
import { Link } from '@tanstack/react-router'
import { isZero } from '../../../i18n/amount.ts'
import { calendarDayText } from '../../../i18n/time.ts'
import { useWordsOf } from '../../../i18n/word.ts'
import { countryName } from '../../../parts/country-name.ts'
import { Facts } from '../../../parts/facts.tsx'
import { InState } from '../../../parts/lists/columns.tsx'
import { state } from '../../../parts/lists/filters.tsx'
import { Money } from '../../../parts/money.tsx'
import { useReferenceRow } from '../../../parts/money-flow/money-rows.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { HelpLink } from '../../../platform/lines/member/help-link.tsx'
import { recordScreen } from '../../../platform/lines/member/record-screen.tsx'
import { WarmUp } from '../../../platform/members/member/locked-feature.tsx'
import { cardAccess, useOwnPath } from '../../../platform/members/member/queries.ts'
import { LastFour } from '../last-four.tsx'
import { PURCHASE_STATES } from '../purchase-states.ts'
import { CardTabs } from './card-tabs.tsx'
import { Dispute } from './dispute.tsx'
import '../../../parts/admin.css'

type Purchase = wire.CardPurchase

const PURCHASES = recordScreen(
  'card.purchases',
  {
    title: msg`Purchases with the card`,
    what: purchase => <Name {...purchase} />,
    detail: purchase => <Detail {...purchase} />,
    state: purchase => <InState {...PURCHASE_STATES[purchase.state]} />,
    amount: purchase => <Amount {...purchase} />,
    Below: ({ row }) => <Opened purchase={row} />,
    filters: [state('state', PURCHASE_STATES)],
    ranged: 'card.purchases',
    empty: { title: msg`No purchase yet`, text: msg`Purchases with your card appear here as they are made.` },
  },
  useOwnPath,
)

/** The member's purchases as the card's processor tells of them: pending ones, and declined ones with what to do. */
export function Purchases() {
  const { t } = useLingui()
  return (
    <Page title={t`Prepaid card`}>
      <WarmUp access={cardAccess}>
        <CardTabs />
        <PURCHASES.Part />
      </WarmUp>
    </Page>
  )
}

function Name({ merchant }: Purchase) {
  const { t } = useLingui()
  return merchant ?? t`Purchase`
}

function Detail({ state, because, channel, country }: Purchase) {
  const [reasons, channels] = [useWordsOf(declineReasons), useWordsOf(purchaseChannels)]
  if (state === 'declined' && because) return reasons[because]
  return [channel && channels[channel], country && countryName(country)].filter(Boolean).join(' · ')
}

const amountOf = ({
  state,
  asked,
  held,
  captured,
}: Pick<Purchase, 'state' | 'asked' | 'held' | 'captured'>) => {
  if (!isZero(captured)) return captured
  return state === 'pending' ? held : asked
}

/** The amount that the card has paid, or that is held or was asked for. */
const Amount = ({ state, asked, held, captured, currency }: Purchase) => (
  <Money
    amount={amountOf({ state, asked, held, captured })}
    currency={currency}
    exact
    isStrong={state === 'captured'}
    isVoid={state === 'declined' || state === 'reversed' || state === 'expired'}
  />
)

function Opened({ purchase }: { purchase: Purchase }) {
  const { t } = useLingui()
  const reference = useReferenceRow()
  const [reasons, channels] = [useWordsOf(declineReasons), useWordsOf(purchaseChannels)]
  const { currency, because, channel, country, mcc, expires_on, state } = purchase
  const money = (label: string, amount: string) =>
    !isZero(amount) && { label, value: <Money amount={amount} currency={currency} exact /> }
  return (
    <div className="case">
      <Facts
        rows={[
          state === 'declined' && because !== null && { label: t`Why`, value: reasons[because] },
          state === 'declined' && { label: t`What to do`, value: <Advice purchase={purchase} /> },
          state !== 'declined' &&
            because !== null && { label: t`Declined addition`, value: reasons[because] },
          money(t`Held`, purchase.held),
          money(t`Bought`, purchase.captured),
          money(t`Given back`, purchase.refunded),
          state === 'pending' &&
            expires_on !== null && { label: t`Held until`, value: calendarDayText(expires_on) },
          purchase.bought_currency !== null &&
            purchase.bought_amount !== null && {
              label: t`Price at the merchant`,
              value: <Money amount={purchase.bought_amount} currency={purchase.bought_currency} exact />,
            },
          purchase.rate !== null && {
            label: t`Rate`,
            value: <span className="figures">{purchase.rate}</span>,
          },
          purchase.number_last4 !== null && {
            label: t`Disposable number`,
            value: <LastFour digits={purchase.number_last4} />,
          },
          channel !== null && { label: t`Way`, value: channels[channel] },
          country !== null && { label: t`Country`, value: countryName(country) },
          mcc !== null && { label: t`MCC`, value: <span className="figures">{mcc}</span> },
          reference(purchase.id),
        ]}
      />
      {state === 'declined' ? null : <Dispute reference={purchase.id} isMarked={purchase.unwanted === 1} />}
      <HelpLink reference={purchase.id} />
    </div>
  )
}

/** The next step after a purchase that was declined. */
function Advice({ purchase: { because, ruled_by } }: { purchase: Purchase }) {
  const { t } = useLingui()
  if (because === 'insufficient') return <Link to="/prepaidcard/charge">{t`Charge the card`}</Link>
  if (because === 'frozen') return <Link to="/prepaidcard">{t`Unfreeze the card, if it was you`}</Link>
  if (because === 'number-ended' || because === 'other-merchant' || because === 'number-limit')
    return <Link to="/prepaidcard/numbers">{t`See your disposable numbers`}</Link>
  if (because === 'account-frozen') return <Link to="/setting">{t`See what rests in your account`}</Link>
  if (ruled_by === 'holder') return <Link to="/prepaidcard/rules">{t`Change the limits of your card`}</Link>
  return <Link to="/csr">{t`Ask customer service`}</Link>
}
