import { msg } from '@lingui/core/macro'
import type { AnswerGroup } from './answer.ts'

/** About money that comes, goes and stays. */
export const moneyAnswers: AnswerGroup = {
  id: 'money',
  title: msg`Money`,
  answers: [
    {
      id: 'bank-transfer',
      question: msg`How long does a bank transfer take?`,
      answer: msg`Bank wires arrive in 3 to 6 business days. After more than 6 business days, write to customer service with the reference of the deposit.`,
    },
    {
      id: 'locked',
      question: msg`Why is part of my balance locked?`,
      answer: msg`It waits for a decision: a withdrawal, a payment or an order that you have asked for. If it does not go through, the money comes back.`,
    },
    {
      id: 'coins-missing',
      question: msg`I sent coins and do not see them.`,
      answer: msg`Report the transfer under Top up, with its TXID. Coins that were sent over another network than the one shown with the address may be lost.`,
      way: { to: '/topup', name: msg`Top up` },
    },
    {
      id: 'pay-member',
      question: msg`How do I pay another member?`,
      answer: msg`By their user ID, e-mail address, phone number or handle, or by a code that you scan, from 0.01. Both of you need a verified identity.`,
      way: { to: '/quickpay', name: msg`Quick pay` },
    },
    {
      id: 'ask-for-money',
      question: msg`How do I ask another member for money?`,
      answer: msg`Under Quick pay, Requests: say whom you ask, with an amount and a note. They pay it or decline it until its last day, and you hear of it.`,
      way: { to: '/quickpay/requests', name: msg`Requests` },
    },
    {
      id: 'pay-every-month',
      question: msg`Can I pay somebody every month?`,
      answer: msg`Yes: schedule the payment under Quick pay. It is paid on its day without your doing anything, as long as your wallet holds enough.`,
      way: { to: '/quickpay/scheduled', name: msg`Scheduled` },
    },
    {
      id: 'withdraw',
      question: msg`How long does a withdrawal take?`,
      answer: msg`Finance looks at it first, and your bank needs its own days after that. The page of the withdrawal says where it stands, and you get an e-mail when it is decided.`,
      way: { to: '/records/withdraw', name: msg`Withdrawals` },
    },
    {
      id: 'cancel',
      question: msg`Can I cancel what I have asked for?`,
      answer: msg`Yes, while it waits and until somebody at finance has taken it: open it under Transactions and cancel it. The money comes back at once.`,
      way: { to: '/transactions', name: msg`Transactions` },
    },
    {
      id: 'swap-rate',
      question: msg`How is the rate of a swap set?`,
      answer: msg`By the price at that moment and the fee of your level. The rate that you review is the rate that you get, as long as you confirm it in time.`,
      way: { to: '/swap', name: msg`Swap` },
    },
    {
      id: 'order-open',
      question: msg`Why has my order not been filled?`,
      answer: msg`A limit order is filled at its price or a better one. Until then its amount stays locked; cancel the order to have it back.`,
      way: { to: '/trades/list', name: msg`Orders` },
    },
    {
      id: 'deposit-early',
      question: msg`What if I end a fixed deposit early?`,
      answer: msg`You get the principal back. The interest that you lose is shown before you confirm.`,
      way: { to: '/userfixeddeposits', name: msg`My deposits` },
    },
    {
      id: 'fees',
      question: msg`What do you charge?`,
      answer: msg`Each form shows its fee before you confirm, and one page lists them all.`,
      way: { to: '/user/fees', name: msg`Fees` },
    },
    {
      id: 'limits',
      question: msg`Why can I not send more?`,
      answer: msg`There are limits for each payment, for a day and for a month. One page shows them all, and how much of each is left.`,
      way: { to: '/limits', name: msg`Limits` },
    },
    {
      id: 'statement',
      question: msg`Where do I get a statement for my bank or the tax office?`,
      answer: msg`Under Statements: choose the days, and save it as a PDF or CSV file with the balances at the start and at the end.`,
      way: { to: '/statements', name: msg`Statements` },
    },
    {
      id: 'receipt',
      question: msg`How do I prove that I have paid?`,
      answer: msg`Open the payment and save its receipt. Anybody can check it without an account, even without us.`,
      way: { to: '/verify', name: msg`Check a receipt` },
    },
  ],
}
