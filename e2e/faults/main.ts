import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { nodeVersions } from '@strongroom/ledger/testing'
import { type Cluster, hasRedis, type Kind, startCluster } from '../lib/cluster.ts'
import { chosenEventStore, nameOf } from '../lib/event-store.ts'
import { load } from '../load/load.ts'
import { starveStart } from './starve/start.ts'
import { starve } from './starve/starve.ts'
import { weather } from './storm.ts'

// `npm run faults -- --minutes 10 --seed 42 --kind distributed`: a workload under faults, then the books are looked at.
// `--eventstore 23`, `24`, `24.10` or `26` is the node that the test server behaves like; left out, the seed decides.
// `npm run faults -- --starve`: the processes of each kind are held to a twentieth, a tenth and a fifth of a core, and let go.
// `npm run faults -- --starve-start`: a first start is held to 0.07 of a core from its first moment on.
// `npm run faults -- --kind load --users 1000`: a crowd signs in and pays, with rate limits on.
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    seed: { type: 'string' },
    kind: { type: 'string' },
    users: { type: 'string' },
    eventstore: { type: 'string' },
    keep: { type: 'string' },
    starve: { type: 'boolean' },
    'starve-start': { type: 'boolean' },
    seconds: { type: 'string', default: '30' },
  },
})
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9))
/** Both versions are tried, as seeds come and go. */
const eventStore = chosenEventStore(values.eventstore, nodeVersions[seed % nodeVersions.length] ?? 26)
if (values['starve-start']) {
  const findings = await starveStart(message => console.log(`  ${message}`))
  for (const finding of findings) console.log(`\nWRONG: ${finding}`)
  console.log(`\n${findings.length === 0 ? 1 : 0} passed, ${findings.length === 0 ? 0 : 1} failed`)
  process.exit(findings.length === 0 ? 0 : 1)
}
const withRedis: readonly Kind[] = values.starve ? ['redis', 'distributed'] : ['distributed']
const storms: readonly Kind[] = hasRedis() ? ['embedded', ...withRedis] : ['embedded']
const others = values.starve ? [] : (['load'] as const)
const kinds = values.kind ? [values.kind as Kind | 'load'] : [...storms, ...others]
if (!values.kind && storms.length === 1)
  console.log('There is no redis-server here: only the embedded kind is tried.')
/** Among storms the crowd is small. */
const users = Number(values.users ?? (values.kind === 'load' ? 1_000 : 100))
/** Enough for the books of a long storm, and filled in a moment. */
const diskBytes = 512 * 2 ** 20

// Mounted disks are unmounted when we are told to stop.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

/** Prints a process' last lines, for the engineer who has to find the cause. */
const tellLog = (directory: string, name: string) => {
  const file = join(directory, `${name}.log`)
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').slice(-6) : []
  console.log(`  ${name} said last:\n${lines.map(line => `    ${line.slice(0, 600)}`).join('\n')}`)
}

/** Of each storm: they share the requested time. */
const minutes = Number(values.minutes) / (values.kind ? 1 : storms.length)

const sizeOf = (kind: Kind | 'load') => {
  if (values.starve) return `--starve --seconds ${values.seconds}`
  return kind === 'load' ? `--users ${users}` : `--minutes ${minutes}`
}

const eventStoreAsked = values.eventstore ? ` --eventstore ${values.eventstore}` : ''

type Say = (message: string) => void

const start = (kind: Kind | 'load'): Promise<Cluster> => {
  const keep = values.keep ? { directory: values.keep } : {}
  if (values.starve) return startCluster({ kind: kind as Kind, pairs: 1, eventStore, ...keep })
  return kind === 'load'
    ? startCluster({ kind: 'embedded', environment: { RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' }, ...keep })
    : startCluster({ kind, diskBytes, eventStore, ...keep })
}

const run = (kind: Kind | 'load', platform: Cluster, say: Say): Promise<readonly string[]> => {
  if (values.starve) return starve(platform, { seed, seconds: Number(values.seconds), say })
  if (kind === 'load') return load(platform, { users, atOnce: 64, seed, say })
  if (!platform.database.disk) say('No disk of limited size may be mounted here: none is filled.')
  return weather(platform, {
    seed,
    seconds: minutes * 60,
    say,
  })
}

/** All findings, told once more in the end: a log of a long output keeps only its end. */
const wrong: string[] = []
let failed = 0
for (const kind of kinds) {
  console.log(`\n${kind}${kind === 'distributed' ? ` on ${nameOf(eventStore)}` : ''}, seed ${seed}`)
  const started = performance.now()
  const say: Say = message =>
    console.log(`  ${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${message}`)
  const platform = await start(kind)
  const findings = await run(kind, platform, say).catch((error: Error) => [error.stack ?? error.message])
  if (findings.length > 0) {
    failed++
    for (const name of ['api-1', 'api-2', 'workers-1', 'workers-2']) tellLog(platform.directory, name)
    for (const finding of findings.slice(0, 20)) say(`WRONG: ${finding}`)
    wrong.push(...findings.slice(0, 5).map(finding => `${kind}: ${finding}`))
    say(`Repeat it with: npm run faults -- --kind ${kind} --seed ${seed} ${sizeOf(kind)}${eventStoreAsked}`)
  }
  await platform.stop()
}
for (const finding of wrong) console.log(`\nWRONG in ${finding}`)
console.log(`\n${kinds.length - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
