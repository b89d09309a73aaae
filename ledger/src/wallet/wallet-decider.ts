import { refuse } from '@strongroom/shared'
import type { Decider, FactShape } from '../book/decider.ts'
import type { Leg } from '../book/legs.ts'
import { adjustment } from './adjustment.ts'
import { bonus } from './bonus.ts'
import { cardFee } from './card-fee.ts'
import { cardLog } from './card-log.ts'
import { cardOrder } from './card-order.ts'
import { cardStanding } from './card-standing.ts'
import { chainSend } from './chain-send.ts'
import { chargeCard } from './charge-card.ts'
import { circleDeposit } from './circle-deposit.ts'
import { closeFixedDeposit } from './close-fixed-deposit.ts'
import { closeWallet, isTooLate, type WalletIsClosed } from './close-wallet.ts'
import { currencyRequest } from './currency-request.ts'
import { deposit } from './deposit.ts'
import { editCardHolder } from './edit-card-holder.ts'
import { fixedDepositInterest } from './fixed-deposit-interest.ts'
import { fpsTopUp } from './fps-top-up.ts'
import type { CommandOf, MovementFact, RefusalOf } from './movement.ts'
import { openCard } from './open-card.ts'
import { openWallet } from './open-wallet.ts'
import { payCode } from './pay-code.ts'
import { quickPay } from './quick-pay.ts'
import { requestPayment } from './request-payment.ts'
import { reversal } from './reversal.ts'
import { sendPayment } from './send-payment.ts'
import { subscribeFixedDeposit } from './subscribe-fixed-deposit.ts'
import { swap } from './swap.ts'
import { topUp } from './top-up.ts'
import { trade } from './trade.ts'
import { emptyWallet, type Wallet, withLegs } from './wallet.ts'
import { withdrawal } from './withdrawal.ts'

/** Every way money moves in a member's wallet. A new one is a file of its own and an entry here. */
const movements = [
  openWallet,
  closeWallet,
  currencyRequest,
  topUp,
  deposit,
  fpsTopUp,
  circleDeposit,
  withdrawal,
  chainSend,
  adjustment,
  reversal,
  bonus,
  swap,
  quickPay,
  subscribeFixedDeposit,
  fixedDepositInterest,
  closeFixedDeposit,
  trade,
  payCode,
  requestPayment,
  sendPayment,
  openCard,
  cardStanding,
  cardLog,
  cardFee,
  cardOrder,
  chargeCard,
  editCardHolder,
] as const
type Any = (typeof movements)[number]

export type WalletFact = MovementFact<Any>
export type WalletCommand = CommandOf<Any>
export type WalletRefusal = RefusalOf<Any> | WalletIsClosed

type Rule = Decider<Wallet, WalletCommand, WalletFact, WalletRefusal>['decide']
type Evolve = (wallet: Wallet, fact: WalletFact) => Wallet

const rules: Readonly<Record<string, Rule>> = Object.assign({}, ...movements.map(each => each.commands))
const evolvers: Readonly<Record<string, Evolve>> = Object.assign({}, ...movements.map(each => each.evolve))
const facts: Readonly<Record<WalletFact['type'], FactShape>> = Object.assign(
  {},
  ...movements.map(each => each.facts),
)

/** One member's money: stream `wallet-{uid}`. Everything in it is atomic, because it is one stream. */
export const walletDecider: Decider<Wallet, WalletCommand, WalletFact, WalletRefusal> = {
  category: 'wallet',
  stateVersion: 5,
  initial: emptyWallet,
  decide: (command, wallet) => {
    const rule = rules[command.type]
    if (!rule) throw new Error(`no movement knows the command ${command.type}`)
    return isTooLate(command, wallet) ? refuse({ kind: 'wallet-closed' }) : rule(command, wallet)
  },
  evolve: (wallet, fact) => {
    const moved = withLegs(wallet, legsOf(fact))
    return evolvers[fact.type]?.(moved, fact) ?? moved
  },
  facts,
}

const legsOf = (fact: WalletFact): readonly Leg[] => ('legs' in fact ? fact.legs : [])
