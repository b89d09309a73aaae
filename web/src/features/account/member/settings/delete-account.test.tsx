import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { signOut } from '../../../../client/end-session.ts'
import { keepSession } from '../../../../client/session.ts'
import { enterCode, press, see, type } from '../../../../testing/act.ts'
import { answers, bodies, refuses } from '../../../../testing/answers.ts'
import { holds, serveContract } from '../../../../testing/contract-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'

serveContract()

beforeEach(() => {
  answers('account.canDelete')
  answers('account.checkPassword')
  answers('account.mailCode')
  answers('account.checkOwnCode', { fp_session_key: 'proof-1' })
  answers('account.remove')
})

const noted = () => localStorage.getItem('delAccount')
const atCode = async () => {
  await renderScreen('/setting/delete')
  await screen.findByLabelText('Password')
  type('Password', 'engine-1843-notes')
  fireEvent.click(screen.getByLabelText(/^I have saved the records/))
  press('Send the code')
  await see('Enter the code we e-mailed you')
}

test('a deletion is noted, so that what other calls are told of it is not said as a deactivation', async () => {
  const release = holds('account.remove')
  await atCode()
  expect(noted()).toBeNull()
  enterCode('Code from the e-mail', '123456')
  await expect.poll(noted).toBe('1')
  release()
  await see('Your account is deleted')
  expect(noted()).toBe('1')
  // Two calls that were under way.
  signOut('disabled')
  signOut('disabled')
  expect(localStorage.getItem('accountDisable')).toBeNull()
  keepSession({ sessionKey: 'b'.repeat(64), email: 'ben@example.com', role: 'member' })
  expect(noted()).toBeNull()
})

test('a deletion that is refused is noted no longer', async () => {
  refuses('account.remove', 'MONEY_LEFT')
  await atCode()
  enterCode('Code from the e-mail', '123456')
  await screen.findByRole('alert')
  await expect.poll(noted).toBeNull()
})

test.each([
  ['17543.34 USD, 0.1 BTC', 'There is still money in your account: 17,543.34 USD · 0.10000000 BTC.'],
  ['5 USD, -7.5 USD', 'There is still money in your account: 5.00 USD. It also owes 7.50 USD.'],
  ['-7.5 USD', 'Your account owes 7.50 USD.'],
])('an account with %s is kept, and that is said', async (left, sentence) => {
  refuses('account.canDelete', 'MONEY_LEFT', { left })
  await renderScreen('/setting/delete')
  await see(sentence)
})

test('what is left and not worth its fee is named with it, and goes only where the member says so', async () => {
  refuses('account.canDelete', 'LEFT_BELOW_FEE', { left: '5 XTP, 0.5 USDC', fees: '50 XTP, 1 USDC' })
  await renderScreen('/setting/delete')
  await screen.findByLabelText('Password')
  await see('You would lose what is left in your account')
  await see('Taking it out costs at least 50.00 XTP.')
  await see('Taking it out costs at least 1.00 USDC.')

  type('Password', 'engine-1843-notes')
  fireEvent.click(screen.getByLabelText(/^I have saved the records/))
  press('Send the code')
  await see('Say that you give it up, or move it out first.')
  expect(bodies('account.mailCode')).toEqual([])

  fireEvent.click(screen.getByLabelText('I give up 5.00 XTP · 0.50 USDC.'))
  press('Send the code')
  await see('Enter the code we e-mailed you')
  enterCode('Code from the e-mail', '123456')
  await see('Your account is deleted')
  expect(bodies('account.remove')).toMatchObject([
    {
      give_up: [
        { currency: 'XTP', amount: '5' },
        { currency: 'USDC', amount: '0.5' },
      ],
    },
  ])
})

test('an account with nothing left gives nothing up', async () => {
  await atCode()
  expect(screen.queryByLabelText(/^I give up/)).toBeNull()
  enterCode('Code from the e-mail', '123456')
  await see('Your account is deleted')
  expect(bodies('account.remove')[0]).not.toHaveProperty('give_up')
})

test('more than was agreed to is said, and what could be given up once the rest is out', async () => {
  refuses('account.remove', 'LEFT_BELOW_FEE', { left: '6 XTP', fees: '50 XTP' })
  await atCode()
  enterCode('Code from the e-mail', '123456')
  await see('Taking 6.00 XTP out would cost all of it. Go back, and say whether you give it up.')
})

test('money that can be taken out comes first', async () => {
  refuses('account.canDelete', 'MONEY_LEFT', { left: '5 XTP, 20 USD', givable: '5 XTP' })
  await renderScreen('/setting/delete')
  await see('There is still money in your account: 5.00 XTP · 20.00 USD.')
  await see(
    'Move it out first. Taking 5.00 XTP out would cost all of it: once the rest is out, you can give that up.',
  )
})
