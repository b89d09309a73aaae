import { readdirSync, readFileSync } from 'node:fs'

/** Processor time in seconds that a process has had so far, with the children it has waited for; 0 where there is no /proc. */
export const processorSecondsOf = (pid: number): number => {
  const ticks = statOf(pid)
  return ticks ? (ticks.own + ticks.children) / TICKS_PER_SECOND : 0
}

/** The same of a PostgreSQL server and of all of its backends, those that are gone included. */
export const serverProcessorSeconds = (postmaster: number): number =>
  readdirSync('/proc')
    .map(Number)
    .filter(pid => pid > 0 && statOf(pid)?.parent === postmaster)
    .reduce((sum, pid) => sum + processorSecondsOf(pid), processorSecondsOf(postmaster))

const TICKS_PER_SECOND = 100

/** Of `/proc/<pid>/stat`, whose second field is a name that may hold anything but ends with the last bracket. */
const statOf = (pid: number) => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [parent = 0, user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = [1, 11, 12, 13, 14].map(
      at => fields[at],
    )
    return { parent, own: user + system, children: childrenUser + childrenSystem }
  } catch {
    return undefined
  }
}
