import type { Hono } from 'hono'
import type { Registry } from 'prom-client'
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

/** `/metrics`, in the format of Prometheus, for operators: routes, queues and read models are nobody else's business. */
export const mountMetrics = (
  app: Hono,
  registry: Registry,
  deps: Pick<Dependencies, 'db' | 'views' | 'registerAppends'>,
  isOperator: IsOperator,
): void => {
  const lookAround = createLookAround(registry, deps)
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
