import { Statement } from '../../statement/member/statement.tsx'
import { UsdAccount } from './usd-account.tsx'

/** One wallet; that of US dollars is the USD account, with its ways in and out. */
export function OneWallet({ currency }: { currency: string }) {
  return currency === 'USD' ? <UsdAccount /> : <Statement currency={currency} />
}
