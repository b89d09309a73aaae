import { bankAccount, bankDeposit, bankWithdrawal, fpsTopUp } from '../by-bank.ts'
import { cardCharge, cardOrder } from '../card.ts'
import { addressApplication, chainSend, topUp } from '../coins.ts'
import type { Case, Demo } from '../demo.ts'
import { adjustment, cardProvider, currencyRequest, proposedBonus, vipApplication } from '../office.ts'
import { requestedPayment, sentPayment } from '../payments.ts'
import { ada, banks, ben, cold, college, dee } from './people.ts'

/** A case of every kind that waits for an administrator, from the last two days. Cho's identity is the last one. */
export const waitingCases = (demo: Demo): readonly Case[] => [
  ...cardProvider(demo, 30),
  topUp(demo, { email: dee, day: 119, currency: 'USDC', network: 'TRC20', amount: '300', waits: true }),
  bankDeposit(demo, { email: ben, day: 119, amount: '500.00', bank: 'salary', waits: true }),
  fpsTopUp(demo, { email: ada, day: 119, hkdAmount: '3000.00', waits: true }),
  bankWithdrawal(demo, { email: ada, day: 118, amount: '750.00', bank: 'salary', waits: true }),
  chainSend(demo, { to: cold, day: 119, amount: '120', waits: true }),
  requestedPayment(demo, {
    email: ben,
    day: 118,
    amount: '260.00',
    name: 'Portraits',
    remarks: 'Invoice 17',
    waits: true,
  }),
  sentPayment(demo, {
    email: ben,
    day: 119,
    amount: '140.00',
    payee: college,
    remarks: 'Books',
    waits: true,
  }),
  adjustment(demo, {
    email: ben,
    day: 118,
    amount: '1200.00',
    reason: 'A transfer that came in without a reference',
  }),
  currencyRequest(demo, { email: ben, day: 118, currency: 'EUR' }),
  bankAccount(demo, banks.adasNew, { day: 119, waits: true }),
  vipApplication(demo, { email: ada, day: 118, bank: 'salary' }),
  cardOrder(demo, { email: ben, day: 119, orderNumber: 'WX-20417' }),
  cardCharge(demo, { email: dee, day: 119, amount: '100', waits: true }),
  addressApplication(demo, { email: ada, currency: 'LTC', network: 'LTC', day: 118 }),
  proposedBonus(demo, { day: 118, bonus: '10' }),
]
