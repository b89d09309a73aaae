import { describe, expect, test } from 'vitest'
import type { Api } from '../../../testing/api.ts'
import { startHeartbeat } from '../../../vault/heartbeat.ts'
import { noteJobs, noteQueues } from '../../../vault/work.ts'

/** The figures for Prometheus. */
export const metricsSuite = (api: () => Api): void => {
  describe('metrics', () => {
    test('has metrics of queues and jobs as the workers said last, of outboxes, and of the log', async () => {
      const told = async () => (await api().app.request('/metrics')).text()
      const at = (secondsAgo: number) => new Date(Date.now() - secondsAgo * 1000).toISOString()
      const ran = { job: 'deliver-mail', runs: 3, failures: 1, startedAt: at(60), tookMs: 250 }
      await noteJobs(api().db, [ran])
      await noteJobs(api().db, [{ ...ran, runs: 2, failures: 0, startedAt: at(90), tookMs: 999 }])
      await noteQueues(api().db, [
        { queue: 'chores', waiting: 2, active: 1, delayed: 25, failed: 4, oldestAt: at(100) },
      ])
      await api().db.query(
        `insert into private.mailbox (recipient, subject, body, at) values
           ('x@example.com', '', '', now() - interval '2 days'), ('x@example.com', '', '', now() - interval '1 hour')`,
      )
      const text = await told()
      expect(text).toContain('strongroom_job_runs_total{job="deliver-mail"} 5')
      expect(text).toContain('strongroom_job_failures_total{job="deliver-mail"} 1')
      expect(text).toContain('strongroom_job_last_duration_seconds{job="deliver-mail"} 0.25')
      expect(text).toContain('strongroom_queue_jobs{queue="chores",state="waiting"} 2')
      expect(text).toContain('strongroom_queue_jobs{queue="chores",state="failed"} 4')
      expect(text).toMatch(/^strongroom_queue_oldest_waiting_seconds{queue="chores"} 10\d/m)
      expect(text).toMatch(/^strongroom_outbox_messages{channel="mail",state="failed"} 1$/m)
      expect(text).toMatch(/^strongroom_outbox_oldest_waiting_seconds{channel="mail"} 36\d\d/m)
      expect(text).toContain('strongroom_outbox_messages{channel="sms",state="waiting"} 0')
      expect(text).toMatch(/^strongroom_log_bytes [1-9]\d+$/m)
      expect(await told()).toContain('strongroom_job_runs_total{job="deliver-mail"} 5')
      await api().db.query('delete from work.jobs; delete from work.queues; delete from private.mailbox')
    })

    test('has metrics of the processes that run', async () => {
      const heartbeat = await startHeartbeat({
        ...{ db: api().db, kind: 'workers', config: {} },
        onError: error => {
          throw error
        },
      })
      await api().db.query(
        `insert into work.processes (id, kind, version, migration, log, queue, started_at, seen_at)
         values (gen_random_uuid(), 'api', '0', '1', 'postgresql', 'redis', now(), now() - interval '90 seconds')`,
      )
      const text = await (await api().app.request('/metrics')).text()
      expect(text).toContain('strongroom_processes{kind="workers",state="current"} 1')
      expect(text).toContain('strongroom_processes{kind="workers",state="missing"} 0')
      expect(text).toContain('strongroom_processes{kind="api",state="missing"} 1')
      await heartbeat.stop()
      await api().db.query('delete from work.processes')
    })

    test('has metrics by declared path', async () => {
      await api().get('/currencys/getpricelist')
      const text = await (await api().app.request('/metrics')).text()
      expect(text).toContain('route="/currencys/getpricelist"')
      expect(text).toContain('strongroom_projection_lag_events{projection="wallets"}')
    })

    test('has metrics of what waits for an operator', async () => {
      const told = async () => (await api().app.request('/metrics')).text()
      const before = await told()
      expect(before).toContain('strongroom_projection_lost{projection="wallets"} 0')
      expect(before).toContain('strongroom_proof_equal Nan')
      await api().db.query(
        `create schema reactions;
         create table reactions.todo (reaction text, tries int);
         insert into reactions.todo values ('settle-transit', 3), ('settle-transit', 0);
         insert into views.proof (number, position, equal, accounts, took_ms, proven_at, chain_checked_at)
           values (1, '', false, 1, 1, now() - interval '1 hour', now())
           on conflict (singleton) do update set equal = excluded.equal, proven_at = excluded.proven_at;
         update views.checkpoint set parked = 2 where projection = 'swaps'`,
      )
      const text = await told()
      expect(text).toContain('strongroom_reaction_failing{reaction="settle-transit"} 1')
      expect(text).toContain('strongroom_proof_equal 0')
      expect(text).toMatch(/^strongroom_proof_age_seconds 36\d\d/m)
      expect(text).toContain('strongroom_projection_parked_streams{projection="swaps"} 2')
      expect(text).toMatch(/^strongroom_projection_behind_seconds{projection="wallets"} \d/m)
      await api().db.query(
        `drop schema reactions cascade; delete from views.proof;
         update views.checkpoint set parked = 0 where projection = 'swaps'`,
      )
    })
  })
}
