import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readSession } from '../../../../client/session.ts'
import { enterCode, fill, press, see, type, typed, wrongWith } from '../../../../testing/act.ts'
import { answers, answersWhole, asked, bodies, lists, refuses } from '../../../../testing/answers.ts'
import { givePasskeys } from '../../../../testing/browser-passkeys.ts'
import { prices, settings } from '../../../../testing/catalogue.ts'
import { serveContract } from '../../../../testing/contract-server.ts'
import { answerFrame } from '../../../../testing/frame.ts'
import { member } from '../../../../testing/people.ts'
import { cardInfo } from '../../../../testing/records.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'

serveContract()

const PASSWORD = 'engine-1843-notes'
const signedIn = { session_key: 'b'.repeat(64), email: 'ada@example.com', role: 'member' } as const

beforeEach(() => {
  answers('account.checkCredentials', { status: 1, userStatus: 1 })
  answers('account.mailCode')
  answers('account.proveEmail', { fp_session_key: 'proof-1' })
  answers('account.provePin', { count: 1 })
  answersWhole('catalogue.publicSettings', settings)
  answers('account.signIn', signedIn)
})

const codeLabel = () =>
  (screen.getByLabelText(/digit 1 of 6$/).getAttribute('aria-label') ?? '').replace(', digit 1 of 6', '')
const atAccount = async () => {
  const shown = await renderScreen('/', { as: 'nobody' })
  await screen.findByLabelText('E-mail')
  return shown
}
const atCode = async () => {
  const shown = await atAccount()
  fill({ 'E-mail': 'Ada@Example.com', Password: PASSWORD })
  press('Continue')
  await screen.findByLabelText(/digit 1 of 6$/)
  return shown
}
const atPin = async () => {
  const shown = await atCode()
  enterCode(codeLabel(), '123456')
  await see('Enter your PAY code')
  return shown
}

const answerHome = () => {
  answerFrame(member())
  answers('wallet.list', [])
  lists('statement.ofMember', [])
  answersWhole('catalogue.prices', prices)
  answers('wallet.snapshots', [])
  answers('card.info', cardInfo())
}
/** Waits until home is there with all its parts: the test is over only when the last of them has been asked for. */
const isHome = async (address: () => string) => {
  await waitFor(() => expect(address()).toBe('/dashboard'))
  for (const part of ['wallet.home', 'wallet.snapshots', 'card.info'] as const)
    await waitFor(() => expect(asked(part)).toHaveLength(1))
}

describe('signing in', () => {
  test.each([
    [{}, 'E-mail', 'Please enter Email'],
    [{ 'E-mail': 'ada' }, 'E-mail', 'Wrong Email Format'],
    [{ 'E-mail': 'ada@example.com' }, 'Password', 'Please enter all fields'],
  ])('with %o is not asked for', async (given, label, sentence) => {
    await atAccount()
    fill(given as Record<string, string>)
    press('Continue')
    expect(wrongWith(label)).toContain(sentence)
    expect(bodies('account.checkCredentials')).toEqual([])
  })
  test('with a wrong password stays, and mails nothing', async () => {
    refuses('account.checkCredentials', 'WRONG_CREDENTIALS')
    await atAccount()
    fill({ 'E-mail': 'ada@example.com', Password: 'wrong-1' })
    press('Continue')
    await screen.findByRole('alert')
    expect(typed('E-mail')).toBe('ada@example.com')
    expect(bodies('account.mailCode')).toEqual([])
  })
  test('to a deactivated account says so, also when one comes again', async () => {
    answers('account.checkCredentials', { status: 1, userStatus: 0 })
    await atAccount()
    fill({ 'E-mail': 'ada@example.com', Password: PASSWORD })
    press('Continue')
    await see('This account is deactivated')
    expect(bodies('account.mailCode')).toEqual([])
  })
  test('takes the code of its own scene', async () => {
    await atPin()
    expect(bodies('account.checkCredentials')).toEqual([{ email: 'ada@example.com', password: PASSWORD }])
    expect(bodies('account.mailCode')).toMatchObject([{ email: 'ada@example.com', scene: 'login' }])
    expect(bodies('account.proveEmail')).toEqual([
      { email: 'ada@example.com', code: '123456', scene: 'login' },
    ])
  })
  test('keeps the session, and opens the wallets', async () => {
    answerHome()
    const { address } = await atPin()
    enterCode('PAY code', '806257')
    await isHome(address)
    expect(bodies('account.provePin')).toEqual([
      { email: 'ada@example.com', pin: '806257', fp_session_key: 'proof-1' },
    ])
    expect(readSession()).toEqual({
      sessionKey: signedIn.session_key,
      email: 'ada@example.com',
      role: 'member',
    })
  })
  test('without a PAY code is asked for none, and sets one first', async () => {
    answers('account.proveEmail', { fp_session_key: 'proof-1', count: 0 })
    answerFrame(member())
    const { address } = await atCode()
    enterCode(codeLabel(), '123456')
    await waitFor(() => expect(address()).toBe('/setpincode'))
    expect(bodies('account.provePin')).toEqual([])
  })
  test('with a forgotten PAY code sets another, once what then rests is said', async () => {
    answers('account.resetPin')
    answerHome()
    const { address } = await atPin()
    press('Forgotten?')
    await see('What leaves your account then rests for 24 hours')
    fill({ 'New PAY code': '941730', 'Confirm PAY code': '941731' })
    press('Set the PAY code and sign in')
    expect(bodies('account.resetPin')).toEqual([])
    fill({ 'Confirm PAY code': '941730' })
    press('Set the PAY code and sign in')
    await isHome(address)
    expect(bodies('account.resetPin')).toEqual([
      { email: 'ada@example.com', password: PASSWORD, pin: '941730', fp_session_key: 'proof-1' },
    ])
  })
  test('with a wrong PAY code keeps no session', async () => {
    refuses('account.provePin', 'WRONG_SECOND_FACTOR')
    await atPin()
    enterCode('PAY code', '111111')
    await see('2FA is not correct, please try again')
    expect(bodies('account.signIn')).toEqual([])
    expect(readSession()).toBeUndefined()
  })
  test('whose proof has run out starts again, with the address kept', async () => {
    refuses('account.signIn', 'NOT_PROVEN')
    await atPin()
    enterCode('PAY code', '806257')
    await screen.findByText('Start again')
    press('Start again')
    expect((await screen.findByLabelText<HTMLInputElement>('E-mail')).value).toBe('ada@example.com')
  })
  test('takes the code of an authenticator app that is on, and only then opens the session', async () => {
    answers('account.provePin', { count: 1, authenticator: 1 })
    answers('account.proveAuthenticator')
    answerHome()
    const { address } = await atPin()
    enterCode('PAY code', '806257')
    await see('Enter the code of your authenticator app')
    expect(bodies('account.signIn')).toEqual([])
    enterCode('Code of the app', '654321')
    await isHome(address)
    expect(bodies('account.proveAuthenticator')).toEqual([
      { email: 'ada@example.com', code: '654321', fp_session_key: 'proof-1' },
    ])
    expect(readSession()?.sessionKey).toBe(signedIn.session_key)
  })
  test('takes a recovery code where the app is lost, and there is no PAY code either', async () => {
    answers('account.proveEmail', { fp_session_key: 'proof-1', count: 0, authenticator: 1 })
    refuses('account.proveAuthenticator', 'WRONG_AUTHENTICATOR_CODE')
    await atCode()
    enterCode(codeLabel(), '123456')
    await see('Enter the code of your authenticator app')
    press('Use a recovery code')
    await see('Enter a recovery code')
    press('Sign in')
    expect(wrongWith('Recovery code')).not.toBe('')
    type('Recovery code', 'abcde-12345')
    press('Sign in')
    await see(/That code is wrong, or was used already/)
    expect(bodies('account.proveAuthenticator')).toMatchObject([{ code: 'abcde-12345' }])
    expect(readSession()).toBeUndefined()
    press('Use the app')
    await see('Enter the code of your authenticator app')
  })
  test('goes back to another account', async () => {
    await atCode()
    press('Use another account')
    expect((await screen.findByLabelText<HTMLInputElement>('E-mail')).value).toBe('ada@example.com')
    type('E-mail', 'ben@example.com')
    expect(typed('E-mail')).toBe('ben@example.com')
  })
  test('keeps neither password nor proof over a reload', async () => {
    const { reload } = await atPin()
    await reload()
    expect((await screen.findByLabelText<HTMLInputElement>('Password')).value).toBe('')
  })
})

describe('signing in with a passkey', () => {
  const PASSKEY = 'Sign in with a passkey'
  beforeEach(() => {
    answers('account.beginPasskeySignIn', {
      ...{ rpId: 'money.example', challenge: 'Y2hhbGxlbmdl', timeout: 120_000, userVerification: 'required' },
    })
    answers('account.signInByPasskey', { ...signedIn, count: 1 })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  test('takes neither password nor codes, and opens the wallets', async () => {
    givePasskeys()
    answerHome()
    const { address } = await atAccount()
    press(PASSKEY)
    await isHome(address)
    expect(readSession()?.sessionKey).toBe(signedIn.session_key)
    expect(bodies('account.signInByPasskey')).toMatchObject([
      { passkey: { id: 'cGFzc2tleQ', response: { signature: 'c2lnbmVk', userHandle: 'dXNlcg' } } },
    ])
    expect(bodies('account.checkCredentials')).toEqual([])
  })
  test('goes on to setting a PAY code where customer service has cleared it', async () => {
    givePasskeys()
    answers('account.signInByPasskey', { ...signedIn, count: 0 })
    answerFrame(member())
    const { address } = await atAccount()
    press(PASSKEY)
    await waitFor(() => expect(address()).toBe('/setpincode'))
  })
  test('is not offered by a browser that knows none', async () => {
    await atAccount()
    expect(screen.queryByRole('button', { name: PASSKEY })).toBeNull()
  })
  test('stays when its user gives up, and when the passkey is unknown', async () => {
    givePasskeys({ get: () => Promise.reject(new DOMException('No', 'NotAllowedError')) })
    const { address } = await atAccount()
    press(PASSKEY)
    await see('No passkey was used. Try again, or go on without one.')
    givePasskeys()
    refuses('account.signInByPasskey', 'PASSKEY_UNKNOWN')
    press(PASSKEY)
    await see(/Your account does not know this passkey/)
    expect(address()).toBe('/')
  })
})
