import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { present } from '@strongroom/shared'
import { memorySettings, smallYoungGeneration } from '../../scripts/memory-settings.ts'
import { startApart } from './apart.ts'
import type { LongestTurns } from './turns.ts'

const script = (path: string) => new URL(`../../${path}`, import.meta.url)

const thriftily = (databaseUrl: string) => ({
  execArgv: [smallYoungGeneration],
  env: { ...process.env, ...memorySettings, DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' },
})

/** A worker process, as in production, of this checkout or of another. */
export const startWorker = (databaseUrl: string, root: URL = new URL('../../', import.meta.url)) => {
  const child = startApart(new URL('workers/src/main.ts', root), [], thriftily(databaseUrl))
  return {
    pid: present(child.pid, 'the id of the process'),
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** A rebuild in a process of its own, as an operator starts it; `onStarted` is given its id. */
export const rebuildApart = async (
  databaseUrl: string,
  projection: string,
  onStarted: (pid: number) => void = () => {},
): Promise<void> => {
  const child = startApart(script('scripts/strongroom.ts'), ['rebuild', projection], {
    ...thriftily(databaseUrl),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  onStarted(present(child.pid, 'the id of the process'))
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`the rebuild of ${projection} ended with ${code}`)
}

/** A process that does one thing after the other, each time it is told a name, and answers when it is done. */
const startTold = async (path: string, databaseUrl: string) => {
  const child = startApart(new URL(path, import.meta.url), [databaseUrl], thriftily(databaseUrl))
  await once(child, 'message')
  const broken = once(child, 'exit').then(() => {
    throw new Error(`${path} has broken, see above`)
  })
  broken.catch(() => {})
  return {
    told: async (name: string): Promise<unknown> => {
      const done = once(child, 'message')
      child.send(name)
      const [answer] = await Promise.race([done, broken])
      return answer
    },
    stop: async () => {
      child.kill()
      await once(child, 'exit')
    },
  }
}

/** A process that rebuilds read models, one after the other. */
export const startRebuilder = async (databaseUrl: string) => {
  const { told, stop } = await startTold('./rebuild-process.ts', databaseUrl)
  return { rebuild: async (projection: string): Promise<void> => void (await told(projection)), stop }
}

/** A turn of a job: how long it took, and the longest turns of its process's main thread meanwhile. */
type JobTurn = { readonly seconds: number; readonly longest: LongestTurns }

/** A process of workers that gives jobs a turn, one after the other. */
export const startJobs = async (databaseUrl: string) => {
  const { told, stop } = await startTold('./job-process.ts', databaseUrl)
  return { run: (name: string) => told(name) as Promise<JobTurn>, stop }
}

/** Resident memory of a process in megabytes; nothing when it is gone, or where there is no /proc. */
export const residentMb = (pid: number): number | undefined => {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes ? Number(kilobytes) / 1024 : undefined
  } catch {
    return undefined
  }
}
