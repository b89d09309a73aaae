import { moneyAsked, savedPayee } from '../between-members.ts'
import { bankAccount, bankDeposit, bankWithdrawal } from '../by-bank.ts'
import { swap } from '../coins.ts'
import type { Case, Demo } from '../demo.ts'
import { userGroup } from '../office.ts'
import { quickPayment, requestedPayment, sentPayment } from '../payments.ts'
import { fixedDeposit } from '../savings.ts'
import { ada, banks, ben, college, every, inTurn, isBanked, landlord } from './people.ts'

/** Nothing of the demo's past happens after it. */
export const lastPayment = { from: ben, to: ada, day: 120, amount: '23.00', time: '00:30' } as const

/** A salary, a course, work on the side. */
export const bensLife = (demo: Demo): readonly Case[] => [
  bankAccount(demo, banks.bens, { day: 2 }),
  ...demo.calendar
    .monthly(28)
    .filter(isBanked)
    .map(day => bankDeposit(demo, { email: ben, day, amount: '2900.00', bank: 'salary' })),
  ...demo.calendar
    .monthly(3)
    // The first salary comes before the first rent, whichever day of a month it began on.
    .filter(day => day > 31)
    .map(day =>
      sentPayment(demo, { email: ben, day, amount: '1180.00', payee: landlord, remarks: 'Rent, flat 3A' }),
    ),
  ...demo.calendar
    .monthly(4)
    .map(day =>
      sentPayment(demo, { email: ben, day, amount: '85.00', payee: college, remarks: 'Evening course' }),
    ),
  ...demo.calendar
    .monthly(18)
    .filter(isBanked)
    .map(day => bankWithdrawal(demo, { email: ben, day, amount: '700.00', bank: 'salary' })),
  ...every(14, 9, (day, turn) =>
    quickPayment(demo, { from: ben, to: ada, day, amount: inTurn(['15.00', '42.30', '9.80'], turn) }),
  ),
  ...every(28, 26, day => swap(demo, { email: ben, day, source: 'USD', target: 'USDC', amount: '120' })),
  quickPayment(demo, lastPayment),
  savedPayee(demo, 9, { of: ben, payee: ada, nickname: 'Ada' }),
  moneyAsked(demo, { from: ben, of: ada, day: 45, amount: '32.00', note: 'Concert ticket', answer: 'paid' }),
  moneyAsked(demo, { from: ben, of: ada, day: 119, amount: '18.50', note: 'Dinner on Saturday' }),
  userGroup(demo, { email: ben, day: 12 }),
  ...fixedDeposit(demo, { email: ben, day: 41, currency: 'USD', term: 0, amount: '300' }),
  requestedPayment(demo, {
    email: ben,
    day: 37,
    amount: '420.00',
    name: 'Wedding pictures',
    remarks: 'Invoice 14',
  }),
]
