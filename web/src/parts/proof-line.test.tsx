import type { wire } from '@strongroom/shared'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { keepSession } from '../client/session.ts'
import { onScreen } from '../testing/on-screen.tsx'
import { ProofLine } from './proof-line.tsx'

const checked = () => new Date().toISOString()
const changed: wire.ProofDifference = {
  ...{ view: 'log', kind: 'hash', key: 'wallet-100046 revision 11', log: null, shown: null, field: null },
  ...{ stream: 'wallet-100046', revision: 11, position: '00000000000000000167' },
}
const row: wire.ProofDifference = {
  ...{ view: 'wallets', kind: 'row', key: '100046 USD', log: '9.00', shown: '109.00', field: null },
  ...{ stream: null, revision: null, position: null },
}
const show = (over: Partial<wire.Proof>) => {
  keepSession({ sessionKey: 'a'.repeat(64), email: 'admin@example.com', role: 'finance' })
  const proof: wire.Proof = {
    ...{ equal: true, number: 1234, position: '', accounts: 7, checked_date: checked() },
    chain: { whole: true, number: 1234, checked_date: checked() },
    views: { equal: true, compared: 38, checked_date: checked() },
    ...{ differences: [], more: 0, difference: null, seal: null },
    ...over,
  }
  vi.stubGlobal('fetch', async () => Response.json({ status: true, data: [proof] }))
  onScreen(<ProofLine />)
}
afterEach(() => vi.unstubAllGlobals())

describe('the proof line', () => {
  test('is one line, and two statements behind it', async () => {
    show({})
    const summary = (await screen.findByText('Balances checked')).closest('details')
    expect(summary?.open).toBe(false)
    screen.getByText('Balances equal the log up to event 1,234')
    screen.getByText("The log's chain is whole up to event 1,234, all of it checked")
  })

  test('says to administrators how the seal stands', async () => {
    show({ seal: { number: 1230, sealed_date: checked(), stopped: false } })
    await screen.findByText('The log is sealed up to event 1,230')
    cleanup()
    show({ seal: { number: 1230, sealed_date: checked(), stopped: true } })
    const line = await screen.findByText(/Sealing has stopped at event 1,230/)
    expect(line.closest('.proof')?.getAttribute('data-state')).toBe('broken')
    cleanup()
    show({ seal: { number: 0, sealed_date: null, stopped: false } })
    await screen.findByText('The log is not sealed yet')
  })

  test('says that the log was changed while balances are equal, and which event it is', async () => {
    const chain = { whole: false, number: 1234, checked_date: checked() }
    show({ chain, differences: [changed] })
    await screen.findByText('The log is not as it was written. We have been told.')
    expect(document.querySelector('details')).toBeNull()
    screen.getByText('Balances equal the log up to event 1,234')
    screen.getByText(/wallet-100046 revision 11, position 00000000000000000167: its content/)
  })

  test('says that a record is not as the log makes it while balances are equal, and which field of it', async () => {
    const views = { equal: false, compared: 38, checked_date: checked() }
    const changed = { ...row, view: 'swaps', key: '100046 s1', field: 'fee', log: '1', shown: '7' }
    show({ views, differences: [changed] })
    await screen.findByText('What is shown differs from the log. We have been told.')
    screen.getByText('Balances equal the log up to event 1,234')
    screen.getByText('swaps, 100046 s1, fee: the row shown is another than the log makes. Log: 1; shown: 7')
  })

  test('says how far balances are that are built again', async () => {
    const again = { ...row, kind: 'rebuilding', log: '12000' } as const
    show({
      equal: false,
      differences: [
        { ...again, shown: '9000' },
        { ...again, shown: '1500' },
      ],
    })
    await screen.findByText('Balances are being built again: 1,500 of 12,000 events')
  })

  test('shows three differences with both figures, and how many there are besides', async () => {
    show({
      equal: false,
      differences: [row, ...[1, 2, 3].map(n => ({ ...row, key: `${n} USD` }))],
      more: 4,
    })
    await screen.findByText(
      'wallets, 100046 USD: the row shown is another than the log makes. Log: 9.00; shown: 109.00',
    )
    screen.getByText('5 more')
    expect(screen.queryByText(/wallets, 3 USD/)).toBeNull()
  })
})
