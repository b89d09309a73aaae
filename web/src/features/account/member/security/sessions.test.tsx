import type { wire } from '@strongroom/shared'
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { press, see, seeOnPage } from '../../../../testing/act.ts'
import { answers, bodies, fails } from '../../../../testing/answers.ts'
import { serveContract } from '../../../../testing/contract-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'

serveContract()

const at = '2026-11-23T10:00:00.000Z'
const session = (but: Partial<wire.OwnSession>): wire.OwnSession => ({
  ...{ id: 'a'.repeat(64), browser: 'Firefox', system: 'Linux', country: 'JP', ip: '203.0.113.8' },
  ...{ created_date: at, used_date: at, current: 0 },
  ...but,
})
const here = session({ id: 'b'.repeat(64), browser: 'Chrome', system: 'Windows', country: '', current: 1 })

beforeEach(() => {
  answers('account.sessions', [here, session({})])
  answers('chain.allowList', { on: 0, ends_date: null, cooling_hours: 24 })
  answers('account.passkeys', [])
  answers('account.authenticator', { status: 0, on_date: null, codes_left: 0 })
  answers('account.endSession')
  answers('account.endOtherSessions')
})

test('sessions say device, place and which is this one', async () => {
  await renderScreen('/setting/security')
  await seeOnPage(
    'Chrome · Windows',
    'This device, now',
    'Country unknown',
    'Firefox · Linux',
    'Japan',
    '203.0.113.8',
  )
})

test('one session is ended after it was confirmed', async () => {
  await renderScreen('/setting/security')
  await see('Firefox · Linux')
  press(/^End the session of Firefox/)
  await see('End the session of Firefox · Linux?')
  expect(bodies('account.endSession')).toEqual([])
  press('End now')
  await waitFor(() => expect(bodies('account.endSession')).toEqual([{ id: 'a'.repeat(64) }]))
})

test('all others are ended at once, and a failure is said where it was asked for', async () => {
  fails('account.endOtherSessions', 500)
  await renderScreen('/setting/security')
  await see('Firefox · Linux')
  press('End all others')
  press('End now')
  await see(/try again/i)
})

test('the only session is not offered to be ended', async () => {
  answers('account.sessions', [here])
  await renderScreen('/setting/security')
  await see('Chrome · Windows')
  expect([...document.querySelectorAll('main button')].map(({ textContent }) => textContent)).not.toContain(
    'End',
  )
})
