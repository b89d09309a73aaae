import type { wire } from '@strongroom/shared'
import { HttpResponse } from 'msw/http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gone, pageText, press, putFile, see, seeButton } from '../../../testing/act.ts'
import { answers, lists } from '../../../testing/answers.ts'
import { callsMade, respond, serveContract } from '../../../testing/contract-server.ts'
import { administrator } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

const report = (fields: Partial<wire.CardImport>): wire.CardImport => ({
  ...{ id: 'import-1', dryRun: 1, rows: 1, fresh: 1, there: 0 },
  ...{ totals: [], problems: [], belowZero: [], belowZeroCount: 0, overdrawn: '0.00', ...fields },
})
const line: wire.AdminCardTransaction = {
  ...{ id: 'log-1', uid: '100046', type: 'spend', spend_type: 'purchase', status: 1, currency: 'USD' },
  ...{ amount: '-5.50', settlement_date: '2026-02-03', purchase_date: '2026-02-03', merchant: 'Corner shop' },
  ...{
    description: null,
    mcc: null,
    memo: null,
    reason: null,
    network_transaction_id: 'NT-1',
    corrects: null,
  },
  ...{
    created_date: '2026-02-04T10:00:00.000Z',
    finish_date: null,
    username: 'Ada',
    email: 'ada@example.com',
  },
} as unknown as wire.AdminCardTransaction

const open = () => renderScreen('/admin/logconsumecards?open=import', { as: administrator('finance') })
const file = (text: string) => putFile('csv', new File([text], 'cards.csv', { type: 'text/csv' }))

test('what was booked appears in the list by itself, and the old list is never said to be all', async () => {
  lists('card.logs', [])
  answers('card.importSpend', ({ body }) => report('csv' in body && body.dryRun === 1 ? {} : { dryRun: 0 }))
  await open()
  await see('Nothing settled yet')
  file('card_id\nREF-ADA')
  await seeButton('Book 1 rows')
  let isThere = false
  const behind = { headers: { 'Strongroom-Stale': 'true' } }
  const page = (data: readonly unknown[]) => ({ data: { status: true, data, total: data.length } })
  respond('card.logs', () =>
    isThere ? HttpResponse.json(page([line])) : HttpResponse.json(page([]), behind),
  )
  press('Book 1 rows')
  await see('1 rows are booked')
  await gone('Nothing settled yet')
  isThere = true
  await see('Corner shop')
  const asked = callsMade('card.logs').length
  await vi.advanceTimersByTimeAsync(5_000)
  expect(callsMade('card.logs')).toHaveLength(asked)
})

test('a file without its columns is told which, in words', async () => {
  lists('card.logs', [])
  const missing = { row: 1, field: 'merchant', code: 'missing-column', message: 'This column is missing' }
  answers('card.importSpend', report({ fresh: 0, problems: [missing] }))
  await open()
  file('card_id\nREF-ADA')
  await see('is a column that every file needs')
  expect(pageText()).toContain('merchant')
})
