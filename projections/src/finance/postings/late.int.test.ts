import { afterAll, beforeAll, expect, test } from 'vitest'
import { events } from '../../audit/events.ts'
import type { AnyFact } from '../../runner/projection.ts'
import { facts, type Told, tell } from '../../testing/facts.ts'
import { startViews, type ViewsKit } from '../../testing/views-kit.ts'
import { periods } from '../periods/periods.ts'
import { getPeriod, type PeriodRow } from '../periods/queries.ts'
import { postings } from './postings.ts'
import { countLate } from './queries.ts'

let kit: ViewsKit
beforeAll(async () => {
  kit = await startViews({ projections: [postings, periods, events] })
})
afterAll(() => kit.stop())

const [october, november] = ['2026-10-20T12:00:00.000Z', '2026-11-02T12:00:00.000Z']
const eventIn = async (stream: string) => (await kit.log.readStream(stream)).at(-1)?.id as string
const reversal = (eventId: string): Told => {
  const [, fact] = facts.approved('1', 'r', '-5.00')
  const { legs } = fact as Extract<AnyFact, { type: 'TopUpApproved' }>
  const about = { reversalId: 'r1', eventId, reversedType: 'TopUpApproved', lines: [], reason: 'twice' }
  return ['wallet-1', { type: 'MovementReversed', ...about, legs }]
}
const late = async () => {
  await kit.views.catchUp()
  return countLate(kit.pool, (await getPeriod(kit.pool, '2026-10')) as PeriodRow)
}

test('a reversal of an entry of a closed month belongs to it, and a later entry of its own month does not', async () => {
  await tell(kit.log, [facts.approved('1', 'a', '5.00')], october)
  const original = await eventIn('wallet-1')
  const digest = 'd'.repeat(64)
  await tell(
    kit.log,
    [['period-books', { type: 'PeriodClosed', month: '2026-10', events: 1, digest }]],
    november,
  )
  expect(await late()).toBe(0)
  await tell(kit.log, [facts.approved('1', 'b', '9.00')], november)
  await tell(kit.log, [reversal(await eventIn('wallet-1'))], november)
  expect(await late()).toBe(0)
  await tell(kit.log, [reversal(original)], november)
  expect(await late()).toBe(2)
})
