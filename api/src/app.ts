import { memberDecider } from '@strongroom/ledger/account'
import type { Position } from '@strongroom/ledger/eventlog'
import { limitsMs } from '@strongroom/shared/limits'
import { Hono } from 'hono'
import { calls as allCalls } from './calls.ts'
import { providerPage } from './card/card-info.ts'
import { mountProcessor } from './card/processor/mount-processor.ts'
import { HttpError } from './command/http-error.ts'
import type { Dependencies } from './dependencies.ts'
import { beginExport } from './exports/begin-export.ts'
import type { AnyCall } from './http/call.ts'
import { mountChanges } from './http/changes/mount-changes.ts'
import { createEarlyRefusal, createFastPath, type FastPath } from './http/fast-path.ts'
import { pageHeaders, privateHeaders } from './http/headers.ts'
import type { Kernel } from './http/kernel.ts'
import { createLag } from './http/lag.ts'
import { createCalls, mount } from './http/mount.ts'
import { createLoad, usualBounds } from './http/overload/load.ts'
import type { EarlyRefusal } from './http/overload/refuse-early.ts'
import { createPositions } from './http/positions.ts'
import { answerOf, respond } from './http/respond.ts'
import { mountHealth } from './http/service/health.ts'
import { mountMailbox } from './http/service/mailbox.ts'
import { createMetrics, type Observe } from './http/service/metrics.ts'
import { mountMetrics } from './http/service/mount-metrics.ts'
import { openapi } from './http/service/openapi.ts'
import { operatorsBy } from './http/service/operators.ts'
import { mountPictures } from './http/service/pictures.ts'
import { readiness } from './http/service/readiness.ts'
import { referencePage } from './http/service/reference-page.ts'
import { mountSealedLog } from './http/service/sealed-log.ts'
import { mountWeb } from './http/service/web.ts'
import { partsOf } from './parts-of.ts'
import { requestSpans } from './tracing/request-spans.ts'
import { bound } from './vault/bound.ts'
import * as idempotencyKeys from './vault/idempotency-keys.ts'
import { notedPrices } from './vault/noted-prices.ts'
import { platformPrices } from './vault/platform-prices.ts'
import { createRateLimits } from './vault/rate-limits.ts'
import { createReplays } from './vault/replays.ts'
import { createSessions } from './vault/sessions.ts'
import { createStores } from './vault/stores.ts'

/** `app` answers everything; `fastPath` answers most reads, and faster; `earlyRefusal` turns a crowd away. `calls` are all calls under /v1. `close` ends the streams of changes. */
export type App = {
  readonly app: Hono
  readonly fastPath: FastPath
  readonly earlyRefusal: EarlyRefusal
  readonly calls: readonly AnyCall[]
  readonly close: () => Promise<void>
}

/** Builds the whole API as a Hono app: /v1, its reference, health, metrics, and the web client when it is built. */
export const createApp = async (given: Dependencies): Promise<App> => {
  const { config, db, relaxed, logger, now } = given
  const app = new Hono({ strict: true })
  const { registry, observe } = createMetrics(logger)
  const load = createLoad({ bounds: given.bounds ?? usualBounds, registry, logger })
  const ledger = load.over(given.ledger)
  const deps: Dependencies = { ...given, ledger }
  const stores = createStores(db, config)
  const sessions = createSessions(db)
  const kernel: Kernel = {
    sessions,
    replays: createReplays(relaxed),
    rateLimits: createRateLimits(db, { on: config.rateLimits }),
    idempotencyKeys: bound(idempotencyKeys, { db, secretKey: config.secretKey }),
    positions: createPositions((reads, position, timeoutMs) =>
      deps.views.waitForPosition(position as Position, reads, timeoutMs),
    ),
    lag: createLag(reads => deps.views.knownPosition(reads)),
    standingOf: async uid => (await ledger.load(memberDecider, uid)).state,
    now,
    beginExport: beginExport(stores.exports),
    trustedProxies: config.trustedProxies,
    load,
    callMs: deps.callMs ?? limitsMs.call,
    broken: (err, about) => logger.error({ ...about, err }, 'a call broke'),
    ...(deps.checkAnswers ? { checkAnswers: true } : {}),
  }
  const made = partsOf(deps, sessions, stores, notedPrices(platformPrices(deps), deps))
  const parts = { ...made, serviceState: async () => load.outside(made.serviceState()) }
  const declared = allCalls(parts)
  const calls = createCalls(declared, kernel, traced(observe, deps))
  mount(app, calls)
  mountReference(app, declared)
  const { close } = mountChanges(app, kernel, registry, deps)
  const isOperator = operatorsBy(config.metricsToken)
  mountHealth(app, readiness(deps), isOperator)
  mountSealedLog(app, db, config.sealKeysBefore)
  mountPictures(app, parts.pictures)
  mountProcessor(app, parts.cardProcessor, parts)
  mountMetrics(app, registry, deps, isOperator)
  if (config.devMailbox && !config.production) mountMailbox(app, stores.post)
  const broken = brokenFor(deps)
  answerTheRest(app, broken)
  if (deps.webDirectory)
    await mountWeb(app, {
      directory: deps.webDirectory,
      trustedProxies: config.trustedProxies,
      framed: () => providerPage(deps.catalogue) ?? '',
    })
  return {
    app,
    fastPath: createFastPath(calls, broken),
    earlyRefusal: createEarlyRefusal(calls),
    calls: declared,
    close,
  }
}

/** Measures calls, and traces them where there is a collector. */
const traced = (observe: Observe, { tracing }: Dependencies): Observe => {
  const trace = tracing && requestSpans(tracing)
  if (!trace) return observe
  return observed => {
    observe(observed)
    trace(observed)
  }
}

/** Made when the first reader asks for them: a process that comes back after a crash has more urgent things to do. */
const mountReference = (app: Hono, calls: ReturnType<typeof allCalls>) => {
  const document = onceAsked(() => openapi(calls))
  const page = onceAsked(() => referencePage(document(), calls))
  app.get('/v1/openapi.json', c =>
    c.json(document(), 200, { ...privateHeaders, 'Cache-Control': 'no-cache' }),
  )
  app.get('/docs', c => c.html(page(), 200, { ...pageHeaders, 'Cache-Control': 'no-cache' }))
}

const onceAsked = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** Errors outside of any call. */
const brokenFor =
  ({ logger }: Dependencies) =>
  (err: unknown): Response => {
    const requestId = crypto.randomUUID()
    logger.error({ requestId, err }, 'an answer broke')
    return respond(answerOf(err, requestId), requestId)
  }

/** Unknown paths, and errors outside of any call: answered in the same form, without the path. */
const answerTheRest = (app: Hono, broken: (err: unknown) => Response) => {
  const unknown = () => {
    const requestId = crypto.randomUUID()
    return respond(answerOf(HttpError.unknown(), requestId), requestId)
  }
  app.all('/v1/*', unknown)
  app.notFound(unknown)
  app.onError(broken)
}
