// The names of the kinds of cases. Written from the folders of the capabilities by `npm run registries`.

import { caseWords as bank } from './bank/words.ts'
import { caseWords as card } from './card/words.ts'
import { caseWords as chain } from './chain/words.ts'
import { caseWords as identity } from './identity/words.ts'
import { caseWords as office } from './office/words.ts'
import { caseWords as payment } from './payment/words.ts'
import { caseWords as topUp } from './top-up/words.ts'
import { caseWords as vip } from './vip/words.ts'
import { caseWords as wallet } from './wallet/words.ts'
import { caseWords as withdrawal } from './withdrawal/words.ts'

export const caseWords = {
  ...bank,
  ...card,
  ...chain,
  ...identity,
  ...office,
  ...payment,
  ...topUp,
  ...vip,
  ...wallet,
  ...withdrawal,
} as const
