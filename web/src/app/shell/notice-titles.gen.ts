// Titles of the notices under the bell. Written from the folders of the capabilities by `npm run registries`.

import { noticeTitles as account } from '../../features/account/notice-titles.ts'
import { noticeTitles as bank } from '../../features/bank/notice-titles.ts'
import { noticeTitles as card } from '../../features/card/notice-titles.ts'
import { noticeTitles as chain } from '../../features/chain/notice-titles.ts'
import { noticeTitles as earn } from '../../features/earn/notice-titles.ts'
import { noticeTitles as identity } from '../../features/identity/notice-titles.ts'
import { noticeTitles as office } from '../../features/office/notice-titles.ts'
import { noticeTitles as payQr } from '../../features/pay-qr/notice-titles.ts'
import { noticeTitles as payment } from '../../features/payment/notice-titles.ts'
import { noticeTitles as quickPay } from '../../features/quick-pay/notice-titles.ts'
import { noticeTitles as referral } from '../../features/referral/notice-titles.ts'
import { noticeTitles as support } from '../../features/support/notice-titles.ts'
import { noticeTitles as topUp } from '../../features/top-up/notice-titles.ts'
import { noticeTitles as trade } from '../../features/trade/notice-titles.ts'
import { noticeTitles as vip } from '../../features/vip/notice-titles.ts'
import { noticeTitles as wallet } from '../../features/wallet/notice-titles.ts'
import { noticeTitles as withdrawal } from '../../features/withdrawal/notice-titles.ts'

export const noticeTitles = {
  ...account,
  ...bank,
  ...card,
  ...chain,
  ...earn,
  ...identity,
  ...office,
  ...payQr,
  ...payment,
  ...quickPay,
  ...referral,
  ...support,
  ...topUp,
  ...trade,
  ...vip,
  ...wallet,
  ...withdrawal,
} as const
