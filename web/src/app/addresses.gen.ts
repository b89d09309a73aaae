// The addresses of the screens of every capability. Written from the folders of the capabilities by `npm run registries`.

import { addresses as account } from '../features/account/addresses.ts'
import { addresses as audit } from '../features/audit/addresses.ts'
import { addresses as bank } from '../features/bank/addresses.ts'
import { addresses as card } from '../features/card/addresses.ts'
import { addresses as catalogue } from '../features/catalogue/addresses.ts'
import { addresses as chain } from '../features/chain/addresses.ts'
import { addresses as earn } from '../features/earn/addresses.ts'
import { addresses as exports } from '../features/exports/addresses.ts'
import { addresses as finance } from '../features/finance/addresses.ts'
import { addresses as identity } from '../features/identity/addresses.ts'
import { addresses as liabilities } from '../features/liabilities/addresses.ts'
import { addresses as office } from '../features/office/addresses.ts'
import { addresses as operations } from '../features/operations/addresses.ts'
import { addresses as payQr } from '../features/pay-qr/addresses.ts'
import { addresses as payment } from '../features/payment/addresses.ts'
import { addresses as priceAlert } from '../features/price-alert/addresses.ts'
import { addresses as quickPay } from '../features/quick-pay/addresses.ts'
import { addresses as referral } from '../features/referral/addresses.ts'
import { addresses as statement } from '../features/statement/addresses.ts'
import { addresses as support } from '../features/support/addresses.ts'
import { addresses as swap } from '../features/swap/addresses.ts'
import { addresses as topUp } from '../features/top-up/addresses.ts'
import { addresses as trade } from '../features/trade/addresses.ts'
import { addresses as vip } from '../features/vip/addresses.ts'
import { addresses as wallet } from '../features/wallet/addresses.ts'
import { addresses as withdrawal } from '../features/withdrawal/addresses.ts'

export const addresses = [
  ...account,
  ...audit,
  ...bank,
  ...card,
  ...catalogue,
  ...chain,
  ...earn,
  ...exports,
  ...finance,
  ...identity,
  ...liabilities,
  ...office,
  ...operations,
  ...payQr,
  ...payment,
  ...priceAlert,
  ...quickPay,
  ...referral,
  ...statement,
  ...support,
  ...swap,
  ...topUp,
  ...trade,
  ...vip,
  ...wallet,
  ...withdrawal,
] as const
