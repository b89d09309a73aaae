import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { migratePrivate } from '@strongroom/api'
import { openLog } from '@strongroom/ledger/eventlog/log'
import { present } from '@strongroom/shared'
import { startApart } from '../lib/apart.ts'
import { at, median } from '../lib/measure.ts'
import type { Line } from '../lib/report.ts'
import type { BenchServer } from '../lib/server.ts'
import { doInTurn, lineOf, type Work } from '../lib/works.ts'
import { ours } from './append.ts'

const CLIENTS = 32
/** As often as the workers take a turn. */
const TURN_MS = 10_000
/** Far more than a busy house has: 43 million events a day. */
const STEADY_PER_SECOND = 500

const alone = 'appends that nobody seals'
const catchingUp = 'appends as fast as they go, sealed meanwhile'

/** The cost of sealing to writers: at a steady rate, and while the sealer has to catch up beside writers at full speed. */
export const sealBesideAppends = async (server: BenchServer, rounds: number): Promise<readonly Line[]> => {
  const house = await startHouse(server)
  const lines = [await atSteadyRate(house, rounds), await atFullSpeed(house, rounds)]
  await house.stop()
  return lines
}

type House = {
  /** Appends the next event of a client's stream. */
  readonly append: (client: number) => Promise<void>
  /** A turn of the sealer, in a process of its own; answers the processor time it took, in milliseconds. */
  readonly turn: () => Promise<number>
  readonly stop: () => Promise<void>
}

const startHouse = async (server: BenchServer): Promise<House> => {
  const url = await server.platformDatabase('seal')
  await migratePrivate(url)
  const peer = ours(await openLog({ databaseUrl: url }))
  const sealer = startApart(new URL('../lib/seal-process.ts', import.meta.url), [url])
  await once(sealer, 'message')
  const start = `${Date.now()}`
  const counts = new Array<number>(CLIENTS).fill(0)
  let spentMs = 0
  return {
    append: async client => {
      const n = counts[client] ?? 0
      counts[client] = n + 1
      await peer.append(`${start}${client}x${Math.floor(n / 50)}`, n % 50)
    },
    turn: async () => {
      sealer.send('turn')
      const [{ user, system }] = (await once(sealer, 'message')) as [NodeJS.CpuUsage]
      const before = spentMs
      spentMs = (user + system) / 1000
      return spentMs - before
    },
    stop: async () => {
      sealer.disconnect()
      await peer.close()
    },
  }
}

/** Ten seconds at a steady rate, and ten with the turn that seals the ten before them, each so many times. */
const atSteadyRate = async (house: House, rounds: number): Promise<Line> => {
  const [without, beside, turns]: [number[][], number[][], number[]] = [[], [], []]
  await house.turn()
  for (let round = 0; round < rounds; round++) {
    without.push(await steadily(house))
    const [waits, turnMs] = await Promise.all([steadily(house), house.turn()])
    beside.push(waits)
    turns.push(turnMs)
  }
  const mid = (waits: readonly number[][], share: number) => median(waits.map(all => at(all, share)))
  const told = (waits: readonly number[][]) =>
    `p50 ${mid(waits, 0.5).toFixed(2)}, p99 ${mid(waits, 0.99).toFixed(2)} ms`
  return {
    bench: `append at ${STEADY_PER_SECOND}/s, sealed every ten seconds, mean time`,
    against: 'not sealed',
    ratio: median(beside.map((waits, round) => mean(waits) / mean(without[round] ?? []))),
    must: { atMost: 1 / 0.97 },
    note: `${told(beside)} against ${told(without)}; a turn takes ${median(turns).toFixed(0)} ms of a processor`,
  }
}

const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length

/** How long each append takes, sorted, in milliseconds. */
const steadily = async (house: House): Promise<number[]> => {
  const waits: number[] = []
  const began = performance.now()
  const idle = Array.from({ length: CLIENTS }, (_, client) => client)
  const one = async (client: number) => {
    const sent = performance.now()
    await house.append(client)
    waits.push(performance.now() - sent)
    idle.push(client)
  }
  const all: Promise<void>[] = []
  for (let n = 0; n < (STEADY_PER_SECOND * TURN_MS) / 1000; n++) {
    const early = began + (n * 1000) / STEADY_PER_SECOND - performance.now()
    if (early > 0) await sleep(early)
    while (idle.length === 0) await sleep(1)
    all.push(one(present(idle.shift(), 'a client without work')))
  }
  await Promise.all(all)
  return waits.sort((a, b) => a - b)
}

/** Each round appends for ten seconds, and for ten seconds with a turn in the midst that has the ten before to seal. */
const atFullSpeed = async (house: House, rounds: number): Promise<Line> => {
  const append = async () => {
    const end = performance.now() + TURN_MS
    let appended = 0
    const one = async (client: number) => {
      for (; performance.now() < end; appended++) await house.append(client)
    }
    await Promise.all(Array.from({ length: CLIENTS }, (_, client) => one(client)))
    return appended
  }
  const works: readonly Work[] = [
    { name: alone, before: async () => void (await house.turn()), do: append },
    { name: catchingUp, do: async () => (await Promise.all([append(), house.turn()]))[0] },
  ]
  return lineOf(await doInTurn(works, rounds), catchingUp, alone, 0.8)
}
