import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { thrifty, thriftyNursery } from '../../scripts/thrifty.ts'

const script = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

const environment = (databaseUrl: string) => ({
  ...process.env,
  ...thrifty,
  DATABASE_URL: databaseUrl,
  LOG_LEVEL: 'error',
})

/** A worker process, as in production. */
export const startWorker = (databaseUrl: string) => {
  const child = spawn(process.execPath, [thriftyNursery, script('workers/src/main.ts')], {
    env: environment(databaseUrl),
    stdio: ['ignore', 'inherit', 'inherit'],
  })
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
  const child = spawn(
    process.execPath,
    [thriftyNursery, script('scripts/strongroom.ts'), 'rebuild', projection],
    {
      env: environment(databaseUrl),
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  onStarted(child.pid as number)
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`the rebuild of ${projection} ended with ${code}`)
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
