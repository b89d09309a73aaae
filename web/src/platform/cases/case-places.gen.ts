// The kinds of cases, and where administrators and members find them. Written from the folders of the capabilities by `npm run registries`.

import { casePlaces as bank } from '../../features/bank/case-places.ts'
import { casePlaces as card } from '../../features/card/case-places.ts'
import { casePlaces as chain } from '../../features/chain/case-places.ts'
import { casePlaces as identity } from '../../features/identity/case-places.ts'
import { casePlaces as office } from '../../features/office/case-places.ts'
import { casePlaces as payment } from '../../features/payment/case-places.ts'
import { casePlaces as topUp } from '../../features/top-up/case-places.ts'
import { casePlaces as vip } from '../../features/vip/case-places.ts'
import { casePlaces as wallet } from '../../features/wallet/case-places.ts'
import { casePlaces as withdrawal } from '../../features/withdrawal/case-places.ts'

export const casePlaces = {
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
