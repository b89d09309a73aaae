import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { chromiumPath } from './lib/chromium-path.ts'
import { chosenEventStore, openEventStore } from './lib/event-store.ts'
import { type Journey, outputFolder, type Place, runJourney } from './lib/journey.ts'
import { npmStart } from './lib/npm-start.ts'

// `npm run e2e [part of a journey's name …]`: walks through the product in a real browser, on a platform of its own,
// or on the one that E2E_URL names. `--eventstore 23`, `24`, `24.10` or `26` keeps its log on the test server of that version.
// `E2E_PICTURES=failed` keeps pictures of journeys that fail only.
const { values, positionals: wanted } = parseArgs({
  options: { eventstore: { type: 'string' } },
  allowPositionals: true,
})
const folder = join(import.meta.dirname, 'journeys')
const files = readdirSync(folder)
  .filter(file => file.endsWith('.ts'))
  .sort()
const journeys: Journey[] = []
for (const file of files) {
  const { default: found } = (await import(join(folder, file))) as { default: readonly Journey[] }
  journeys.push(
    ...found.filter(({ name }) => wanted.length === 0 || wanted.some(part => name.includes(part))),
  )
}

rmSync(outputFolder, { recursive: true, force: true })
mkdirSync(outputFolder, { recursive: true })
type Started = Place & { readonly stop: () => Promise<unknown> }
/** A platform for the journeys; they must not damage one that `E2E_URL` names. */
const start = async ({ isSpoilt }: { isSpoilt: boolean }): Promise<Started> => {
  if (process.env.E2E_URL && !isSpoilt) return { url: process.env.E2E_URL, stop: async () => {} }
  const choice = chosenEventStore(values.eventstore, undefined)
  // A journey that changes the log by hand knows where PostgreSQL keeps it.
  const eventStore = choice && !isSpoilt ? await openEventStore(choice) : undefined
  const platform = await npmStart(eventStore ? { EVENTSTORE_URL: eventStore.url } : {})
  return { ...platform, stop: () => platform.stop().then(() => eventStore?.stop()) }
}
const browser = await chromium.launch({
  executablePath: chromiumPath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
})

let passed = 0
let failed = 0
const runOn = async (platform: Started, chosen: readonly Journey[]): Promise<void> => {
  for (const journey of chosen) {
    const started = performance.now()
    const trouble = await runJourney(journey, browser, platform).catch((error: unknown) => error ?? 'unknown')
    console.log(
      `${trouble ? '✗' : '✓'} ${journey.name} (${((performance.now() - started) / 1000).toFixed(1)} s)`,
    )
    if (trouble) console.log(String((trouble as Error).stack ?? trouble).replaceAll(/^/gm, '    '))
    if (trouble) failed++
    else passed++
  }
}

/** Runs groups one after the other, each on a platform of its own. */
const runGroups = async (groups: readonly (readonly Journey[])[], first?: Started): Promise<void> => {
  for (const group of groups.filter(({ length }) => length > 0)) {
    const isSpoilt = group.some(({ spoilsThePlatform }) => spoilsThePlatform)
    const platform = first && group === groups[0] ? first : await start({ isSpoilt })
    try {
      await runOn(platform, group)
    } finally {
      await platform.stop()
    }
  }
}

const spoiling = journeys.filter(({ spoilsThePlatform }) => spoilsThePlatform)
const beside = journeys.filter(({ runsBeside }) => runsBeside)
const others = journeys.filter(journey => !spoiling.includes(journey) && !beside.includes(journey))
try {
  // The first start builds the client, which the second finds.
  const first = others.length > 0 ? await start({ isSpoilt: false }) : undefined
  await Promise.all([runGroups([others], first), runGroups([beside, ...spoiling.map(journey => [journey])])])
} finally {
  await browser.close()
}
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
