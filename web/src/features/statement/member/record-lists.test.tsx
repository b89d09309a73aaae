import type { wire } from '@strongroom/shared'
import { describe, expect, test } from 'vitest'
import { pageText, seeOnPage } from '../../../testing/act.ts'
import { answers, lists } from '../../../testing/answers.ts'
import { wallet } from '../../../testing/catalogue.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { describeList } from '../../../testing/list-suite.tsx'
import { bank } from '../../../testing/records.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const created_date = '2026-11-22T14:02:11.000Z'
const decided = { externalTxId: null, reason: null, created_date, finish_date: null }
const rejected = { ...decided, reason: 'No such transfer came in' }

describe('quick pays', () => {
  describeList({
    path: '/records/quickpay',
    name: 'quickPay.list',
    row: {
      ...{ id: 'pay-1', status: 0, direction: 'sent', currency: 'USD', amount: '25.5', created_date },
      ...{ sender: '100045', sender_username: 'Ada', receiver: '100046', receiver_username: 'Ben' },
    },
    shows: ['To Ben', '100046', 'On its way', '25.50'],
    empty: 'No quick pay yet',
    filters: [
      { label: 'Direction', value: 'sent', address: 'direction=sent', asks: { direction: 'sent' } },
      { label: 'Currency', value: 'USDC', address: 'currency=USDC', asks: { currency: 'USDC' } },
      {
        label: 'Search name, user ID, reference',
        value: 'ben',
        address: 'search=ben',
        asks: { search: 'ben' },
      },
    ],
    besides: () => answers('wallet.list', [wallet('USD', '1'), wallet('USDC', '2')]),
  })
})

describe('top-ups', () => {
  describeList({
    path: '/records/topup',
    name: 'topUp.ofMember',
    row: {
      ...{ id: 'top-up-1', uid: '100045', currency: 'USDC', network: 'ERC20', amount: '20' },
      ...{ txid: '0xfeed', status: 1, fee: '1', credited: '19', ...decided },
    },
    shows: ['USDC · ERC20', '0xfeed', '20.00 USDC sent, fee 1.00 USDC', 'Settled', '19.00'],
    empty: 'No top-up yet',
    filters: [
      { label: 'State', value: '-1', address: 'status=-1', asks: { status: -1 } },
      { label: 'Currency', value: 'USDT', address: 'currency=USDT', asks: { currency: 'USDT' } },
      { label: 'Search TXID', value: '0xfe', address: 'search=0xfe', asks: { search: '0xfe' } },
    ],
    besides: () =>
      answers('catalogue.fixedNetworks', [
        {
          id: 'USDT-TRC20',
          currency: 'USDT',
          network_code: 'TRC20',
          network_name: 'Tron',
          status: 1,
          sort: 0,
        },
      ]),
  })
})

const deposit: wire.Deposit = {
  ...{ id: 'deposit-1', uid: '100045', depositType: 1, currency: 'USD', amount: '1000', bank_id: null },
  ...{ transferImg: 'file-1', depositStatus: 1, rechargeStatus: 0, distribution: 0 },
  ...{ fee: null, cardFee: null, credited: null, ...decided },
}

describe('bank deposits', () => {
  describeList({
    path: '/records/deposit',
    name: 'bank.deposits',
    row: deposit,
    shows: ['Bank to wallet', 'Received, to be distributed', '1,000.00'],
    empty: 'No deposit yet',
    filters: [{ label: 'State', value: '2', address: 'rechargeStatus=2', asks: { rechargeStatus: 2 } }],
  })
  describeList({
    path: '/records/deposit',
    name: 'bank.deposits',
    row: { ...deposit, depositStatus: -2, rechargeStatus: -2, finish_date: created_date },
    shows: ['Decided 22 Nov 2026', 'Save the file'],
    empty: 'No deposit yet',
  })
  test('that were cancelled wait for nothing', async () => {
    lists('bank.deposits', [{ ...deposit, depositStatus: -2, rechargeStatus: -2 }])
    await renderScreen('/records/deposit')
    await seeOnPage('Bank to wallet')
    expect(pageText()).not.toContain('Waits for finance')
  })
  test('name the linked account that they came from', async () => {
    lists('bank.ofMember', [bank()])
    lists('bank.deposits', [{ ...deposit, bank_id: 'bank-1' }])
    await renderScreen('/records/deposit')
    await seeOnPage('from First Bank •••• 6789')
  })
})

describe('FPS top-ups', () => {
  describeList({
    path: '/records/fpsdeposit',
    name: 'bank.fpsTopUps',
    row: {
      ...{ id: 'fps-1', uid: '100045', hkdAmount: '780', ratio: '7.8', currency: 'USD', worth: '100.00' },
      ...{ receipt: 'file-1', status: -1, amount: null, fee: null, credited: null, ...rejected },
      finish_date: created_date,
    },
    shows: [
      'Rejected: No such transfer came in',
      'Did not move',
      '780.00',
      'Decided 22 Nov 2026',
      'Save the file',
    ],
    empty: 'No FPS top-up yet',
    filters: [{ label: 'State', value: '-1', address: 'status=-1', asks: { status: -1 } }],
  })
})

describe('automatic deposits', () => {
  describeList({
    path: '/records/depositauto',
    name: 'statement.ofMember',
    row: {
      ...{ id: 'line-1', uid: '100045', type: 'circle-deposit', status: 'settled', currency: 'USD' },
      ...{ amount: '55.5', balance: '60', asked: null, fee: null, reference: 'wire-77', counterparty: null },
      ...{ reason: null, details: null, created_date },
    },
    shows: ['Virtual account', 'wire-77', '55.50'],
    empty: 'No automatic deposit yet',
  })
})

describe('withdrawals', () => {
  describeList({
    path: '/records/withdraw',
    name: 'withdrawal.list',
    row: {
      ...{ id: 'withdrawal-1', uid: '100045', source: 'wallet', currency: 'USD', amount: '250', fee: '5' },
      ...{ bank_id: 'bank-1', bank: 'HSBC ··6789', status: 0, ...decided },
      ...{ returned_amount: null, bank_charge: null, returned_reason: null, returned_date: null },
    },
    shows: ['HSBC ··6789', 'fee 5.00 USD', 'Locked, waits for finance', '250.00'],
    empty: 'No withdrawal yet',
    filters: [{ label: 'State', value: '1', address: 'status=1', asks: { status: 1 } }],
  })
  describeList({
    path: '/records/withdraw',
    name: 'withdrawal.list',
    row: {
      ...{ id: 'withdrawal-2', uid: '100045', source: 'wallet', currency: 'USD', amount: '250', fee: '5' },
      ...{ bank_id: 'bank-1', bank: 'HSBC ··6789', ...decided, status: 1 },
      ...{ returned_amount: '245', bank_charge: '5', returned_reason: 'No such account' },
      returned_date: created_date,
    },
    shows: ['Sent back by the bank', '245.00 USD came back: No such account'],
    empty: 'No withdrawal yet',
  })
})

const brought = {
  ...{ uid: '100077', username: 'Cleo', verified: true, bonus: '10', currency: 'USD', created_date },
  bonus_date: created_date,
}

describe('referrals', () => {
  describeList({
    path: '/records/referral',
    name: 'referral.list',
    row: brought,
    shows: ['Cleo', '100077', '10.00'],
    empty: 'Nobody yet',
  })
  describeList({
    path: '/referrals',
    name: 'referral.list',
    row: { ...brought, username: '', bonus: null, currency: null, verified: false },
    shows: ['Deleted account', 'Waits for their verification'],
    empty: 'Nobody yet',
  })
})

describe('sign-ins', () => {
  describeList({
    path: '/records/login',
    name: 'account.signIns',
    row: { id: 'login-1', uid: '100045', country: 'HK', ip: '192.0.2.1', created_date },
    shows: ['192.0.2.1', 'Hong Kong'],
    empty: 'No sign-in yet',
  })
})

describe('movements', () => {
  describeList({
    path: '/transactions',
    name: 'statement.ofMember',
    row: {
      ...{
        id: 'line-1',
        uid: '100045',
        type: 'swap-out',
        status: 'settled',
        currency: 'USD',
        amount: '-100',
      },
      ...{ balance: '400', asked: null, fee: '0.5', reference: 'swap-1', counterparty: null, reason: null },
      details: { source: 'USD', target: 'USDC', rate: '1' },
      created_date,
    },
    shows: ['100.00', '400.00'],
    empty: 'Nothing has moved yet',
    filters: [
      {
        label: 'Search amount, user ID, reference',
        value: 'swap-1',
        address: 'search=swap-1',
        asks: { search: 'swap-1' },
      },
    ],
    besides: () => answers('wallet.list', [wallet('USD', '400')]),
  })
})
