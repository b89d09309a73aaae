import { readFileSync } from 'node:fs'

/**
 * Resolves, with the reason, when we are told to stop: by a signal, or by the end of the npm that started us,
 * which cannot tell us when it is killed. A second signal does not wait for anything.
 */
export const stopped = new Promise<string>(resolve => {
  let told = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (told) process.exit(1)
      told = true
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
