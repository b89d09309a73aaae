// The kinds of cases, as members see their own. Written from the folders of the capabilities by `npm run registries`.

import { ownCases as bank } from '../../features/bank/own-cases.ts'
import { ownCases as card } from '../../features/card/own-cases.ts'
import { ownCases as chain } from '../../features/chain/own-cases.ts'
import { ownCases as identity } from '../../features/identity/own-cases.ts'
import { ownCases as office } from '../../features/office/own-cases.ts'
import { ownCases as payment } from '../../features/payment/own-cases.ts'
import { ownCases as topUp } from '../../features/top-up/own-cases.ts'
import { ownCases as vip } from '../../features/vip/own-cases.ts'
import { ownCases as wallet } from '../../features/wallet/own-cases.ts'
import { ownCases as withdrawal } from '../../features/withdrawal/own-cases.ts'

export const ownCases = {
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
