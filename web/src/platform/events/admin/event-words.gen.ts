// Names of the log’s facts. Written from the folders of the capabilities by `npm run registries`.

import { eventWords as account } from '../../../features/account/event-words.ts'
import { eventWords as audit } from '../../../features/audit/event-words.ts'
import { eventWords as bank } from '../../../features/bank/event-words.ts'
import { eventWords as card } from '../../../features/card/event-words.ts'
import { eventWords as catalogue } from '../../../features/catalogue/event-words.ts'
import { eventWords as chain } from '../../../features/chain/event-words.ts'
import { eventWords as earn } from '../../../features/earn/event-words.ts'
import { eventWords as finance } from '../../../features/finance/event-words.ts'
import { eventWords as identity } from '../../../features/identity/event-words.ts'
import { eventWords as liabilities } from '../../../features/liabilities/event-words.ts'
import { eventWords as office } from '../../../features/office/event-words.ts'
import { eventWords as payQr } from '../../../features/pay-qr/event-words.ts'
import { eventWords as payment } from '../../../features/payment/event-words.ts'
import { eventWords as quickPay } from '../../../features/quick-pay/event-words.ts'
import { eventWords as referral } from '../../../features/referral/event-words.ts'
import { eventWords as swap } from '../../../features/swap/event-words.ts'
import { eventWords as topUp } from '../../../features/top-up/event-words.ts'
import { eventWords as trade } from '../../../features/trade/event-words.ts'
import { eventWords as vip } from '../../../features/vip/event-words.ts'
import { eventWords as wallet } from '../../../features/wallet/event-words.ts'
import { eventWords as withdrawal } from '../../../features/withdrawal/event-words.ts'

export const eventWords = {
  ...account,
  ...audit,
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
  ...referral,
  ...swap,
  ...topUp,
  ...trade,
  ...vip,
  ...wallet,
  ...withdrawal,
} as const
