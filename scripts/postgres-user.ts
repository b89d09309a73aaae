import { execFileSync } from 'node:child_process'
import { chownSync, constants, mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** User that PostgreSQL's programs run as, and the command line prefix for it. */
export type PostgresUser = {
  readonly ids: { uid?: number; gid?: number }
  readonly wrap: (program: string, args: readonly string[]) => readonly [string, readonly string[]]
}

/**
 * PostgreSQL refuses to run as root. As any other user we run it as ourselves; as root we run it as the `postgres` user (made
 * when missing) and hand it the data directory.
 *
 * When that user cannot get as far as one of `paths` (a checkout below /root, say), it is given the one capability to pass
 * closed directories, instead of opening them to every user.
 */
export const postgresUser = (dataDirectory: string, paths: readonly string[]): PostgresUser => {
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 })
  if (process.getuid?.() !== 0) return { ids: {}, wrap: (program, args) => [program, args] }
  const ids = idsOf('postgres') ?? createUser('postgres')
  chownSync(dataDirectory, ids.uid, ids.gid)
  if (paths.every(openToAll)) return { ids, wrap: (program, args) => [program, args] }
  return { ids: {}, wrap: (program, args) => ['setpriv', [...passClosedDirectories(ids), program, ...args]] }
}

const passClosedDirectories = ({ uid, gid }: { uid: number; gid: number }): string[] => [
  `--reuid=${uid}`,
  `--regid=${gid}`,
  '--clear-groups',
  '--securebits=+no_setuid_fixup',
  '--inh-caps=-all,+dac_override',
  '--ambient-caps=-all,+dac_override',
]

const idsOf = (name: string): { uid: number; gid: number } | undefined => {
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
  try {
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return undefined
  }
}

const createUser = (name: string): { uid: number; gid: number } => {
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', name], { stdio: 'ignore' })
  } catch {
    // Answered below: without the user there is nothing to run as.
  }
  const ids = idsOf(name)
  if (!ids) throw new Error(`PostgreSQL will not run as root, and the user "${name}" could not be created`)
  return ids
}

/** Can anybody pass every directory above `path`? */
const openToAll = (path: string): boolean => {
  for (let at = dirname(resolve(path)); ; at = dirname(at)) {
    if (!(statSync(at).mode & constants.S_IXOTH)) return false
    if (at === dirname(at)) return true
  }
}
