import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../scripts/embedded-postgres.ts'
import { apiYoungGeneration, memorySettings } from '../../scripts/memory-settings.ts'
import { root } from '../../scripts/tool.ts'
import { median } from '../lib/measure.ts'
import { startWorker } from '../lib/processes.ts'
import type { Line } from '../lib/report.ts'
import type { BenchServer } from '../lib/server.ts'

/** How soon an API that was killed is to be back, in milliseconds. */
const aimMs = 3_000

/** How long after a kill -9 a process that is started at once is ready, as `npm start` does it; beside the least there can be. */
export const restart = async (server: BenchServer, rounds: number): Promise<Line[]> => {
  const databaseUrl = await server.platformDatabase('restart')
  const environment = { ...process.env, ...memorySettings, DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' }
  const api = await startKillable('api/src/main.ts', environment)
  const hello = await startKillable('bench/lib/hello-process.ts', environment)
  try {
    // The workers make the tables of the queue, without which no API is ready.
    const worker = startWorker(databaseUrl)
    await Promise.all([api.ready(), hello.ready()])
    await worker.stop()
    const times: { readonly api: number; readonly hello: number }[] = []
    for (let round = 0; round < rounds; round++)
      times.push({ hello: await hello.killed(), api: await api.killed() })
    return linesOf(times)
  } finally {
    await Promise.all([api.stop(), hello.stop()])
  }
}

const linesOf = (times: readonly { readonly api: number; readonly hello: number }[]): Line[] => {
  const [ours, least] = [times.map(({ api }) => api), times.map(({ hello }) => hello)]
  const note = `${told(ours)} against ${told(least)}`
  const bench = 'an API that was killed is ready again'
  return [
    { bench, against: 'Hono hello', ratio: median(times.map(({ api, hello }) => api / hello)), note },
    {
      bench: `${bench}, the longest`,
      against: `${aimMs} ms`,
      ratio: Math.max(...ours) / aimMs,
      must: { atMost: 1 },
      note,
    },
  ]
}

const told = (ms: readonly number[]): string =>
  `${median(ms).toFixed(0)} ms (${Math.min(...ms).toFixed(0)}–${Math.max(...ms).toFixed(0)})`

const startKillable = async (script: string, environment: NodeJS.ProcessEnv) => {
  const port = await freePort()
  const env = {
    ...environment,
    PORT: String(port),
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
  }
  const begin = (): ChildProcess =>
    spawn(process.execPath, [apiYoungGeneration, join(root, script)], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  let child = begin()
  const stop = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  const ready = async () => {
    for (const url = `http://127.0.0.1:${port}/readyz`; ; await sleep(5)) {
      if (child.exitCode !== null) throw new Error(`${script} ended with ${child.exitCode}`)
      if ((await fetch(url).catch(() => undefined))?.ok) return
    }
  }
  /** Kills it and starts it again; how long it was not ready, in milliseconds. */
  const killed = async (): Promise<number> => {
    const began = performance.now()
    await stop()
    child = begin()
    await ready()
    return performance.now() - began
  }
  return { ready, killed, stop }
}
