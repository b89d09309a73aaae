import { refuse } from '@strongroom/shared'
import { circleDeposit } from '../bank/circle-deposit.ts'
import { deposit } from '../bank/deposit.ts'
import { fpsTopUp } from '../bank/fps-top-up.ts'
import type { Leg } from '../book/legs.ts'
import { cardFee } from '../card/card-fee.ts'
import { cardLog } from '../card/card-log.ts'
import { cardOrder } from '../card/card-order.ts'
import { cardStanding } from '../card/card-standing.ts'
import { chargeCard } from '../card/charge-card.ts'
import { editCardHolder } from '../card/edit-card-holder.ts'
import { openCard } from '../card/open-card.ts'
import { showCardNumber } from '../card/show-card-number.ts'
import { chainSend } from '../chain/chain-send.ts'
import { closeFixedDeposit } from '../earn/close-fixed-deposit.ts'
import { fixedDepositInterest } from '../earn/fixed-deposit-interest.ts'
import { subscribeFixedDeposit } from '../earn/subscribe-fixed-deposit.ts'
import type { Decider, FactShape } from '../eventlog/decider.ts'
import { adjustment } from '../office/adjustment.ts'
import { reversal } from '../office/reversal.ts'
import { payQr } from '../pay-qr/pay-qr.ts'
import { requestPayment } from '../payment/request-payment.ts'
import { sendPayment } from '../payment/send-payment.ts'
import { quickPay } from '../quick-pay/quick-pay.ts'
import { scheduledQuickPay } from '../quick-pay/scheduled-quick-pay.ts'
import { bonus } from '../referral/bonus.ts'
import { swap } from '../swap/swap.ts'
import { topUp } from '../top-up/top-up.ts'
import { trade } from '../trade/trade.ts'
import { withdrawal } from '../withdrawal/withdrawal.ts'
import { closeWallet, isTooLate, type WalletIsClosed } from './close-wallet.ts'
import { currencyRequest } from './currency-request.ts'
import { freezeWallet } from './freeze-wallet.ts'
import { type WalletIsFrozen, whileFrozen } from './frozen.ts'
import type { CommandOf, MovementFact, RefusalOf } from './movement.ts'
import { openWallet } from './open-wallet.ts'
import { emptyWallet, type Wallet, withLegs } from './wallet.ts'

/** Every way money moves in a member's wallet. A new one is a file of its own and an entry here. */
const movements = {
  openWallet,
  closeWallet,
  freezeWallet,
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
  scheduledQuickPay,
  subscribeFixedDeposit,
  fixedDepositInterest,
  closeFixedDeposit,
  trade,
  payQr,
  requestPayment,
  sendPayment,
  openCard,
  cardStanding,
  cardLog,
  cardFee,
  cardOrder,
  chargeCard,
  editCardHolder,
  showCardNumber,
} as const
/** The name of a movement, so that tests' lists of movements can be complete. */
export type WalletMovement = keyof typeof movements
type Any = (typeof movements)[WalletMovement]

export type WalletFact = MovementFact<Any>
export type WalletCommand = CommandOf<Any>
export type WalletRefusal = RefusalOf<Any> | WalletIsClosed | WalletIsFrozen

/** The commands and facts of each movement by name, so that tests can see that they make every movement. */
export const movementWords = Object.fromEntries(
  Object.entries(movements).map(([name, { commands, facts }]) => [
    name,
    { commands: Object.keys(commands), facts: Object.keys(facts) },
  ]),
) as unknown as Readonly<
  Record<WalletMovement, { readonly commands: readonly string[]; readonly facts: readonly string[] }>
>

/** Every command, so that a new one says whether it rests. */
const inFrozen: Readonly<Record<WalletCommand['type'], 'rests' | 'goes-on'>> = whileFrozen

type Rule = Decider<Wallet, WalletCommand, WalletFact, WalletRefusal>['decide']
type Evolve = (wallet: Wallet, fact: WalletFact) => Wallet

const rules: Readonly<Record<string, Rule>> = Object.assign(
  {},
  ...Object.values(movements).map(each => each.commands),
)
const evolvers: Readonly<Record<string, Evolve>> = Object.assign(
  {},
  ...Object.values(movements).map(each => each.evolve),
)
const facts: Readonly<Record<WalletFact['type'], FactShape>> = Object.assign(
  {},
  ...Object.values(movements).map(each => each.facts),
)

/** One member's money: stream `wallet-{uid}`. Everything in it is atomic, because it is one stream. */
export const walletDecider: Decider<Wallet, WalletCommand, WalletFact, WalletRefusal> = {
  category: 'wallet',
  stateVersion: 7,
  initial: emptyWallet,
  decide: (command, wallet) => {
    const rule = rules[command.type]
    if (!rule) throw new Error(`no movement knows the command ${command.type}`)
    if (isTooLate(command, wallet)) return refuse({ kind: 'wallet-closed' })
    return wallet.frozen && inFrozen[command.type] === 'rests'
      ? refuse({ kind: 'wallet-frozen' })
      : rule(command, wallet)
  },
  evolve: (wallet, fact) => {
    const moved = withLegs(wallet, legsOf(fact))
    return evolvers[fact.type]?.(moved, fact) ?? moved
  },
  facts,
}

const legsOf = (fact: WalletFact): readonly Leg[] => ('legs' in fact ? fact.legs : [])
