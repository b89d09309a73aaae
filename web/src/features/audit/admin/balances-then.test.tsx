import type { wire } from '@strongroom/shared'
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { onScreen } from '../../../testing/on-screen.tsx'
import { BalancesThen } from './balances-then.tsx'

const legs = [{ account: 'user:7:available', currency: 'USD', amount: '998.00' }]
const events = [{ legs }] as unknown as wire.AuditEvent[]

/** The balances on a screen that is as narrow as said. */
const balances = (isNarrow: boolean) => {
  const media = { matches: isNarrow, addEventListener: () => {}, removeEventListener: () => {} }
  vi.stubGlobal('matchMedia', () => media)
  onScreen(<BalancesThen uid="7" events={events} count={1} />)
}

afterEach(() => vi.unstubAllGlobals())

describe('the balances after an event', () => {
  test('stand one below the other on a phone, with nothing left out', () => {
    balances(true)
    expect(screen.queryByRole('table')).toBeNull()
    for (const head of ['As of event 1', 'Since then', 'Now']) screen.getByText(head)
  })
  test('are a table where there is room', () => {
    balances(false)
    expect(screen.getAllByRole('columnheader')).toHaveLength(4)
  })
})
