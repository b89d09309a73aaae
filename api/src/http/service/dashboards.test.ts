import { readFileSync } from 'node:fs'
import { createMemoryLog } from '@strongroom/ledger/eventlog/log'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { createLoad, unbounded } from '../overload/load.ts'
import { measureAppends } from './measured-log.ts'
import { createMetrics } from './metrics.ts'
import { createLookAround } from './mount-metrics.ts'

const read = (file: string) =>
  readFileSync(new URL(`../../../../scripts/docker/${file}`, import.meta.url), 'utf8')
const namesIn = (text: string) => new Set(text.match(/\b(?:strongroom|nodejs|process)_\w+/g))

/** Every metric that an API process has, with the names that a histogram is asked by. */
const names = async (): Promise<ReadonlySet<string>> => {
  const { registry } = createMetrics(pino({ level: 'silent' }))
  createLoad({ bounds: unbounded, registry, logger: pino({ level: 'silent' }) })
  createLookAround(registry, {
    ...{ db: undefined as never, views: undefined as never },
    registerAppends: measureAppends(createMemoryLog()).register,
  })
  const metrics = await registry.getMetricsAsJSON()
  return new Set(
    metrics.flatMap(({ name, type }) =>
      String(type) === 'histogram' ? ['_bucket', '_sum', '_count'].map(part => name + part) : [name],
    ),
  )
}

describe.each(['grafana/strongroom.json', 'prometheus/alerts.yml'])('%s', file => {
  test('asks for metrics that there are', async () => {
    const there = await names()
    const asked = [...namesIn(read(file))]
    expect(asked.length).toBeGreaterThan(15)
    expect(asked.filter(name => !there.has(name))).toEqual([])
  })
})

test('every metric of ours has a name and a help as Prometheus wants them', async () => {
  const { registry } = createMetrics(pino({ level: 'silent' }))
  createLookAround(registry, { db: undefined as never, views: undefined as never })
  createLoad({ bounds: unbounded, registry, logger: pino({ level: 'silent' }) })
  const metrics = (await registry.getMetricsAsJSON()).filter(({ name }) => name.startsWith('strongroom_'))
  expect(metrics.length).toBeGreaterThan(20)
  for (const { name, help, type } of metrics) {
    expect(name).toMatch(/^[a-z][a-z0-9_]*$/)
    expect(help).not.toBe('')
    expect(name.endsWith('_total'), name).toBe(String(type) === 'counter')
  }
})
