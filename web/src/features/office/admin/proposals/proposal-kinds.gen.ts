// The kinds of changes that take two administrators. Written from the folders of the capabilities by `npm run registries`.

import { proposalKinds as account } from '../../../account/admin/proposal-kinds.ts'
import { proposalKinds as bank } from '../../../bank/admin/proposal-kinds.ts'
import { proposalKinds as card } from '../../../card/admin/proposal-kinds.ts'
import { proposalKinds as catalogue } from '../../../catalogue/admin/proposal-kinds.ts'
import { proposalKinds as chain } from '../../../chain/admin/proposal-kinds.ts'
import { proposalKinds as earn } from '../../../earn/admin/proposal-kinds.ts'
import { proposalKinds as finance } from '../../../finance/admin/proposal-kinds.ts'
import { proposalKinds as liabilities } from '../../../liabilities/admin/proposal-kinds.ts'
import { proposalKinds as office } from '../proposal-kinds.ts'
import { proposalKinds as operations } from '../../../operations/admin/proposal-kinds.ts'
import { proposalKinds as trade } from '../../../trade/admin/proposal-kinds.ts'
import { proposalKinds as vip } from '../../../vip/admin/proposal-kinds.ts'

export const proposalKinds = {
  ...account,
  ...bank,
  ...card,
  ...catalogue,
  ...chain,
  ...earn,
  ...finance,
  ...liabilities,
  ...office,
  ...operations,
  ...trade,
  ...vip,
} as const
