import { cardCharge, cardFees, cardLife } from '../card.ts'
import { topUp } from '../coins.ts'
import type { Case, Demo } from '../demo.ts'
import { quickPayment } from '../payments.ts'
import { ada, dee, every, inTurn } from './people.ts'

/** Coins sent in, and a card that lives on them. */
export const deesLife = (demo: Demo): readonly Case[] => [
  ...every(28, 6, () => undefined).flatMap((_, turn) => [
    topUp(demo, { email: dee, day: 6 + 28 * turn, currency: 'USDC', network: 'ERC20', amount: '650' }),
    cardCharge(demo, { email: dee, day: 7 + 28 * turn, amount: '350' }),
  ]),
  ...cardLife(demo, dee, { from: 5, to: 117, refundOn: 72 }),
  ...cardFees(demo, dee),
  ...every(35, 17, (day, turn) =>
    quickPayment(demo, {
      from: dee,
      to: ada,
      day,
      amount: inTurn(['20.00', '55.00'], turn),
      currency: 'USDC',
    }),
  ),
]
