import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { onScreen } from '../../../testing/on-screen.tsx'
import { BalancesThen } from './balances-then.tsx'

const balances = [{ currency: 'USD', pocket: 'available', amount: '998' }]

/** The balances on a screen that is as narrow as said. */
const shown = (isNarrow: boolean) => {
  const media = { matches: isNarrow, addEventListener: () => {}, removeEventListener: () => {} }
  vi.stubGlobal('matchMedia', () => media)
  onScreen(<BalancesThen uid="7" then={{ step: 1, balances }} now={balances} compare={undefined} />)
}

afterEach(() => vi.unstubAllGlobals())

describe('the balances after an event', () => {
  test('stand one below the other on a phone, with nothing left out', () => {
    shown(true)
    expect(screen.queryByRole('table')).toBeNull()
    for (const head of ['As of event 1', 'Since then', 'Now']) screen.getByText(head)
  })
  test('are a table where there is room', () => {
    shown(false)
    expect(screen.getAllByRole('columnheader')).toHaveLength(4)
  })
})
