// Codes and messages of the refusals of each capability. Written from the folders of the capabilities by `npm run registries`.

import { refusals as account } from '../account/words.ts'
import { refusals as bank } from '../bank/words.ts'
import { refusals as card } from '../card/words.ts'
import { refusals as catalogue } from '../catalogue/words.ts'
import { refusals as chain } from '../chain/words.ts'
import { refusals as earn } from '../earn/words.ts'
import { refusals as finance } from '../finance/words.ts'
import { refusals as identity } from '../identity/words.ts'
import { refusals as liabilities } from '../liabilities/words.ts'
import { refusals as office } from '../office/words.ts'
import { refusals as payQr } from '../pay-qr/words.ts'
import { refusals as payment } from '../payment/words.ts'
import { refusals as quickPay } from '../quick-pay/words.ts'
import { refusals as swap } from '../swap/words.ts'
import { refusals as topUp } from '../top-up/words.ts'
import { refusals as trade } from '../trade/words.ts'
import { refusals as vip } from '../vip/words.ts'
import { refusals as wallet } from '../wallet/words.ts'
import { refusals as withdrawal } from '../withdrawal/words.ts'

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
