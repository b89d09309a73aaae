import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { hasRedis, type Kind, startCluster } from '../lib/cluster.ts'
import { weather } from './storm.ts'

// `npm run faults -- --minutes 10 --seed 42 --kind distributed`: a workload under faults, then the books are looked at.
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    seed: { type: 'string' },
    kind: { type: 'string' },
    keep: { type: 'string' },
  },
})
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9))
const kinds: readonly Kind[] = values.kind
  ? [values.kind as Kind]
  : hasRedis()
    ? ['embedded', 'distributed']
    : ['embedded']
if (!values.kind && kinds.length === 1)
  console.log('There is no redis-server here: only the embedded kind is tried.')

/** What a process said last, for whoever has to find out. */
const tellLog = (directory: string, name: string) => {
  const file = join(directory, `${name}.log`)
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').slice(-6) : []
  console.log(`  ${name} said last:\n${lines.map(line => `    ${line.slice(0, 600)}`).join('\n')}`)
}

/** Enough for the books of a long storm, and filled in a moment. */
const diskBytes = 512 * 2 ** 20

let failed = 0
for (const kind of kinds) {
  console.log(`\n${kind}, seed ${seed}`)
  const started = performance.now()
  const say = (message: string) =>
    console.log(`  ${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${message}`)
  const platform = await startCluster({
    ...{ kind, diskBytes },
    ...(values.keep ? { directory: values.keep } : {}),
  })
  if (!platform.database.disk) say('No disk of limited size may be mounted here: none is filled.')
  const findings = await weather(platform, {
    seed,
    seconds: (Number(values.minutes) * 60) / kinds.length,
    say,
  }).catch((error: Error) => [error.message])
  for (const finding of findings.slice(0, 20)) say(`WRONG: ${finding}`)
  if (findings.length > 0) {
    failed++
    for (const name of ['api-1', 'api-2', 'workers-1', 'workers-2']) tellLog(platform.directory, name)
    say(`Repeat it with: npm run faults -- --kind ${kind} --seed ${seed} --minutes ${values.minutes}`)
  }
  await platform.stop()
}
console.log(`\n${kinds.length - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
