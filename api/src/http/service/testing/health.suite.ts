import { describe, expect, test } from 'vitest'
import { type Api, startApi } from '../../../testing/api.ts'
import { serve } from '../../serve.ts'

/** Liveness and readiness, and the parts of them that only operators see. */
export const healthSuite = (api: () => Api): void => {
  describe('health', () => {
    test('is told without asking anybody', async () => {
      expect(await (await api().app.request('/healthz')).json()).toEqual({ status: 'ok' })
    })

    test('is readiness when everything answers', async () => {
      const response = await api().app.request('/readyz')
      expect(response.status).toBe(200)
      expect(await response.json()).toMatchObject({
        status: 'ready',
        checks: { log: { ok: true }, database: { ok: true }, projections: { ok: true } },
      })
    })

    test('names what does not answer, and says nothing else of it', async () => {
      const ill = await startApi({
        queueReady: () => Promise.reject(new Error('redis://:password@host is down')),
      })
      const response = await ill.app.request('/readyz')
      expect(response.status).toBe(503)
      const text = await response.text()
      expect(JSON.parse(text).checks.queue).toEqual({ ok: false, reason: 'does not answer' })
      expect(text).not.toContain('password')
      await ill.stop()
    })

    test('is degraded, and no reason to be left out, while read models are behind the log', async () => {
      const look = async () => {
        const response = await api().app.request('/readyz')
        return { code: response.status, ...((await response.json()) as object) }
      }
      // Held as by a worker that hangs.
      const holder = await api().db.connect()
      await holder.query('begin')
      await holder.query(
        `select from views.checkpoint where projection = 'members' and generation = 'live' for update`,
      )
      try {
        await api().person('late')
        await expect.poll(look).toMatchObject({
          ...{ code: 200, status: 'ready' },
          checks: { projections: { ok: true, following: ['members'] } },
        })
        await api().db.query(`update log.events set created_at = created_at - interval '1 minute'`)
        expect(await look()).toMatchObject({
          ...{ code: 200, status: 'degraded' },
          checks: { projections: { ok: true, degraded: 'behind the log: members' } },
        })
      } finally {
        await holder.query('rollback')
        holder.release()
      }
      const followed = () => api().views.advance('members').then(look)
      await expect
        .poll(followed)
        .toMatchObject({ status: 'ready', checks: { projections: { following: [] } } })
    })

    test('is told to strangers without what it is made of', async () => {
      const from = { headers: { 'X-Forwarded-For': '203.0.113.9' } }
      const response = await api().app.request('/readyz', from)
      expect([response.status, await response.json()]).toEqual([200, { status: 'ready' }])
      const serving = await serve(api(), { host: '127.0.0.1', port: 0 })
      const beside = await fetch(`http://127.0.0.1:${serving.port}/readyz`)
      expect(await beside.json()).toHaveProperty('checks')
      await serving.close()
    })

    test('tells its parts, and its metrics, to operators only: by a token where there is one', async () => {
      const token = 'a token of sixteen characters'
      const closed = await startApi({ config: { metricsToken: token, buildCommit: 'c0ffee' } })
      const asked = async (path: string, authorization?: string, by = closed.app) =>
        by.request(path, authorization ? { headers: { authorization } } : {})
      for (const wrong of [undefined, 'Bearer nonsense', token, 'Bearer '])
        expect((await asked('/metrics', wrong)).status).toBe(401)
      expect(await (await asked('/readyz')).json()).toEqual({ status: 'ready' })
      const metrics = await (await asked('/metrics', `Bearer ${token}`)).text()
      expect(metrics).toContain('strongroom_log_events 0')
      expect(metrics).toMatch(/^strongroom_build_info\{version="\d+\.\d+\.\d+",commit="c0ffee"\} 1$/m)
      expect(await (await asked('/readyz', `Bearer ${token}`)).json()).toHaveProperty('checks')
      await closed.stop()
      const passed = { headers: { 'X-Forwarded-For': '203.0.113.9' } }
      expect((await api().app.request('/metrics', passed)).status).toBe(401)
    })
  })
}
