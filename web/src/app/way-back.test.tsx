import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw/http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { onSignedOut } from '../client/end-session.ts'
import { noteWhyOver } from '../client/why-over.ts'
import { createLeave } from '../leave.ts'
import { enterCode, fill, press, see, seeButton } from '../testing/act.ts'
import { answers, answersWhole } from '../testing/answers.ts'
import { givePasskeys } from '../testing/browser-passkeys.ts'
import { settings } from '../testing/catalogue.ts'
import { callsMade, respond, serveContract } from '../testing/contract-server.ts'
import { sessionFlows } from '../testing/flows/all-flows.ts'
import type { Flow } from '../testing/flows/flow.ts'
import { moneyFlows } from '../testing/flows/money-flows.ts'
import { answerFrame } from '../testing/frame.ts'
import { member } from '../testing/people.ts'
import { renderScreen, type Shown } from '../testing/render-screen.tsx'
import { keepPlaces } from './keep-place.ts'

serveContract()
const PASSWORD = 'engine-1843-notes'
const toSignIn = { session_key: 'b'.repeat(64), email: 'ada@example.com', role: 'member' } as const

beforeEach(() => {
  answers('account.checkCredentials', { status: 1, userStatus: 1 })
  answers('account.passkeys', [])
  answers('account.mailCode')
  answers('account.proveEmail', { fp_session_key: 'proof-1' })
  answers('account.provePin', { count: 1 })
  answers('account.proveAuthenticator')
  answers('account.signIn', toSignIn)
  answers('account.signInByPasskey', { ...toSignIn, count: 1 })
  answers('account.beginPasskeySignIn', {
    ...{ rpId: 'money.example', challenge: 'Y2hhbGxlbmdl', timeout: 120_000, userVerification: 'required' },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  onSignedOut(() => {})
})

const toPin = async () => {
  fill({ 'E-mail': 'ada@example.com', Password: PASSWORD })
  press('Continue')
  const digit = await screen.findByLabelText(/digit 1 of 6$/)
  enterCode((digit.getAttribute('aria-label') ?? '').replace(', digit 1 of 6', ''), '123456')
  await see('Enter your PAY code')
  enterCode('PAY code', '806257')
}

/** Every way to sign in. */
const WAYS: Readonly<Record<string, () => Promise<unknown>>> = {
  'the PAY code': toPin,
  'a passkey': async () => press('Sign in with a passkey'),
  'an authenticator app': async () => {
    answers('account.provePin', { count: 1, authenticator: 1 })
    await toPin()
    await see('Enter the code of your authenticator app')
    enterCode('Code of the app', '654321')
  },
}
const opened = (path: string) => {
  givePasskeys()
  return renderScreen(path, { as: 'nobody' })
}

describe('a link that is opened without a session', () => {
  const payLink = '/quickpay?uid=100046&currency=USD&amount=25.5&note=Dinner%20%26%20wine'
  const opensPay = () => {
    answerFrame(member())
    for (const flow of moneyFlows) if (flow.address === '/quickpay') flow.set()
  }
  test.each(Object.keys(WAYS))('is gone on to after signing in with %s', async way => {
    const { address } = await opened(payLink)
    expect(address()).toBe('/')
    await see('Sign in to go on')
    opensPay()
    await WAYS[way]?.()
    await waitFor(() => expect(address()).toMatch(/^\/quickpay\?/))
    const search = new URLSearchParams(address().split('?')[1])
    expect(Object.fromEntries(search)).toEqual({
      ...{ uid: '100046', currency: 'USD', amount: '25.5', note: 'Dinner & wine' },
    })
    expect((await screen.findByLabelText<HTMLInputElement>('Whom to pay')).value).toBe('100046')
  })
  test('is gone on to once a first PAY code is set', async () => {
    answers('account.provePin', { count: 0 })
    answers('account.checkPin')
    answers('account.checkOwnCode', { fp_session_key: 'proof-2' })
    answers('account.changePin')
    const { address } = await opened(payLink)
    await see('Sign in to go on')
    opensPay()
    await toPin()
    await waitFor(() => expect(address()).toBe('/setpincode'))
    await screen.findByLabelText('New PAY code')
    fill({ 'New PAY code': '806257', 'Confirm PAY code': '806257' })
    press('Send the code')
    await see('Enter the code we e-mailed you')
    enterCode('Code from the e-mail', '123456')
    await seeButton('Go on')
    press('Go on')
    await waitFor(() => expect(address()).toMatch(/^\/quickpay\?/))
  })
  test('is gone on to by a visitor who has opened an account for it', async () => {
    answersWhole('catalogue.publicSettings', settings)
    answers('account.exists', { exists: false })
    answers('account.register', { uid: '100099' })
    const { address } = await opened(payLink)
    await see('Sign in to go on')
    fireEvent.click(screen.getByRole('link', { name: 'Open an account' }))
    await seeButton('Send the code')
    fill({ 'E-mail': 'ada@example.com' })
    press('Send the code')
    const digit = await screen.findByLabelText(/digit 1 of 6$/)
    enterCode((digit.getAttribute('aria-label') ?? '').replace(', digit 1 of 6', ''), '123456')
    await see('About you')
    fill({ Name: 'Ada', Password: PASSWORD, 'Confirm password': PASSWORD })
    fill({ 'PAY code': '806257', 'Confirm PAY code': '806257' })
    fireEvent.click(screen.getByLabelText('I accept the terms.'))
    press('Open the account')
    await see('Your account is open')
    fireEvent.click(screen.getByRole('link', { name: 'Sign in' }))
    await see('Sign in to go on')
    opensPay()
    await toPin()
    await waitFor(() => expect(address()).toMatch(/^\/quickpay\?/))
  })
  test('leads no further than this client, and not for a member who has signed out since', async () => {
    const { keepWay, hasWay } = await import('../client/way-back.ts')
    for (const href of ['//evil.example/x', 'https://evil.example', '/', '/?step=x', '/\\evil']) keepWay(href)
    expect(hasWay()).toBe(false)
    const { clearSession } = await import('../client/session.ts')
    keepWay('/swap', 'ada@example.com')
    clearSession()
    expect(hasWay()).toBe(false)
  })
})

/** Ends sessions on screen as the client does. */
const leaves = ({ router, queries }: Shown) => {
  const leave = createLeave({
    ...{ queries, keepPlace: keepPlaces(router, document), drawAnew: () => {}, say: noteWhyOver },
    goHome: () => router.navigate({ to: '/', replace: true }),
  })
  onSignedOut(why => void leave(why))
}
const over = () => HttpResponse.json({ status: false, code: 'EXPIRED' }, { status: 400 })
const kept = (): { email: string; fields: Record<string, string> } | null =>
  JSON.parse(sessionStorage.getItem('typed') ?? 'null')

const begins = async ({ opens, field }: Flow) => {
  await opens?.()
  if (field !== undefined) await screen.findByLabelText(field)
}

/** Goes through a form whose session ends as it is submitted, up to the page to sign in. */
const endsIn = async (flow: Flow) => {
  flow.set()
  respond(flow.call, over)
  givePasskeys()
  const shown = await renderScreen(flow.address, flow.as ? { as: flow.as } : {})
  leaves(shown)
  await begins(flow)
  await flow.walk()
  await waitFor(() => expect(callsMade(flow.call)).toHaveLength(1))
  await screen.findByLabelText('E-mail')
  await see('You then return to the page that you opened.')
  return shown
}
/** An amount is typed plain, and shown in groups. */
const plain = (text = '') => text.replaceAll(',', '')
const fieldNamed = (name: string) => document.querySelector<HTMLInputElement>(`main form [name="${name}"]`)

describe.each(sessionFlows)('a session that ends in the form of $call', flow => {
  test('leaves what was typed for its member alone, and no secret', async () => {
    const { address, router } = await endsIn(flow)
    const left = JSON.stringify({ ...sessionStorage })
    for (const secret of ['806257', '123456', '654321', PASSWORD, 'old-password-1'])
      expect(left).not.toContain(secret)
    const typed = Object.entries(kept()?.fields ?? {})
    answerFrame(flow.as === 'nobody' || !flow.as ? member() : flow.as)
    press('Sign in with a passkey')
    await begins(flow)
    await waitFor(() => expect(address().split('?')[0]).toBe(flow.address.split('?')[0]))
    for (const [name, value] of typed)
      if (fieldNamed(name)) await waitFor(() => expect(plain(fieldNamed(name)?.value)).toBe(plain(value)))
    await act(() => router.load())
  })
})

test('another member who signs in finds nothing of what was typed', async () => {
  const flow = moneyFlows.find(({ call }) => call === 'payment.send') as Flow
  await endsIn(flow)
  expect(Object.values(kept()?.fields ?? {})).toContain('Landlord Ltd')
  answers('account.signInByPasskey', { ...toSignIn, email: 'ben@example.com', count: 1 })
  answerFrame(member({ email: 'ben@example.com' }))
  const { keepSession } = await import('../client/session.ts')
  keepSession({ sessionKey: 'c'.repeat(64), email: 'ben@example.com', role: 'member' })
  expect(kept()).toBeNull()
})
