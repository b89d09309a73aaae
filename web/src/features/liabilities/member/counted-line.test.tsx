import type { wire } from '@strongroom/shared'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { pageText, press } from '../../../testing/act.ts'
import { answers, answersWhole, lists } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()
afterEach(() => vi.restoreAllMocks())

const hash = 'a'.repeat(64)
const proof: wire.CountedBalances = {
  id: 'p1',
  at: '2026-11-22T10:00:00.000Z',
  index: 41,
  events: 41,
  root: hash,
  totals: [{ currency: 'USD', amount: '110', root: hash }],
  uid: '100001',
  counted: [
    {
      currency: 'USD',
      amount: '10',
      salt: hash,
      leaf: hash,
      path: [{ side: 'left', amount: '100', hash }],
    },
  ],
  receipt: { index: 41, leaf: 'bGVhZg==', proof: 'c2sp.org/tlog-proof@v1\n' },
}

describe('the wallet page', () => {
  test('says in which proof the balances are counted, and saves what is needed to check it', async () => {
    answers('liabilities.mine', proof)
    answers('wallet.list')
    lists('wallet.currencyRequests', [])
    answersWhole('catalogue.prices', { status: true, data: [{}], source: 'demo', as_of: proof.at })
    const saved: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => {
      saved.push(blob as Blob)
      return 'blob:saved'
    })
    const names: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    await renderScreen('/digitalaccount')
    await waitFor(() =>
      expect(pageText()).toContain('Your balances are counted in the liabilities of 22 Nov 2026'),
    )
    await screen.findByText(/Beside them it shows parts of other balances/)
    press('Download the proof')
    expect(names).toEqual(['strongroom-liabilities-2026-11-22.json'])
    expect(JSON.parse((await saved[0]?.text()) ?? '')).toEqual({
      format: 'strongroom-liabilities@v2',
      ...proof,
    })
  })
})
