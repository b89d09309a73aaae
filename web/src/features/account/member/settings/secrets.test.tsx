import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  buttonOf,
  enterCode,
  fill,
  press,
  see,
  seeButton,
  type,
  typed,
  wrongWith,
} from '../../../../testing/act.ts'
import { answers, bodies, fails, refuses } from '../../../../testing/answers.ts'
import { serveContract } from '../../../../testing/contract-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'

serveContract()

const CODE = 'Code from the e-mail'
const mine = { email: 'ada@example.com' }

beforeEach(() => {
  answers('account.mailCode')
  answers('account.checkOwnCode', { fp_session_key: 'proof-1' })
})

describe('changing the password', () => {
  const NEXT = 'engine-1843-notes'
  const good = { 'Password now': 'old-password-1', 'New password': NEXT, 'Confirm password': NEXT }
  beforeEach(() => {
    answers('account.checkPassword')
    answers('account.changePassword')
  })
  const open = async () => {
    const shown = await renderScreen('/setting/password')
    await screen.findByLabelText('Password now')
    return shown
  }
  const atCode = async () => {
    const shown = await open()
    fill(good)
    press('Send the code')
    await see('Enter the code we e-mailed you')
    return shown
  }

  test('misses each field', async () => {
    await open()
    press('Send the code')
    expect(wrongWith('Password now')).toContain('Please enter all fields')
    expect(wrongWith('New password')).toContain('At least 8 characters')
    expect(bodies('account.checkPassword')).toEqual([])
  })
  test.each([
    ['New password', 'letters-only', 'At least one letter and one digit'],
    ['Confirm password', 'engine-1844-notes', 'Password does not match with Confirm Password'],
  ])('with %s "%s" is not sent', async (label, text, sentence) => {
    await open()
    fill({ ...good, [label]: text })
    press('Send the code')
    expect(wrongWith(label)).toContain(sentence)
    expect(bodies('account.mailCode')).toEqual([])
  })
  test('checks the password before a code is mailed, and says at its field that it is wrong', async () => {
    refuses('account.checkPassword', 'WRONG_PASSWORD')
    await open()
    fill(good)
    press('Send the code')
    await waitFor(() => expect(wrongWith('Password now')).toContain('That is not your password.'))
    expect(bodies('account.mailCode')).toEqual([])
    expect(typed('Password now')).toBe('old-password-1')
  })
  test('is done with the key that the code was traded for', async () => {
    const { address } = await atCode()
    expect(bodies('account.checkPassword')).toEqual([{ password: 'old-password-1', next: NEXT }])
    expect(bodies('account.mailCode')).toEqual([{ ...mine, scene: 'editpassword' }])
    enterCode(CODE, '123456')
    await see('Your password is changed')
    expect(bodies('account.checkOwnCode')).toEqual([{ ...mine, scene: 'editpassword', code: '123456' }])
    expect(bodies('account.changePassword')).toEqual([
      { oldPassword: 'old-password-1', password: NEXT, fp_session_key: 'proof-1' },
    ])
    expect(address()).toBe('/setting/password?step=done')
  })
  test('is not done with a wrong code', async () => {
    await atCode()
    refuses('account.checkOwnCode', 'WRONG_CODE')
    enterCode(CODE, '111111')
    await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
    expect(bodies('account.changePassword')).toEqual([])
  })
  test('goes back with what was typed', async () => {
    const { back } = await atCode()
    press('Back')
    expect((await screen.findByLabelText<HTMLInputElement>('New password')).value).toBe(NEXT)
    await back()
    await see('Enter the code we e-mailed you')
  })
  test('forgets what was typed at a reload', async () => {
    const { reload } = await atCode()
    await reload()
    expect((await screen.findByLabelText<HTMLInputElement>('New password')).value).toBe('')
  })
})

describe('changing the PAY code', () => {
  const good = { 'PAY code now': '135792', 'New PAY code': '806257', 'Confirm PAY code': '806257' }
  beforeEach(() => {
    answers('account.checkPin')
    answers('account.changePin')
  })
  const open = async (path = '/setting/paycode') => {
    const shown = await renderScreen(path)
    await screen.findByLabelText('New PAY code')
    return shown
  }

  test.each([
    ['PAY code now', '1357', 'The PAY code is exactly 6 digits'],
    ['New PAY code', '12345a', 'The PAY code is exactly 6 digits'],
    ['New PAY code', '654321', 'This PAY code is easy to guess.'],
    ['New PAY code', '121212', 'This PAY code is easy to guess.'],
    ['New PAY code', '111111', 'This PAY code is easy to guess.'],
    ['Confirm PAY code', '806258', 'Two PAY Codes do not match'],
  ])('with %s "%s" is not sent', async (label, text, sentence) => {
    await open()
    fill({ ...good, [label]: text })
    press('Send the code')
    expect(wrongWith(label)).toContain(sentence)
    expect(bodies('account.checkPin')).toEqual([])
  })
  test('with the one of now mails no code', async () => {
    refuses('account.checkPin', 'PIN_UNCHANGED')
    await open()
    fill(good)
    press('Send the code')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('This is already your PAY code.')
    expect(bodies('account.mailCode')).toEqual([])
  })
  test('with a wrong one says so at its field until another is typed, and mails no code', async () => {
    refuses('account.checkPin', 'WRONG_PIN')
    await open()
    fill(good)
    press('Send the code')
    await waitFor(() => expect(wrongWith('PAY code now')).toContain('That is not your PAY code.'))
    expect(bodies('account.mailCode')).toEqual([])
    type('PAY code now', '135793')
    await waitFor(() => expect(wrongWith('PAY code now')).toBe(''))
  })
  test('is done with both codes and the proof', async () => {
    await open()
    fill(good)
    press('Send the code')
    await see('Enter the code we e-mailed you')
    expect(bodies('account.checkPin')).toEqual([{ oldPin: '135792', pin: '806257' }])
    enterCode(CODE, '123456')
    await see('Your PAY code is changed')
    expect(bodies('account.mailCode')).toEqual([{ ...mine, scene: 'editpin' }])
    expect(bodies('account.changePin')).toEqual([
      { oldPin: '135792', pin: '806257', fp_session_key: 'proof-1' },
    ])
  })
  test('that is forgotten is set by the mailed code alone, and says before that what leaves then rests', async () => {
    answers('account.passkeys', [])
    answers('account.authenticator', { status: 1, on_date: '2026-11-23T10:00:00.000Z', codes_left: 10 })
    await open()
    press('Forgotten?')
    await see('What leaves your account then rests for 24 hours')
    fill({ 'New PAY code': '806257', 'Confirm PAY code': '806257' })
    press('Send the code')
    await see('Enter the code we e-mailed you')
    enterCode(CODE, '123456')
    await see('Your PAY code is changed')
    expect(bodies('account.changePin')).toEqual([{ pin: '806257', fp_session_key: 'proof-1' }])
  })
  test('that is forgotten is proven by the authenticator app, where one is on', async () => {
    answers('account.passkeys', [])
    answers('account.authenticator', { status: 1, on_date: '2026-11-23T10:00:00.000Z', codes_left: 10 })
    await open()
    press('Forgotten?')
    const app = 'Code of the authenticator app, if you have it'
    await screen.findByLabelText(app)
    fill({ 'New PAY code': '806257', 'Confirm PAY code': '806257', [app]: '654321' })
    press('Send the code')
    await see('Enter the code we e-mailed you')
    enterCode(CODE, '123456')
    await see('Your PAY code is changed')
    expect(bodies('account.changePin')).toEqual([
      { pin: '806257', authenticator: '654321', fp_session_key: 'proof-1' },
    ])
  })
  test('for the first time asks for none before', async () => {
    await open('/setpincode')
    expect(screen.queryByLabelText('PAY code now')).toBeNull()
    fill({ 'New PAY code': '806257', 'Confirm PAY code': '806257' })
    press('Send the code')
    await see('Enter the code we e-mailed you')
    expect(bodies('account.checkPin')).toEqual([{ pin: '806257' }])
  })
})

describe('the name of an account', () => {
  const open = async () => {
    await renderScreen('/editaccount')
    await screen.findByLabelText('Username')
  }
  beforeEach(() => {
    answers('account.rename')
    answers('catalogue.areaCodes', [])
    answers('catalogue.countries', [])
  })

  test('cannot be saved as it is, nor empty', async () => {
    await open()
    expect(buttonOf('Save the name')?.disabled).toBe(true)
    type('Username', ' ')
    press('Save the name')
    expect(wrongWith('Username')).toBe('Please enter all fields')
    expect(bodies('account.rename')).toEqual([])
  })
  test('is saved without the blanks around it', async () => {
    await open()
    type('Username', ' Ada L. ')
    press('Save the name')
    await see('Your name is changed')
    expect(bodies('account.rename')).toEqual([{ ...mine, username: 'Ada L.' }])
  })
  test('stays typed when it is refused, and may be sent again', async () => {
    fails('account.rename')
    await open()
    type('Username', 'Ada L.')
    press('Save the name')
    await screen.findByRole('alert')
    expect(typed('Username')).toBe('Ada L.')
    answers('account.rename')
    await seeButton('Save the name')
    press('Save the name')
    await see('Your name is changed')
  })
})
