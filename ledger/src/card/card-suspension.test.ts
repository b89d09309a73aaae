import { describe, test } from 'vitest'
import { move } from '../book/legs.ts'
import { ada, money, wallet } from '../testing/wallet-cases.ts'
import type { WalletFact } from '../wallet/wallet-decider.ts'
import { active, onCard, since, suspend, suspended, taken, terms } from './testing/card-fee-cases.ts'

describe('suspending a card', () => {
  test('waits until the fee day is over, and is done once', () => {
    const card = wallet.given(...active('0.99'))
    card
      .when(suspend('2026-02', terms('2026-02-01')))
      .thenRefused({ kind: 'card-fee-not-due', on: '2026-02-01' })
    card.when(suspend('2026-02', terms('2026-02-02'))).thenFacts(suspended)
    wallet
      .given(...active('0.99'), suspended)
      .when(suspend('2026-02', terms('2026-02-03')))
      .thenNothing()
  })
  test('does nothing to a card that holds the fee, or has paid it', () => {
    wallet
      .given(...active('1.00'))
      .when(suspend('2026-02', terms('2026-02-02')))
      .thenNothing()
    const paid = {
      ...taken,
      month: '2026-02',
      currency: 'USD',
      legs: move(money('1.00 USD'), { from: `user:${ada}:card`, to: 'house:card-fees' }),
    } as const
    wallet
      .given(...active('1.00'), paid)
      .when(suspend('2026-02', terms('2026-02-02')))
      .thenNothing()
  })
  test('leaves a card below zero in use while there is no fee', () => {
    const below: WalletFact = {
      ...onCard('2.00'),
      logId: 'l2',
      kind: 'purchase',
      legs: move(money('2.00 USD'), { from: `user:${ada}:card`, to: 'world:card-network' }),
    } as never
    const free = terms('2026-02-02', { fees: since('0') })
    wallet
      .given(...active('0.99'), below)
      .when(suspend('2026-02', free))
      .thenNothing()
  })
})
