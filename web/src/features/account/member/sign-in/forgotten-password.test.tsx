import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { enterCode, fill, press, see, type, typed, wrongWith } from '../../../../testing/act.ts'
import { answers, bodies, refuses } from '../../../../testing/answers.ts'
import { serveContract } from '../../../../testing/contract-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'

serveContract()

const NEXT = 'engine-1843-notes'

beforeEach(() => {
  answers('account.exists', { exists: true })
  answers('account.mailCode')
  answers('account.proveEmail', { fp_session_key: 'proof-1' })
  answers('account.resetPassword')
})

afterEach(() => void vi.useRealTimers())

const atCode = async () => {
  const shown = await renderScreen('/forgetpassword', { as: 'nobody' })
  await screen.findByLabelText('E-mail')
  type('E-mail', 'ada@example.com')
  press('Send the code')
  await screen.findByLabelText(/digit 1 of 6$/)
  return shown
}
const codeLabel = () =>
  (screen.getByLabelText(/digit 1 of 6$/).getAttribute('aria-label') ?? '').replace(', digit 1 of 6', '')
const atPassword = async () => {
  const shown = await atCode()
  enterCode(codeLabel(), '123456')
  await see('Choose a new password')
  return shown
}

describe('a forgotten password', () => {
  test('is not reset for an address without an account', async () => {
    answers('account.exists', { exists: false })
    await renderScreen('/forgetpassword', { as: 'nobody' })
    await screen.findByLabelText('E-mail')
    type('E-mail', 'eve@example.com')
    press('Send the code')
    await waitFor(() => expect(wrongWith('E-mail')).not.toBe(''))
    expect(bodies('account.mailCode')).toEqual([])
  })
  test('is proven by a code of its own scene', async () => {
    await atPassword()
    expect(bodies('account.mailCode')).toMatchObject([{ email: 'ada@example.com', scene: 'forgetpassword' }])
    expect(bodies('account.proveEmail')).toMatchObject([{ code: '123456', scene: 'forgetpassword' }])
  })
  test.each([
    ['', '', 'New password', 'At least 8 characters'],
    ['engine-notes', 'engine-notes', 'New password', 'At least one letter and one digit'],
    [NEXT, 'another-1843', 'Confirm password', 'Password does not match with Confirm Password'],
  ])('is not replaced by "%s" and "%s"', async (next, repeated, label, sentence) => {
    await atPassword()
    fill({ 'New password': next, 'Confirm password': repeated })
    press('Change the password')
    expect(wrongWith(label)).toContain(sentence)
    expect(bodies('account.resetPassword')).toEqual([])
  })
  test('is replaced with what the code has proven', async () => {
    const { address } = await atPassword()
    fill({ 'New password': NEXT, 'Confirm password': NEXT })
    press('Change the password')
    await see('Your password is changed')
    expect(bodies('account.resetPassword')).toEqual([
      { email: 'ada@example.com', password: NEXT, fp_session_key: 'proof-1' },
    ])
    expect(address()).toBe('/forgetpassword?step=reset-success')
  })
  test('leads to the page to sign in once it is replaced, after a countdown', async () => {
    const { address } = await atPassword()
    fill({ 'New password': NEXT, 'Confirm password': NEXT })
    vi.useFakeTimers({ shouldAdvanceTime: true })
    press('Change the password')
    await see('Your password is changed')
    expect(address()).toBe('/forgetpassword?step=reset-success')
    await act(() => vi.advanceTimersByTimeAsync(15_000))
    vi.useRealTimers()
    await waitFor(() => expect(address()).toBe('/'))
  })
  test('stays typed when the server finds it common, until it is another', async () => {
    refuses('account.resetPassword', 'PASSWORD_COMMON')
    await atPassword()
    fill({ 'New password': NEXT, 'Confirm password': NEXT })
    press('Change the password')
    await waitFor(() => expect(wrongWith('New password')).not.toBe(''))
    expect(typed('New password')).toBe(NEXT)
    type('New password', `${NEXT}!`)
    await waitFor(() => expect(wrongWith('New password')).toBe(''))
  })
  test('says when its proof has run out', async () => {
    refuses('account.resetPassword', 'NOT_PROVEN')
    await atPassword()
    fill({ 'New password': NEXT, 'Confirm password': NEXT })
    press('Change the password')
    await screen.findByRole('alert')
    expect(wrongWith('New password')).toBe('')
  })
  test('begins with the address again after a reload', async () => {
    const { reload } = await atPassword()
    await reload()
    expect((await screen.findByLabelText<HTMLInputElement>('E-mail')).value).toBe('')
  })
})
