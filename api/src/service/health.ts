import type { Hono } from 'hono'

/** What must answer before the process is ready, by name. */
export type Checks = Readonly<Record<string, () => Promise<unknown>>>

const patienceMs = 2_000

/** `/healthz`: the process runs. `/readyz`: everything it needs answers; 503 and the names of what does not otherwise. */
export const mountHealth = (app: Hono, checks: Checks): void => {
  app.get('/healthz', c => c.json({ status: 'ok' }))
  app.get('/readyz', async c => {
    const results = await Promise.all(Object.entries(checks).map(tried))
    const ready = results.every(([, { ok }]) => ok)
    return c.json(
      { status: ready ? 'ready' : 'not ready', checks: Object.fromEntries(results) },
      ready ? 200 : 503,
    )
  })
}

const tried = async ([name, check]: [string, () => Promise<unknown>]) => {
  const started = performance.now()
  try {
    const found = await Promise.race([check(), tooLate()])
    const tookMs = Math.round(performance.now() - started)
    return [name, { ok: true, tookMs, ...(found && typeof found === 'object' ? found : {}) }] as const
  } catch (error) {
    return [
      name,
      { ok: false, reason: error instanceof NotReady ? error.message : 'does not answer' },
    ] as const
  }
}

/** A check that failed for a reason that may be told. */
export class NotReady extends Error {
  override readonly name = 'NotReady'
}

const tooLate = () =>
  new Promise((_, fail) => {
    setTimeout(() => fail(new NotReady(`no answer within ${patienceMs} ms`)), patienceMs).unref()
  })
