import type { WalletMovement } from '@strongroom/ledger/wallet'
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

/**
 * Which of the harness's movements make each movement of a wallet. Interest and monthly fees fall due in workers
 * ahead of time; freezing is left to its own tests, since whatever happened to be asked meanwhile would be refused. So are scheduled
 * quick pays, whose days come by the calendar.
 */
const madeBy: Readonly<Record<WalletMovement, readonly Movement[]>> = {
  openWallet: office,
  closeWallet: leaving,
  freezeWallet: [],
  currencyRequest: office,
  topUp: coins,
  deposit: bank,
  fpsTopUp: bank,
  circleDeposit: bank,
  withdrawal: bank,
  chainSend: cards,
  adjustment: office,
  reversal: office,
  bonus: office,
  swap: coins,
  quickPay: payments,
  scheduledQuickPay: [],
  subscribeFixedDeposit: savings,
  fixedDepositInterest: savings,
  closeFixedDeposit: savings,
  trade: coins,
  payQr: payments,
  requestPayment: payments,
  sendPayment: payments,
  openCard: cards,
  cardStanding: cardLife,
  cardLog: cards,
  cardFee: cards,
  cardOrder: openings,
  chargeCard: cards,
  editCardHolder: cardLife,
  showCardNumber: cardLife,
}

/** Every movement as the harness makes it: those of wallets, then those that move no money. */
export const movements: readonly Movement[] = [...new Set([...Object.values(madeBy), addresses, vip])].flat()
