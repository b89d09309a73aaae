import type { wire } from '@strongroom/shared'
import { screen } from '@testing-library/react'
import { fill, press, see, type } from '../act.ts'
import { answers, answersWhole, lists } from '../answers.ts'
import { settings, wallet } from '../catalogue.ts'
import { member } from '../people.ts'
import { bank, cardInfo, madeNumber, networks, purchasing } from '../records.ts'
import { type Flow, pressOnce, provePin, upload } from './flow.ts'

const houseBank: wire.SysBankRecord = {
  ...{ id: 'house-1', account_type: 3, beneficiary_name: 'Strongroom Ltd', bank_name: 'HSBC Hong Kong' },
  ...{ account_number: '848-123456-001', swift_code: 'HSBCHKHH', bank_routing_number: '' },
  ...{ bank_address: '', status: 1, sort: 1 },
}
const noCard = cardInfo({ status: 0, card_number: null, expiry: null, holder: null })

const takesDeposits = () => {
  answers('catalogue.houseBankById', [houseBank])
  answersWhole('catalogue.publicSettings', settings)
  answers('card.info', cardInfo())
  lists('bank.ofMember', [bank()])
  answers('files.upload', { id: 'file-1', type: 'image/png', size: 3 })
  answers('bank.fpsTerms', {
    ...{ status: 1, ratio: '0.128', currency: 'USD', minimum: '100.00', maximum: '5000.00' },
    ...{ account: '1234567', account_name: 'Strongroom Limited' },
  })
  answers('bank.submitDeposit', { id: 'deposit-1', depositStatus: 0, rechargeStatus: 0 })
  answers('bank.submitFps', { id: 'fps-1', status: 0 })
}

const deposit: Flow = {
  ...{ file: 'bank/member/deposit/deposit-flow.tsx', address: '/depositfrombank' },
  ...{ call: 'bank.submitDeposit', field: 'Amount paid' },
  set: takesDeposits,
  walk: async () => {
    await pressOnce('I have sent it')
    await screen.findByLabelText('From my bank account')
    fill({ 'Amount sent': '300', 'From my bank account': 'bank-1' })
    await upload('transferImg')
    await pressOnce('Review 300.00 USD')
    await pressOnce('Submit 300.00 USD')
    await pressOnce('Yes, submit it')
  },
  end: 'Submitted',
}

const fps: Flow = {
  ...{ file: 'bank/member/deposit/fps-form.tsx', address: '/depositfrombank' },
  ...{ call: 'bank.submitFps', field: 'Amount paid' },
  set: takesDeposits,
  walk: async () => {
    type('Amount paid', '150')
    await upload('receipt')
    press('Submit 150.00 HKD')
  },
  end: 'Submitted',
}

const topUp: Flow = {
  ...{ file: 'top-up/member/top-up-form.tsx', address: '/topup', call: 'topUp.submit', field: 'TXID' },
  set: () => {
    answers('catalogue.fixedNetworks', networks)
    answersWhole('catalogue.publicSettings', settings)
    answers('chain.openDepositAddress', ({ body: { currency, network } }) => ({
      ...{ id: 'address-1', currency, network, ccaddress: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE' },
      demo: 0 as const,
    }))
    lists('topUp.ofMember', [])
    answers('topUp.submit', { id: 'top-up-1', status: 0 })
  },
  walk: async () => {
    await see('TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE')
    fill({ 'Amount sent': '20.5', TXID: 'ab'.repeat(32) })
    press('Submit 20.50 USDC')
  },
  end: 'Submitted',
}

const giftCard: Flow = {
  ...{ file: 'vip/member/gift-card-apply.tsx', address: '/giftcardapply' },
  ...{ call: 'vip.applyForGiftCard', field: 'Website of the company' },
  set: () => {
    lists('vip.ownGiftCards', [])
    answers('vip.applyForGiftCard', { id: 'gift-1' })
  },
  walk: async () => {
    fill({ 'Website of the company': 'example.com', 'Face value of a single card': '50' })
    type('How many in all', '1')
    press('Apply for gift cards')
  },
  end: 'We have your application',
}

const linkBank: Flow = {
  ...{ file: 'bank/member/bank-flow.tsx', address: '/banks/new', call: 'bank.link', field: 'Beneficiary' },
  set: () => {
    lists('bank.ofMember', [bank()])
    answers('catalogue.bankCategory', [])
    answers('bank.link', bank({ status: 0 }))
  },
  walk: async () => {
    type('Kind of bank', '3')
    fill({ Beneficiary: 'Ada Lovelace', 'Account number': '123-456789-001', 'Whose account': '3' })
    screen.getByLabelText('This account is my own, and I accept the terms.').click()
    press('Review the account')
    await pressOnce('Link the account')
  },
  end: 'Linked',
}

const opensCards = () => {
  answers('card.info', noCard)
  answers('prechargeItem.offered')
  answers('catalogue.fixedNetworks', [])
  answers('wallet.list', [wallet('USDC', '500.00')])
  answers('card.checkOpening', {
    ...{ currency: 'USDC', fee: '50', precharge: '0', total: '50', balance: '450' },
    ...{ cardCurrency: 'USD', cardBalance: '20' },
  })
}

const openCard: Flow = {
  ...{ file: 'card/member/stablecoin.tsx', address: '/prepaidcard/opencard' },
  call: 'card.open',
  set: () => {
    opensCards()
    answers('card.open', { id: 'opening-1', status: 1 })
  },
  walk: async () => {
    await pressOnce(/^Review 50/)
    await pressOnce(/^Pay 50/)
  },
  end: 'Your card is open',
}

const cardWire: Flow = {
  ...{ file: 'card/member/bank-wire.tsx', address: '/prepaidcard/opencard?tab=bank' },
  ...{ call: 'bank.submitCardWire', field: 'Amount sent', first: '20', as: member({ card_status: 0 }) },
  set: () => {
    takesDeposits()
    opensCards()
    answers('bank.submitCardWire', { id: 'voucher-1', depositStatus: 0, rechargeStatus: 0 })
  },
  walk: async () => {
    await upload('transferImg')
    press('Submit 20.00 USD')
  },
  end: 'Waits for finance',
}

const cardOrder: Flow = {
  ...{ file: 'card/member/other-provider.tsx', address: '/prepaidcard/opencard?tab=provider' },
  ...{
    call: 'card.openByProvider',
    field: 'Number of the order you paid there',
    as: member({ card_status: 0 }),
  },
  set: () => {
    opensCards()
    answers('card.info', {
      ...noCard,
      opening: { ...noCard.opening, provider: { url: 'https://provider.example' } },
    })
    answers('card.openByProvider', { id: 'order-1', status: 0 })
  },
  walk: async () => {
    type('Number of the order you paid there', 'order-1')
    press('Submit the order')
  },
  end: 'Submitted',
}

const cardLimit: Flow = {
  ...{ file: 'card/member/set-card-limit.tsx', address: '/prepaidcard/limit' },
  ...{ call: 'card.setLimit', field: 'At most a day', first: '200.00' },
  set: () => {
    answers('card.info', cardInfo({ daily: { limit: '200.00', charged: '0', withdrawn: '0', spent: '0' } }))
    answers('card.setLimit')
    answers('card.checkLimit')
    answers('account.mailCode')
  },
  walk: async () => {
    type('At most a day', '300')
    await screen.findByLabelText('PAY code')
    await provePin()
  },
  end: 'The daily limit was set',
}

const cardRules: Flow = {
  ...{ file: 'card/member/card-rules.tsx', address: '/prepaidcard/rules' },
  ...{ call: 'card.setRules', field: 'At most a purchase (optional)' },
  set: () => {
    answers('card.info', cardInfo())
    answers('card.setRules')
  },
  walk: async () => {
    type('At most a purchase (optional)', '50')
    press('Set the limits')
  },
  end: 'The limits of your card were set',
}

const tryPurchase: Flow = {
  ...{ file: 'card/member/try-purchase.tsx', address: '/prepaidcard/try' },
  ...{ call: 'card.tryPurchase', field: 'Amount', again: 'here' },
  set: () => {
    answers('card.info', cardInfo({ purchasing }))
    lists('card.numbers', [])
    answers('card.tryPurchase', { id: 'purchase-1', approved: 1, reason: null })
  },
  walk: async () => {
    type('Amount', '12.50')
    await pressOnce('Buy')
  },
  end: 'To the purchases',
}

const newNumber: Flow = {
  ...{ file: 'card/member/new-number.tsx', address: '/prepaidcard/newnumber' },
  // The number stands in its place, and is shown once.
  ...{ call: 'card.makeNumber', field: 'At most', again: 'never' },
  set: () => {
    answers('card.info', cardInfo({ purchasing }))
    answers('card.makeNumber', madeNumber)
  },
  walk: async () => {
    type('At most', '50')
    type('PAY code', '246810')
    press('Make the number')
  },
  end: 'Your disposable number is made',
}

/** Forms about the member, their accounts and cards, and money that comes. */
export const accountFlows: readonly Flow[] = [
  ...[deposit, fps, topUp, giftCard, linkBank, openCard, cardWire, cardOrder, cardLimit],
  ...[cardRules, tryPurchase, newNumber],
]
