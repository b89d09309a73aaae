import type { Hono } from 'hono'
import { Gauge, type Registry } from 'prom-client'
import { buildOf } from '../../build.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { IsOperator } from './operators.ts'
import { createStanding } from './standing.ts'
import { createWorkGauges } from './work-gauges.ts'

/** Makes every metric but that of calls. Answers with a look at all that is measured only when it is asked for. */
export const createLookAround = (
  registry: Registry,
  deps: Pick<Dependencies, 'db' | 'views' | 'registerAppends'>,
) => {
  const looks = [createStanding(registry, deps), createWorkGauges(registry, deps)]
  deps.registerAppends?.(registry)
  return async (): Promise<void> => {
    for (const look of looks) await look()
  }
}

/** Registers the running build as the labels of a gauge that is always 1. */
const noteBuild = (registry: Registry, config: Dependencies['config']): void => {
  const { version, commit } = buildOf(config)
  new Gauge({
    name: 'strongroom_build_info',
    help: 'Always 1: the version that runs, and the git commit it was made from, where that is known',
    labelNames: ['version', 'commit'],
    registers: [registry],
  }).set({ version, commit: commit ?? '' }, 1)
}

/** `/metrics`, in the format of Prometheus, for operators only: it shows routes, queues and read models. */
export const mountMetrics = (
  app: Hono,
  registry: Registry,
  deps: Pick<Dependencies, 'config' | 'db' | 'views' | 'registerAppends'>,
  isOperator: IsOperator,
): void => {
  const lookAround = createLookAround(registry, deps)
  noteBuild(registry, deps.config)
  app.get('/metrics', async c => {
    if (!isOperator(c))
      return c.text(
        'For operators: METRICS_TOKEN as a bearer token, or without one the machine itself\n',
        401,
        {
          'WWW-Authenticate': 'Bearer',
        },
      )
    await lookAround()
    return c.text(await registry.metrics(), 200, { 'Content-Type': registry.contentType })
  })
}
