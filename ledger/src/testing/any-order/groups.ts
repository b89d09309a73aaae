import type { WalletMovement } from '../../wallet/wallet-decider.ts'
import { bank } from './bank.ts'
import { card } from './card.ts'
import { cardNetwork } from './card-network.ts'
import { chain } from './chain.ts'
import { leaving } from './leaving.ts'
import { payQrs } from './pay-qrs.ts'
import { payments } from './payments.ts'
import { savings } from './savings.ts'
import { spine } from './spine.ts'
import type { Group } from './steps.ts'

type LeftOut = { readonly leftOut: string }

const noMoney: LeftOut = { leftOut: 'Its facts carry no legs, so that no balance can depend on their order.' }

/** Which group of the property test makes each movement of a wallet, or why none does. */
const groupOf: Readonly<Record<WalletMovement, Group | LeftOut>> = {
  openWallet: noMoney,
  closeWallet: leaving,
  freezeWallet: noMoney,
  currencyRequest: noMoney,
  topUp: spine,
  deposit: bank,
  fpsTopUp: bank,
  circleDeposit: bank,
  withdrawal: bank,
  chainSend: chain,
  adjustment: bank,
  reversal: bank,
  bonus: bank,
  swap: spine,
  quickPay: spine,
  scheduledQuickPay: {
    leftOut: 'Its days come by the calendar; its money moves by the fact of a quick pay.',
  },
  subscribeFixedDeposit: savings,
  fixedDepositInterest: savings,
  closeFixedDeposit: savings,
  trade: savings,
  payQr: payQrs,
  requestPayment: payments,
  sendPayment: payments,
  openCard: card,
  cardStanding: card,
  cardLog: cardNetwork,
  cardFee: cardNetwork,
  cardOrder: card,
  chargeCard: card,
  editCardHolder: noMoney,
  showCardNumber: noMoney,
}

/** The movements that the property test makes. */
export const madeMovements = (Object.keys(groupOf) as WalletMovement[]).filter(
  each => 'steps' in groupOf[each],
)

/** Every group of movements once, each with its steps, its reactions and its invariants. */
export const groups: readonly Group[] = [
  ...new Set(Object.values(groupOf).filter((each): each is Group => 'steps' in each)),
]
