import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type PostgresPrograms, plainEnvironment } from './postgres-programs.ts'
import { type PostgresUser, postgresUser } from './postgres-user.ts'

const unfinishedOf = (directory: string) => `${directory}.unfinished-`

/**
 * Removes unfinished clusters that killed starts have left. One whose `initdb` lives on may be there again until the next
 * start.
 */
export const removeUnfinished = (directory: string): void => {
  const parent = dirname(directory)
  mkdirSync(parent, { recursive: true })
  for (const left of readdirSync(parent).map(name => join(parent, name)))
    if (left.startsWith(unfinishedOf(directory)))
      rmSync(left, { recursive: true, force: true, maxRetries: 20 })
}

/**
 * Makes a cluster, with a superuser `postgres`, in a directory that is empty or not there. Made beside its place, and put there
 * when it is whole: otherwise, after a kill, a start would find half a cluster, which `initdb` may even still be writing.
 */
export const makeCluster = async (
  programs: PostgresPrograms,
  directory: string,
  { password, durable = true }: { readonly password: string; readonly durable?: boolean | undefined },
): Promise<void> => {
  // Only when the directory is empty: files that stand there in place of a cluster are not ours to remove.
  if (existsSync(directory)) rmdirSync(directory)
  const making = `${unfinishedOf(directory)}${randomBytes(4).toString('hex')}`
  const user = postgresUser(making, [programs.postgres, join(making, 'x')])
  const passwordFile = join(tmpdir(), `postgres-password-${randomBytes(8).toString('hex')}`)
  writeFileSync(passwordFile, password, { mode: 0o600, flag: 'wx' })
  if (user.ids.uid !== undefined) chownSync(passwordFile, user.ids.uid, user.ids.gid as number)
  try {
    await runProgram(user, programs.initdb, [
      `--pgdata=${making}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      ...(durable ? [] : ['--no-sync', '--set=scram_iterations=1']),
    ])
    renameSync(making, directory)
  } finally {
    rmSync(passwordFile, { force: true })
    rmSync(making, { recursive: true, force: true })
  }
}

const runProgram = async (user: PostgresUser, program: string, args: readonly string[]): Promise<void> => {
  const [command, rest] = user.wrap(program, args)
  const child = spawn(command, rest, { ...user.ids, cwd: '/', env: plainEnvironment(), detached: true })
  let said = ''
  child.stdout.on('data', text => (said += text))
  child.stderr.on('data', text => (said += text))
  const end = () => child.kill()
  process.once('exit', end)
  const [code] = await once(child, 'close')
  process.off('exit', end)
  if (code !== 0) throw new Error(`${program} failed:\n${said.trim()}`)
}
