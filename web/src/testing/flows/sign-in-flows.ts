import { screen } from '@testing-library/react'
import { enterCode, fill, press, see, type } from '../act.ts'
import { answers, answersWhole, refuses } from '../answers.ts'
import { settings } from '../catalogue.ts'
import type { Flow } from './flow.ts'

const PASSWORD = 'engine-1843-notes'

/** Enters the mailed code of whichever label it has here. */
const enterMailed = async () => {
  const label = (await screen.findByLabelText(/digit 1 of 6$/)).getAttribute('aria-label') ?? ''
  enterCode(label.replace(', digit 1 of 6', ''), '123456')
}

const register: Flow = {
  ...{ file: 'account/member/sign-in/register.tsx', address: '/register', as: 'nobody' },
  ...{ call: 'account.register', field: 'E-mail', again: 'never' },
  set: () => {
    answersWhole('catalogue.publicSettings', settings)
    answers('account.exists', { exists: false })
    answers('account.mailCode')
    answers('account.proveEmail', { fp_session_key: 'proof-1' })
    answers('account.register', { uid: '100099' })
    refuses('account.signIn', 'NOT_PROVEN')
  },
  walk: async () => {
    type('E-mail', 'ada@example.com')
    press('Send the code')
    await enterMailed()
    await see('About you')
    fill({ Name: 'Ada Lovelace', Password: PASSWORD, 'Confirm password': PASSWORD })
    fill({ 'PAY code': '806257', 'Confirm PAY code': '806257' })
    screen.getByLabelText('I accept the terms.').click()
    press('Open the account')
  },
  end: 'Your account is open',
}

const forgotten: Flow = {
  ...{ file: 'account/member/sign-in/forgotten-password.tsx', address: '/forgetpassword', as: 'nobody' },
  ...{ call: 'account.resetPassword', field: 'E-mail', again: 'never' },
  set: () => {
    answers('account.exists', { exists: true })
    answers('account.mailCode')
    answers('account.proveEmail', { fp_session_key: 'proof-1' })
    answers('account.resetPassword')
  },
  walk: async () => {
    type('E-mail', 'ada@example.com')
    press('Send the code')
    await enterMailed()
    await see('Choose a new password')
    fill({ 'New password': PASSWORD, 'Confirm password': PASSWORD })
    press('Change the password')
  },
  end: 'Your password is changed',
}

const atPin = () => {
  answers('account.checkCredentials', { status: 1, userStatus: 1 })
  answers('account.mailCode')
  answers('account.proveEmail', { fp_session_key: 'proof-1' })
  answersWhole('catalogue.publicSettings', settings)
}
const toPin = async () => {
  fill({ 'E-mail': 'ada@example.com', Password: PASSWORD })
  press('Continue')
  await enterMailed()
  await see('Enter your PAY code')
}

const signIn: Flow = {
  ...{ file: 'account/member/sign-in/sign-in.tsx', address: '/', as: 'nobody', call: 'account.signIn' },
  ...{ field: 'E-mail', again: 'never' },
  set: () => {
    atPin()
    answers('account.provePin', { count: 1 })
    // Signed in, the page is home, which is a screen of its own.
    refuses('account.signIn', 'NOT_PROVEN')
  },
  walk: async () => {
    await toPin()
    enterCode('PAY code', '806257')
  },
  end: 'Start again',
}

const newPin: Flow = {
  ...{ file: 'account/member/sign-in/forgotten-pin.tsx', address: '/', as: 'nobody' },
  ...{ call: 'account.resetPin', field: 'E-mail', again: 'never' },
  set: () => {
    atPin()
    answers('account.provePin', { count: 1 })
    answers('account.resetPin')
    refuses('account.signIn', 'NOT_PROVEN')
  },
  walk: async () => {
    await toPin()
    press('Forgotten?')
    await see('Set a new PAY code')
    fill({ 'New PAY code': '941730', 'Confirm PAY code': '941730' })
    press('Set the PAY code and sign in')
  },
  end: 'This took too long. Start again with a new code.',
}

/** Forms of nobody who is signed in. */
export const signInFlows: readonly Flow[] = [register, forgotten, signIn, newPin]
