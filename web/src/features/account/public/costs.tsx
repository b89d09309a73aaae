import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isZero } from '../../../i18n/amount.ts'
import { Facts } from '../../../parts/facts.tsx'
import { Money } from '../../../parts/money.tsx'
import { percentOf } from '../../../parts/rate.ts'
import { WaitingInside } from '../../../parts/waiting.tsx'
import { HousePage } from '../../../platform/settings/member/house-page.tsx'
import { settingsQuery } from '../../../platform/settings/member/queries.ts'
import { cardTypeName, cardTypesQuery } from '../../card/queries.ts'
import { useListedFees } from './use-listed-fees.tsx'

type CardPrice = 'opening_fee' | 'monthly_fee' | 'annual_fee'

/** The fees that administrators have set, as they hold now: those that most pay, or all of them. A setting that the server does not name is left out. */
export function Costs({ isWhole = false }: { isWhole?: boolean }) {
  const { t } = useLingui()
  const query = useQuery(settingsQuery)
  const types = useQuery(cardTypesQuery)
  const listed = useListedFees(isWhole)
  if (!query.data) return <WaitingInside query={query} />
  if (!types.data) return <WaitingInside query={types} />
  if (isWhole && !listed.query.data) return <WaitingInside query={listed.query} />
  const settingOf = (code: string) => query.data.find(({ field_code }) => field_code === code)?.field_value
  const row = (label: string, code: string, shown: (value: string) => ReactNode) => {
    const value = settingOf(code)
    return value !== undefined && value !== '' && { label, value: shown(value) }
  }
  const dollars = (value: string) => <Money amount={value} currency="USD" exact />
  /** A price of cards: of each type that is offered, or of the settings where none is. */
  const cardRows = (label: string, price: CardPrice, code: string) =>
    types.data.length === 0
      ? [row(label, code, dollars)]
      : types.data.map(type => ({
          label: types.data.length === 1 ? label : `${label} · ${cardTypeName(type)}`,
          value: dollars(type[price]),
        }))
  const share = (value: string) => <span className="figures">{percentOf(value)}</span>
  const rate = settingOf('withdrawFeeRate') ?? '0'
  const sendRate = settingOf('sendPaymentFeeRate') ?? '0'
  return (
    <>
      <Facts
        rows={[
          ...cardRows(t`Opening a card`, 'opening_fee', 'openCardFee'),
          ...cardRows(t`A card, each month`, 'monthly_fee', 'cardMonthlyFee'),
          row(t`Charging the card`, 'cardRechargeFeeRate', share),
          row(t`Bank deposit to the wallet`, 'bankDepositFeeRate', share),
          row(t`Withdrawing US dollars to a bank`, 'withdrawFee', value => (
            <>
              {dollars(value)}
              {!isZero(rate) && <> + {share(rate)}</>}
            </>
          )),
          ...(isWhole
            ? [
                row(t`Withdrawing from the card to a bank`, 'cardToBankFeeRate', share),
                row(t`Bank deposit to the card`, 'bankToCardFeeRate', share),
                row(t`Sending a payment to a bank`, 'sendPaymentFee', value => (
                  <>
                    {dollars(value)}
                    {!isZero(sendRate) && <> + {share(sendRate)}</>}
                  </>
                )),
                row(t`Withdrawing another currency to a bank`, 'withdrawFee', value => (
                  <>
                    <span className="figures">{t`${value} of that currency`}</span>
                    {!isZero(rate) && <> + {share(rate)}</>}
                  </>
                )),
                row(t`A payment that you asked for`, 'requestPaymentFeeRate', share),
                row(t`An order at the market`, 'tradeMarketFeeRate', share),
                ...cardRows(t`A card, each year`, 'annual_fee', 'cardAnnualFee'),
                ...listed.rows,
              ]
            : []),
        ]}
      />
      <p className="quiet">
        {t`These are the fees of today. Every screen says its own before you agree. Members of a VIP level or of a group may have other fees.`}{' '}
        {!isWhole && <HousePage setting="feesUrl">{t`All fees`}</HousePage>}
      </p>
    </>
  )
}
