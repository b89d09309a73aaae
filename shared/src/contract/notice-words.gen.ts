// Titles of the notices under the bell. Written from the folders of the capabilities by `npm run registries`.

import { noticeWords as account } from './account/notice-words.ts'
import { noticeWords as bank } from './bank/notice-words.ts'
import { noticeWords as card } from './card/notice-words.ts'
import { noticeWords as chain } from './chain/notice-words.ts'
import { noticeWords as earn } from './earn/notice-words.ts'
import { noticeWords as identity } from './identity/notice-words.ts'
import { noticeWords as office } from './office/notice-words.ts'
import { noticeWords as payQr } from './pay-qr/notice-words.ts'
import { noticeWords as payment } from './payment/notice-words.ts'
import { noticeWords as priceAlert } from './price-alert/notice-words.ts'
import { noticeWords as quickPay } from './quick-pay/notice-words.ts'
import { noticeWords as referral } from './referral/notice-words.ts'
import { noticeWords as support } from './support/notice-words.ts'
import { noticeWords as topUp } from './top-up/notice-words.ts'
import { noticeWords as trade } from './trade/notice-words.ts'
import { noticeWords as vip } from './vip/notice-words.ts'
import { noticeWords as wallet } from './wallet/notice-words.ts'
import { noticeWords as withdrawal } from './withdrawal/notice-words.ts'

export const noticeWords = {
  ...account,
  ...bank,
  ...card,
  ...chain,
  ...earn,
  ...identity,
  ...office,
  ...payQr,
  ...payment,
  ...priceAlert,
  ...quickPay,
  ...referral,
  ...support,
  ...topUp,
  ...trade,
  ...vip,
  ...wallet,
  ...withdrawal,
} as const
