import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { memorySettings, smallYoungGeneration } from '../../scripts/memory-settings.ts'
import { startApart } from './apart.ts'

const script = (path: string) => new URL(`../../${path}`, import.meta.url)

const thriftily = (databaseUrl: string) => ({
  execArgv: [smallYoungGeneration],
  env: { ...process.env, ...memorySettings, DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' },
})

/** A worker process, as in production, of this checkout or of another. */
export const startWorker = (databaseUrl: string, root: URL = new URL('../../', import.meta.url)) => {
  const child = startApart(new URL('workers/src/main.ts', root), [], thriftily(databaseUrl))
  return {
    pid: child.pid as number,
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
  onStarted(child.pid as number)
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`the rebuild of ${projection} ended with ${code}`)
}

/** A process that rebuilds read models, one after the other. */
export const startRebuilder = async (databaseUrl: string) => {
  const child = startApart(
    new URL('./rebuild-process.ts', import.meta.url),
    [databaseUrl],
    thriftily(databaseUrl),
  )
  await once(child, 'message')
  const broken = once(child, 'exit').then(() => {
    throw new Error('the rebuild has broken, see above')
  })
  broken.catch(() => {})
  return {
    rebuild: async (projection: string): Promise<void> => {
      const done = once(child, 'message')
      child.send(projection)
      await Promise.race([done, broken])
    },
    stop: async () => {
      child.kill()
      await once(child, 'exit')
    },
  }
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
