import type { Currency } from '@strongroom/shared'
import { Money } from '@strongroom/shared'
import { userAccount } from '../book/accounts.ts'
import { move, together } from '../book/legs.ts'
import { type WalletCommand, type WalletFact, walletDecider } from '../wallet/wallet-decider.ts'
import { decisionsOf } from './given.ts'

export const USD: Currency = { code: 'USD', scale: 2 }
export const USDC: Currency = { code: 'USDC', scale: 6 }
export const BTC: Currency = { code: 'BTC', scale: 8 }

/** `'100.00 USD'` as money. */
export const money = (text: string): Money => {
  const [amount = '', code = ''] = text.split(' ')
  const currency = [USD, USDC, BTC].find(each => each.code === code)
  if (!currency) throw new Error(`no such currency in the tests: ${code}`)
  return Money.of(amount, currency)
}

export const ada = '100044'
export const ben = '100045'

/** Rules of Ada's wallet. */
export const wallet = decisionsOf(walletDecider, ada)

/** Ada's wallet after these facts and then these commands, each of which is accepted. */
export const played = (history: readonly WalletFact[], commands: readonly WalletCommand[]) => {
  let facts = history
  for (const command of commands) {
    const { decision } = wallet.given(...facts).when(command)
    if (decision.kind === 'refused') throw new Error(`${command.type} is refused: ${decision.refusal.kind}`)
    facts = [...facts, ...decision.facts]
  }
  return wallet.given(...facts)
}

/** Money that came in from a chain and was approved without a fee. */
export const toppedUp = (text: string, topUpId = 'top-up-1'): WalletFact => {
  const amount = money(text)
  return {
    type: 'TopUpApproved',
    topUpId,
    currency: amount.currency.code,
    amount: amount.amount,
    fee: '0',
    credited: amount.amount,
    legs: move(amount, { from: 'world:chain', to: userAccount(ada, 'available') }),
  }
}

/** A card paid for by the wallet, with nothing on it. */
export const openedCard: WalletFact = {
  type: 'CardOpened',
  cardId: 'card-1',
  openedBy: 'wallet',
  currency: 'USDC',
  fee: '0',
  precharge: '0',
  cardCurrency: 'USD',
  initialBalance: '0',
  legs: together(),
}

/** The same card, reviewed: it can be charged. */
export const activeCard: readonly WalletFact[] = [
  openedCard,
  { type: 'CardActivated', cardId: 'card-1', on: '2026-11-20' },
]
