// How each fact of a wallet reads on a statement. Written from the folders of the capabilities by `npm run registries`.

import { lines as bank } from '../bank/lines.ts'
import { lines as card } from '../card/lines.ts'
import { lines as chain } from '../chain/lines.ts'
import { lines as earn } from '../earn/lines.ts'
import { lines as office } from '../office/lines.ts'
import { lines as payQr } from '../pay-qr/lines.ts'
import { lines as payment } from '../payment/lines.ts'
import { lines as quickPay } from '../quick-pay/lines.ts'
import { lines as referral } from '../referral/lines.ts'
import { lines as swap } from '../swap/lines.ts'
import { lines as topUp } from '../top-up/lines.ts'
import { lines as trade } from '../trade/lines.ts'
import { lines as wallet } from '../wallet/lines.ts'
import { lines as withdrawal } from '../withdrawal/lines.ts'

export const lines = {
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
