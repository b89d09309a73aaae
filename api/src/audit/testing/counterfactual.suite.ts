import { beforeAll, describe, expect, test } from 'vitest'
import type { Api, Person } from '../../testing/api.ts'
import { bankOf } from '../../testing/bank.ts'
import { fund, shown } from '../../testing/fund.ts'
import { createStores } from '../../vault/stores.ts'
import { replayCounterfactuals } from '../replay-counterfactuals.ts'

type Given = {
  readonly api: Api
  readonly support: Person
  /** Enters withdrawals for members; `finance2` approves them. */
  readonly finance: Person
  readonly finance2: Person
}

/** Counterfactuals over the withdrawals of a member: asked, replayed by the workers' job, saved, stopped. */
export const counterfactualSuite = (given: () => Given) =>
  describe('a counterfactual', () => {
    let api: Api
    let support: Person
    let auditor: Person
    let rae: Person
    beforeAll(async () => {
      const { finance, finance2, ...rest } = given()
      ;({ api, support } = rest)
      auditor = await api.person('auditor', { role: 'auditor' })
      rae = await api.person('rae')
      const bankId = await bankOf(api, rae, support)
      await fund(api, rae, 'USD', '100')
      const ids: string[] = []
      for (const amount of ['40', '50']) {
        const body = { uid: rae.uid, currency: 'USD', amount, bankId }
        ids.push((await api.post('/wallet/withdrawByAdmin/S', body, { as: finance })).body.data[0].id)
      }
      await api.post('/wallet/approve/S', { id: ids[0] }, { as: finance2 })
    })
    const ask = (body: object, as = auditor) => api.post('/counterfactuals/S', body, { as })
    /** A turn of the workers' job. */
    const turn = async () => {
      await shown(api)
      const stores = createStores(api.db, api.deps.config)
      const stopping = new AbortController().signal
      await replayCounterfactuals({ ...api.deps, ...stores, stopping })()
    }
    const reportOf = async (id: string) =>
      (await api.get(`/counterfactuals/${id}/S`, { as: auditor })).body.data[0]
    const counts = async () => {
      const events = await api.log.head()
      const { rows } = await api.db.query('select count(*) as wallets, sum(amount) as sum from views.wallets')
      return { events, ...rows[0] }
    }

    test('says what another fee would have come to, by member and command, and writes nothing in the books', async () => {
      await shown(api)
      const before = await counts()
      const { id } = (await ask({ terms: { withdrawFee: '6' } })).body.data[0]
      expect(await reportOf(id)).toMatchObject({ status: 0, report: null, by: auditor.uid })
      await turn()
      const { report, ...about } = await reportOf(id)
      expect(about).toMatchObject({
        status: 1,
        terms: { withdrawFee: '6' },
        by_name: 'auditor',
        done: about.total,
      })
      expect(report.members.filter(({ uid }: { uid: string }) => uid === rae.uid)).toEqual([
        {
          ...{ uid: rae.uid, username: 'rae', currency: 'USD', fees: { was: '5', would: '6' } },
          balance: { was: '55', would: '54' },
        },
      ])
      // 100 − 46 leaves 54, and 56 are asked for.
      expect(report.refusals.filter(({ uid }: { uid: string }) => uid === rae.uid)).toMatchObject([
        {
          ...{ type: 'WithdrawalRequested', username: 'rae', code: 'INSUFFICIENT_FUNDS' },
          details: { short: '2.00', currency: 'USD' },
        },
      ])
      expect(report).toMatchObject({ as_happened: [], below_zero: 0 })
      expect(await counts()).toEqual(before)
      const list = await api.get('/counterfactuals/S', { as: auditor })
      expect(list.body.data[0]).toMatchObject({ id, status: 1 })
    })
    test('is saved as CSV, a line for each account, member and refused command', async () => {
      const { id } = (await ask({ terms: { withdrawFee: '6' } })).body.data[0]
      const csv = () => api.get(`/counterfactuals/${id}/csv/S`, { as: auditor })
      expect((await csv()).status).toBe(404)
      await turn()
      const { headers, body } = await csv()
      expect(headers.get('content-disposition')).toMatch(/filename="counterfactual-\d{8}-\d{6}\.csv"$/)
      const lines = String(body).trim().split('\r\n')
      expect(lines[0]?.replace('\uFEFF', '')).toBe('of,name,what,currency,was,would,difference,event,refusal')
      expect(lines).toContain(`member,${rae.uid},fees,USD,5,6,1,,`)
      expect(lines).toContain(`member,${rae.uid},balance,USD,55,54,-1,,`)
      expect(lines.find(line => line.startsWith(`refused,${rae.uid},`))).toMatch(/,insufficient-funds$/)
    })

    test('is stopped while it waits or runs, and has no report then', async () => {
      const { id } = (await ask({ terms: { withdrawFee: '7' } })).body.data[0]
      const stop = (as = auditor) => api.post('/counterfactuals/stop/S', { id }, { as })
      expect((await stop(rae)).status).toBe(403)
      expect((await stop()).body.data).toEqual([{ id, status: -2 }])
      // A worker that is at it hears so at its next step, and its report is not kept.
      const { counterfactuals } = createStores(api.db, api.deps.config)
      expect(await counterfactuals.progress(id, 10, 20)).toBe(false)
      await counterfactuals.end(id)
      await turn()
      expect(await reportOf(id)).toMatchObject({ status: -2, report: null })
      expect((await stop()).body.data).toEqual([{ id, status: -2 }])
      const unknown = await api.post('/counterfactuals/stop/S', { id: rae.uid }, { as: auditor })
      expect(unknown.status).toBe(404)
    })

    test('of days without events has nothing in it', async () => {
      const { id } = (await ask({ terms: { swapLevel: 2 }, to: '2020-01-01' })).body.data[0]
      await turn()
      expect((await reportOf(id)).report).toMatchObject({ first: null, decided: 0, accounts: [] })
    })
    test('is asked by those who audit, about terms that there are', async () => {
      for (const as of [rae, support]) expect((await ask({ terms: { swapLevel: 2 } }, as)).status).toBe(403)
      for (const terms of [{}, { withdrawFee: '-1' }, { swapFeeRate: '1.5' }, { nothing: '1' }])
        expect((await ask({ terms })).status).toBe(422)
      expect((await ask({ terms: { swapLevel: 2 }, from: '2026-02-02', to: '2026-02-01' })).status).toBe(422)
    })
  })
