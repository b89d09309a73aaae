import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isZero } from '../../../parts/amount.ts'
import { Facts } from '../../../parts/facts.tsx'
import { Money } from '../../../parts/money.tsx'
import { percentOf } from '../../../parts/rate.ts'
import { WaitingInside } from '../../../parts/waiting.tsx'
import { settingsQuery } from '../../chain/member/deposit-address/queries.ts'
import { HousePage } from '../member/customer-service/house-page.tsx'

/** The fees that administrators have set, as they hold now: those that most pay, or all of them. A setting that the server does not name is left out. */
export function Costs({ isWhole = false }: { isWhole?: boolean }) {
  const { t } = useLingui()
  const query = useQuery(settingsQuery)
  if (!query.data) return <WaitingInside query={query} />
  const settingOf = (code: string) => query.data.find(({ field_code }) => field_code === code)?.field_value
  const row = (label: string, code: string, shown: (value: string) => ReactNode) => {
    const value = settingOf(code)
    return value !== undefined && value !== '' && { label, value: shown(value) }
  }
  const dollars = (value: string) => <Money amount={value} currency="USD" />
  const share = (value: string) => <span className="figures">{percentOf(value)}</span>
  const rate = settingOf('withdrawFeeRate') ?? '0'
  const sendRate = settingOf('sendPaymentFeeRate') ?? '0'
  return (
    <>
      <Facts
        rows={[
          row(t`Opening a card`, 'openCardFee', dollars),
          row(t`A card, each month`, 'cardMonthlyFee', dollars),
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
                row(t`A payment that you asked for`, 'requestPaymentFeeRate', share),
                row(t`A card, each year`, 'cardAnnualFee', dollars),
              ]
            : []),
        ]}
      />
      <p className="quiet">
        {t`These are the fees of today. Every screen says its own before you agree, and VIP members may pay less.`}{' '}
        {!isWhole && <HousePage setting="feesUrl">{t`All fees`}</HousePage>}
      </p>
    </>
  )
}
