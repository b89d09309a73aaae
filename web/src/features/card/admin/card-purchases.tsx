import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import {
  declineReasons,
  purchaseChannels,
  purchaseLimits,
  purchaseSpans,
  ruledBy,
} from '@strongroom/shared/words/card/purchase'
import { isZero } from '../../../i18n/amount.ts'
import { useWordsOf } from '../../../i18n/word.ts'
import { countryName } from '../../../parts/country-name.ts'
import { Facts } from '../../../parts/facts.tsx'
import { custom, money, opens, status, time } from '../../../parts/lists/columns.tsx'
import { choiceOf, period, range, search, state } from '../../../parts/lists/filters.tsx'
import { listScreen } from '../../../parts/lists/list-screen.tsx'
import { Money } from '../../../parts/money.tsx'
import '../../../parts/admin.css'
import { member } from '../../../platform/members/admin/member-column.tsx'
import { LastFour } from '../last-four.tsx'
import { PURCHASE_STATES } from '../purchase-states.ts'
import { CardTabs } from './card-tabs.tsx'

type Purchase = wire.AdminCardPurchase

const purchase = opens<Purchase, 'card.allPurchases'>('purchase', msg`Merchant`, row => <Merchant {...row} />)

/** Purchases with all cards as their processor tells of them. */
export const CardPurchases = listScreen('card.allPurchases', {
  title: msg`Card purchases`,
  about: msg`Purchases as the cards’ processor asks for them and tells of them, with those that were declined.`,
  Above: CardTabs,
  columns: [
    time('created_date'),
    purchase,
    member(),
    status('state', PURCHASE_STATES),
    custom('why', msg`Why declined`, row => <Why {...row} />, { holds: ({ because }) => because !== null }),
    custom('number', msg`Disposable number`, row => <Numbered {...row} />, {
      holds: ({ number_id }) => number_id !== null,
    }),
    money('held', 'currency', msg`Held`),
    money('captured', 'currency', msg`Captured`),
    money('asked', 'currency', msg`Asked for`, { key: 'amount', isStrong: true }),
  ],
  Below: ({ row }) => <Opened row={row} />,
  filters: [
    state('state', PURCHASE_STATES),
    choiceOf('channel', msg`Way`, msg`All ways`, useChannels),
    period(),
    range('card.allPurchases'),
    search(),
  ],
  empty: { title: msg`No purchase yet`, text: msg`Purchases appear here as the processor asks for them.` },
})

function useChannels() {
  const words = useWordsOf(purchaseChannels)
  return (['chip', 'contactless', 'online', 'cash'] as const).map(value => ({ value, label: words[value] }))
}

function Merchant({ merchant }: Purchase) {
  const { t } = useLingui()
  return merchant ?? t`erased`
}

function Numbered({ number_id, number_last4 }: Purchase) {
  const { t } = useLingui()
  if (number_last4 !== null) return <LastFour digits={number_last4} />
  return number_id !== null && <span className="quiet">{t`Unknown`}</span>
}

function Why({ because }: Purchase) {
  const words = useWordsOf(declineReasons)
  return because && <span className="quiet">{words[because]}</span>
}

function Opened({ row }: { row: Purchase }) {
  const { t } = useLingui()
  const [channels, rules] = [useWordsOf(purchaseChannels), useWordsOf(ruledBy)]
  const [limits, spans] = [useWordsOf(purchaseLimits), useWordsOf(purchaseSpans)]
  const { currency, channel, country, mcc, ruled_by, limit_of, limit_per, limit_amount } = row
  const amount = (label: string, of: string) =>
    !isZero(of) && { label, value: <Money amount={of} currency={currency} exact /> }
  return (
    <div className="case">
      <Facts
        rows={[
          { label: t`Purchase`, value: <span className="mono">{row.id}</span> },
          amount(t`Authorised`, row.authorised),
          amount(t`Refunded`, row.refunded),
          row.expires_on !== null && {
            label: t`Held until`,
            value: <span className="figures">{row.expires_on}</span>,
          },
          ruled_by !== null && { label: t`By whose rule`, value: rules[ruled_by] },
          limit_of !== null &&
            limit_per !== null &&
            limit_amount !== null && {
              label: `${limits[limit_of]}, ${spans[limit_per]}`,
              value: <Money amount={limit_amount} currency={currency} exact />,
            },
          channel !== null && { label: t`Way`, value: channels[channel] },
          country !== null && { label: t`Country`, value: countryName(country) },
          mcc !== null && { label: t`MCC`, value: <span className="figures">{mcc}</span> },
          row.bought_currency !== null &&
            row.bought_amount !== null && {
              label: t`Price at the merchant`,
              value: <Money amount={row.bought_amount} currency={row.bought_currency} exact />,
            },
          row.rate !== null && { label: t`Rate`, value: <span className="figures">{row.rate}</span> },
          row.unwanted === 1 && { label: t`Card`, value: t`Had not let this through as it was booked` },
        ]}
      />
    </div>
  )
}
