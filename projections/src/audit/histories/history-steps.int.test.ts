import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { facts, tell } from '../../testing/facts.ts'
import { startViews, type ViewsKit } from '../../testing/views-kit.ts'
import { eventKeys } from '../event-keys/event-keys.ts'
import { events } from '../events.ts'
import { findEventNumber, listEvents } from '../queries.ts'
import { histories } from './histories.ts'
import { getHistory, getHistoryStep, type HistoryPlace } from './queries.ts'

let kit: ViewsKit
/** Of member 1 every second event, each a dollar in, the first ones an hour before the others. */
const EVENTS = 320
beforeAll(async () => {
  kit = await startViews({ projections: [events, eventKeys, histories] })
  const told = Array.from({ length: EVENTS }, (_, at) => [
    facts.approved('1', `t${at}`, '1.00'),
    facts.approved('2', `u${at}`, '5.00'),
  ]).flat()
  await tell(kit.log, told.slice(0, 520), '2026-03-01T10:00:00.000Z')
  await tell(kit.log, told.slice(520), '2026-03-01T11:00:00.000Z')
  await kit.views.catchUp()
})
afterAll(() => kit.stop())

const at = async (place: HistoryPlace) => {
  const found = await getHistoryStep(kit.pool, '1', place)
  return found && { step: found.step, number: found.number, amount: found.balances[0]?.amount }
}

describe('a place in a history', () => {
  test.each([1, 49, 50, 51, 249, 250, 251, 320])('at step %i has the balance of so many', async step => {
    expect(await at({ step })).toEqual({ step, number: step * 2 - 1, amount: String(step) })
    expect(await at({ number: step * 2 })).toMatchObject({ step })
  })
  test('after the last event is the last event', async () => {
    expect(await at({ step: 9_999_999 })).toMatchObject({ step: EVENTS, amount: '320' })
    expect(await at({ at: '2030-01-01T00:00:00.000Z' })).toMatchObject({ step: EVENTS })
    expect((await getHistory(kit.pool, '1')).events).toBe(EVENTS)
  })
  test('at a moment is the last event that had happened by then', async () => {
    expect(await at({ at: '2026-03-01T10:30:00.000Z' })).toMatchObject({ step: 260 })
    expect(await at({ at: '2026-03-01T11:00:00.000Z' })).toMatchObject({ step: EVENTS })
    expect(await at({ at: '2026-03-01T09:59:59.999Z' })).toBeUndefined()
  })
  test('has the fifty steps of its page around it, in order', async () => {
    const rows = (await getHistoryStep(kit.pool, '1', { step: 251 }))?.rows ?? []
    expect(rows.map(({ step }) => step)).toEqual(Array.from({ length: 50 }, (_, i) => 251 + i))
    expect((await getHistoryStep(kit.pool, '1', { step: 250 }))?.rows[0]?.step).toBe(201)
    expect((await getHistoryStep(kit.pool, '1', { step: 320 }))?.rows).toHaveLength(20)
  })
  test('is found by its event', async () => {
    const { rows } = await listEvents(kit.pool, {
      ...{ page: 1, limit: 1, sort: 'position', order: 'desc', timeZone: 'UTC', uid: '1' },
    })
    expect(await findEventNumber(kit.pool, rows[0]?.id ?? '')).toBe(639)
    expect(await findEventNumber(kit.pool, 'nobody')).toBeUndefined()
  })
  test('of a member without events is none', async () => {
    expect(await getHistoryStep(kit.pool, '77', { step: 1 })).toBeUndefined()
    expect(await getHistory(kit.pool, '77')).toEqual({ events: 0, number: 0, balances: [] })
  })
})
