// Titles of the notices under the bell. Written from the folders of the capabilities by `npm run registries`.

import { noticeWords as account } from './account/words.ts'
import { noticeWords as bank } from './bank/words.ts'
import { noticeWords as card } from './card/words.ts'
import { noticeWords as chain } from './chain/words.ts'
import { noticeWords as earn } from './earn/words.ts'
import { noticeWords as exports } from './exports/words.ts'
import { noticeWords as identity } from './identity/words.ts'
import { noticeWords as office } from './office/words.ts'
import { noticeWords as payQr } from './pay-qr/words.ts'
import { noticeWords as payment } from './payment/words.ts'
import { noticeWords as priceAlert } from './price-alert/words.ts'
import { noticeWords as quickPay } from './quick-pay/words.ts'
import { noticeWords as referral } from './referral/words.ts'
import { noticeWords as statement } from './statement/words.ts'
import { noticeWords as support } from './support/words.ts'
import { noticeWords as topUp } from './top-up/words.ts'
import { noticeWords as trade } from './trade/words.ts'
import { noticeWords as vip } from './vip/words.ts'
import { noticeWords as wallet } from './wallet/words.ts'
import { noticeWords as withdrawal } from './withdrawal/words.ts'

export const noticeWords = {
  ...account,
  ...bank,
  ...card,
  ...chain,
  ...earn,
  ...exports,
  ...identity,
  ...office,
  ...payQr,
  ...payment,
  ...priceAlert,
  ...quickPay,
  ...referral,
  ...statement,
  ...support,
  ...topUp,
  ...trade,
  ...vip,
  ...wallet,
  ...withdrawal,
} as const
