import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { REFUSED, StartRefused } from '@strongroom/api/process'
import { root } from '../tool.ts'
import { tailOf } from './last-words.ts'

export type KeptProcess = {
  readonly stop: () => Promise<void>
  /** Ends it without asking. */
  readonly kill: () => void
}

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
  /** Hears what the process sends. */
  readonly hear?: (message: unknown) => void
  /** Variables that are not known yet: the process loads its program meanwhile, and gets them then. */
  readonly later?: Promise<NodeJS.ProcessEnv>
  /** Before it is started again the second time in a row, the first time at once; twice as long each time after. */
  readonly pauseMs?: number
}

const followParent = join(import.meta.dirname, 'follow-parent.ts')
const healthyMs = 10_000
/** A process that does not end by itself is safe to end: money commands are exact when they are given again, jobs when they are done again. */
const patienceMs = 4_000
const mostFailures = 5

/**
 * Runs a script as a process of its own and starts it again when it ends: at once, and a little later each time in a row. When
 * it ends five times in a row without ever having run for ten seconds, we give up, and print its last output; when it says by its code
 * that a person has to see to something, at once, with its sentence. It has a session of its own, so that Ctrl-C reaches us alone, and it stops by itself should we be killed.
 */
export const keepProcess = ({
  name,
  script,
  flags = [],
  environment,
  logFile,
  say,
  giveUp,
  hear,
  later,
  pauseMs = 500,
}: Keeping): KeptProcess => {
  let child: ChildProcess
  let stopping = false
  let failures = 0
  let timer: NodeJS.Timeout | undefined

  const start = () => {
    const started = performance.now()
    const log = openSync(logFile, 'a')
    const begins = statSync(logFile).size
    child = spawn(process.execPath, [...flags, '--import', followParent, join(root, script)], {
      cwd: root,
      env: later ? { ...environment, AWAIT_GO: 'yes' } : environment,
      detached: true,
      stdio: ['ignore', log, log, 'ipc'],
    })
    closeSync(log)
    const born = child
    born.on('error', () => {})
    born.on('message', (message: { readonly awaitsGo?: boolean }) => {
      if (message.awaitsGo)
        later?.then(
          go => born.connected && born.send({ go }),
          () => {},
        )
      hear?.(message)
    })
    child.once('exit', (code, signal) => {
      if (stopping) return
      if (code === REFUSED) return giveUp(new StartRefused(plainWords(logFile, begins)))
      failures = performance.now() - started > healthyMs ? 1 : failures + 1
      const how = signal ? `was ended by ${signal}` : `ended with code ${code}`
      if (failures >= mostFailures)
        return giveUp(new StartRefused(`${name} ${how}. It said last:\n${tailOf(logFile)}`))
      say(`${name} ${how}; starting it again`)
      timer = setTimeout(start, failures === 1 ? 0 : pauseMs * 2 ** (failures - 2))
    })
  }
  // One that is never known is told of elsewhere.
  later?.catch(() => {})
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
    kill: () => {
      stopping = true
      child.kill('SIGKILL')
    },
  }
}

/** The lines of a log file from `begins` on that are for a person, and not for a program. */
const plainWords = (file: string, begins: number): string =>
  readFileSync(file)
    .subarray(begins)
    .toString('utf8')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('{'))
    .join('\n')
