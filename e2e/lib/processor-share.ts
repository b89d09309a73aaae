import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, getPriority, setPriority } from 'node:os'
import { join } from 'node:path'

/** Holds processes, and those that they start from then on, to a part of one processor. */
export type ProcessorShare = {
  readonly by: 'cgroup' | 'busy neighbours'
  /** Holds the processes and all their children to `share` of one core, such as 0.05. */
  readonly hold: (pids: readonly number[], share: number) => void
  readonly letGo: () => void
  /** Whether the held processes have had to wait for their share. */
  readonly waited: () => boolean
  /** Lets go, and leaves nothing behind. */
  readonly close: () => void
}

/** By a control group where one may be made; else by busy processes of higher priority beside them. */
export const openProcessorShare = (): ProcessorShare => openGroup() ?? openNeighbours()

type Group = { readonly folder: string; readonly limit: (share: number | undefined) => void }

const PERIOD_US = 100_000

/** Of version 2 (`cpu.max`), else of version 1 (`cpu.cfs_quota_us`); nothing where this process may set neither. */
const makeGroup = (): Group | undefined => {
  const name = `strongroom-${process.pid}`
  const quotaOf = (share: number) => Math.round(share * PERIOD_US)
  const second = join('/sys/fs/cgroup', name)
  const first = join('/sys/fs/cgroup/cpu', name)
  try {
    if (existsSync('/sys/fs/cgroup/cgroup.controllers')) {
      mkdirSync(second, { recursive: true })
      const limit = (share: number | undefined) =>
        writeFileSync(join(second, 'cpu.max'), `${share === undefined ? 'max' : quotaOf(share)} ${PERIOD_US}`)
      limit(undefined)
      return { folder: second, limit }
    }
    mkdirSync(first, { recursive: true })
    const limit = (share: number | undefined) =>
      writeFileSync(join(first, 'cpu.cfs_quota_us'), String(share === undefined ? -1 : quotaOf(share)))
    writeFileSync(join(first, 'cpu.cfs_period_us'), String(PERIOD_US))
    limit(undefined)
    return { folder: first, limit }
  } catch {
    return undefined
  }
}

const openGroup = (): ProcessorShare | undefined => {
  const group = makeGroup()
  if (!group) return undefined
  const letGo = () => group.limit(undefined)
  return {
    by: 'cgroup',
    hold: (pids, share) => {
      for (const pid of withChildren(pids)) moveInto(group.folder, pid)
      group.limit(share)
    },
    letGo,
    waited: () => /^nr_throttled [1-9]/m.test(readFileSync(join(group.folder, 'cpu.stat'), 'utf8')),
    close: () => {
      letGo()
      const above = join(group.folder, '..')
      for (const pid of readFileSync(join(group.folder, 'cgroup.procs'), 'utf8').split('\n'))
        if (pid) moveInto(above, Number(pid))
      rmdirSync(group.folder)
    },
  }
}

const moveInto = (folder: string, pid: number): void => {
  try {
    writeFileSync(join(folder, 'cgroup.procs'), String(pid))
  } catch {
    // The process has ended meanwhile.
  }
}

/** The share that the scheduler gives a process of each priority, beside one of priority 0 that always wants to run. */
const priorities = [
  { priority: 19, share: 0.02 },
  { priority: 13, share: 0.05 },
  { priority: 10, share: 0.1 },
  { priority: 7, share: 0.2 },
] as const

const openNeighbours = (): ProcessorShare => {
  const neighbours: ChildProcess[] = []
  const before = new Map<number, number>()
  const letGo = () => {
    for (const each of neighbours.splice(0)) each.kill('SIGKILL')
    for (const [pid, priority] of before) setIfThere(pid, priority)
    before.clear()
  }
  return {
    by: 'busy neighbours',
    hold: (pids, share) => {
      const { priority } =
        priorities.find(each => each.share >= share / availableParallelism()) ?? priorities[3]
      for (const pid of withChildren(pids)) {
        before.set(pid, getPriority(pid))
        setIfThere(pid, priority)
      }
      while (neighbours.length < availableParallelism())
        neighbours.push(spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }))
    },
    letGo,
    waited: () => neighbours.length > 0,
    close: letGo,
  }
}

const setIfThere = (pid: number, priority: number): void => {
  try {
    setPriority(pid, priority)
  } catch {
    // The process has ended meanwhile, or this user may not raise a priority again.
  }
}

/** The processes, and all that descend from them. */
export const withChildren = (pids: readonly number[]): readonly number[] => {
  const parents = parentsOfAll()
  const family = new Set(pids)
  for (let known = 0; known < family.size; ) {
    known = family.size
    for (const [pid, parent] of parents) if (family.has(parent)) family.add(pid)
  }
  return [...family]
}

const parentsOfAll = (): ReadonlyMap<number, number> => {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      // The name of the program stands in brackets, and may hold anything.
      const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      parents.set(Number(name), Number(parent))
    } catch {
      // The process has ended meanwhile.
    }
  }
  return parents
}
