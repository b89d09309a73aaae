import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../tool.ts'
import { StartRefused } from './refused.ts'

export type KeptProcess = { readonly stop: () => Promise<void> }

type Keeping = {
  /** Its name in messages. */
  readonly name: string
  /** Relative to the repository. */
  readonly script: string
  /** For Node itself. */
  readonly flags?: readonly string[]
  readonly environment: NodeJS.ProcessEnv
  readonly logFile: string
  readonly say: (message: string) => void
  readonly giveUp: (error: Error) => void
  /** Before it is started again the second time in a row, the first time at once; twice as long each time after. */
  readonly pauseMs?: number
}

const followParent = join(import.meta.dirname, 'follow-parent.ts')
const healthyMs = 10_000
const patienceMs = 15_000
const mostFailures = 5

/**
 * Runs a script as a process of its own and starts it again when it ends: at once, and a little later each time in a row. When
 * it ends five times in a row without ever having run for ten seconds, we give up, and print its last output. It has a session
 * of its own, so that Ctrl-C reaches us alone, and it stops by itself should we be killed.
 */
export const keepProcess = ({
  name,
  script,
  flags = [],
  environment,
  logFile,
  say,
  giveUp,
  pauseMs = 500,
}: Keeping): KeptProcess => {
  let child: ChildProcess
  let stopping = false
  let failures = 0
  let timer: NodeJS.Timeout | undefined

  const start = () => {
    const started = performance.now()
    const log = openSync(logFile, 'a')
    child = spawn(process.execPath, [...flags, '--import', followParent, join(root, script)], {
      cwd: root,
      env: environment,
      detached: true,
      stdio: ['ignore', log, log, 'ipc'],
    })
    closeSync(log)
    child.once('exit', (code, signal) => {
      if (stopping) return
      failures = performance.now() - started > healthyMs ? 1 : failures + 1
      const how = signal ? `was ended by ${signal}` : `ended with code ${code}`
      if (failures >= mostFailures)
        return giveUp(new StartRefused(`${name} ${how}. It said last:\n${tail(logFile)}`))
      say(`${name} ${how}; starting it again`)
      timer = setTimeout(start, failures === 1 ? 0 : pauseMs * 2 ** (failures - 2))
    })
  }
  start()

  return {
    stop: () =>
      new Promise(resolve => {
        stopping = true
        clearTimeout(timer)
        if (child.exitCode !== null || child.signalCode !== null) return resolve()
        const force = setTimeout(() => child.kill('SIGKILL'), patienceMs)
        child.once('exit', () => {
          clearTimeout(force)
          resolve()
        })
        child.kill('SIGTERM')
      }),
  }
}

const tail = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n').slice(-15).join('\n')
