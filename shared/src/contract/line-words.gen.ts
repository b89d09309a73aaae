// The kinds of lines on a statement. Written from the folders of the capabilities by `npm run registries`.

import { lineWords as bank } from './bank/line-words.ts'
import { lineWords as card } from './card/line-words.ts'
import { lineWords as chain } from './chain/line-words.ts'
import { lineWords as earn } from './earn/line-words.ts'
import { lineWords as office } from './office/line-words.ts'
import { lineWords as payQr } from './pay-qr/line-words.ts'
import { lineWords as payment } from './payment/line-words.ts'
import { lineWords as quickPay } from './quick-pay/line-words.ts'
import { lineWords as referral } from './referral/line-words.ts'
import { lineWords as swap } from './swap/line-words.ts'
import { lineWords as topUp } from './top-up/line-words.ts'
import { lineWords as trade } from './trade/line-words.ts'
import { lineWords as wallet } from './wallet/line-words.ts'
import { lineWords as withdrawal } from './withdrawal/line-words.ts'

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
