// Codes and messages of the refusals of each capability. Written from the folders of the capabilities by `npm run registries`.

import { refusals as account } from '../account/refusals.ts'
import { refusals as bank } from '../bank/refusals.ts'
import { refusals as card } from '../card/refusals.ts'
import { refusals as catalogue } from '../catalogue/refusals.ts'
import { refusals as chain } from '../chain/refusals.ts'
import { refusals as earn } from '../earn/refusals.ts'
import { refusals as finance } from '../finance/refusals.ts'
import { refusals as identity } from '../identity/refusals.ts'
import { refusals as liabilities } from '../liabilities/refusals.ts'
import { refusals as office } from '../office/refusals.ts'
import { refusals as payQr } from '../pay-qr/refusals.ts'
import { refusals as payment } from '../payment/refusals.ts'
import { refusals as quickPay } from '../quick-pay/refusals.ts'
import { refusals as swap } from '../swap/refusals.ts'
import { refusals as topUp } from '../top-up/refusals.ts'
import { refusals as trade } from '../trade/refusals.ts'
import { refusals as vip } from '../vip/refusals.ts'
import { refusals as wallet } from '../wallet/refusals.ts'
import { refusals as withdrawal } from '../withdrawal/refusals.ts'

export const refusals = {
  ...account,
  ...bank,
  ...card,
  ...catalogue,
  ...chain,
  ...earn,
  ...finance,
  ...identity,
  ...liabilities,
  ...office,
  ...payQr,
  ...payment,
  ...quickPay,
  ...swap,
  ...topUp,
  ...trade,
  ...vip,
  ...wallet,
  ...withdrawal,
} as const
