import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { fund } from '../testing/fund.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'
import { bound } from '../vault/bound.ts'
import * as rebuildsStore from '../vault/rebuilds.ts'
import { rebuildReadModels } from './rebuild-read-models.ts'

let api: Api
let operator: Person
let ada: Person
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  operator = await api.person('operator', { role: 'operator' })
  ada = await api.person('ada')
  await fund(api, ada, 'USD', '100.00')
})
afterAll(() => api.stop())

const projection = 'wallets'
const act = async (name: string, more: object = {}) =>
  (await api.post(`/operations/${name}/S`, { projection, ...more }, { as: operator })).body
const asked = async (more: object = {}) =>
  (await api.post('/operations/rebuild/S', { projections: [projection], ...more }, { as: operator })).body
const standing = async () =>
  (await api.get('/operations/readmodels/S', { as: operator })).body.data.find(
    (each: { projection: string }) => each.projection === projection,
  )
/** The workers' turn when they are woken. */
const job = (views: Pick<Api['views'], 'rebuild'> = api.views) => {
  const { logger } = api.deps
  const stopping = new AbortController().signal
  return rebuildReadModels({ rebuilds: bound(rebuildsStore, api.db), views, logger, stopping })()
}
const setBalance = (amount: string) =>
  api.db.query(`update views.wallets set amount = $1 where uid = $2`, [amount, ada.uid])
const balance = async () =>
  (await api.db.query('select amount::float8 as amount from views.wallets where uid = $1', [ada.uid])).rows[0]
    .amount

describe('a read model that an operator has asked to be made anew', () => {
  beforeEach(() => setBalance('100'))

  test('waits beside the live one until it is put in place, and then for the way back', async () => {
    const { data } = await asked()
    expect(data).toEqual([{ projection, id: expect.any(String) }])
    expect((await standing()).rebuild).toMatchObject({
      ...{ id: data[0].id, status: 'asked', asked_by: operator.uid, asked_by_name: 'operator' },
      comparison: null,
    })
    await job()
    const waiting = await standing()
    expect(waiting).toMatchObject({ waits: true, can_roll_back: false, rebuild: { status: 'waits' } })
    expect(waiting.bytes).toBeGreaterThan(0)
    expect(waiting.rebuild.events).toBe(waiting.rebuild.total)
    expect(waiting.rebuild.comparison).toMatchObject({ equal: true, differing: [] })
    expect((await act('compare')).data).toMatchObject([{ equal: true }])
    expect(await act('cutover')).toMatchObject({ status: true })
    expect(await standing()).toMatchObject({
      ...{ waits: false, can_roll_back: true },
      rebuild: { status: 'cut-over' },
    })
    expect(await act('rollback')).toMatchObject({ status: true })
    expect(await act('discard')).toMatchObject({ status: true })
    expect(await act('discard')).toMatchObject({ code: 'REBUILD_REFUSED' })
    const acts = (await api.get('/operations/acts/S', { as: operator })).body.data
    expect(acts.slice(0, 4).map((each: { act: string }) => each.act)).toEqual([
      ...['discard', 'roll-back', 'cut-over', 'rebuild'],
    ])
    expect(acts[0]).toMatchObject({ by: operator.uid, by_name: 'operator', subject: projection })
  })

  test('takes the live one’s place by itself when that was wished and nothing differs', async () => {
    await asked({ cutOverWhenEqual: true })
    await job()
    expect(await standing()).toMatchObject({ waits: false, rebuild: { status: 'cut-over' } })
  })

  test('with other money is put in place only for who types the amount', async () => {
    await setBalance('750.5')
    await asked({ cutOverWhenEqual: true })
    await job()
    const { rebuild } = await standing()
    expect(rebuild).toMatchObject({
      status: 'waits',
      comparison: {
        differing: [{ unit: 'USD', amount: '650.5' }],
        differences: [
          {
            ...{ table: 'wallets', of: { uid: ada.uid, currency: 'USD' } },
            live: { amount: '750.5' },
            next: { amount: '100' },
          },
        ],
      },
    })
    for (const confirmed of [[], [{ unit: 'USD', amount: '650' }]])
      expect(await act('cutover', { confirmed })).toMatchObject({
        code: 'MONEY_DIFFERS',
        details: { amounts: '650.5 USD' },
      })
    expect(await balance()).toBe(750.5)
    await act('cutover', { confirmed: [{ unit: 'USD', amount: '650.50' }] })
    expect(await balance()).toBe(100)
  })

  test('is asked for once, however often, and all of them at once', async () => {
    const [first] = (await asked()).data
    expect((await asked()).data).toEqual([first])
    const all = (await api.post('/operations/rebuild/S', { projections: 'all' }, { as: operator })).body.data
    expect(all.length).toBe(api.views.names.length)
    expect(all).toContainEqual(first)
    await api.db.query('delete from private.rebuilds')
  })

  test('is stopped by an operator, before its turn and under way', async () => {
    await asked()
    expect(await act('stop')).toMatchObject({ status: true })
    await job()
    expect(await standing()).toMatchObject({ rebuild: { status: 'stopped' }, rebuilding: false })
    await asked()
    const stoppedUnderWay: Api['views']['rebuild'] = async (name, how) => {
      await act('stop')
      how?.onProgress?.({ events: 1, total: 2, perSecond: 1, etaMs: 1 })
      await new Promise(done => how?.signal?.addEventListener('abort', done))
      return api.views.rebuild(name, how)
    }
    await job({ rebuild: stoppedUnderWay })
    expect(await standing()).toMatchObject({ rebuild: { status: 'stopped' }, rebuilding: false })
    expect(await act('stop')).toMatchObject({ code: 'REBUILD_REFUSED' })
  })

  test('is begun again when its worker was killed, and says why when it cannot be made', async () => {
    await asked()
    await rebuildsStore.take(api.db)
    const failing = { rebuild: () => Promise.reject(new Error('the disk is full')) }
    await job(failing)
    expect(await standing()).toMatchObject({ rebuild: { status: 'failed', error: 'the disk is full' } })
  })
})
