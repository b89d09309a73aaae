import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  enterCode,
  fill,
  press,
  see,
  seeButton,
  seeOnPage,
  type,
  wrongWith,
} from '../../../../testing/act.ts'
import { answers, bodies, losesAnswer, refuses } from '../../../../testing/answers.ts'
import { serveContract } from '../../../../testing/contract-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'

serveContract()

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const CODES = Array.from({ length: 10 }, (_, at) => `abcd${at}-efgh${at}`)
const on = (codes_left: number) => ({ status: 1, on_date: '2026-11-23T10:00:00.000Z', codes_left }) as const

beforeEach(() => {
  answers('account.passkeys', [])
  answers('account.authenticator', { status: 0, on_date: null, codes_left: 0 })
  answers('account.sessions', [])
  answers('chain.allowList', { on: 0, ends_date: null, cooling_hours: 24 })
  answers('account.mailCode')
  answers('account.checkBeginAuthenticator')
  answers('account.beginAuthenticator', { secret: SECRET, uri: `otpauth://totp/x?secret=${SECRET}` })
  answers('account.confirmAuthenticator', { codes: CODES })
  answers('account.renewRecoveryCodes', { codes: CODES })
  answers('account.turnOffAuthenticator')
})

const atApp = async () => {
  await renderScreen('/setting/authenticator')
  await seeButton('Send the code')
  type('PAY code', '806257')
  press('Send the code')
  await see('Enter the code we e-mailed you')
  enterCode('Code from the e-mail', '123456')
  await see('Scan this with your authenticator app')
}

describe('turning on an authenticator app', () => {
  test('is offered where the account is kept safe', async () => {
    await renderScreen('/setting/security')
    expect(
      (await screen.findByRole('link', { name: 'Turn on the authenticator app' })).getAttribute('href'),
    ).toBe('/setting/authenticator')
  })
  test('takes the PAY code and an e-mailed code before the key is shown', async () => {
    await renderScreen('/setting/authenticator')
    await seeButton('Send the code')
    press('Send the code')
    expect(wrongWith('PAY code')).not.toBe('')
    expect(bodies('account.mailCode')).toEqual([])
    type('PAY code', '806257')
    press('Send the code')
    await see('Enter the code we e-mailed you')
    expect(bodies('account.mailCode')).toMatchObject([{ scene: 'authenticator' }])
    enterCode('Code from the e-mail', '123456')
    await see('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')
    expect(bodies('account.beginAuthenticator')).toEqual([{ pin: '806257', code: '123456' }])
    expect(screen.queryByRole('button', { name: 'Save the QR code' })).toBeNull()
  })
  test('mails nothing for a wrong PAY code, which is said at its field', async () => {
    refuses('account.checkBeginAuthenticator', 'WRONG_PIN')
    await renderScreen('/setting/authenticator')
    await seeButton('Send the code')
    type('PAY code', '135791')
    press('Send the code')
    await waitFor(() => expect(wrongWith('PAY code')).not.toBe(''))
    expect(bodies('account.mailCode')).toEqual([])
  })
  test('gives the recovery codes once the app’s first code was right', async () => {
    await atApp()
    enterCode('Code of the app', '654321')
    await see('Your authenticator app is on')
    expect(bodies('account.confirmAuthenticator')).toEqual([{ code: '654321' }])
    await seeOnPage(...CODES)
    await seeButton('Save as a file')
    await seeButton('Copy the recovery codes')
    expect(screen.getByRole('link', { name: 'I have saved them' }).getAttribute('href')).toBe(
      '/setting/security',
    )
  })
  test('leads to new recovery codes when those of a lost answer were never seen', async () => {
    await atApp()
    losesAnswer('account.confirmAuthenticator')
    enterCode('Code of the app', '654321')
    await see('We could not reach the server. Try again: it counts once, however often you try.')
    refuses('account.confirmAuthenticator', 'AUTHENTICATOR_ON')
    enterCode('Code of the app', '654322')
    await see(/If you have not seen your recovery codes/)
    expect(screen.getByRole('link', { name: 'Make new recovery codes' }).getAttribute('href')).toBe(
      '/setting/recoverycodes',
    )
  })
  test('says that the app’s code is wrong, and keeps the key on screen', async () => {
    refuses('account.confirmAuthenticator', 'WRONG_AUTHENTICATOR_CODE')
    await atApp()
    enterCode('Code of the app', '111111')
    await see(/That code is wrong, or was used already/)
    await seeOnPage('GEZD GNBV')
  })
})

describe('an authenticator app that is on', () => {
  test('says since when, and that few recovery codes are left', async () => {
    answers('account.authenticator', on(2))
    await renderScreen('/setting/security')
    await seeOnPage('Recovery codes left: 2', 'Few recovery codes are left')
    expect(screen.getByRole('link', { name: 'New recovery codes' }).getAttribute('href')).toBe(
      '/setting/recoverycodes',
    )
    expect(screen.getByRole('link', { name: 'Turn off the authenticator app' }).getAttribute('href')).toBe(
      '/setting/authenticatoroff',
    )
  })
  test('has new recovery codes for PAY code and code', async () => {
    answers('account.authenticator', on(10))
    await renderScreen('/setting/recoverycodes')
    await seeButton('Make new recovery codes')
    press('Make new recovery codes')
    expect(wrongWith('Code of the app, or a recovery code')).not.toBe('')
    fill({ 'PAY code': '806257', 'Code of the app, or a recovery code': '123 456' })
    press('Make new recovery codes')
    await see('You have new recovery codes')
    await seeOnPage(...CODES)
    expect(bodies('account.renewRecoveryCodes')).toEqual([{ pin: '806257', code: '123 456' }])
  })
  test('is turned off with a recovery code too, and a refusal is said', async () => {
    answers('account.authenticator', on(10))
    refuses('account.turnOffAuthenticator', 'WRONG_PIN')
    await renderScreen('/setting/authenticatoroff')
    await seeButton('Turn off the authenticator app')
    fill({ 'PAY code': '806257', 'Code of the app, or a recovery code': 'abcd0-efgh0' })
    press('Turn off the authenticator app')
    await waitFor(() => expect(wrongWith('PAY code')).not.toBe(''))
    answers('account.turnOffAuthenticator')
    press('Turn off the authenticator app')
    await see('Your authenticator app is off')
    await waitFor(() =>
      expect(bodies('account.turnOffAuthenticator').at(-1)).toEqual({ pin: '806257', code: 'abcd0-efgh0' }),
    )
  })
})

test.each([
  ['/setting/authenticatoroff', 'Your authenticator app is off'],
  ['/setting/recoverycodes', 'Your authenticator app is off'],
  ['/setting/allowlist', 'Your allow-list is off'],
])('%s asks for no code where there is nothing to turn off', async (path, said) => {
  await renderScreen(path)
  await see(said)
  expect(screen.queryByLabelText('PAY code')).toBeNull()
  expect(screen.getByRole('link', { name: 'Back to security' }).getAttribute('href')).toBe(
    '/setting/security',
  )
})
