import { moneyAsked, savedPayee, weeklyPayment } from '../between-members.ts'
import { bankAccount, bankDeposit, bankWithdrawal, fpsTopUp } from '../by-bank.ts'
import { boundAddress, chainSend, swap } from '../coins.ts'
import type { Case, Demo } from '../demo.ts'
import { adjustment, adjustmentReversal } from '../office.ts'
import { quickPayment, sentPayment } from '../payments.ts'
import { fixedDeposit, trade } from '../savings.ts'
import { ada, banks, ben, cold, dee, every, inTurn, isBanked, landlord } from './people.ts'

/** A salary, the rent, savings, coins, a card of dollars now and then: the member with most of everything. */
export const adasLife = (demo: Demo): readonly Case[] => [
  bankAccount(demo, banks.adas, { day: 1 }),
  boundAddress(demo, cold, 4),
  ...demo.calendar
    .monthly(25)
    .filter(isBanked)
    .map(day => bankDeposit(demo, { email: ada, day, amount: '4850.00', bank: 'salary' })),
  ...demo.calendar
    .monthly(2)
    .map(day =>
      sentPayment(demo, { email: ada, day, amount: '1650.00', payee: landlord, remarks: 'Rent, flat 12B' }),
    ),
  ...demo.calendar
    .monthly(11)
    .filter(isBanked)
    .map(day => bankWithdrawal(demo, { email: ada, day, amount: '600.00', bank: 'salary' })),
  bankWithdrawal(demo, {
    email: ada,
    day: 47,
    amount: '2500.00',
    bank: 'salary',
    rejectedFor: 'The name of the account is not the member’s: use an account in your own name',
  }),
  ...every(7, 3, (day, turn) =>
    swap(demo, {
      email: ada,
      day,
      source: turn % 4 === 3 ? 'USDC' : 'USD',
      target: turn % 4 === 3 ? 'USD' : 'USDC',
      amount: inTurn(['250', '180', '320', '150'], turn),
    }),
  ),
  ...every(7, 5, (day, turn) =>
    quickPayment(demo, {
      from: ada,
      to: ben,
      day,
      amount: inTurn(['24.50', '61.00', '18.20', '35.75', '12.00'], turn),
    }),
  ),
  ...every(21, 10, (day, turn) =>
    quickPayment(demo, {
      from: ada,
      to: dee,
      day,
      amount: inTurn(['40.00', '25.00'], turn),
      currency: 'USDC',
    }),
  ),
  savedPayee(demo, 5, { of: ada, payee: ben, nickname: 'Ben, climbing' }),
  savedPayee(demo, 10, { of: ada, payee: dee, nickname: 'Dee' }),
  ...weeklyPayment(demo, { from: ada, to: dee, day: 99, currency: 'USDC', amount: '15' }),
  moneyAsked(demo, {
    from: ada,
    of: ben,
    day: 70,
    amount: '12.00',
    note: 'Taxi on Friday',
    answer: { declined: 'I went home by bus' },
  }),
  ...fixedDeposit(demo, { email: ada, day: 8, currency: 'USDC', term: 3, amount: '1500' }),
  ...fixedDeposit(demo, { email: ada, day: 20, currency: 'USD', term: 12, amount: '5000' }),
  ...fixedDeposit(demo, { email: ada, day: 64, currency: 'USD', term: 6, amount: '1000' }),
  trade(demo, {
    email: ada,
    day: 15,
    side: 'sell',
    base: 'BTC',
    target: 'USDC',
    price: '60000',
    amount: '0.05',
    ends: { filledAfter: 9 },
  }),
  trade(demo, {
    email: ada,
    day: 52,
    side: 'sell',
    base: 'ETH',
    target: 'USDC',
    price: '3100',
    amount: '0.5',
    ends: { filledAfter: 12 },
  }),
  trade(demo, {
    email: ada,
    day: 76,
    side: 'buy',
    base: 'BTC',
    target: 'USD',
    price: '52000',
    amount: '0.01',
    ends: { cancelledAfter: 6 },
  }),
  trade(demo, {
    email: ada,
    day: 110,
    side: 'sell',
    base: 'BTC',
    target: 'USDC',
    price: '72000',
    amount: '0.1',
  }),
  chainSend(demo, { to: cold, day: 33, amount: '250' }),
  chainSend(demo, { to: cold, day: 90, amount: '400' }),
  fpsTopUp(demo, { email: ada, day: 29, hkdAmount: '4000.00' }),
  fpsTopUp(demo, { email: ada, day: 83, hkdAmount: '2500.00' }),
  adjustment(demo, { email: ada, day: 58, amount: '35.00', reason: 'A bank’s fee, given back' }),
  adjustment(demo, { email: ada, day: 59, amount: '35.00', reason: 'A bank’s fee, given back' }),
  adjustmentReversal(demo, { email: ada, day: 61, of: 59, reason: 'Given back twice' }),
  quickPayment(demo, { from: ada, to: ben, day: 120, amount: '16.40', time: '00:20' }),
]
