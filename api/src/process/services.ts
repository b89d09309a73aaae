import type { Log } from '@strongroom/ledger/eventlog/log'
import type { Config } from '@strongroom/shared/config'
import { errorMessage } from '@strongroom/shared/error'
import { fieldOf, textOf } from '@strongroom/shared/field-of'
import { Client } from 'pg'
import { StartRefused } from './in-words.ts'
import { failureWords, notLetIn, type Service } from './service-words.ts'

/**
 * Asks PostgreSQL and Redis, where there is an address of theirs, for a first answer, before anything is begun.
 * @throws `StartRefused` where the configuration has to change, `ServiceSilent` where a service does not answer
 */
export const refuseUnusableServices = async ({
  databaseUrl,
  redisUrl,
}: {
  readonly databaseUrl: string | undefined
  readonly redisUrl: string | undefined
}): Promise<void> => {
  if (databaseUrl) await askPostgres(databaseUrl)
  if (redisUrl) await askRedis(redisUrl)
}

/** PostgreSQL's codes for a user, a password or a client that it does not let in. */
const NOT_LET_IN = ['28P01', '28000']

const askPostgres = async (url: string): Promise<void> => {
  const service: Service = { variable: 'DATABASE_URL', name: 'PostgreSQL', url }
  let client: Client | undefined
  try {
    client = new Client({ connectionString: url })
    client.on('error', () => {})
    await client.connect()
  } catch (error) {
    const code = textOf(error, 'code')
    if (NOT_LET_IN.includes(code ?? '') || /client password must be/.test(errorMessage(error)))
      throw notLetIn(service)
    if (code === '3D000')
      throw new StartRefused('DATABASE_URL names a database that the PostgreSQL there does not have.')
    throw failureWords(service, error)
  } finally {
    await client?.end().catch(() => {})
  }
}

/** A Redis that does not answer yet is waited for by those that use it. */
const askRedis = async (url: string): Promise<void> => {
  const service: Service = { variable: 'REDIS_URL', name: 'Redis', url }
  const { Redis } = await import('ioredis')
  const redis = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 0, retryStrategy: () => null })
  const failed = Promise.withResolvers<never>()
  redis.on('error', failed.reject)
  try {
    await Promise.race([redis.connect().then(() => redis.ping()), failed.promise])
  } catch (error) {
    if (/^(WRONGPASS|NOAUTH|NOPERM|ERR.*(AUTH|password))/i.test(errorMessage(error))) throw notLetIn(service)
    const words = failureWords(service, error)
    if (words instanceof StartRefused && !/is closed/i.test(words.message)) throw words
  } finally {
    failed.promise.catch(() => {})
    redis.disconnect()
  }
}

/**
 * Opens the log that the configuration names, and asks it for a first answer. `variable` is where its address stands.
 * @throws `StartRefused` where the address cannot be used, or the server does not take the name or the password
 */
export const openUsableLog = async <L extends Log>(
  {
    eventstoreUrl,
    variable = 'EVENTSTORE_URL',
  }: Pick<Config, 'eventstoreUrl'> & { readonly variable?: string },
  open: () => Promise<L>,
): Promise<L> => {
  if (!eventstoreUrl) return open()
  const service: Service = { variable, name: 'EventStoreDB', url: eventstoreUrl }
  let log: L | undefined
  try {
    log = await open()
    await log.head()
    return log
  } catch (error) {
    await log?.close().catch(() => {})
    throw eventStoreWords(service, error)
  }
}

/** The client's errors of an address have the whole of it on them, and in some of their messages. */
const eventStoreWords = (service: Service, error: unknown): Error => {
  const expected = textOf(error, 'expected')
  if (expected)
    return new StartRefused(`${service.variable} is not understood: something in it should be ${expected}.`)
  if (
    fieldOf(error, 'type') === 'access-denied' ||
    /UNAUTHENTICATED|PERMISSION_DENIED|access denied/i.test(String(error))
  )
    return notLetIn(service)
  const file = /[?&]tlsCAFile=([^&]+)/.exec(service.url)?.[1]
  if (file && /certificate file/.test(errorMessage(error)))
    return new StartRefused(
      `${service.variable} names the file ${decodeURIComponent(file)}, which cannot be read.`,
    )
  if (fieldOf(error, 'name') === 'LogUnavailable')
    return silentOrRefused(service, fieldOf(error, 'cause') ?? error)
  return failureWords(service, error)
}

const silentOrRefused = (service: Service, cause: unknown): Error => {
  if (/UNAUTHENTICATED|PERMISSION_DENIED|access denied/i.test(String(cause))) return notLetIn(service)
  return failureWords(
    service,
    Object.assign(new Error('no answer'), { code: textOf(cause, 'code') ?? 'ETIMEDOUT' }),
  )
}
