import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { enterCode, press, see, seeButton, seeOnPage, type, wrongWith } from '../../../../testing/act.ts'
import { answers, bodies, refuses } from '../../../../testing/answers.ts'
import { givePasskeys } from '../../../../testing/browser-passkeys.ts'
import { serveContract } from '../../../../testing/contract-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'

serveContract()

const at = '2026-11-23T10:00:00.000Z'
const made = { created_date: at, browser: 'Safari', system: 'iPhone', transports: ['internal'] }
const phone = { id: 'phone', name: 'Phone of Ada', used_date: at, ...made }
const key = {
  ...{ id: 'key', name: 'Blue key', used_date: null },
  ...{ ...made, browser: '', system: '', transports: ['usb'] },
}
const toMake = {
  rp: { id: 'money.example', name: 'Strongroom' },
  user: { id: 'aGFuZGxl', name: 'ada@example.com', displayName: 'Ada' },
  challenge: 'Y2hhbGxlbmdl',
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 120_000,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
  attestation: 'none',
} as const

beforeEach(() => {
  givePasskeys()
  answers('account.passkeys', [phone, key])
  answers('account.authenticator', { status: 0, on_date: null, codes_left: 0 })
  answers('account.sessions', [])
  answers('chain.allowList', { on: 0, ends_date: null, cooling_hours: 24 })
  answers('account.mailCode')
  answers('account.checkBeginPasskey')
  answers('account.beginPasskey', {
    ...toMake,
    pubKeyCredParams: [...toMake.pubKeyCredParams],
    excludeCredentials: [],
  })
  answers('account.confirmPasskey')
  answers('account.renamePasskey')
  answers('account.removePasskey')
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const throughCode = async (path: string) => {
  await renderScreen(path)
  await seeButton('Send the code')
  type('PAY code', '806257')
  press('Send the code')
  await see('Enter the code we e-mailed you')
  expect(bodies('account.mailCode')).toMatchObject([{ scene: 'passkey' }])
  enterCode('Code from the e-mail', '123456')
}
const atName = async () => {
  await throughCode('/setting/passkey')
  await see('Name the passkey')
}

describe('the passkeys of an account', () => {
  test('are listed with name and last use, and lead on', async () => {
    await renderScreen('/setting/security')
    await seeOnPage('Phone of Ada', 'last used', 'Blue key', 'not used yet')
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(hrefOf('Add a passkey')).toBe('/setting/passkey')
    expect(hrefOf('Remove Blue key')).toBe('/setting/passkey/key?step=remove')
    expect(hrefOf('Blue key')).toBe('/setting/passkey/key')
  })
  test('are not offered by a browser that knows none', async () => {
    vi.unstubAllGlobals()
    await renderScreen('/setting/security')
    await seeOnPage('Phone of Ada', 'This browser does not support passkeys.')
    expect(screen.queryByRole('link', { name: 'Add a passkey' })).toBeNull()
  })
  test('are renamed', async () => {
    await renderScreen('/setting/security')
    await seeButton('Rename Blue key')
    press('Rename Blue key')
    type('Name of the passkey', 'Red key')
    answers('account.passkeys', [phone, { ...key, name: 'Red key' }])
    press('Save the name')
    await seeOnPage('Red key')
    expect(bodies('account.renamePasskey')).toEqual([{ id: 'key', name: 'Red key' }])
  })
  test('are removed with PAY code and e-mailed code', async () => {
    await throughCode('/setting/passkey/key?step=remove')
    await see('The passkey was removed')
    expect(bodies('account.removePasskey')).toEqual([{ id: 'key', pin: '806257', code: '123456' }])
  })
})

describe('the page of a passkey', () => {
  test('says when and on what it was added, when it was last used, and where it is kept', async () => {
    await renderScreen('/setting/passkey/phone')
    await seeOnPage(
      'Phone of Ada',
      'Safari · iPhone',
      'Last used',
      'A device or an account that keeps passkeys',
    )
  })
  test('says what is not known of it', async () => {
    await renderScreen('/setting/passkey/key')
    await seeOnPage('Blue key', 'Unknown device', 'Not used yet', 'A security key')
  })
  test('renames it', async () => {
    await renderScreen('/setting/passkey/key')
    await seeButton('Rename')
    press('Rename')
    type('Name of the passkey', 'Red key')
    answers('account.passkeys', [phone, { ...key, name: 'Red key' }])
    press('Save the name')
    await seeOnPage('Red key')
    expect(bodies('account.renamePasskey')).toEqual([{ id: 'key', name: 'Red key' }])
  })
  test('removes it in steps', async () => {
    const { address } = await renderScreen('/setting/passkey/key')
    await seeButton('Remove')
    press('Remove')
    await seeButton('Send the code')
    await seeOnPage('Blue key')
    expect(address()).toBe('/setting/passkey/key?step=remove')
  })
  test('of another member, or of one that is removed, is not found', async () => {
    await renderScreen('/setting/passkey/other')
    await see('This page could not be found.')
  })
  test('is not found as a removal either', async () => {
    await renderScreen('/setting/passkey/other?step=remove')
    await see('This page could not be found.')
  })
})

describe('adding a passkey', () => {
  test('takes PAY code and e-mailed code, a name, and the browser', async () => {
    const { create } = givePasskeys()
    await atName()
    expect(bodies('account.beginPasskey')).toEqual([{ pin: '806257', code: '123456' }])
    press('Make the passkey')
    expect(wrongWith('Name of the passkey')).toContain('Please enter a name')
    await vi.dynamicImportSettled()
    expect(create).not.toHaveBeenCalled()
    type('Name of the passkey', 'Laptop')
    press('Make the passkey')
    await see('Your passkey was added')
    expect(bodies('account.confirmPasskey')).toMatchObject([
      { name: 'Laptop', passkey: { id: 'cGFzc2tleQ', response: { attestationObject: 'bWFkZQ' } } },
    ])
  })
  test('says that nothing was made when its user gives up, and tries again', async () => {
    givePasskeys({ create: () => Promise.reject(new DOMException('No', 'NotAllowedError')) })
    await atName()
    type('Name of the passkey', 'Laptop')
    press('Make the passkey')
    await see('No passkey was used. Try again, or go on without one.')
    expect(bodies('account.confirmPasskey')).toEqual([])
    givePasskeys()
    press('Make the passkey')
    await see('Your passkey was added')
  })
  test('says that the device has one already', async () => {
    givePasskeys({ create: () => Promise.reject(new DOMException('Known', 'InvalidStateError')) })
    await atName()
    type('Name of the passkey', 'Laptop')
    press('Make the passkey')
    await see('This device holds a passkey for your account already.')
  })
  test('starts again after a refusal', async () => {
    refuses('account.confirmPasskey', 'WRONG_PASSKEY')
    await atName()
    type('Name of the passkey', 'Laptop')
    press('Make the passkey')
    await see('The passkey was not accepted, or it took too long. Try again.')
    press('Start again')
    await seeButton('Send the code')
  })
  test('mails nothing for a wrong PAY code', async () => {
    refuses('account.checkBeginPasskey', 'WRONG_PIN')
    await renderScreen('/setting/passkey')
    await seeButton('Send the code')
    type('PAY code', '135791')
    press('Send the code')
    await waitFor(() => expect(wrongWith('PAY code')).not.toBe(''))
    expect(bodies('account.mailCode')).toEqual([])
  })
})
