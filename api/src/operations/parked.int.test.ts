import { createProver } from '@strongroom/projections/proof'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { fund, shown } from '../testing/fund.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'

let api: Api
let operator: Person
let second: Person
let ada: Person
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  operator = await api.person('operator', { role: 'operator' })
  second = await api.person('second', { role: 'operator' })
  ada = await api.person('ada')
  await fund(api, ada, 'USD', '100.00')
})
afterAll(() => api.stop())

const where = () => ({ projection: 'top_ups', generation: 'live', stream: `wallet-${ada.uid}` })
/** As if the code that projects a top-up had a fault: its approval waits. */
const park = async () => {
  await api.db.query('delete from views.parked')
  await api.db.query(
    `insert into views.parked (projection, generation, stream, revision, position, number, type, error, tries)
     select 'top_ups', 'live', stream, revision, lpad(position::text, 20, '0'), 1, type, 'no such column', 1
     from log.events where stream = $1 and type = 'TopUpApproved'`,
    [where().stream],
  )
}
const parked = async (as = operator) => (await api.get('/operations/parked/S', { as })).body.data
const post = async (path: string, body: object, as = operator) => (await api.post(path, body, { as })).body
const propose = (reason = 'The row was mended by hand') =>
  post('/operations/parked/skip/S', { ...where(), reason })

describe('a parked stream', () => {
  beforeEach(park)

  test('is shown with the event that waits, and tried again', async () => {
    expect(await parked()).toEqual([
      {
        ...where(),
        ...{ type: 'TopUpApproved', error: 'no such column', tries: 1, waiting: 1, moves_money: true },
        revision: expect.any(Number),
        parked_date: expect.any(String),
        data: expect.objectContaining({ amount: '100.00', legs: expect.any(Array) }),
      },
    ])
    expect((await post('/operations/parked/retry/S', where())).data).toEqual([
      { projected: 1, stuck_at: null, error: null },
    ])
    expect(await parked()).toEqual([])
    expect(await post('/operations/parked/retry/S', where())).toMatchObject({ code: 'NOT_PARKED' })
  })

  test('is left out only when a second administrator agrees, and not by the member it is about', async () => {
    const { proposal } = await propose()
    expect(await parked()).toHaveLength(1)
    await shown(api)
    const { data } = (await api.get('/proposals/list/S/{json}'.replace('{json}', '{}'), { as: second })).body
    expect(data.data[0]).toMatchObject({
      ...{ id: proposal, kind: 'parked-skip', subject: `top_ups wallet-${ada.uid}`, uid: ada.uid },
      after: { event: 'TopUpApproved', reason: 'The row was mended by hand' },
    })
    const approve = (as: Person) => post('/proposals/approve/S', { id: proposal }, as)
    expect(await approve(operator)).toMatchObject({ code: 'OWN_CASE' })
    expect(await approve(second)).toMatchObject({ data: [{ status: 1 }] })
    expect(await parked()).toEqual([])
    const { rows } = await api.db.query('select projection, reason, skipped_by from views.skipped')
    expect(rows).toEqual([
      { projection: 'top_ups', reason: 'The row was mended by hand', skipped_by: second.uid },
    ])
    // It leaves its mark for as long as it is left out, in the proof too, and holds no payout back.
    await createProver({ pool: api.db, log: api.log }).prove()
    const [found] = (await api.get('/proof/findings/S', { as: operator })).body.data
    expect(found).toMatchObject({
      ...{ sound: true, log_changed: false },
      findings: [{ view: 'top_ups', kind: 'skipped', stream: `wallet-${ada.uid}` }],
    })
    const [proof] = (await api.get('/proof/S', { as: operator })).body.data
    expect(proof).toMatchObject({ views: { skipped: 1 }, differences: [{ kind: 'skipped' }] })
    await api.db.query('delete from views.skipped')
  })

  test('that was mended meanwhile is not left out: the proposal lapses', async () => {
    const { proposal } = await propose()
    await post('/operations/parked/retry/S', where())
    expect(await post('/proposals/approve/S', { id: proposal }, second)).toMatchObject({
      code: 'PROPOSAL_LAPSED',
    })
    expect((await api.db.query('select from views.skipped')).rowCount).toBe(0)
  })

  test('of one’s own wallet is left to others, and a reason is needed', async () => {
    await fund(api, operator, 'USD', '5.00')
    await api.db.query(`update views.parked set stream = $1`, [`wallet-${operator.uid}`])
    const body = { ...where(), stream: `wallet-${operator.uid}`, reason: 'mine' }
    expect(await post('/operations/parked/skip/S', body)).toMatchObject({ code: 'OWN_CASE' })
    expect((await api.post('/operations/parked/skip/S', where(), { as: operator })).status).toBe(422)
  })
})

describe('a reaction that fails', () => {
  const body = { reaction: 'settle-transit', stream: 'wallet-1', revision: 4 }

  test('is shown with its error, and is due at once when it is to be tried again', async () => {
    await api.db.query(
      `create schema if not exists reactions;
       create table reactions.todo (reaction text, key text, stream text, revision int, tries int, error text,
         noted_at timestamptz default now(), due_at timestamptz);
       insert into reactions.todo values
         ('settle-transit', 'p1', 'wallet-1', 4, 3, 'the receiver is gone', now(), now() + interval '1 hour')`,
    )
    expect((await api.get('/operations/reactions/S', { as: operator })).body.data).toEqual([
      { ...body, tries: 3, error: 'the receiver is gone' },
    ])
    expect(await post('/operations/reactions/retry/S', body)).toMatchObject({ status: true })
    const { rows } = await api.db.query('select due_at <= now() as due from reactions.todo')
    expect(rows).toEqual([{ due: true }])
    expect(await post('/operations/reactions/retry/S', { ...body, revision: 5 })).toMatchObject({
      code: 'NOT_FAILED',
    })
  })
})
