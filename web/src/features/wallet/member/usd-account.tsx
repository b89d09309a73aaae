import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Statement } from '../../statement/member/statement.tsx'

const USD = 'USD'

/** The USD account: its statement, and the ways in and out. */
export function UsdAccount() {
  const { t } = useLingui()
  return (
    <Statement
      currency={USD}
      ways={
        <div className="row wrap gap-14 mb-16">
          <Link to="/depositfrombank">{t`Deposit from a bank`}</Link>
          <Link to="/withdrawtobank">{t`Withdraw to a bank`}</Link>
          <Link to="/banks/requestpayment">{t`Request a payment`}</Link>
          <Link to="/banks/sendpayment">{t`Send a payment`}</Link>
          <Link to="/virtualaccount">{t`Virtual account`}</Link>
          <Link to="/banks">{t`Bank accounts`}</Link>
        </div>
      }
    />
  )
}

/** One wallet; that of US dollars is the USD account, with its ways in and out. */
export function OneWallet({ currency }: { currency: string }) {
  return currency === 'USD' ? <UsdAccount /> : <Statement currency={currency} />
}
