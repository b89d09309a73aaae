import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { see } from '../testing/act.ts'
import { finds } from '../testing/answers.ts'
import { callsMade, serveContract } from '../testing/contract-server.ts'
import { allFlows } from '../testing/flows/all-flows.ts'
import type { Flow } from '../testing/flows/flow.ts'
import { besides, partsOf } from '../testing/flows/other-forms.ts'
import { renderScreen } from '../testing/render-screen.tsx'

serveContract()
afterEach(() => void vi.unstubAllGlobals())

const src = join(import.meta.dirname, '..')

/** Paths of the screens below a shelf, as seen from the folder of the capabilities. */
const below = (shelf: string): string[] =>
  readdirSync(join(src, shelf), { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
    .map(path => (shelf === 'features' ? path : join('..', shelf, path)))
    .filter(path => !path.includes('/admin/'))

/** The ways to submit something, or to go from step to step towards it. */
const SUBMITS = /<form\b|<SecretFlow\b|\buse(?:Submit|Step|CodeFlow)\b[^'"]*\(/

test('every form is walked through here, is part of one that is, or says why not', () => {
  const forms = ['features', 'platform', 'parts', 'app']
    .flatMap(below)
    .filter(path => SUBMITS.test(readFileSync(join(src, 'features', path), 'utf8')))
  expect(forms.length).toBeGreaterThan(70)
  const named = [...allFlows.map(({ file }) => file), ...Object.keys(besides), ...Object.keys(partsOf)]
  expect([...new Set(named)].sort()).toEqual(forms.sort())
  const walked = allFlows.map(({ file }) => file)
  const strays = Object.entries(partsOf).filter(([, whole]) => !walked.includes(whole) && !(whole in besides))
  expect(strays).toEqual([])
})

const begins = async ({ field, first = '' }: Flow) =>
  field === undefined ||
  waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(field).value).toBe(first))

const submit = async ({ walk, end }: Flow) => {
  await walk()
  await see(end)
}

describe.each(allFlows)('the form of $call at $address', flow => {
  test.skipIf(flow.isOnce)('is empty and works once more after Back, and after the menu', async () => {
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
    await see('Check your entries: one of them is not valid.')
    expect(document.body.textContent).not.toMatch(/server_field|Expected Object/)
  })
})
