// Sentences of the refusals of each capability. Written from the folders of the capabilities by `npm run registries`.

import { refusalWords as account } from '../features/account/refusal-words.ts'
import { refusalWords as audit } from '../features/audit/refusal-words.ts'
import { refusalWords as bank } from '../features/bank/refusal-words.ts'
import { refusalWords as card } from '../features/card/refusal-words.ts'
import { refusalWords as catalogue } from '../features/catalogue/refusal-words.ts'
import { refusalWords as chain } from '../features/chain/refusal-words.ts'
import { refusalWords as earn } from '../features/earn/refusal-words.ts'
import { refusalWords as exports } from '../features/exports/refusal-words.ts'
import { refusalWords as finance } from '../features/finance/refusal-words.ts'
import { refusalWords as identity } from '../features/identity/refusal-words.ts'
import { refusalWords as liabilities } from '../features/liabilities/refusal-words.ts'
import { refusalWords as office } from '../features/office/refusal-words.ts'
import { refusalWords as operations } from '../features/operations/refusal-words.ts'
import { refusalWords as payQr } from '../features/pay-qr/refusal-words.ts'
import { refusalWords as payment } from '../features/payment/refusal-words.ts'
import { refusalWords as priceAlert } from '../features/price-alert/refusal-words.ts'
import { refusalWords as quickPay } from '../features/quick-pay/refusal-words.ts'
import { refusalWords as statement } from '../features/statement/refusal-words.ts'
import { refusalWords as swap } from '../features/swap/refusal-words.ts'
import { refusalWords as topUp } from '../features/top-up/refusal-words.ts'
import { refusalWords as trade } from '../features/trade/refusal-words.ts'
import { refusalWords as vip } from '../features/vip/refusal-words.ts'
import { refusalWords as wallet } from '../features/wallet/refusal-words.ts'
import { refusalWords as withdrawal } from '../features/withdrawal/refusal-words.ts'

export const refusalWords = {
  ...account,
  ...audit,
  ...bank,
  ...card,
  ...catalogue,
  ...chain,
  ...earn,
  ...exports,
  ...finance,
  ...identity,
  ...liabilities,
  ...office,
  ...operations,
  ...payQr,
  ...payment,
  ...priceAlert,
  ...quickPay,
  ...statement,
  ...swap,
  ...topUp,
  ...trade,
  ...vip,
  ...wallet,
  ...withdrawal,
} as const
