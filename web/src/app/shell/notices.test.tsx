import type { wire } from '@strongroom/shared'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { isLockedFor } from '../../parts/places/navigation.ts'
import { press, see, seeButton } from '../../testing/act.ts'
import { answers, lists } from '../../testing/answers.ts'
import { serveContract } from '../../testing/contract-server.ts'
import { member } from '../../testing/people.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { MEMBER_MENU } from './member-menu.ts'

serveContract()

const at = (minute: number) => `2026-11-22T14:0${minute}:11.000Z`
const line: wire.Transaction = {
  ...{ id: 'line-1', uid: '100045', type: 'top-up', status: 'done', currency: 'USD', amount: '5.00' },
  ...{ balance: '5.00', asked: null, fee: null, reference: 'ref-1', counterparty: null, reason: null },
  ...{ details: null, created_date: at(1) },
}

const topUp: wire.TopUp = {
  ...{ id: 'top-up-1', uid: '100045', currency: 'USDC', network: 'ETH', amount: '9.00', txid: 'tx-1' },
  status: 1,
  ...{ fee: null, credited: '9.00', externalTxId: null, reason: null, created_date: at(0) },
  finish_date: '2026-11-22T14:03:30.000Z',
}

test('the bell says what came from elsewhere, and what was decided about the member', async () => {
  lists('statement.ofMember', [
    { ...line, id: 'a', type: 'pay-code-received', counterparty: '100046', amount: '7.00' },
    { ...line, id: 'b', type: 'referrer-bonus', amount: '3.00', created_date: at(2) },
    { ...line, id: 'c', type: 'swap-in', amount: '99.00', created_date: at(3) },
  ])
  lists('topUp.ofMember', [topUp])
  answers('identity.standing', {
    ...{ kyc_status: 1, step: 3, id: 'form-1', type: 0, reason: null },
    ...{ submitted_date: at(0), decided_date: at(4) },
  })
  await renderScreen('/setpincode')
  await see('Confirm PAY code')
  await seeButton('Notices, 4 new')
  press(/^Notices/)
  await see('Your identity is verified')
  await see('Pay code of user ID 100046')
  await see('Bonus')
  expect(document.body.textContent).not.toContain('99.00')
  const ways = [...document.querySelectorAll('.notices a')].map(each => each.getAttribute('href'))
  expect(ways).toEqual([
    '/accountinfo',
    '/transactions/top-up%3Atop-up-1',
    '/transactions/b',
    '/transactions/a',
  ])
})

test('the bell says that another member asks for money, and leads to the request', async () => {
  lists('quickPay.requests', [
    {
      ...{
        id: 'r1',
        direction: 'received',
        uid: '100046',
        username: 'Ben',
        currency: 'USD',
        amount: '25.50',
      },
      ...{ note: null, reason: null, status: 'open', last_day: '2026-12-22', created_date: at(1) },
      decided_date: null,
    },
  ])
  await renderScreen('/setpincode')
  await seeButton('Notices, 1 new')
  press(/^Notices/)
  await see('Ben asks you for money')
  // No sign: nothing has moved.
  expect(document.querySelector('.notices li')?.textContent).toContain('25.50')
  expect(document.querySelector('.notices li')?.textContent).not.toMatch(/[+−]25\.50/)
  const ways = [...document.querySelectorAll('.notices a')].map(each => each.getAttribute('href'))
  expect(ways).toEqual(['/quickpay/requests/r1'])
})

const happening = (id: string, but: Partial<wire.Happening>): wire.Happening => ({
  ...{ id, type: 'CardActivated', kind: 'cards', currency: null, amount: null, reason: null },
  ...{ line: null, card_line: null, created_date: at(1), ...but },
})
const rows = () =>
  [...document.querySelectorAll('.notices li')].map(row => [
    row.querySelector('a')?.textContent,
    row.querySelector('a')?.getAttribute('href'),
  ])
/** Opens the bell, once it marks so many. */
const openBell = async (marked: number) => {
  await renderScreen('/setpincode')
  await seeButton(`Notices, ${marked} new`)
  press(/^Notices/)
}

test('the bell tells of withdrawals and sends on chain, and leads to the line of each', async () => {
  const kind = 'withdrawals'
  const money = { currency: 'USD', amount: '-10.00' }
  answers('account.happenings', [
    happening('e1', { kind, type: 'WithdrawalSettled', ...money, line: 'withdrawal:w1' }),
    happening('e2', { kind, type: 'WithdrawalRejected', reason: 'Closed account', line: 'withdrawal:w2' }),
    happening('e3', { kind, type: 'ChainSendSettled', ...money, line: 'chain-send:c1' }),
  ])
  await openBell(3)
  await see('Withdrawal sent to your bank')
  await see('Closed account')
  expect(rows()).toEqual([
    ['Withdrawal sent to your bank', '/transactions/withdrawal%3Aw1'],
    ['Withdrawal rejected', '/transactions/withdrawal%3Aw2'],
    ['Sent on chain', '/transactions/chain-send%3Ac1'],
  ])
  expect(document.querySelector('.notices')?.textContent).toContain('−10.00')
})

test('the bell tells of the card, and leads to it, to its charge or to its purchase', async () => {
  const spent = { type: 'CardLogBooked', currency: 'USD' } as const
  answers('account.happenings', [
    happening('e1', { type: 'CardFrozen' }),
    happening('e2', { type: 'CardChargeRejected', reason: 'No dollars', line: 'card-charge:c1' }),
    happening('e3', { ...spent, card_kind: 'purchase', amount: '-12.50', card_line: 'log-1' }),
    happening('e4', { ...spent, card_kind: 'credit', amount: '2.50', card_line: 'log-2' }),
    happening('e5', { type: 'CardOrderRejected' }),
    happening('e6', { type: 'CurrencyRejected', kind: 'currencies' }),
  ])
  await openBell(6)
  await see('Card frozen')
  expect(rows()).toEqual([
    ['Card frozen', '/prepaidcard'],
    ['Card charge rejected', '/transactions/card-charge%3Ac1'],
    ['Purchase with the card', '/prepaidcard/SpendList?open=log-1'],
    ['Refund to the card', '/prepaidcard/SpendList?open=log-2'],
    ['Card order rejected', '/prepaidcard/opencard'],
    ['Wallet in a new currency declined', '/digitalaccount'],
  ])
})

test('the bell says that customer service has answered, and leads to the answer', async () => {
  const question = (id: string, but: Partial<wire.SupportCase>): wire.SupportCase => ({
    ...{
      id,
      uid: '100045',
      username: 'Ada',
      email: 'ada@example.com',
      subject: 'My top-up',
      reference: null,
    },
    ...{ status: 1, messages: 2, created_date: at(0), updated_date: at(2), ...but },
  })
  lists('support.own', [
    question('s1', {}),
    question('s2', { status: 0 }),
    question('s3', { status: 2, subject: 'My card' }),
  ])
  await openBell(2)
  await see('My top-up')
  expect(rows()).toEqual([
    ['Customer service has answered', '/csr?case=s1'],
    ['Customer service has answered', '/csr?case=s3'],
  ])
})

test('many notices of a kind that is switched off leave room for the others', async () => {
  const newer = { created_date: at(5) }
  answers(
    'account.happenings',
    [1, 2, 3, 4, 5, 6, 7, 8].map(n => happening(`e${n}`, newer)),
  )
  lists('topUp.ofMember', [topUp])
  answers('account.noticeChoices', { kind: 'cards', shell: 0, mail: 1, push: 1, always: 0 })
  await openBell(1)
  await see('Top-up approved')
  expect(rows()).toHaveLength(1)
})

test('the bell tells nothing of a kind that the member has switched off', async () => {
  lists('statement.ofMember', [{ ...line, id: 'b', type: 'referrer-bonus', amount: '3.00' }])
  lists('topUp.ofMember', [topUp])
  answers('account.noticeChoices', { kind: 'money', shell: 0, mail: null, push: 1, always: 0 })
  await renderScreen('/setpincode')
  await seeButton('Notices, 1 new')
  press(/^Notices/)
  await see('Top-up approved')
  expect(document.querySelector('.notices')?.textContent).not.toContain('Bonus')
})

test('the bell hides amounts as soon as they are hidden elsewhere on the page', async () => {
  lists('statement.ofMember', [{ ...line, id: 'b', type: 'referrer-bonus', amount: '3.00' }])
  answers('wallet.list')
  await renderScreen('/transactions')
  await seeButton('Notices, 1 new')
  press(/^Notices/)
  const said = () => document.querySelector('.notices')?.textContent
  await waitFor(() => expect(said()).toContain('3.00'))
  press('Hide amounts')
  await waitFor(() => expect(said()).toContain('••••••'))
  expect(said()).not.toContain('3.00')
  press('Hide amounts')
  await waitFor(() => expect(said()).toContain('3.00'))
})

describe('the menu', () => {
  const card = MEMBER_MENU.flatMap(({ places }) => places).find(({ to }) => to === '/prepaidcard')
  if (!card) throw new Error('the menu has the card')
  test('shows no lock at the card while there is none: its page is where one is opened', () => {
    expect(isLockedFor(member({ card_status: 0 }), card)).toBe(false)
    expect(isLockedFor(member({ card_status: 0, kyc_status: 0 }), card)).toBe(true)
  })
})

test('the bell tells of a budget that is spent, by its kind and without a sign, and leads to the budgets', async () => {
  answers('statement.budgetNotices', {
    ...{ kind: 'groceries', currency: 'USD', amount: '200.00', spent: '160.00', month: '2026-11' },
    ...{ reached: 80, told_date: at(5) },
  })
  await renderScreen('/setpincode')
  await see('Confirm PAY code')
  await seeButton('Notices, 1 new')
  press(/^Notices/)
  await see('Most of a budget is spent')
  const row = screen.getByRole('link', { name: 'Most of a budget is spent' }).closest('li')
  expect(row?.querySelector('a')?.getAttribute('href')).toBe('/budgets')
  expect(row?.textContent).toContain('Groceries')
  expect(row?.textContent).toContain('160.00')
  expect(row?.textContent).not.toContain('+')
})

test('the bell tells of a limit of the card that is nearly used, and leads to where limits are set', async () => {
  answers('card.limitNotices', {
    ...{ of: 'cash', per: 'day', period: '2026-11-30', currency: 'USD', amount: '200.00', used: '160.00' },
    ...{ reached: 80, told_date: at(5) },
  })
  await renderScreen('/setpincode')
  await see('Confirm PAY code')
  await seeButton('Notices, 1 new')
  press(/^Notices/)
  await see('Most of a limit of your card is used')
  const row = screen.getByRole('link', { name: 'Most of a limit of your card is used' }).closest('li')
  expect(row?.querySelector('a')?.getAttribute('href')).toBe('/prepaidcard/rules')
  expect(row?.textContent).toContain('Cash, A day')
  expect(row?.textContent).toContain('160.00')
  expect(row?.textContent).not.toContain('+')
})
