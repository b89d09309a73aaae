import type { Cluster } from '../../lib/cluster.ts'
import { deliver } from './deliveries.ts'
import type { Fault } from './fault.ts'

const dayMs = 86_400_000

/** Signed calls may be five minutes off, so this clock goes wrong by less. */
const stepClock: Fault['strike'] = async ({ apis }, random) => {
  const victim = random.of(apis)
  const offsetMs = random.of([-200_000, 200_000, 0])
  await victim.end('SIGTERM')
  victim.start({ CLOCK_OFFSET_MS: String(offsetMs) })
  return `${offsetMs / 1_000} s`
}

/** Months are over for these workers: they pay interest, take cards’ fees, let pay codes expire, and find all of it done when they are asked again. */
const runAhead: Fault['strike'] = async (platform, random) => {
  const days = random.between(2, 100)
  await setClocks(platform, days * dayMs)
  const done = await deliver(platform, {
    names: ['pay-interest', 'take-card-fees', 'expire-pay-codes', 'pay-interest', 'take-card-fees'],
    advancing: [],
    // Workers have to start first.
    patienceMs: 20_000,
  })
  await setClocks(platform, 0)
  return `${days} days, ${done}`
}

const setClocks = ({ workers }: Cluster, offsetMs: number) =>
  Promise.all(
    workers.map(async worker => {
      await worker.end('SIGTERM')
      worker.start({ CLOCK_OFFSET_MS: String(offsetMs) })
    }),
  )

export const clocks: readonly Fault[] = [
  { name: 'step a clock', strike: stepClock },
  { name: 'run the workers’ clocks days ahead', strike: runAhead },
]
