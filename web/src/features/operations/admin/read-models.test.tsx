import type { wire } from '@strongroom/shared'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { buttonOf, fill, press, see, seeButton, seeOnPage, type } from '../../../testing/act.ts'
import { answers, answersWhole, asked, bodies, refuses } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { administrator } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const model = (over: Partial<wire.ReadModelStanding> = {}): wire.ReadModelStanding => ({
  ...{ projection: 'wallets', version: 1, position: '0009', events: 18_204, behind_events: 0, behind_ms: 0 },
  ...{ caught_up: true, moved_date: '2026-11-23T09:00:00.000Z', parked_streams: 0, bytes: 1_250_000 },
  ...{ stale: false, newer: false, lost: false, rebuilding: false, waits: false, can_roll_back: false },
  rebuild: null,
  ...over,
})
const rebuild = (over: Partial<wire.RebuildRecord> = {}): wire.RebuildRecord => ({
  ...{ id: 'r1', status: 'waits', asked_by: '9', asked_by_name: 'Grace', finish_date: null, error: null },
  ...{ asked_date: '2026-11-23T09:00:00.000Z', cut_over_when_equal: false, comparison: null },
  ...{ events: 500, total: 1_000, per_second: 250, eta_ms: 2_000 },
  ...over,
})
const comparison: wire.Comparison = {
  ...{ equal: false, rows: [{ table: 'wallets', live: 3, next: 3, differing: 0 }], parked_streams: 0 },
  differing: [{ unit: 'USD', amount: '650.5' }],
  differences: [
    {
      table: 'wallets',
      of: { uid: '100045', currency: 'USD' },
      live: { amount: '750.5', locked: '0' },
      next: { amount: '100', locked: '0' },
    },
  ],
}
const open = (as = administrator('operator')) => renderScreen('/admin/operations', { as })
beforeEach(() => {
  answers('audit.findings', { sound: true, log_changed: false, findings: [], more: 0, past: [] })
  answersWhole('operations.acts', { status: true, data: [] })
  const at = (date: string, behind_ms: number) => ({ date, behind_ms, behind_events: 1 })
  const samples = [at('2026-11-23T09:00:00.000Z', 0), at('2026-11-23T09:00:10.000Z', 7_000)]
  answers('operations.lag', { projection: 'wallets', per_second: 2.5, samples })
})

describe('how the read models stand', () => {
  const names = () => [...document.querySelectorAll('tbody .mono')].map(({ textContent }) => textContent)

  test('is said in one line when all are caught up', async () => {
    answers('operations.readModels', [model(), model({ projection: 'cards' })])
    await open()
    await see('All 2 read models are caught up to event 18,204')
    expect(names()).toEqual(['wallets', 'cards'])
  })

  test.each([
    ['lags', { caught_up: false, behind_events: 3 }],
    ['has parked streams', { parked_streams: 1 }],
    ['waits for a rebuild', { stale: true }],
    ['was made by a newer version', { newer: true }],
    ['is not in this log', { lost: true }],
    ['is being rebuilt', { rebuilding: true }],
    ['was rebuilt and waits', { waits: true }],
  ] as const)('names one that %s first', async (_, over) => {
    answers('operations.readModels', [model(), model({ projection: 'cards', ...over })])
    await open()
    await see('1 of 2 read models needs a look and comes first')
    expect(names()).toEqual(['cards', 'wallets'])
  })
})

test('the charts of lag show the range of time that is chosen', async () => {
  answers('operations.readModels', model())
  await open()
  await see('At most 7 s behind in the last quarter of an hour')
  expect(asked('operations.lag').at(-1)?.filter).toEqual({ minutes: 15 })
  type('Range of the charts', '10080')
  await see('At most 7 s behind in the last week')
  await expect.poll(() => asked('operations.lag').at(-1)?.filter).toEqual({ minutes: 10_080 })
})

describe('an operator', () => {
  test('asks for chosen read models to be rebuilt', async () => {
    answers('operations.readModels', model())
    answers('operations.rebuild', { projection: 'wallets', id: 'r1' })
    await open()
    await seeOnPage('wallets', 'Caught up', '18,204', '1.25 MB', '2.5')
    await seeOnPage('At most 7 s behind in the last quarter of an hour')
    fireEvent.click(screen.getByLabelText('wallets'))
    press('Rebuild the chosen (1)…')
    press('Rebuild')
    await see('The rebuild is asked for.')
    expect(bodies('operations.rebuild')).toEqual([{ projections: ['wallets'], cutOverWhenEqual: true }])
  })

  test('sees how far a rebuild is', async () => {
    answers('operations.readModels', model({ rebuilding: true, rebuild: rebuild({ status: 'running' }) }))
    await open()
    await seeOnPage('500 of 1,000 events, 250 a second, 2 s left')
    await seeButton('Stop it')
  })

  test('types the amount that differs before a rebuild takes the live one’s place', async () => {
    answers('operations.readModels', model({ waits: true, rebuild: rebuild({ comparison }) }))
    answersWhole('operations.cutOver', { status: true, data: [] })
    await open()
    await seeOnPage('The money differs by 650.5 USD', 'Member 100045', '750.50', '100.00')
    press('Put it in place…')
    const confirm = await seeButton('Put it in place')
    fill({ 'Type the amount that differs in USD: 650.5': '650' })
    expect(confirm.disabled).toBe(true)
    fill({ 'Type the amount that differs in USD: 650.5': '650.50' })
    expect(confirm.disabled).toBe(false)
    press('Put it in place')
    await see('The rebuild is in place.')
    expect(bodies('operations.cutOver')).toEqual([
      { projection: 'wallets', confirmed: [{ unit: 'USD', amount: '650.5' }] },
    ])
  })

  test('rolls back, and reads why that cannot be', async () => {
    answers('operations.readModels', model({ can_roll_back: true }))
    refuses('operations.rollBack', 'REBUILD_RUNNING')
    await open()
    await seeButton('Roll back…')
    press('Roll back…')
    await seeButton('Roll back')
    press('Roll back')
    await see('This read model is being rebuilt at this moment. Wait until it is done.')
  })
})

test('other administrators look, and change nothing', async () => {
  answers(
    'operations.readModels',
    model({ waits: true, can_roll_back: true, rebuild: rebuild({ comparison }) }),
  )
  await open(administrator('support'))
  await seeOnPage('The money differs by 650.5 USD')
  for (const name of ['Rebuild all…', 'Put it in place…', 'Roll back…', 'Discard it'])
    expect(buttonOf(name)).toBeUndefined()
})
