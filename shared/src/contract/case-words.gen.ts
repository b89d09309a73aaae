// The names of the kinds of cases. Written from the folders of the capabilities by `npm run registries`.

import { caseWords as bank } from './bank/case-words.ts'
import { caseWords as card } from './card/case-words.ts'
import { caseWords as chain } from './chain/case-words.ts'
import { caseWords as identity } from './identity/case-words.ts'
import { caseWords as office } from './office/case-words.ts'
import { caseWords as payment } from './payment/case-words.ts'
import { caseWords as topUp } from './top-up/case-words.ts'
import { caseWords as vip } from './vip/case-words.ts'
import { caseWords as wallet } from './wallet/case-words.ts'
import { caseWords as withdrawal } from './withdrawal/case-words.ts'

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
