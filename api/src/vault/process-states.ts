import type { RunningProcess } from './processes.ts'

/**
 * How a process stands: `missing` has not been heard of for three heartbeats, `older` is of another build than the newest that
 * runs, or knows fewer migrations than the database has.
 */
export type ProcessState = 'current' | 'older' | 'missing'

/** Three heartbeats. */
const MISSING_MS = 90_000

const numbersIn = (text: string): readonly number[] => (text.match(/\d+/g) ?? []).map(Number)

const compare = (one: readonly number[], other: readonly number[]): number => {
  const at = one.findIndex((number, index) => number !== other[index])
  return at < 0 ? one.length - other.length : (one[at] ?? 0) - (other[at] ?? 0)
}

/** Migrations count first: a build cannot be ordered by its commit, and of two of one version the one started last is the newer. */
const byBuild = (one: RunningProcess, other: RunningProcess): number =>
  numberOf(one.migration) - numberOf(other.migration) ||
  compare(numbersIn(one.version), numbersIn(other.version)) ||
  Date.parse(one.started_at) - Date.parse(other.started_at)

const numberOf = (migration: string): number => Number.parseInt(migration, 10) || 0

const isSameBuild = (one: RunningProcess, other: RunningProcess): boolean =>
  one.version === other.version && one.commit === other.commit && one.migration === other.migration

/** The processes with how each stands; `migration` is the last that the database has. */
export const withStates = <P extends RunningProcess>({
  processes,
  migration,
}: {
  readonly processes: readonly P[]
  readonly migration: string
}): readonly (P & { readonly state: ProcessState })[] => {
  const seen = processes.filter(({ unseen_ms }) => unseen_ms <= MISSING_MS)
  const newest = seen.toSorted(byBuild).at(-1)
  const isOlder = (each: P): boolean =>
    numberOf(each.migration) < numberOf(migration) || (newest !== undefined && !isSameBuild(each, newest))
  return processes.map(each => ({
    ...each,
    state: !seen.includes(each) ? 'missing' : isOlder(each) ? 'older' : 'current',
  }))
}
