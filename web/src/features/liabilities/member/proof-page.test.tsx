import type { wire } from '@strongroom/shared'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { pageText, see, seeOnPage } from '../../../testing/act.ts'
import { answers } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const root = 'a'.repeat(64)

describe('the page of what is owed and held', () => {
  test('shows a visitor both by currency with their dates, and what the proof does not say', async () => {
    const totals = [{ currency: 'USD', amount: '110', root }]
    answers('liabilities.proven', {
      ...{ id: 'p1', at: '2026-11-22T10:00:00.000Z', index: 41, events: 41, root, totals },
    })
    answers('liabilities.compared', [
      {
        ...{ currency: 'EUR', owed: '20', held: '0', difference: '-20', first_date: null, last_date: null },
      },
      {
        ...{ currency: 'USD', owed: '110', held: '100', difference: '-10' },
        ...{ first_date: '2026-11-19', last_date: '2026-11-21' },
      },
    ])
    const own: wire.Holding = {
      ...{ id: 'h1', kind: 'bank', name: 'Client money', reference: 'Example Bank …4321', currency: 'USD' },
      ...{ amount: '100', date: '2026-11-21', evidence: 'Statement 11/2026' },
      ...{ source: 'finance', network: null, addresses: null },
      stated_date: '2026-11-22T09:00:00.000Z',
    }
    const inCustody: wire.Holding = {
      ...{ ...own, id: 'h2', kind: 'address', name: 'Custody, TRC20', reference: 'TCentral', amount: '7' },
      ...{ source: 'custody', network: 'TRC20', currency: 'USDT', date: '2026-11-20' },
    }
    answers('liabilities.holdings', [own, inCustody])
    await renderScreen('/proof', { as: 'nobody' })
    await see(/22 Nov 2026.*from the first 41 events/)
    await see(/Sealed as event 42/)
    await seeOnPage('110.00', '100.00', 'Held less than owed', 'nothing stated', '19 – 21 Nov 2026')
    await seeOnPage('Client money', 'Statement 11/2026', 'What this does not say')
    const rows = [...document.querySelectorAll('li.card-row')].map(row => row.textContent)
    expect(rows).toEqual([
      expect.stringContaining('Stated by our finance staff'),
      expect.stringMatching(/20 Nov 2026 · TCentral .*Reported by the custody/),
    ])
    screen.getByRole('link', { name: 'Check a file here' })
  })

  test('says so while nothing has been proven, and then not that nothing is owed', async () => {
    for (const name of ['proven', 'holdings'] as const) answers(`liabilities.${name}`)
    const stated = { first_date: '2026-11-19', last_date: '2026-11-21' }
    answers('liabilities.compared', [
      { currency: 'USD', owed: '0', held: '100', difference: '100', ...stated },
    ])
    await renderScreen('/proof', { as: 'nobody' })
    await see('Nothing has been proven yet.')
    expect(pageText()).not.toContain('We owe members')
  })
})
