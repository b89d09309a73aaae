import { wire } from '@strongroom/shared'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../../testing/api.ts'
import { away, looksAt, stateOf } from '../testing/service-looks.ts'

let api: Api
let operator: Person
beforeAll(async () => {
  api = await startApi()
  operator = await api.person('operator', { role: 'operator' })
  await api.views.waitForPosition(await api.log.head(), api.views.names, 300_000)
})
afterAll(() => api.stop())

const { forget, look, note, sql } = looksAt(() => api)
beforeEach(forget)

describe('the state of the service', () => {
  test('is told to everybody, and says nothing of machines, versions or members', async () => {
    const { status, body } = await api.get('/servicestate')
    expect(status).toBe(200)
    expect(body.data).toEqual([
      {
        checked_date: expect.any(String),
        parts: wire.serviceParts.map(part => ({ part, state: 'works', since_date: null })),
        incidents: [],
        maintenance: [],
      },
    ])
  })

  test('is asked of the platform once, however many read it', async () => {
    let asked = 0
    const log = { ...api.log, head: () => api.log.head().finally(() => asked++) }
    const ask = look({ log })
    await Promise.all(Array.from({ length: 50 }, ask))
    expect(asked).toBe(1)
  })

  test.each([
    [
      'the log',
      { log: { head: away } },
      { 'sign-in': 'down', payments: 'down', prices: 'works', proof: 'late' },
    ],
    [
      'the log, slow once,',
      { log: { head: () => new Promise(() => {}) } },
      { 'sign-in': 'late', payments: 'late', prices: 'works' },
    ],
    ['the queue', { queueReady: away }, { 'sign-in': 'works', payments: 'late', notices: 'late' }],
    [
      'the database',
      { serviceIncidents: { latest: away } },
      { 'sign-in': 'down', prices: 'down', proof: 'down' },
    ],
  ])('is answered while %s is away, without a word of where it stands', async (_, given, states) => {
    const found = await look(given)()
    expect(Object.fromEntries(found.parts.map(({ part, state }) => [part, state]))).toMatchObject(states)
    expect(JSON.stringify(found)).not.toContain('secret')
    expect(found.incidents === null).toBe('serviceIncidents' in given)
  })

  test('says so where no job has looked for minutes, and counts those minutes as an incident once one has', async () => {
    await note()
    expect(await stateOf('notices', look()())).toMatchObject({ state: 'works' })
    await sql(`update work.turns set at = now() - interval '10 minutes'`)
    expect(await stateOf('notices', look()())).toMatchObject({
      state: 'late',
      since_date: expect.any(String),
    })
    await note()
    const { incidents, parts } = await look()()
    expect(incidents?.map(({ part }) => part).toSorted()).toEqual(['card', 'notices', 'payments', 'proof'])
    expect(incidents?.every(({ ended_date }) => ended_date !== null)).toBe(true)
    expect(parts.find(({ part }) => part === 'notices')).toEqual({
      ...{ part: 'notices', state: 'works', since_date: incidents?.[0]?.ended_date },
    })
  })
})

describe('planned maintenance', () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const announce = (body: object, as = operator) =>
    api.post(
      '/maintenances/S',
      { title_en: 'Move', from_date: inHours(1), until_date: inHours(2), ...body },
      { as },
    )

  test('is announced by those who keep reference data, until it has ended or is taken back', async () => {
    const support = await api.person('support', { role: 'support' })
    expect((await announce({}, support)).status).toBe(403)
    await announce({ title_en: 'Second', title_ja: '移行', from_date: inHours(3), until_date: inHours(4) })
    await announce({ title_en: 'First', text_en: 'Cards pay as always.' })
    await announce({ title_en: 'Over', from_date: inHours(-2), until_date: inHours(-1) })
    await announce({ title_en: 'Taken back', status: 0 })
    expect((await look()()).maintenance).toMatchObject([
      { title_en: 'First', text_en: 'Cards pay as always.' },
      { title_en: 'Second', title_ja: '移行' },
    ])
  })

  test('is told as soon as it is announced, to a process that has just told the state too', async () => {
    const state = look()
    const before = await state()
    await announce({ title_en: 'At once' })
    const after = await state()
    expect(after.checked_date).toBe(before.checked_date)
    expect(after.maintenance.map(({ title_en }) => title_en)).toContain('At once')
  })

  test('keeps the lines of its text, and its instants in UTC however they are given', async () => {
    const day = inHours(48).slice(0, 10)
    await announce({
      title_en: 'Elsewhere',
      text_en: 'Cards pay.\n\nNothing else does.',
      from_date: `${day}T10:00:00+08:00`,
      until_date: `${day}T12:30:00+0800`,
    })
    const { maintenance } = await look()()
    expect(maintenance.find(({ title_en }) => title_en === 'Elsewhere')).toMatchObject({
      text_en: 'Cards pay.\n\nNothing else does.',
      from_date: `${day}T02:00:00.000Z`,
      until_date: `${day}T04:30:00.000Z`,
    })
  })

  test.each([
    [{ title_en: '' }, 'title_en'],
    [{ until_date: inHours(-5) }, 'until_date'],
    [{ from_date: 'tomorrow' }, 'from_date'],
  ])('is refused by field with %j', async (given, path) => {
    const { status, body } = await announce(given)
    expect([status, body.issues?.[0]?.path]).toEqual([422, path])
  })
})
