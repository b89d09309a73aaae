import type { wire } from '@strongroom/shared'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  enterCode,
  press,
  pressAnyway,
  see,
  seeButton,
  seeOnPage,
  type,
  typed,
  wrongWith,
} from '../../../testing/act.ts'
import { answers, answersWhole, asked, bodies, losesAnswer, refuses } from '../../../testing/answers.ts'
import { settings, wallet } from '../../../testing/catalogue.ts'
import { holds, serveContract } from '../../../testing/contract-server.ts'
import { repeatsLostAttempt } from '../../../testing/lost-answer.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const CODE = 'Code from the e-mail'
const made: wire.PayQr = {
  ...{ id: 'code-1', data: 'data-1', uid: '100045', username: 'Ada', type: 1, currency: 'USD', amount: '5' },
  ...{ times: 3, scans: 0, total: '15', left: '15', status: 0, expired_date: '2026-12-01T00:00:00.000Z' },
  ...{ created_date: '2026-11-22T14:02:11.000Z', finish_date: null },
}

describe('making a pay code', () => {
  beforeEach(() => {
    answers('wallet.list', [wallet('USD', '100.00')])
    answers('account.mailCode')
    answers('payQr.create', made)
    const most = { qrMaxTimes: '2000', qrValidDays: '14' }
    const data = Object.entries(most).map(([field_code, field_value]) => ({ field_code, field_value }))
    answersWhole('catalogue.publicSettings', { ...settings, data })
  })
  const open = async () => {
    const shown = await renderScreen('/quickpay/qrcode')
    await see('Available 100.00 USD')
    return shown
  }
  const atCode = async () => {
    const shown = await open()
    type('How often it pays', '1')
    type('How many people may scan it', '3')
    type('Each scan pays', '5')
    press('Review')
    await see('Enter the code we e-mailed you')
    return shown
  }

  test.each([
    ['Each scan pays', '', 'Enter at least 0.01 USD.'],
    ['Each scan pays', '100.01', 'Not enough in your USD wallet: 0.01 USD short.'],
    ['Valid for, in days', '15', 'Enter a whole number from 1 to 14.'],
    ['Valid for, in days', '0', 'Enter a whole number from 1 to 14.'],
    ['How many people may scan it', '2001', 'Enter a whole number from 2 to 2,000.'],
    ['How many people may scan it', '1', 'Enter a whole number from 2 to 2,000.'],
  ])('with %s "%s" is refused on the screen', async (label, text, sentence) => {
    await open()
    if (label === 'How many people may scan it') type('How often it pays', '1')
    type('Each scan pays', '1')
    type(label, text)
    press('Review')
    expect(wrongWith(label)).toContain(sentence)
    expect(bodies('account.mailCode')).toEqual([])
  })
  test('for several people counts all they may take', async () => {
    await open()
    type('How often it pays', '1')
    type('How many people may scan it', '50')
    type('Each scan pays', '5')
    await seeOnPage('Reserved now 250.00 USD')
    press('Review')
    expect(wrongWith('Each scan pays')).toContain('150.00 USD short')
  })
  test('mails a code for the whole sum, and reserves it once', async () => {
    await atCode()
    expect(bodies('account.mailCode')).toEqual([
      { email: 'ada@example.com', scene: 'quickpay', payee: 'paycode', currency: 'USD', amount: '15' },
    ])
    const release = holds('payQr.create')
    enterCode(CODE, '123456')
    press('Reserve 15.00 USD')
    await waitFor(() => expect(bodies('payQr.create')).toHaveLength(1))
    release()
    await see('Each scan pays 5.00 USD')
    await see(/\/qrscan\?code=data-1$/)
    await seeButton('Copy the link of the pay code')
    expect(bodies('payQr.create')).toEqual([
      { type: 1, currency: 'USD', amount: '5', times: 3, validDays: 7, code: '123456' },
    ])
  })
  test('whose answer is lost is the same one with another code', async () => {
    await atCode()
    await repeatsLostAttempt('payQr.create', {
      send: () => enterCode(CODE, '123456'),
      answered: () => answers('payQr.create', made),
      sendAgain: () => enterCode(CODE, '654321'),
      until: () => see('Your pay code'),
    })
  })
  test('goes back to what was typed, and begins anew after a reload', async () => {
    const { reload } = await atCode()
    press('Back')
    await screen.findByLabelText('Each scan pays')
    expect([typed('Each scan pays'), typed('How many people may scan it')]).toEqual(['5', '3'])
    await reload()
    await screen.findByLabelText('Each scan pays')
    expect(typed('Each scan pays')).toBe('')
  })
})

describe('scanning a pay code', () => {
  const info: wire.PayInfo = {
    ...{ id: 'data-1', uid: '100046', username: 'Ben', currency: 'USD', amount: '5', status: 0 },
    expired_date: '2026-12-01T00:00:00.000Z',
  }
  const received: wire.ScanResult = {
    ...{ result: 1, id: 'scan-1', uid: '100046', username: 'Ben', currency: 'USD', amount: '5' },
    created_date: '2026-11-22T14:02:11.000Z',
  }
  beforeEach(() => {
    answers('payQr.look', info)
    answers('payQr.scan', received)
  })
  const find = async (text: string) => {
    const shown = await renderScreen('/qrscan')
    await screen.findByLabelText('Or enter the code')
    type('Or enter the code', text)
    press('Look it up')
    return shown
  }
  const ID = '0199aaaa-bbbb-7ccc-8ddd-eeeeffff0001'

  test('that asks to be paid leads to quick pay, with its payee', async () => {
    answers('quickPay.contacts', [])
    const { address } = await find('https://example.com/quickpay?uid=100046&currency=USD&amount=12.5')
    await screen.findByLabelText('Whom to pay')
    expect(address()).toBe('/quickpay?uid=100046&currency=USD&amount=12.5')
  })
  test('says what is no pay code', async () => {
    await find('?!')
    await see('That is no pay code')
    expect(asked('payQr.look')).toEqual([])
  })
  test('shows what it pays before anything is taken, and takes it once', async () => {
    const { address } = await find(ID)
    await seeButton('Receive 5.00 USD')
    expect(address()).toContain(ID)
    await seeOnPage('Ben', 'User ID 100046', 'You receive 5.00 USD')
    const release = holds('payQr.scan')
    press('Receive 5.00 USD')
    pressAnyway('Receive 5.00 USD')
    await waitFor(() => expect(bodies('payQr.scan')).toHaveLength(1))
    release()
    await see('5.00 USD is in your wallet')
    expect(bodies('payQr.scan')).toEqual([{ dataId: ID }])
  })
  test.each([
    ['NOT_FOUND_DATA', 'There is no such Pay Code.'],
    ['PAY_CODE_PAUSED', 'This Pay Code cannot be paid now. Try again later, or ask for another one.'],
    ['IDENTITY_NOT_VERIFIED', 'Verify your identity first. Nothing was sent.'],
  ] as const)('that is refused (%s) says why, and another can be scanned', async (code, sentence) => {
    refuses('payQr.look', code)
    const { address } = await find(ID)
    await see(sentence)
    press('Scan another')
    await screen.findByLabelText('Or enter the code')
    expect(address()).toBe('/qrscan')
  })
  test.each([
    ['QRCODE_EXPIRED', 'This Pay Code is out of date.'],
    ['ALREADY_SCAN', 'You have already scan this code!'],
  ] as const)('that pays no more (%s) when it is taken says why', async (code, sentence) => {
    refuses('payQr.scan', code)
    await find(ID)
    await seeButton('Receive 5.00 USD')
    press('Receive 5.00 USD')
    await see(sentence)
  })
  test('whose answer is lost is asked again as the same attempt, also after a reload', async () => {
    const { reload } = await find(ID)
    await seeButton('Receive 5.00 USD')
    losesAnswer('payQr.scan')
    press('Receive 5.00 USD')
    await see('We do not know yet whether this code has paid you')
    press('Ask again')
    await waitFor(() => expect(asked('payQr.scan')).toHaveLength(2))
    // Meanwhile the code is used up, by this very scan perhaps.
    answers('payQr.look', { ...info, status: 1 })
    await reload()
    await see('We do not know yet whether this code has paid you')
    answers('payQr.scan', received)
    press('Ask again')
    await see('5.00 USD is in your wallet')
    expect(new Set(asked('payQr.scan').map(({ attempt }) => attempt)).size).toBe(1)
  })
  test.each([
    [1, 'This pay code has been used up.'],
    [-1, 'This Pay Code is out of date.'],
  ] as const)('with state %s is refused before a click', async (status, sentence) => {
    answers('payQr.look', { ...info, status })
    await find(ID)
    await see(sentence)
    expect(screen.queryByRole('button', { name: /Receive/ })).toBeNull()
  })
})
