import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { limitsMs } from '@strongroom/shared/limits'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { timingsOf } from '../ledger/src/eventlog/eventstore/options.ts'
import { lockMs } from '../workers/src/queue/crew.ts'
import { root } from './tool.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const site = read('scripts/docker/nginx.conf')

/** A limit of the proxy, in milliseconds. */
const ofProxy = (name: string) => 1_000 * Number(new RegExp(`${name} (\\d+)s;`).exec(site)?.[1])

test('limits nest: each is shorter than the one around it', () => {
  const { appendTimeoutMs, longestPauseMs, appendLimitMs } = timingsOf({})
  const nested = [
    appendTimeoutMs + longestPauseMs,
    appendTimeoutMs + longestPauseMs + appendLimitMs,
    limitsMs.call,
    limitsMs.client,
    limitsMs.longClient,
    ofProxy('proxy_read_timeout'),
    limitsMs.file,
    lockMs,
  ]
  expect(nested.toSorted((a, b) => a - b)).toEqual(nested)
  expect(limitsMs.append).toBe(nested[1])
  expect(new Set(nested).size).toBe(nested.length)
})

test('the proxy has the limits that stand with the others', () => {
  expect(ofProxy('proxy_read_timeout')).toBe(limitsMs.proxy)
  expect(ofProxy('proxy_connect_timeout')).toBe(limitsMs.connect)
  for (const file of ['upstream.docker.conf', 'upstream.debian.conf'])
    for (const [server] of read(`scripts/docker/${file}`).matchAll(/^ +server .*/gm))
      expect(server).toContain('max_fails=0')
})

test('a readiness that is asked for is answered before who asks gives up', () => {
  const { services } = parse(read('docker-compose.yml')) as {
    services: Record<string, { healthcheck?: { timeout: string } }>
  }
  expect(limitsMs.readiness).toBeLessThan(
    1_000 * Number.parseInt(services.api?.healthcheck?.timeout ?? '', 10),
  )
})

test('scripts/README.md has each of them', () => {
  const readme = read('scripts/README.md')
  const [, table = ''] = /## Limits\n([\s\S]*?)\n## /.exec(readme) ?? []
  for (const [name, ms] of Object.entries(limitsMs))
    expect([name, table.includes(`| ${ms / 1_000} s |`)]).toEqual([name, true])
})

test('every connection that a process keeps is given the same time, whichever part opens it', () => {
  const sources = globSync('{shared,ledger,projections,workers,api,scripts}/**/*.ts', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.test.ts', '**/testing/**'],
  })
  const given = sources.flatMap(file =>
    [...read(file).matchAll(/connectionTimeoutMillis: ([^,\n]+)/g)].map(([, limit]) => `${file}: ${limit}`),
  )
  expect(given.length).toBeGreaterThan(3)
  // The writer of the log has the append's own.
  const [writer, ...others] = [...given].sort(
    (a, b) => Number(b.includes('writer')) - Number(a.includes('writer')),
  )
  expect(writer).toBe('ledger/src/eventlog/postgres/writer-connection.ts: queryTimeoutMs')
  expect(others.filter(each => !each.endsWith(': limitsMs.database'))).toEqual([])
})
