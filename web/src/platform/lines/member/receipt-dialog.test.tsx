import type { wire } from '@strongroom/shared'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { press, see, seeButton } from '../../../testing/act.ts'
import { answers, lists, refuses } from '../../../testing/answers.ts'
import { wallet } from '../../../testing/catalogue.ts'
import { callsMade, respond, serveContract } from '../../../testing/contract-server.ts'
import { receiptAnswer, receiptText } from '../../../testing/receipt.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { savedFiles } from '../../../testing/saved-files.ts'

serveContract()
afterEach(() => vi.restoreAllMocks())

const line: wire.Transaction = {
  ...{ id: 'swap:swap-1:USD', uid: '100045', type: 'swap-out', status: 'done', currency: 'USD' },
  ...{ amount: '-100', balance: '400', asked: null, fee: '0.5', reference: 'swap-1', counterparty: null },
  ...{ reason: null, details: { source: 'USD', target: 'USDC', rate: '1' } },
  created_date: '2026-11-23T06:00:00.000Z',
}

const openStatement = async () => {
  lists('statement.ofMember', [line])
  answers('wallet.list', [wallet('USD', '400')])
  await renderScreen('/transactions')
  await seeButton('Receipt')
  press('Receipt')
  await seeButton('PDF')
}

describe('the receipt of a movement', () => {
  test('is saved as a proof', async () => {
    const saved = savedFiles()
    answers('audit.receipt', receiptAnswer)
    await openStatement()
    press('Proof (.tlog-proof)')
    await expect.poll(() => saved).toHaveLength(1)
    expect(saved[0]?.name).toBe('strongroom-410.tlog-proof')
    expect(await saved[0]?.blob.text()).toBe(receiptText())
    expect(callsMade('audit.receipt')[0]?.params).toEqual({ id: line.id })
  })

  test('is saved as a PDF', async () => {
    const saved = savedFiles()
    const headers = {
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'attachment; filename="strongroom-410.pdf"',
    }
    respond('audit.receipt', () => new Response('%PDF-', { headers }))
    await openStatement()
    press('PDF')
    await expect.poll(() => saved.map(({ name }) => name)).toEqual(['strongroom-410.pdf'])
  })

  test('that is not there yet is said with when to ask again', async () => {
    refuses('audit.receipt', 'NOT_SEALED_YET', { seconds: '15' })
    await openStatement()
    press('PDF')
    await see('This has not been sealed yet. Ask for the receipt again in 15 seconds.')
  })

  test('is found from the list of its records', async () => {
    const saved = savedFiles()
    const swap: wire.SwapRecord = {
      ...{ id: 'swap-1', source: 'USD', target: 'USDC', sourceAmount: '100' },
      ...{ receivedAmount: '99.4', rate: '1', fee: '0.5', feeRate: '0.005', created_date: line.created_date },
    }
    lists('swap.list', [swap])
    answers('swap.currencies', [])
    lists('statement.ofMember', [line, { ...line, id: 'other', reference: 'swap-10' }])
    answers('audit.receipt', receiptAnswer)
    await renderScreen('/records/swap')
    await seeButton('Receipt')
    press('Receipt')
    await seeButton('Proof (.tlog-proof)')
    // The bell asks for the newest lines beside it.
    const filters = callsMade('statement.ofMember').map(({ filter }) => filter)
    expect(filters).toContainEqual(expect.objectContaining({ search: 'swap-1' }))
    press('Proof (.tlog-proof)')
    await expect.poll(() => saved).toHaveLength(1)
  })
})
