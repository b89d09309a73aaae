import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { signOut } from '../../../../client/end-session.ts'
import { keepSession } from '../../../../client/session.ts'
import { enterCode, press, see, type } from '../../../../testing/act.ts'
import { answers, refuses } from '../../../../testing/answers.ts'
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
