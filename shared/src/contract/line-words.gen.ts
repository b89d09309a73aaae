// The kinds of lines on a statement. Written from the folders of the capabilities by `npm run registries`.

import { lineWords as bank } from './bank/words.ts'
import { lineWords as card } from './card/words.ts'
import { lineWords as chain } from './chain/words.ts'
import { lineWords as earn } from './earn/words.ts'
import { lineWords as office } from './office/words.ts'
import { lineWords as payQr } from './pay-qr/words.ts'
import { lineWords as payment } from './payment/words.ts'
import { lineWords as quickPay } from './quick-pay/words.ts'
import { lineWords as referral } from './referral/words.ts'
import { lineWords as swap } from './swap/words.ts'
import { lineWords as topUp } from './top-up/words.ts'
import { lineWords as trade } from './trade/words.ts'
import { lineWords as wallet } from './wallet/words.ts'
import { lineWords as withdrawal } from './withdrawal/words.ts'

export const lineWords = {
  ...bank,
  ...card,
  ...chain,
  ...earn,
  ...office,
  ...payQr,
  ...payment,
  ...quickPay,
  ...referral,
  ...swap,
  ...topUp,
  ...trade,
  ...wallet,
  ...withdrawal,
} as const
