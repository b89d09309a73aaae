import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Money } from '../../../parts/money.tsx'
import { walletsQuery } from '../../../platform/balances/member/queries.ts'
import { CARD_POLL_MS } from '../../../platform/members/member/card-info.ts'
import { DepositAddress } from '../../chain/member/deposit-address/deposit-address.tsx'
import { Choices } from './choices.tsx'

/** The member's balances by currency, asked for as often as the card's screens need; nothing while unknown. */
export function useBalances(): ((currency: string) => string) | undefined {
  const { data } = useQuery({ ...walletsQuery, refetchInterval: CARD_POLL_MS })
  return data && (currency => data.find(row => row.currency === currency)?.amount ?? '0')
}

type PayWithProps = { currencies: readonly string[]; value: string; onChange: (currency: string) => void }

/** Which stablecoin pays, with what there is of each; and where to send more of it from outside. */
export function PayWith({ currencies, value, onChange }: PayWithProps) {
  const { t } = useLingui()
  const balance = useBalances()
  return (
    <>
      <Choices
        label={t`Pay with`}
        name="currency"
        value={value}
        onChange={onChange}
        options={currencies.map(currency => ({
          value: currency,
          label: currency,
          detail: balance && <Money amount={balance(currency)} currency={currency} size="sm" />,
        }))}
      />
      <details className="from-outside">
        <summary>{t`Send ${value} from outside`}</summary>
        <DepositAddress key={value} currency={value} />
      </details>
    </>
  )
}
