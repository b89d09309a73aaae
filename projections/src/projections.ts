import { balances } from './balances/balances.ts'
import { catalogue } from './catalogue/catalogue.ts'
import { events } from './events/events.ts'
import { members } from './members/members.ts'
import { movements } from './movements/movements.ts'
import { quickPays } from './quick-pays/quick-pays.ts'
import type { Projection } from './runner/projection.ts'
import { swaps } from './swaps/swaps.ts'
import { topUps } from './top-ups/top-ups.ts'
import { wallets } from './wallets/wallets.ts'

/** Every read model. A new one is a folder and an entry here. */
export const projections = [
  balances,
  wallets,
  topUps,
  swaps,
  quickPays,
  movements,
  events,
  catalogue,
  members,
] as const satisfies readonly Projection[]
