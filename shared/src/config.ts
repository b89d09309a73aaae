import * as v from 'valibot'
import { passwordProblems, withPasswords } from './address-passwords.ts'
import { keysOf, recordOfNames } from './complete.ts'
import { developmentSecret, productionProblems, s3Problems } from './config-problems.ts'
import { type SealConfig, sealVariables, toSeal } from './seal-config.ts'

export { withPasswords } from './address-passwords.ts'
export type { SealConfig, WitnessConfig } from './seal-config.ts'

/**
 * The configuration of a Strongroom process, read once at start.
 * An adapter whose variable is unset is the embedded one: the log, the queue and the views in PostgreSQL, files in
 * `dataDirectory`, mail in the development mailbox, prices fixed.
 */
export type Config = SealConfig & {
  readonly production: boolean
  readonly host: string
  readonly port: number
  readonly publicUrl: string
  readonly dataDirectory: string
  readonly databaseUrl: string
  readonly eventstoreUrl: string | undefined
  readonly redisUrl: string | undefined
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  /** Takes messages to phones; without it they end in the development mailbox, and in production none is sent. */
  readonly smsUrl: string | undefined
  readonly s3: S3Config | undefined
  readonly priceTickerUrl: string | undefined
  /** The external group system that agents must exist in; without it they are looked up in a demo list. */
  readonly agentGroupsUrl: string | undefined
  /** Holds the keys of deposit addresses. Without it a demo stands for it, and in production none. */
  readonly custodyUrl: string | undefined
  /** Our token at the custody. */
  readonly custodyToken: string | undefined
  /** Knows the risk of addresses and TXIDs. Without it a demo's list stands for it, and in production none. */
  readonly screeningUrl: string | undefined
  /** Our token at the screening service. */
  readonly screeningToken: string | undefined
  /** Signs the messages of the cards' processor. Without it a demo stands for the processor, and in production none. */
  readonly cardProcessorKey: string | undefined
  /** Gives disposable numbers of cards. Without it the processor gives none. */
  readonly cardProcessorUrl: string | undefined
  readonly secretKey: string
  /** 32 bytes in base64url: push services know the platform by it. Without it one follows from `secretKey`. */
  readonly pushKey: string | undefined
  /** The git commit of the build, as the builder gave it. */
  readonly buildCommit: string | undefined
  /** Opens `/metrics` and the details of `/readyz` to operators' programs; without it they are for the machine itself. */
  readonly metricsToken: string | undefined
  /** The OpenTelemetry collector that traces are sent to (OTLP over HTTP). */
  readonly otlpEndpoint: string | undefined
  readonly rateLimits: boolean
  readonly trustedProxies: number
  readonly demoData: DemoData
  readonly devMailbox: boolean
  readonly logLevel: LogLevel
  /** Added to the clock by the fault harness, in milliseconds. */
  readonly clockOffsetMs: number
}

/** A store of files that speaks S3: all of its fields or none. */
export type S3Config = {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKey: string
  readonly secretKey: string
}

/** Least level that is logged, in pino’s words. */
export type LogLevel = (typeof logLevels)[number]
const demoSizes = ['on', 'small', 'off'] as const
/** `on` has a past of some months, `small` only the members and their first money. */
export type DemoData = (typeof demoSizes)[number]
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads the configuration, or throws one `ConfigurationError` that lists everything missing or wrong
 * by the name of its variable, never by its value. An empty variable counts as unset.
 */
export const readConfig = (environment: Environment): Config => {
  const joined = withPasswords(environment)
  const given: Given = recordOfNames(variables, name => joined[name] || undefined)
  const parsed = v.safeParse(schema, given)
  const malformed = (parsed.issues ?? []).map(issue => `${v.getDotPath(issue)} ${issue.message}`)
  const named = new Set(malformed.map(variableOf))
  const lacking = [...passwordProblems(given), ...s3Problems(given), ...productionProblems(given)]
  const problems = [...malformed, ...lacking.filter(problem => !named.has(variableOf(problem)))]
  if (!parsed.success || problems.length > 0) throw new ConfigurationError(problems)
  return toConfig(parsed.output)
}

/** Thrown by `readConfig`: every variable that is missing or wrong, never with its value. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'
  /** One sentence a variable, beginning with its name. */
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(['The configuration is not usable:', ...problems.map(problem => `  ${problem}`)].join('\n'))
    this.problems = problems
  }
}

const begin = (...schemes: string[]) =>
  v.regex<string, string>(
    new RegExp(`^(${schemes.join('|').replaceAll('+', '\\+')})://.`),
    `must begin with ${schemes.map(scheme => `${scheme}://`).join(' or ')}`,
  )

const url = (...schemes: string[]) =>
  v.pipe(v.string('is missing'), v.url('must be a URL'), begin(...schemes))

/** Not a URL to the letter: a cluster is several hosts with commas between. */
const eventstoreUrl = v.pipe(v.string(), begin('esdb', 'esdb+discover', 'kurrentdb', 'kurrentdb+discover'))

const wholeNumber = (least: number, most: number, otherwise: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^-?\d{1,15}$/, 'must be a whole number'),
      v.transform(Number),
      v.minValue(least, `must be at least ${least}`),
      v.maxValue(most, `must be at most ${most}`),
    ),
    otherwise,
  )

const onOrOff = v.optional(v.picklist(['on', 'off'], 'must be on or off'))

const schema = v.object({
  NODE_ENV: v.optional(
    v.picklist(['development', 'test', 'production'], 'must be development, test or production'),
  ),
  HOST: v.optional(v.string()),
  PORT: wholeNumber(0, 65_535, '3000'),
  PUBLIC_URL: v.optional(url('http', 'https')),
  DATA_DIR: v.optional(v.string(), '.data'),
  DATABASE_URL: url('postgres', 'postgresql'),
  DATABASE_PASSWORD: v.optional(v.string()),
  EVENTSTORE_URL: v.optional(eventstoreUrl),
  EVENTSTORE_PASSWORD: v.optional(v.string()),
  REDIS_URL: v.optional(url('redis', 'rediss')),
  REDIS_PASSWORD: v.optional(v.string()),
  SMTP_URL: v.optional(url('smtp', 'smtps')),
  MAIL_FROM: v.optional(v.string(), 'Strongroom <no-reply@strongroom.example>'),
  SMS_URL: v.optional(url('http', 'https')),
  S3_ENDPOINT: v.optional(url('http', 'https')),
  S3_BUCKET: v.optional(v.string()),
  S3_REGION: v.optional(v.string(), 'us-east-1'),
  S3_ACCESS_KEY: v.optional(v.string()),
  S3_SECRET_KEY: v.optional(v.string()),
  PRICE_TICKER_URL: v.optional(url('http', 'https')),
  AGENT_GROUPS_URL: v.optional(url('http', 'https')),
  CUSTODY_URL: v.optional(url('http', 'https')),
  CUSTODY_TOKEN: v.optional(v.string()),
  SCREENING_URL: v.optional(url('http', 'https')),
  SCREENING_TOKEN: v.optional(v.string()),
  CARD_PROCESSOR_KEY: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  CARD_PROCESSOR_URL: v.optional(url('http', 'https')),
  SECRET_KEY: v.optional(
    v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters')),
    developmentSecret,
  ),
  PUSH_KEY: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[A-Za-z0-9_-]{43}$/, 'must be 32 bytes in base64url, the private key of VAPID'),
    ),
  ),
  ...sealVariables,
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(url('http', 'https')),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'))),
  RATE_LIMITS: onOrOff,
  TRUSTED_PROXIES: wholeNumber(0, 10, '0'),
  DEMO_DATA: v.optional(v.picklist(demoSizes, `must be one of ${demoSizes.join(', ')}`)),
  DEV_MAILBOX: onOrOff,
  BUILD_COMMIT: v.optional(v.pipe(v.string(), v.trim())),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `must be one of ${logLevels.join(', ')}`), 'info'),
  CLOCK_OFFSET_MS: wholeNumber(-1e12, 1e12, '0'),
})

type Variables = v.InferOutput<typeof schema>
/** The variables as they were given, an empty one as unset. */
type Given = { readonly [N in keyof Variables]?: string | undefined }

/** A problem begins with the name of its variable. */
const variableOf = (problem: string): string => problem.split(' ', 1)[0] ?? ''

/** The name of every variable the configuration knows. */
export const variables = keysOf(schema.entries)

const toConfig = (given: Variables): Config => {
  const production = given.NODE_ENV === 'production'
  const publicUrl = given.PUBLIC_URL ?? `http://localhost:${given.PORT}`
  return {
    production,
    // Demo members have known passwords, so only production listens to the whole network unasked.
    host: given.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    port: given.PORT,
    publicUrl,
    dataDirectory: given.DATA_DIR,
    databaseUrl: given.DATABASE_URL,
    eventstoreUrl: given.EVENTSTORE_URL,
    redisUrl: given.REDIS_URL,
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM,
    smsUrl: given.SMS_URL,
    s3: toS3(given),
    priceTickerUrl: given.PRICE_TICKER_URL,
    agentGroupsUrl: given.AGENT_GROUPS_URL,
    custodyUrl: given.CUSTODY_URL,
    custodyToken: given.CUSTODY_TOKEN,
    screeningUrl: given.SCREENING_URL,
    screeningToken: given.SCREENING_TOKEN,
    cardProcessorKey: given.CARD_PROCESSOR_KEY,
    cardProcessorUrl: given.CARD_PROCESSOR_URL,
    secretKey: given.SECRET_KEY,
    pushKey: given.PUSH_KEY,
    buildCommit: given.BUILD_COMMIT?.slice(0, 64) || undefined,
    metricsToken: given.METRICS_TOKEN,
    otlpEndpoint: given.OTEL_EXPORTER_OTLP_ENDPOINT,
    ...toSeal(given, publicUrl),
    rateLimits: given.RATE_LIMITS !== 'off',
    trustedProxies: given.TRUSTED_PROXIES,
    demoData: given.DEMO_DATA ?? (production ? 'off' : 'on'),
    devMailbox: given.DEV_MAILBOX === 'on',
    logLevel: given.LOG_LEVEL,
    clockOffsetMs: given.CLOCK_OFFSET_MS,
  }
}

const toS3 = (given: Variables): S3Config | undefined => {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
  } = given
  if (!endpoint || !bucket || !accessKey || !secretKey) return undefined
  return { endpoint, bucket, region: given.S3_REGION, accessKey, secretKey }
}
