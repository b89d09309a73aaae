import type { Hono } from 'hono'
import { answered, NotReady } from '../../process/answered.ts'
import type { IsOperator } from './operators.ts'

/** The checks that must answer before the process is ready, by name. */
export type Checks = Readonly<Record<string, () => Promise<unknown>>>

/**
 * `/healthz`: the process runs. `/readyz`: everything it needs answers, else 503; what does not is named to operators only,
 * and for others it is the status that counts.
 * `degraded`, with 200, when all of it answers and a check says that something else is wrong: every process would say
 * so, and a load balancer that takes all of them away makes it worse.
 */
export const mountHealth = (app: Hono, checks: Checks, isOperator: IsOperator): void => {
  app.get('/healthz', c => c.json({ status: 'ok' }))
  app.get('/readyz', async c => {
    const results = await Promise.all(Object.entries(checks).map(tried))
    const ready = results.every(([, { ok }]) => ok)
    const degraded = results.some(([, result]) => 'degraded' in result)
    const status = !ready ? 'not ready' : degraded ? 'degraded' : 'ready'
    const told = isOperator(c) ? { status, checks: Object.fromEntries(results) } : { status }
    return c.json(told, ready ? 200 : 503)
  })
}

const tried = async ([name, check]: [string, () => Promise<unknown>]) => {
  const started = performance.now()
  try {
    const found = await answered(check)
    const tookMs = Math.round(performance.now() - started)
    return [name, { ok: true, tookMs, ...(found && typeof found === 'object' ? found : {}) }] as const
  } catch (error) {
    return [
      name,
      { ok: false, reason: error instanceof NotReady ? error.message : 'does not answer' },
    ] as const
  }
}
