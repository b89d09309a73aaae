import { format } from 'node:util'
import { type FreshDatabase, freshDatabase } from '@strongroom/ledger/testing'
import { Client } from 'pg'
import { afterAll, beforeAll, vi } from 'vitest'
import { runCommand } from '../commands/run-command.ts'
import { begunPlatform } from './begun-platform.ts'

/** A command's output, as a terminal would show it, and its exit code. */
export type Said = { readonly code: number; readonly output: string }

/**
 * Runs `npm run strongroom -- …` in this process, with these variables in its environment. The process that an operator starts
 * takes longer to begin than most commands do; `strongroom.int.test.ts` starts real ones.
 */
export const runHere = async (environment: NodeJS.ProcessEnv, words: readonly string[]): Promise<Said> => {
  let output = ''
  const line = (...said: unknown[]) => {
    output += `${format(...said)}\n`
  }
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(line),
    vi.spyOn(console, 'error').mockImplementation(line),
    vi.spyOn(process.stdout, 'write').mockImplementation(text => {
      output += text
      return true
    }),
  ]
  for (const [name, value] of Object.entries({ NODE_ENV: 'test', ...environment })) vi.stubEnv(name, value)
  try {
    return { code: await runCommand(words), output }
  } finally {
    for (const spy of spies) spy.mockRestore()
    vi.unstubAllEnvs()
  }
}

/** An operator's commands on a platform's database, changes that are made in it past the platform, and its address. */
export type Operator = {
  readonly strongroom: (...words: string[]) => Promise<Said>
  readonly tamper: (sql: string) => Promise<void>
  readonly address: () => string
}

/** A database with the starting catalogue, for all tests of the file that calls this. */
export const givenOperator = (): Operator => {
  let database: FreshDatabase
  const strongroom = (...words: string[]) => runHere({ DATABASE_URL: database.url }, words)
  beforeAll(async () => {
    database = await freshDatabase(begunPlatform)
    await strongroom('catalogue', 'start')
  })
  afterAll(() => database.drop())
  return {
    strongroom,
    address: () => database.url,
    tamper: async sql => {
      const client = new Client({ connectionString: database.url })
      client.on('error', () => {})
      await client.connect()
      await client.query(sql)
      await client.end()
    },
  }
}
