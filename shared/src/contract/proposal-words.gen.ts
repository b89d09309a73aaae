// The names of the kinds of proposals. Written from the folders of the capabilities by `npm run registries`.

import { proposalWords as account } from './account/proposal-words.ts'
import { proposalWords as bank } from './bank/proposal-words.ts'
import { proposalWords as card } from './card/proposal-words.ts'
import { proposalWords as catalogue } from './catalogue/proposal-words.ts'
import { proposalWords as chain } from './chain/proposal-words.ts'
import { proposalWords as earn } from './earn/proposal-words.ts'
import { proposalWords as finance } from './finance/proposal-words.ts'
import { proposalWords as liabilities } from './liabilities/proposal-words.ts'
import { proposalWords as office } from './office/proposal-words.ts'
import { proposalWords as operations } from './operations/proposal-words.ts'
import { proposalWords as trade } from './trade/proposal-words.ts'
import { proposalWords as vip } from './vip/proposal-words.ts'

export const proposalWords = {
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
