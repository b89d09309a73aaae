import { describe, test } from 'vitest'
import { activeCard, openedCard, toppedUp, USD, USDC, wallet } from '../testing/wallet-cases.ts'
import type { WalletCommand, WalletFact } from '../wallet/wallet-decider.ts'

const frozen: WalletFact = { type: 'CardFrozen', cardId: 'card-1' }
const freeze = { type: 'FreezeCard', input: {} } as const
const unfreeze = { type: 'UnfreezeCard', input: {} } as const

const charge: WalletCommand = {
  type: 'ChargeCard',
  input: { chargeId: 'c1', currency: 'USDC', amount: '50' },
  given: {
    ...{ verified: true, currency: USDC, cardCurrency: USD, feeRate: '0', today: '2026-11-21' },
    limits: { minimum: '10', maximum: '500', daily: '800' },
  },
}
const approveCharge: WalletCommand = {
  type: 'ApproveCardCharge',
  input: { chargeId: 'c1' },
  given: { approver: 'finance', currency: USDC, cardCurrency: USD },
}
const requested = (source: 'card' | 'wallet'): WalletCommand => ({
  type: 'RequestWithdrawal',
  input: { withdrawalId: 'w1', source, currency: 'USD', amount: '20.00', bankId: 'b1' },
  given: {
    ...{ verified: true, currency: USD, minimum: '1', bankUsable: true, today: '2026-11-21' },
    fee: {},
  },
})
const approveWithdrawal: WalletCommand = {
  type: 'ApproveWithdrawal',
  input: { withdrawalId: 'w1' },
  given: { approver: 'finance', currency: USD },
}
const toCard: WalletCommand = {
  type: 'SubmitDeposit',
  input: { depositId: 'd1', target: 'card', currency: 'USD', amount: '100', proofId: 'f' },
  given: { verified: true, currency: USD, bankUsable: true, card: { vipLevel: 3, fee: '10' } },
}
const bought: WalletCommand = {
  type: 'BookCardLog',
  input: {
    ...{ logId: 'l1', networkTransactionId: 'N1', kind: 'purchase', currency: 'USD', amount: '60' },
    settledOn: '2026-11-22',
  },
  given: { currency: USD },
} as const

/** Dollars and coins in the wallet, and dollars on the card. */
const rich: readonly WalletFact[] = [
  toppedUp('100.00 USD'),
  toppedUp('500.00 USDC', 'top-up-2'),
  ...activeCard,
]
const history = (...more: readonly WalletCommand[]) => {
  let facts: readonly WalletFact[] = rich
  const credit = {
    ...bought,
    input: { ...bought.input, kind: 'credit', logId: 'l0', networkTransactionId: 'N0' },
  }
  for (const command of [credit as WalletCommand, ...more]) {
    const { decision } = wallet.given(...facts).when(command)
    if (decision.kind === 'refused') throw new Error(decision.refusal.kind)
    facts = [...facts, ...decision.facts]
  }
  return facts
}

describe('freezing the card', () => {
  test('happens once and ends once, whatever status administrators have given it', () => {
    wallet
      .given(...activeCard)
      .when(freeze)
      .thenFacts(frozen)
    wallet.given(openedCard).when(freeze).thenFacts(frozen)
    wallet
      .given(...activeCard, frozen)
      .when(freeze)
      .thenNothing()
    wallet
      .given(...activeCard, frozen)
      .when(unfreeze)
      .thenFacts({ type: 'CardUnfrozen', cardId: 'card-1' })
    wallet
      .given(...activeCard)
      .when(unfreeze)
      .thenNothing()
    for (const command of [freeze, unfreeze])
      wallet.given().when(command).thenRefused({ kind: 'card-missing' })
  })

  test('rests charges, withdrawals from the card, transfers to it, and its number', () => {
    const shown = { type: 'ShowCardNumber', input: {} } as const
    const cases: readonly (readonly [readonly WalletCommand[], WalletCommand])[] = [
      [[], charge],
      [[charge], approveCharge],
      [[], requested('card')],
      [[requested('card')], approveWithdrawal],
      [[], toCard],
      [[], shown],
    ]
    for (const [before, command] of cases) {
      const { decision } = wallet.given(...history(...before)).when(command)
      if (decision.kind === 'refused')
        throw new Error(`${command.type} is refused before: ${decision.refusal.kind}`)
      wallet
        .given(...history(...before, freeze))
        .when(command)
        .thenRefused({ kind: 'card-frozen' })
      wallet
        .given(...history(...before, freeze, unfreeze))
        .when(command)
        .thenFacts(...decision.facts)
    }
  })

  test('leaves the wallet as it is, and lets what waits be given back', () => {
    wallet
      .given(...history(freeze))
      .when(requested('wallet'))
      .thenFacts({ type: 'WithdrawalRequested' })
    wallet
      .given(...history(charge, freeze))
      .when({
        type: 'RejectCardCharge',
        input: { chargeId: 'c1', reason: 'frozen' },
        given: { approver: 'finance', currency: USDC, cardCurrency: USD },
      })
      .thenFacts({ type: 'CardChargeRejected' })
  })

  test('books what the network has settled all the same, and says that the card was frozen', () => {
    const { after } = wallet
      .given(...history(freeze))
      .when(bought)
      .thenFacts({ type: 'CardLogBooked', amount: '60.00', whileFrozen: true })
    if (after.balances.USD?.card !== '0') throw new Error(`the card holds ${after.balances.USD?.card}`)
    const { decision } = wallet.given(...history()).when(bought)
    if (decision.kind !== 'accepted' || 'whileFrozen' in (decision.facts[0] ?? {}))
      throw new Error('a purchase with a card in use is marked')
  })

  test('does not end with an account that is frozen too', () => {
    const both: WalletFact = { type: 'WalletFrozen', by: 'member' }
    wallet
      .given(...activeCard, both)
      .when(freeze)
      .thenFacts(frozen)
    wallet
      .given(...activeCard, frozen, both)
      .when(unfreeze)
      .thenRefused({ kind: 'wallet-frozen' })
  })
})
