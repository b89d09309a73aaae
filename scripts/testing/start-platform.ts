import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from '../tool.ts'

/** A platform as `npm start` begins it. */
export type StartedPlatform = {
  readonly child: ChildProcess
  /** Resolves once all of it runs; rejects, with its words, when it ends before. */
  readonly ready: Promise<void>
  /** Its code and its words, once it has ended. */
  readonly ended: Promise<{ readonly code: number | null; readonly said: string }>
  /** All that it has said so far. */
  readonly said: () => string
  /** Resolves as soon as it has said something like this; rejects when it ends without. */
  readonly hasSaid: (words: RegExp | string) => Promise<void>
  /** Ends it, unless it has ended, and gives its code. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

const running = 'Ctrl-C stops everything'

/**
 * Starts a whole platform with these variables. It takes as long as it takes: the client is built where it is not, and a start
 * that is cut off builds in vain.
 */
export const startPlatform = (environment: NodeJS.ProcessEnv): StartedPlatform => {
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    env: { ...process.env, ...environment },
  })
  let said = ''
  let looks: (() => void)[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', text => {
      said += text
      for (const look of looks) look()
    })
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, said }))
  const hasSaid = (words: RegExp | string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (typeof words === 'string' ? !said.includes(words) : !words.test(said)) return
        looks = looks.filter(each => each !== look)
        resolve()
      }
      looks.push(look)
      look()
      void ended.then(() => reject(new Error(`ended before it said ${words}:\n${said}`)))
    })
  const ready = hasSaid(running)
  // A start that is refused is never ready, and its test asks for how it ended.
  ready.catch(() => {})
  return {
    child,
    ready,
    ended,
    said: () => said,
    hasSaid,
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
      const exited = once(child, 'exit')
      child.kill(signal)
      return (await exited)[0] as number | null
    },
  }
}
