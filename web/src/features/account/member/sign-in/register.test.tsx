import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { enterCode, fill, press, pressAnyway, see, type, typed, wrongWith } from '../../../../testing/act.ts'
import { answers, answersWhole, bodies, fails, refuses } from '../../../../testing/answers.ts'
import { settings } from '../../../../testing/catalogue.ts'
import { holds, serveContract } from '../../../../testing/contract-server.ts'
import { repeatsLostAttempt } from '../../../../testing/lost-answer.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'

serveContract()

const GOOD = {
  Name: 'Ada Lovelace',
  Password: 'engine-1843-notes',
  'Confirm password': 'engine-1843-notes',
  'PAY code': '806257',
  'Confirm PAY code': '806257',
}

beforeEach(() => {
  answersWhole('catalogue.publicSettings', settings)
  answers('account.exists', { exists: false })
  answers('account.mailCode')
  answers('account.proveEmail', { fp_session_key: 'proof-1' })
  answers('account.register', { uid: '100099' })
})

const box = () => screen.getByLabelText<HTMLInputElement>('I accept the terms.')
/** Everything that is needed, with the terms. */
const fillAll = () => {
  fill(GOOD)
  fireEvent.click(box())
}

const atEmail = async (search = '', language?: 'zh' | 'sc' | 'ja') => {
  const shown = await renderScreen(`/register${search}`, {
    as: 'nobody',
    ...(language ? { language } : {}),
  })
  await screen.findByRole('textbox')
  return shown
}
const atCode = async (search = '') => {
  const shown = await atEmail(search)
  type('E-mail', ' Ada@Example.com ')
  press('Send the code')
  await screen.findByLabelText(/digit 1 of 6$/)
  return shown
}
const codeLabel = () =>
  (screen.getByLabelText(/digit 1 of 6$/).getAttribute('aria-label') ?? '').replace(', digit 1 of 6', '')
const atDetails = async (search = '') => {
  const shown = await atCode(search)
  enterCode(codeLabel(), '123456')
  await see('About you')
  return shown
}

describe('the e-mail of a new account', () => {
  test.each([
    ['', 'Please enter Email'],
    ['ada', 'Wrong Email Format'],
    ['ada@example', 'Wrong Email Format'],
  ])('of "%s" is not sent', async (text, sentence) => {
    await atEmail()
    if (text) type('E-mail', text)
    press('Send the code')
    expect(wrongWith('E-mail')).toBe(sentence)
    expect(bodies('account.exists')).toEqual([])
  })
  test('is looked up and mailed to in one spelling, in the language on screen', async () => {
    await atCode()
    expect(bodies('account.exists')).toEqual([{ email: 'ada@example.com' }])
    expect(bodies('account.mailCode')).toEqual([
      { email: 'ada@example.com', scene: 'register', language: 'en' },
    ])
  })
  test('of an account that exists is not mailed to', async () => {
    answers('account.exists', { exists: true })
    await atEmail()
    type('E-mail', 'ada@example.com')
    press('Send the code')
    await waitFor(() => expect(wrongWith('E-mail')).not.toBe(''))
    expect(bodies('account.mailCode')).toEqual([])
  })
  test('is kept when codes are asked for too often', async () => {
    fails('account.mailCode', 429)
    await atEmail()
    type('E-mail', 'ada@example.com')
    press('Send the code')
    await see('Too many tries. Try again in 17 s.')
    expect(typed('E-mail')).toBe('ada@example.com')
  })
  test('can be another one after all', async () => {
    await atCode()
    press('Use another e-mail')
    expect((await screen.findByLabelText<HTMLInputElement>('E-mail')).value).toBe('ada@example.com')
  })
})

describe('the code of a new account', () => {
  test('is proven for this scene', async () => {
    await atDetails()
    expect(bodies('account.proveEmail')).toEqual([
      { email: 'ada@example.com', code: '123456', scene: 'register' },
    ])
  })
  test('that is wrong is asked for again', async () => {
    refuses('account.proveEmail', 'WRONG_CODE')
    await atCode()
    enterCode(codeLabel(), '111111')
    await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
    answers('account.proveEmail', { fp_session_key: 'proof-2' })
    enterCode(codeLabel(), '123456')
    await see('About you')
  })
})

describe('the details of a new account', () => {
  test('are all missed when none is typed', async () => {
    await atDetails()
    press('Open the account')
    expect(wrongWith('Name')).toBe('Please enter all fields')
    expect(wrongWith('Password')).toContain('At least 8 characters')
    expect(wrongWith('PAY code')).toContain('The PAY code is exactly 6 digits')
    expect(bodies('account.register')).toEqual([])
  })
  test.each([
    ['Password', 'short1', 'At least 8 characters'],
    ['Password', 'only-letters', 'At least one letter and one digit'],
    ['Password', '12345678901', 'At least one letter and one digit'],
    ['Confirm password', 'engine-1844-notes', 'Password does not match with Confirm Password'],
    ['PAY code', '12345', 'The PAY code is exactly 6 digits'],
    ['PAY code', '123456', 'This PAY code is easy to guess.'],
    ['PAY code', '111111', 'This PAY code is easy to guess.'],
    ['Confirm PAY code', '806258', 'Two PAY Codes do not match'],
    ['Name', '   ', 'Please enter all fields'],
  ])('with %s "%s" are not sent', async (label, text, sentence) => {
    await atDetails()
    fill({ ...GOOD, [label]: text })
    press('Open the account')
    expect(wrongWith(label)).toContain(sentence)
    expect(bodies('account.register')).toEqual([])
  })
  test('are those of a company where the account is for one', async () => {
    await atDetails()
    fireEvent.click(screen.getByLabelText('Business'))
    expect(screen.queryByLabelText('Name')).toBeNull()
    fill({ 'Company name': 'Lovelace Ltd' })
    fireEvent.click(screen.getByLabelText('Individual'))
    expect(typed('Name')).toBe('Lovelace Ltd')
  })
  test('are not sent before the terms are accepted, which can be read', async () => {
    answersWhole('catalogue.publicSettings', {
      status: true,
      data: [{ field_code: 'termsUrlEn', field_value: 'https://example.com/terms' }],
      ipinfo: { country: '' },
    })
    await atDetails()
    fill(GOOD)
    press('Open the account')
    await see('Please accept the terms.')
    expect(bodies('account.register')).toEqual([])
    expect((await see('Read the terms')).getAttribute('href')).toBe('https://example.com/terms')
    expect((await see('Privacy policy')).getAttribute('href')).toBe('/user/privacy')
    fireEvent.click(box())
    press('Open the account')
    await see('Your account is open')
  })
  test('open the account, once', async () => {
    const { address } = await atDetails()
    fillAll()
    const release = holds('account.register')
    press('Open the account')
    pressAnyway('Open the account')
    await waitFor(() => expect(bodies('account.register')).toHaveLength(1))
    release()
    await see('Your user ID is 100099')
    expect(bodies('account.register')).toEqual([
      {
        ...{ email: 'ada@example.com', fp_session_key: 'proof-1', userType: 0, username: 'Ada Lovelace' },
        ...{ password: 'engine-1843-notes', pin: '806257', language: 'en' },
      },
    ])
    expect(address()).toBe('/register?step=done')
  })
  test('bring along who has invited', async () => {
    await atDetails('?referral=100045')
    expect(typed('Invite code, if you have one')).toBe('100045')
    fillAll()
    press('Open the account')
    await see('Your account is open')
    expect(bodies('account.register')).toMatchObject([{ referral: '100045' }])
  })
  test.each([
    ['INVITE_CODE_UNKNOWN', 'Invite code, if you have one'],
    ['PASSWORD_COMMON', 'Password'],
    ['PASSWORD_HOLDS_EMAIL', 'Password'],
  ] as const)('that the server refuses (%s) say so at %s, and stay', async (code, label) => {
    refuses('account.register', code)
    await atDetails('?referral=nobody')
    fillAll()
    press('Open the account')
    await waitFor(() => expect(wrongWith(label)).not.toBe(''))
    expect(typed('Name')).toBe('Ada Lovelace')
    expect(typed('Password')).toBe('engine-1843-notes')
    type(label, 'another-text-1')
    await waitFor(() => expect(wrongWith(label)).toBe(''))
  })
  test('whose answer is lost open one account when they are sent again', async () => {
    await atDetails()
    fillAll()
    await repeatsLostAttempt('account.register', {
      send: () => press('Open the account'),
      answered: () => answers('account.register', { uid: '100099' }),
      until: () => see('Your account is open'),
    })
  })
  test('are not reached by an address alone, nor kept over a reload', async () => {
    const { reload } = await atDetails()
    fillAll()
    const again = await reload()
    expect((await screen.findByLabelText<HTMLInputElement>('E-mail')).value).toBe('')
    await waitFor(() => expect(again.address()).not.toContain('step'))
  })
})

test.each([
  ['zh', '請輸入電郵'],
  ['sc', '请输入'],
  ['ja', 'メール'],
] as const)('what is wrong is said in %s', async (language, part) => {
  await atEmail('', language)
  const button = document.querySelector('button[type=submit]') as HTMLButtonElement
  button.click()
  await waitFor(() => expect(document.querySelector('[aria-invalid=true]')).not.toBeNull())
  expect(document.body.textContent).not.toContain('Please enter Email')
  expect(document.body.textContent).toContain(part)
})
