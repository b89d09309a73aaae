import { readFileSync } from 'node:fs'

/** npm hands on a Ctrl-C that the terminal has given us already: signals so close to each other are one. */
const SAME_MS = 400

/**
 * Resolves, with the reason, when we are told to stop: by a signal, or by the end of the npm that started us,
 * which cannot tell us when it is killed. A second signal ends us without waiting for anything (`exit`, where what we have begun is
 * ended, too).
 */
export const stopped = new Promise<string>(resolve => {
  let toldAt: number | undefined
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (toldAt !== undefined && performance.now() - toldAt > SAME_MS) process.exit(1)
      toldAt ??= performance.now()
      resolve(signal)
    })
  }
  if (process.env.npm_lifecycle_event !== 'start') return
  const npm = pathToNpm()
  setInterval(() => pathToNpm() !== npm && resolve('npm has ended'), 500).unref()
})

/** Our parent, and its parent where npm's shell stands between us and npm. An orphan has another one. */
function pathToNpm(): string {
  try {
    // "pid (name) state parent …"
    const [, name, parent] =
      /\((.*)\) \S+ (\d+)/.exec(readFileSync(`/proc/${process.ppid}/stat`, 'utf8')) ?? []
    return name?.endsWith('sh') ? `${process.ppid} ${parent}` : String(process.ppid)
  } catch {
    return String(process.ppid)
  }
}
