import { screen } from '@testing-library/react'
import { enterCode, fill, press, see, type } from '../act.ts'
import { answers, answersWhole, lists } from '../answers.ts'
import { paid } from '../at-quick-pay.ts'
import { checked as checkedWithdrawal, requested } from '../at-withdrawal.ts'
import { currencies, settings, wallet } from '../catalogue.ts'
import { bank, cardInfo } from '../records.ts'
import { answersSwaps } from '../swap-screen.ts'
import { type Flow, giveCode, pressOnce } from './flow.ts'
import { marketTrade } from './market-flow.ts'

const wallets = () => answers('wallet.list', [wallet('USD', '2000.00'), wallet('USDC', '500')])

const trade: Flow = {
  ...{ file: 'trade/member/trade.tsx', address: '/trades/buy', call: 'trade.place', field: 'Amount to buy' },
  set: () => {
    wallets()
    answers('currency.list', [...currencies])
    lists('trade.open', [])
    answers('trade.priceHistory', [])
    lists('trade.pairs', [
      {
        ...{ id: 'USDC-USD', base: 'USDC', target: 'USD', minimum: '0.001', price: null, status: 1, sort: 0 },
        market: '0.9985',
      },
    ])
    const said = { worth: '1.00', locked: '1.00', balance: '33.33', worse: null, locked_currency: 'USD' }
    answers('trade.check', ({ body }) => ({ ...said, ...body }))
    answers('trade.place', { id: 'trade-1', status: 0 })
  },
  walk: async () => {
    fill({ 'Limit price of one USDC': '1', 'Amount to buy': '0.5' })
    press('Review the order')
    await pressOnce('Place the order')
  },
  end: 'Place another',
}

const subscribe: Flow = {
  ...{ file: 'earn/member/subscribe.tsx', address: '/userfixeddeposits/buy' },
  ...{ call: 'earn.subscribe', field: 'Amount' },
  set: () => {
    wallets()
    answers('earn.planById', [
      { id: 'USD-3', currency: 'USD', term: 3, type: 1, rate: '3.65', minimum: '10', status: 1, sort: 0 },
    ])
    answers('earn.check', ({ body: { planId, rate } }) => ({
      ...{ currency: 'USD', principal: '1000.00', balance: '5.55', planId, rate },
      term: 3 as const,
      ...{ interest: '8.88', maturity_date: '2027-02-03', maturity_amount: '1077.70' },
    }))
    answers('earn.subscribe', {
      ...{ id: 'deposit-1', principal: '1000.00', status: 0 },
      ...{ maturity_date: '2027-02-03', maturity_amount: '1077.70' },
    })
  },
  walk: async () => {
    type('Amount', '1000')
    press('Review')
    await pressOnce('Set 1,000.00 USD aside')
  },
  end: '1,000.00 USD is earning now',
}

const charge: Flow = {
  ...{ file: 'card/member/charge.tsx', address: '/prepaidcard/charge' },
  ...{ call: 'card.charge', field: 'Amount on the card' },
  set: () => {
    wallets()
    answers('card.info', cardInfo())
    answers('chargeItem.offered')
    answers('catalogue.fixedNetworks', [])
    answers('card.checkCharge', ({ body: { currency } }) => ({
      ...{ cost: '101.11', fee: '7.77', total: '108.88', balance: '3.33', currency },
      ...{ cardCurrency: 'USD', amount: '100.00', cardBalance: '222.22' },
    }))
    answers('card.charge', { id: 'charge-1', status: 0 })
  },
  walk: async () => {
    type('Amount on the card', '100')
    await pressOnce('Review 100.00 USD')
    await pressOnce('Charge 100.00 USD')
  },
  end: 'Asked for',
}

const swap: Flow = {
  ...{ file: 'swap/member/swap.tsx', address: '/swap', call: 'swap.make', field: 'Amount to give' },
  set: answersSwaps,
  walk: async () => {
    await see('Available 500.00 USD')
    type('Amount to give', '100.5')
    press(/^Review the swap/)
    await pressOnce('Swap 100.50 USD')
  },
  end: 'Swap again',
}

const withdrawal: Flow = {
  ...{ file: 'withdrawal/member/withdrawal.tsx', address: '/withdrawtobank' },
  ...{ call: 'withdrawal.request', field: 'Amount' },
  set: () => {
    wallets()
    lists('bank.ofMember', [bank()])
    answers('withdrawal.check', checkedWithdrawal)
    answers('account.mailCode')
    answers('withdrawal.request', requested)
  },
  walk: async () => {
    await see('Available 2,000.00 USD')
    type('Amount', '100')
    press('Review 100.00 USD')
    await giveCode()
    await see('Enter your PAY code')
    enterCode('PAY code', '806257')
  },
  end: 'Asked for',
}

const chainSend: Flow = {
  ...{ file: 'chain/member/chain-send/chain-send.tsx', address: '/sendonchain' },
  ...{ call: 'chain.send', field: 'Amount' },
  set: () => {
    lists('chain.addressBook', [
      {
        ...{ id: 'book-1', currency: 'USDC', network: 'ERC20', name: 'Ledger', usable_date: null },
        ...{ address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', created_date: '2026-11-21T14:00:00Z' },
      },
    ])
    lists('chain.sends', [])
    answers('chain.sendable', { currency: 'USDC', network: 'ERC20', available: '100', fee: '2' })
    answers('chain.checkSend', {
      ...{ currency: 'USDC', network: 'ERC20', amount: '50', fee: '2', arrives: '48' },
      ...{ available: '100', balance: '50' },
    })
    answers('account.mailCode')
    answers('chain.send', { id: 'send-1', status: 0 })
  },
  walk: async () => {
    await see('Available 100.00 USDC')
    type('Amount', '50')
    press('Review 50.00 USDC')
    await giveCode()
    await see('Enter your PAY code')
    enterCode('PAY code', '806257')
  },
  end: 'Asked for',
}

const quickPay: Flow = {
  ...{ file: 'quick-pay/member/quick-pay.tsx', address: '/quickpay' },
  ...{ call: 'quickPay.send', field: 'Whom to pay' },
  set: () => {
    wallets()
    answers('quickPay.findPayee', { uid: '100046', username: 'Ben', quickpay_status: 1 })
    answers('quickPay.check', { currency: 'USD', amount: '25.5', available: '100.00', balance: '74.50' })
    answers('account.mailCode')
    answers('quickPay.send', paid)
    answers('quickPay.contacts', [])
  },
  walk: async () => {
    type('Whom to pay', '100046')
    press('Find the payee')
    await see('Available 2,000.00 USD')
    type('Amount', '25.5')
    press('Review 25.50 USD')
    await giveCode()
  },
  end: 'Pay again',
}

const sendPayment: Flow = {
  ...{ file: 'payment/member/send-payment.tsx', address: '/banks/sendpayment' },
  ...{ call: 'payment.send', field: 'Name of the payee' },
  set: () => {
    wallets()
    lists('payment.sends', [])
    answers('payment.checkSend', {
      ...{ currency: 'USD', amount: '75', fee: '5', total: '80', available: '500', balance: '420' },
    })
    answers('account.mailCode')
    answers('payment.send', { id: 'send-1', status: 0 })
  },
  walk: async () => {
    await see('Available 2,000.00 USD')
    fill({ 'Name of the payee': 'Landlord Ltd', 'Account number or IBAN': 'GB29NWBK60161331926819' })
    fill({ Bank: 'NatWest', Amount: '75' })
    screen.getByLabelText('This account is a company’s').click()
    press('Review the payment')
    await giveCode()
    press('Send 75.00 USD')
  },
  end: 'On its way',
}

const payQr: Flow = {
  ...{ file: 'pay-qr/member/create-pay-qr.tsx', address: '/quickpay/qrcode' },
  ...{ call: 'payQr.create', field: 'Each scan pays' },
  set: () => {
    wallets()
    answers('account.mailCode')
    answersWhole('catalogue.publicSettings', settings)
    answers('payQr.create', {
      ...{ id: 'code-1', data: 'data-1', uid: '100045', username: 'Ada', type: 0, currency: 'USD' },
      ...{ amount: '5', times: 1, scans: 0, total: '5', left: '5', status: 0, finish_date: null },
      ...{ expired_date: '2026-12-01T00:00:00.000Z', created_date: '2026-11-22T14:02:11.000Z' },
    })
  },
  walk: async () => {
    await see('Available 2,000.00 USD')
    type('Each scan pays', '5')
    press('Review')
    await giveCode()
    press('Reserve 5.00 USD')
  },
  end: /\/qrscan\?code=data-1$/,
}

/** Forms by which money moves inside the house or leaves it. */
export const moneyFlows: readonly Flow[] = [
  ...[trade, marketTrade, subscribe, charge, swap, withdrawal, chainSend, quickPay, sendPayment, payQr],
]
