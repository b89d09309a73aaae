import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { REFUSED, StartRefused } from '@strongroom/api/process'
import { runTool } from '../tool.ts'
import { folderPaths } from './folder-paths.ts'
import { hearProgress, type Teller } from './teller.ts'

export type DemoMember = { readonly email: string; readonly uid: string; readonly about: string }

type Seeded = { readonly database: string; readonly members: readonly DemoMember[] }

/** The demo members, put into the database when this folder does not remember having done so. */
export const readDemo = async (
  folder: string,
  environment: NodeJS.ProcessEnv,
  { say, moved }: Pick<Teller, 'say' | 'moved'>,
): Promise<readonly DemoMember[]> => {
  const { demo: file } = folderPaths(folder)
  const database = fingerprint(environment)
  const before = readSeeded(file)
  if (before?.database === database) return before.members
  say('Bringing in the demo members and their money (once)')
  const { code, output } = await runTool([process.execPath, 'scripts/seed.ts'], {
    env: environment,
    hear: hearProgress(moved),
  })
  if (code === REFUSED) throw new StartRefused(output.trim())
  if (code !== 0) throw new Error(`The demo data could not be brought in:\n${output.trim()}`)
  const members: DemoMember[] = JSON.parse(output.trim().split('\n').at(-1) ?? '[]')
  writeFileSync(file, JSON.stringify({ database, members } satisfies Seeded))
  return members
}

const readSeeded = (file: string): Seeded | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Seeded
  } catch {
    return undefined
  }
}

/** Names the log and the database without giving away how to get in. Ports of the embedded one may change. */
const fingerprint = ({ DATABASE_URL = '', EVENTSTORE_URL = '' }: NodeJS.ProcessEnv): string => {
  const { hostname, pathname } = new URL(DATABASE_URL)
  return createHash('sha256').update(`${hostname}${pathname}\n${EVENTSTORE_URL}`).digest('hex')
}
