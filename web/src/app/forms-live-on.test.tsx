import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { see } from '../testing/act.ts'
import { finds } from '../testing/answers.ts'
import { callsMade, serveContract } from '../testing/contract-server.ts'
import { accountFlows } from '../testing/flows/account-flows.ts'
import type { Flow } from '../testing/flows/flow.ts'
import { moneyFlows } from '../testing/flows/money-flows.ts'
import { securityFlows } from '../testing/flows/security-flows.ts'
import { renderScreen } from '../testing/render-screen.tsx'

serveContract()
afterEach(() => void vi.unstubAllGlobals())

const FLOWS = [...moneyFlows, ...accountFlows, ...securityFlows]

/** Forms with steps that are held elsewhere, and why they need not be here. */
const BESIDES: Readonly<Record<string, string>> = {
  'identity/member/verification.tsx': 'a member hands in once: the page then shows where it stands',
  'quick-pay/member/scheduled/scheduled-payments.tsx': 'ends at its list, which empties the form',
  'quick-pay/member/requests/money-requests.tsx': 'ends at its list, which empties the form',
  'quick-pay/member/requests/request-page.tsx': 'pays one request once',
  'account/member/sign-in/register.tsx': 'ends signed in',
  'account/member/sign-in/sign-in.tsx': 'ends signed in',
  'account/member/sign-in/forgotten-password.tsx': 'leads to the page to sign in by itself',
  'account/member/settings/delete-account.tsx': 'ends the account',
  'account/member/security/passkey-page.tsx': 'leads to the forms of a passkey',
  'account/member/security/remove-passkey.tsx': 'a passkey is removed once',
  'account/member/account-info.tsx': 'shows what is known, and leads to its form',
  'card/member/bill-address.tsx': 'ends where the address is shown',
}

const src = join(import.meta.dirname, '..')

/** Paths of the screens below a shelf, as seen from the folder of the capabilities. */
const below = (shelf: string): string[] =>
  readdirSync(join(src, shelf), { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
    .map(path => (shelf === 'features' ? path : join('..', shelf, path)))

test('every form with steps is walked through here, or says why not', () => {
  const stepped = ['features', 'platform']
    .flatMap(below)
    .filter(path =>
      /\buse(?:Step|CodeFlow)\b[^'"]*\(/.test(readFileSync(join(src, 'features', path), 'utf8')),
    )
  expect(stepped.length).toBeGreaterThan(20)
  expect([...new Set([...FLOWS.map(({ file }) => file), ...Object.keys(BESIDES)])].sort()).toEqual(
    stepped.sort(),
  )
})

const begins = async ({ field, first = '' }: Flow) =>
  field === undefined ||
  waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(field).value).toBe(first))

const submit = async ({ walk, end }: Flow) => {
  await walk()
  await see(end)
}

describe.each(FLOWS)('the form of $call at $address', flow => {
  test('is empty and works once more after Back, and after the menu', async () => {
    flow.set()
    const { back, router } = await renderScreen(flow.address, flow.as ? { as: flow.as } : {})
    await begins(flow)
    await submit(flow)
    expect(callsMade(flow.call)).toHaveLength(1)
    await back()
    await begins(flow)
    await submit(flow)
    expect(callsMade(flow.call)).toHaveLength(2)
    await act(() => router.navigate({ to: flow.address }))
    await begins(flow)
    await submit(flow)
    expect(callsMade(flow.call)).toHaveLength(3)
  })
  test('says what is not taken without the names and words of the wire', async () => {
    flow.set()
    finds(flow.call, { server_field: 'Expected Object' })
    await renderScreen(flow.address, flow.as ? { as: flow.as } : {})
    await begins(flow)
    await flow.walk()
    await waitFor(() => expect(callsMade(flow.call)).toHaveLength(1))
    await see('Check what you filled in: something there is not valid.')
    expect(document.body.textContent).not.toMatch(/server_field|Expected Object/)
  })
})
