// The kinds of lines on a statement. Written from the folders of the capabilities by `npm run registries`.

import { lineWords as bank } from '../../features/bank/line-words.ts'
import { lineWords as card } from '../../features/card/line-words.ts'
import { lineWords as chain } from '../../features/chain/line-words.ts'
import { lineWords as earn } from '../../features/earn/line-words.ts'
import { lineWords as office } from '../../features/office/line-words.ts'
import { lineWords as payQr } from '../../features/pay-qr/line-words.ts'
import { lineWords as payment } from '../../features/payment/line-words.ts'
import { lineWords as quickPay } from '../../features/quick-pay/line-words.ts'
import { lineWords as referral } from '../../features/referral/line-words.ts'
import { lineWords as swap } from '../../features/swap/line-words.ts'
import { lineWords as topUp } from '../../features/top-up/line-words.ts'
import { lineWords as trade } from '../../features/trade/line-words.ts'
import { lineWords as wallet } from '../../features/wallet/line-words.ts'
import { lineWords as withdrawal } from '../../features/withdrawal/line-words.ts'

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
