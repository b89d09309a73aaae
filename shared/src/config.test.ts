import { describe, expect, test } from 'vitest'
import { ConfigurationError, readConfig } from './config.ts'

const least = { DATABASE_URL: 'postgresql://localhost/strongroom' }
const production = {
  ...least,
  NODE_ENV: 'production',
  SECRET_KEY: '6f1c0f6f3f0c5b8e9b4f9a5f0d6f2a71',
  SEAL_KEY: 'Zm9yIHRlc3RzIG9mIHRoZSBjb25maWd1cmF0aW9uMTI',
  PUBLIC_URL: 'https://money.example',
  SMTP_URL: 'smtps://mail.example',
}

describe('the configuration', () => {
  test.each([
    [undefined, undefined],
    ['  ', undefined],
    [' 1a2b3c4 ', '1a2b3c4'],
    ['1'.repeat(99), '1'.repeat(64)],
  ])('takes the commit of the build as it is given, and refuses none: %j', (BUILD_COMMIT, buildCommit) => {
    expect(readConfig({ ...least, BUILD_COMMIT }).buildCommit).toBe(buildCommit)
  })

  test('needs only a database, and is then the embedded one', () => {
    expect(readConfig(least)).toMatchObject({
      production: false,
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      dataDirectory: '.data',
      eventstoreUrl: undefined,
      redisUrl: undefined,
      smtpUrl: undefined,
      s3: undefined,
      metricsToken: undefined,
      rateLimits: true,
      demoData: 'on',
      devMailbox: false,
    })
  })

  test('counts an empty variable as unset', () => {
    expect(readConfig({ ...least, PORT: '', REDIS_URL: '' })).toMatchObject({
      port: 3000,
      redisUrl: undefined,
    })
  })

  test('lists everything missing or wrong at once, by name and never by value', () => {
    const wrong = { PORT: '99999', REDIS_URL: 'http://secret@host', RATE_LIMITS: 'maybe', LOG_LEVEL: 'loud' }
    expect(problemsOf(wrong)).toEqual([
      'PORT must be at most 65535',
      'DATABASE_URL is missing',
      'REDIS_URL must begin with redis:// or rediss://',
      'RATE_LIMITS must be on or off',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
    ])
  })

  test.each([
    ['-1', 'PORT must be at least 0'],
    ['65536', 'PORT must be at most 65535'],
    ['80.5', 'PORT must be a whole number'],
    ['http', 'PORT must be a whole number'],
  ])('refuses the port %s', (port, problem) => {
    expect(problemsOf({ ...least, PORT: port })).toEqual([problem])
  })

  test('takes the first and the last port', () => {
    expect(readConfig({ ...least, PORT: '0' }).port).toBe(0)
    expect(readConfig({ ...least, PORT: '65535' }).port).toBe(65_535)
  })

  test('refuses a secret of 31 characters and takes one of 32', () => {
    expect(problemsOf({ ...least, SECRET_KEY: 'k'.repeat(31) })).toEqual([
      'SECRET_KEY must have at least 32 characters',
    ])
    expect(readConfig({ ...least, SECRET_KEY: 'k'.repeat(32) }).secretKey).toBe('k'.repeat(32))
  })

  test.each([
    ['SECRET_KEY', 'a'.repeat(32)],
    ['SECRET_KEY', 'abab'.repeat(10)],
    ['SECRET_KEY', '0123456789abcdef'.repeat(2)],
    ['SECRET_KEY', 'aaaaabbbbbcccccdddddeeeeefffffaa'],
    ['SEAL_KEY', '0'.repeat(64)],
    ['SEAL_KEY', 'A'.repeat(43)],
  ])('refuses a %s in production that repeats itself: %s', (name, key) => {
    expect(problemsOf({ ...production, [name]: key })).toEqual([
      `${name} repeats itself and could be guessed: make one with \`openssl rand -hex 32\``,
    ])
    expect(readConfig({ ...least, [name]: key })).toMatchObject({ production: false })
  })

  test('calls the sealed log by its address, unless it has another name', () => {
    expect(readConfig(least).sealOrigin).toBe('localhost:3000/log')
    expect(readConfig({ ...least, PUBLIC_URL: 'https://money.example/' }).sealOrigin).toBe(
      'money.example/log',
    )
    expect(readConfig({ ...least, SEAL_ORIGIN: 'books.example' }).sealOrigin).toBe('books.example')
  })

  test('takes witnesses by key and address', () => {
    const key = 'example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k'
    const WITNESSES = `${key}=https://one.example/w?a=b,${key}=http://localhost:7`
    expect(readConfig({ ...least, WITNESSES, SEAL_KEYS_BEFORE: `${key},${key}` })).toMatchObject({
      witnesses: [
        { key, url: 'https://one.example/w?a=b' },
        { key, url: 'http://localhost:7' },
      ],
      sealKeysBefore: [key, key],
    })
  })

  test('names what is wrong about the seal', () => {
    const wrong = {
      SEAL_KEY: 'short',
      SEAL_ORIGIN: 'a b',
      SEAL_KEYS_BEFORE: 'x',
      WITNESSES: 'https://w.example',
    }
    expect(problemsOf({ ...least, ...wrong })).toEqual([
      'SEAL_KEY must be 32 bytes in base64url or hexadecimal',
      'SEAL_ORIGIN must be a name without spaces and plus signs',
      'SEAL_KEYS_BEFORE must be <name>+<id>+<key>, with commas between several',
      'WITNESSES must be <name>+<id>+<key>=<address>, with commas between several',
    ])
  })

  test('takes an EventStoreDB cluster of several hosts', () => {
    const eventstoreUrl = 'esdb://one:2113,two:2113?tls=false'
    expect(readConfig({ ...least, EVENTSTORE_URL: eventstoreUrl })).toMatchObject({ eventstoreUrl })
  })

  test.each(['kurrentdb://one:2113?tls=false', 'kurrentdb+discover://one:2113', 'esdb+discover://one:2113'])(
    'takes the log at %s',
    eventstoreUrl => {
      expect(readConfig({ ...least, EVENTSTORE_URL: eventstoreUrl })).toMatchObject({ eventstoreUrl })
    },
  )

  test('takes an S3 store whole or not at all', () => {
    const store = {
      S3_ENDPOINT: 'https://s3.example',
      S3_BUCKET: 'b',
      S3_ACCESS_KEY: 'a',
      S3_SECRET_KEY: 's',
    }
    expect(readConfig({ ...least, ...store }).s3).toMatchObject({ bucket: 'b', region: 'us-east-1' })
    expect(problemsOf({ ...least, ...store, S3_BUCKET: undefined })).toEqual([
      'S3_BUCKET is missing, while other S3_ variables are set',
    ])
  })
})

describe('the configuration in production', () => {
  test('is taken when complete', () => {
    expect(readConfig(production)).toMatchObject({
      production: true,
      host: '0.0.0.0',
      demoData: 'off',
      devMailbox: false,
    })
  })

  test('demands what has no safe default', () => {
    expect(problemsOf({ ...least, NODE_ENV: 'production' })).toEqual([
      'SECRET_KEY is missing, and production has no default for it',
      'SEAL_KEY is missing, and production has no default for it',
      'PUBLIC_URL is missing, and production has no default for it',
      'SMTP_URL is missing, and in production mail has nowhere else to go',
    ])
  })

  test('names what is missing beside what is malformed, each once', () => {
    const given = { ...least, NODE_ENV: 'production', PORT: 'x', SMTP_URL: 'mail', S3_BUCKET: 'files' }
    const names = new Set(problemsOf(given).map(problem => problem.split(' ')[0]))
    expect([...names].toSorted()).toEqual([
      ...['PORT', 'PUBLIC_URL', 'S3_ACCESS_KEY', 'S3_ENDPOINT', 'S3_SECRET_KEY', 'SEAL_KEY', 'SECRET_KEY'],
      'SMTP_URL',
    ])
  })

  test.each([
    ['the secret everybody can read', 'SECRET_KEY', readConfig(least).secretKey],
    ['the seal’s key that everybody can read', 'SEAL_KEY', readConfig(least).sealKey],
    ['lifted rate limits', 'RATE_LIMITS', 'off'],
    ['demo data', 'DEMO_DATA', 'on'],
    ['a small demo', 'DEMO_DATA', 'small'],
    ['the development mailbox', 'DEV_MAILBOX', 'on'],
    ['a shifted clock', 'CLOCK_OFFSET_MS', '1'],
  ])('refuses %s', (_, name, value) => {
    expect(problemsOf({ ...production, [name]: value })).toEqual([expect.stringContaining(name)])
  })
})

const problemsOf = (environment: Record<string, string | undefined>): readonly string[] => {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems
    throw error
  }
  throw new Error('nothing was refused')
}
