import { memberDecider, type Position } from '@strongroom/ledger'
import { pricesOf } from '@strongroom/projections'
import { Hono } from 'hono'
import { calls as allCalls } from './calls.ts'
import type { Deps } from './deps.ts'
import type { Kernel } from './kernel/dispatch.ts'
import { pageHeaders, privateHeaders } from './kernel/headers.ts'
import { createCalls, mount } from './kernel/mount.ts'
import { createPositions } from './kernel/positions.ts'
import { Problem } from './kernel/problem.ts'
import { answerOf, respond } from './kernel/respond.ts'
import { createStraight, type Straight } from './kernel/straight.ts'
import { createPost } from './mail/post.ts'
import { createBanks } from './private/banks.ts'
import { createBoundAddresses } from './private/bound-addresses.ts'
import { createCodes } from './private/codes.ts'
import { createIdempotencyKeys } from './private/idempotency-keys.ts'
import { createKycForms } from './private/kyc-forms.ts'
import { createMembers } from './private/members.ts'
import { createNotes } from './private/notes.ts'
import { createQuotes } from './private/quotes.ts'
import { createRateLimits } from './private/rate-limits.ts'
import { createReplays } from './private/replays.ts'
import { createSessions } from './private/sessions.ts'
import { createUploads } from './private/uploads.ts'
import { mountHealth } from './service/health.ts'
import { mountMailbox } from './service/mailbox.ts'
import { createMetrics } from './service/metrics.ts'
import { openapi } from './service/openapi.ts'
import { readiness } from './service/readiness.ts'
import { referencePage } from './service/reference-page.ts'
import { createStanding } from './service/standing.ts'
import { mountWeb } from './service/web.ts'
import { providerPage } from './v1/card-info.ts'

/** `app` answers everything; `straight` answers most reads, and faster. */
export type App = { readonly app: Hono; readonly straight: Straight }

/** Builds the whole API as a Hono app: /v1, its reference, health, metrics, and the web client when it is built. */
export const createApp = async (deps: Deps): Promise<App> => {
  const { config, db, relaxed, ledger, logger, now } = deps
  const app = new Hono({ strict: true })
  const { registry, observe } = createMetrics(logger)
  const lookAround = createStanding(registry, deps)
  const post = createPost(db)
  const sessions = createSessions(db)
  const kernel: Kernel = {
    sessions,
    replays: createReplays(relaxed),
    rateLimits: createRateLimits(db, { on: config.rateLimits }),
    idempotencyKeys: createIdempotencyKeys(db, config.secretKey),
    positions: createPositions((reads, position, timeoutMs) =>
      deps.views.waitForPosition(position as Position, reads, timeoutMs),
    ),
    standingOf: async uid => (await ledger.load(memberDecider, uid)).state,
    now,
    trustedProxies: config.trustedProxies,
    broken: (err, about) => logger.error({ ...about, err }, 'a call broke'),
    ...(deps.checkAnswers ? { checkAnswers: true } : {}),
  }
  const declared = allCalls({
    ...deps,
    members: createMembers(db),
    codes: createCodes(db, config.secretKey),
    quotes: createQuotes(db),
    sessions,
    post,
    prices: pricesOf(deps),
    uploads: createUploads(db, deps.files),
    banks: createBanks(db),
    kycForms: createKycForms(db, deps.files, config.secretKey),
    addressBook: createBoundAddresses(db),
    notes: createNotes(db),
  })

  const calls = createCalls(declared, kernel, observe)
  mount(app, calls)
  mountReference(app, declared)
  mountHealth(app, readiness(deps))
  app.get('/metrics', async c => {
    await lookAround()
    return c.text(await registry.metrics(), 200, { 'Content-Type': registry.contentType })
  })
  if (config.devMailbox && !config.production) mountMailbox(app, post)
  const broken = brokenFor(deps)
  answerTheRest(app, broken)
  if (deps.webDirectory) await mountWeb(app, deps.webDirectory, () => providerPage(deps.catalogue) ?? '')
  return { app, straight: createStraight(calls, broken) }
}

const mountReference = (app: Hono, calls: ReturnType<typeof allCalls>) => {
  const document = openapi(calls)
  const page = referencePage(document, calls)
  app.get('/v1/openapi.json', c => c.json(document, 200, { ...privateHeaders, 'Cache-Control': 'no-cache' }))
  app.get('/docs', c => c.html(page, 200, { ...pageHeaders, 'Cache-Control': 'no-cache' }))
}

/** Errors outside of any call. */
const brokenFor =
  ({ logger }: Deps) =>
  (err: unknown): Response => {
    const requestId = crypto.randomUUID()
    logger.error({ requestId, err }, 'an answer broke')
    return respond(answerOf(err, requestId), requestId)
  }

/** Paths nobody knows, and errors outside of any call: said in the same form, and without the path. */
const answerTheRest = (app: Hono, broken: (err: unknown) => Response) => {
  const unknown = () => {
    const requestId = crypto.randomUUID()
    return respond(answerOf(Problem.unknown(), requestId), requestId)
  }
  app.all('/v1/*', unknown)
  app.notFound(unknown)
  app.onError(broken)
}
