import type { WalletMovement } from '@strongroom/ledger/wallet'
import type { Complete } from '@strongroom/shared'
import type { Movement } from './movements/movement.ts'
import * as files from './movements.gen.ts'

/** Left to their own tests: a freeze, since whatever is asked meanwhile would be refused; schedules, whose days come by the calendar; a card's own freeze, limit and rules; requests for money, of which a member may make few. */
type LeftOut = 'freezeWallet' | 'scheduledQuickPay' | 'moneyRequest' | 'freezeCard' | 'ownLimit' | 'cardRules'

type Made = (typeof files)[keyof typeof files]['makes'][number]

/**
 * Every movement as the harness makes it: each movement of a wallet, and some that move no money. Interest and monthly fees fall
 * due in workers ahead of time.
 */
export const movements: Complete<
  Exclude<WalletMovement, Made | LeftOut>,
  readonly Movement[]
> = Object.values(files).flatMap(file => file.movements)
