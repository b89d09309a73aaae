// Names of the log’s facts. Written from the folders of the capabilities by `npm run registries`.

import { eventWords as account } from './account/event-words.ts'
import { eventWords as audit } from './audit/event-words.ts'
import { eventWords as bank } from './bank/event-words.ts'
import { eventWords as card } from './card/event-words.ts'
import { eventWords as catalogue } from './catalogue/event-words.ts'
import { eventWords as chain } from './chain/event-words.ts'
import { eventWords as earn } from './earn/event-words.ts'
import { eventWords as finance } from './finance/event-words.ts'
import { eventWords as identity } from './identity/event-words.ts'
import { eventWords as liabilities } from './liabilities/event-words.ts'
import { eventWords as office } from './office/event-words.ts'
import { eventWords as payQr } from './pay-qr/event-words.ts'
import { eventWords as payment } from './payment/event-words.ts'
import { eventWords as quickPay } from './quick-pay/event-words.ts'
import { eventWords as referral } from './referral/event-words.ts'
import { eventWords as swap } from './swap/event-words.ts'
import { eventWords as topUp } from './top-up/event-words.ts'
import { eventWords as trade } from './trade/event-words.ts'
import { eventWords as vip } from './vip/event-words.ts'
import { eventWords as wallet } from './wallet/event-words.ts'
import { eventWords as withdrawal } from './withdrawal/event-words.ts'

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
