import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCatalogue } from '@strongroom/ledger/catalogue'
import { createLedger } from '@strongroom/ledger/eventlog'
import { type Log, openLog, type Subscription } from '@strongroom/ledger/eventlog/log'
import { type Beginning, freshDatabase } from '@strongroom/ledger/testing'
import { createViews, type Views } from '@strongroom/projections'
import type { Place } from '@strongroom/projections/runner'
import type { wire } from '@strongroom/shared'
import { Pool } from 'pg'
import { noteInLog } from '../account/register-member.ts'
import { createApp } from '../app.ts'
import type { Dependencies } from '../dependencies.ts'
import { unbounded } from '../http/overload/load.ts'
import { createLogger } from '../logging/create-logger.ts'
import { projectionSpans, tracedLedger, tracedLog } from '../tracing/index.ts'
import { bound } from '../vault/bound.ts'
import { createLocalFiles } from '../vault/files/local-files.ts'
import type { Posted } from '../vault/mail/post.ts'
import * as membersStore from '../vault/members.ts'
import { migratePrivate } from '../vault/migrate-private.ts'
import { hashSecret } from '../vault/secrets.ts'
import { createSessions } from '../vault/sessions.ts'
import { type Ask, askOf, type Person } from './ask-app.ts'
import { proofForSignIn } from './proof-for-sign-in.ts'
import { standing } from './standing.ts'
import { untoldActs } from './untold-acts.ts'

export { type Heard, newTonce, type Person } from './ask-app.ts'
export { disabling, standing, toVip } from './standing.ts'

export const password = 'Strongroom-demo-1'
export const pin = '246810'

let hashed: Promise<{ readonly password: string; readonly pin: string }> | undefined
/** The hashes of everybody's password and PIN, made once: hashing is slow on purpose. */
const hashedSecrets = () => {
  hashed ??= Promise.all([hashSecret(password), hashSecret(pin)]).then(([password, pin]) => ({
    password,
    pin,
  }))
  return hashed
}

/** The schemas of everything that the API stores in, as its first start makes them. */
const migrated: Beginning = {
  name: 'api',
  make: async url => {
    const log = await openLog({ databaseUrl: url })
    const db = new Pool({ connectionString: url })
    db.on('error', () => {})
    await createViews({ pool: db, log }).prepare(url)
    await migratePrivate(url)
    await db.end()
    await log.close()
  },
}

/**
 * A caller is kept waiting for the read models for a second, and then told that what they see is older. Tests wait longer
 * for what is in the log: on a machine with other work it takes its time.
 */
const waitingLonger = (views: Views, log: Pick<Log, 'head'>): Views => ({
  ...views,
  waitForPosition: async (position, names, timeoutMs) => {
    if (await views.waitForPosition(position, names, timeoutMs)) return true
    const head = await log.head()
    if (!position || !head || position > head) return false
    return views.waitForPosition(position, names, 300_000)
  },
})

/** Keeps the read models up as the workers do: with the events that the subscription brings, so that none reads them again. */
const followed = (log: Log, views: Views): Subscription => {
  let place: Place = ''
  return log.subscribe({}, events => {
    // After a failure the same events come again.
    const fresh = events.filter(event => event.position > place)
    views.offer(place, fresh)
    place = fresh.at(-1)?.position ?? place
    return views.catchUp()
  })
}

/**
 * The whole API on a database of its own, with read models that follow the log as they do in a worker.
 * `logged` gathers every line that was logged.
 */
export const startApi = async (
  over: Omit<Partial<Dependencies>, 'config'> & { config?: Partial<Dependencies['config']> } = {},
) => {
  const database = await freshDatabase(migrated)
  const db = new Pool({ connectionString: database.url, max: 8 })
  db.on('error', () => {})
  // The database is dropped under connections that are only just closing.
  db.on('connect', client => client.on('error', () => {}))
  const { tracing } = over
  const opened = over.log ?? (await openLog({ databaseUrl: database.url }))
  const log = tracing ? tracedLog(opened, tracing) : opened
  const plain = over.ledger ?? createLedger({ log })
  const ledger = tracing ? tracedLedger(plain, tracing) : plain
  const views = waitingLonger(
    createViews({ pool: db, log, onProjected: tracing && projectionSpans(tracing) }),
    log,
  )
  const following = followed(log, views)
  const frozen: { waits?: string[][] } = {}
  const freezing: Views = {
    ...views,
    waitForPosition: async (position, names, timeoutMs) => {
      if (!frozen.waits) return views.waitForPosition(position, names, timeoutMs)
      frozen.waits.push([...names])
      return false
    },
  }
  const catalogue = await openCatalogue(log)

  const folder = await mkdtemp(join(tmpdir(), 'strongroom-api-'))
  const logged: string[] = []
  const deps: Dependencies = {
    db,
    relaxed: db,
    log,
    ledger,
    views: freezing,
    catalogue,
    logger: createLogger({
      process: 'api',
      level: 'debug',
      stream: { write: (line: string) => void logged.push(line) },
    }),
    files: createLocalFiles(folder),
    now: () => new Date(),
    checkAnswers: true,
    // A machine with other work is slow, and tests ask for much at once.
    bounds: unbounded,
    ...over,
    config: {
      production: false,
      rateLimits: false,
      trustedProxies: 1,
      devMailbox: true,
      secretKey: 'a secret of the tests, which is long enough',
      pushKey: undefined,
      priceTickerUrl: undefined,
      agentGroupsUrl: undefined,
      custodyUrl: undefined,
      custodyToken: undefined,
      screeningUrl: undefined,
      screeningToken: undefined,
      cardProcessorKey: undefined,
      cardProcessorUrl: undefined,
      smsUrl: undefined,
      publicUrl: 'https://money.example',
      metricsToken: undefined,
      sealKeysBefore: [],
      buildCommit: undefined,
      ...over.config,
    },
  }
  const { app, fastPath, earlyRefusal, calls, close } = await createApp(deps)

  const ask = askOf(app)

  const members = bound(membersStore, db)
  const sessions = createSessions(db)

  const openSession = async (email: string, from = { address: 'test', country: '' }): Promise<string> => {
    const member = await members.credentials(email)
    const opened = member && (await sessions.open(member, await proofForSignIn(db, email), from))
    if (opened?.kind !== 'opened')
      throw new Error(`no session for ${email}: ${opened?.kind ?? 'no such member'}`)
    return opened.key
  }

  /** Registers a member and opens a session, without the way through the mailbox (which has tests of its own). */
  const person = async (
    name: string,
    { role = 'member', kyc = 1, userType = 0 }: { role?: wire.Role; kyc?: 0 | 1 | -1; userType?: 0 | 1 } = {},
  ): Promise<Person> => {
    const email = `${name}@example.com`
    const secrets = await hashedSecrets()
    const uid = (await members.add({ email, username: name, userType, language: 'en', ...secrets })) as string
    await noteInLog({ members, ledger }, { uid, userType, referral: null })
    if (kyc !== -1) await standing(ledger, uid, { type: 'DecideKyc', input: { status: kyc } })
    if (role !== 'member') await standing(ledger, uid, { type: 'SetRole', input: { role } })
    return { uid, email, key: await openSession(email) }
  }

  return {
    app,
    fastPath,
    earlyRefusal,
    calls,
    /** Ends the streams of changes. */
    close,
    /**
     * Keeps the read models where they are from now on, as when no worker runs. Gives the list that each wait for one enters
     * from then on: such a wait ends at once, in vain.
     */
    freeze: async (): Promise<readonly (readonly string[])[]> => {
      await following.close()
      frozen.waits = []
      return frozen.waits
    },
    isFrozen: () => frozen.waits !== undefined,
    url: database.url,
    deps,
    db,
    log,
    ledger,
    views,
    catalogue,
    logged,
    members,
    sessions,
    openSession,
    ask,
    get: (path: string, more?: Ask) => ask('GET', path, more),
    post: (path: string, body: unknown, more?: Ask) => ask('POST', path, { body, ...more }),
    person,
    /** The newest mail to an address. */
    mailTo: async (email: string) => {
      const response = await app.request(`/dev/mailbox.json?to=${encodeURIComponent(email)}`)
      const [mail] = (await response.json()) as Posted[]
      return mail
    },
    /** Fails where an administrator has done something to a member of which nobody tells them, whatever the test was about. */
    stop: async () => {
      const untold = await untoldActs(log)
      await close()
      await following.close()
      await catalogue.close()
      await views.close()
      if (!over.log) await log.close()
      await db.end()
      await database.drop()
      await rm(folder, { recursive: true })
      if (untold.length > 0) throw new Error(`administrators did this in silence: ${untold.join(', ')}`)
    },
  }
}
export type Api = Awaited<ReturnType<typeof startApi>>
