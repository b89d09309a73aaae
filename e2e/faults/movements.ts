import { addresses } from './movements/addresses.ts'
import { bank } from './movements/bank.ts'
import { cardLife } from './movements/card-life.ts'
import { cards } from './movements/cards.ts'
import { coins } from './movements/coins.ts'
import { leaving } from './movements/leaving.ts'
import type { Movement } from './movements/movement.ts'
import { office } from './movements/office.ts'
import { openings } from './movements/openings.ts'
import { payments } from './movements/payments.ts'
import { savings } from './movements/savings.ts'
import { vip } from './movements/vip.ts'

/** Every movement of money as the harness makes it. A new movement is an entry in one of these lists. */
export const movements: readonly Movement[] = [
  ...coins,
  ...bank,
  ...payments,
  ...savings,
  ...cards,
  ...cardLife,
  ...openings,
  ...addresses,
  ...vip,
  ...office,
  ...leaving,
]
