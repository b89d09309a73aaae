import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@strongroom/ledger/eventlog/tools'
import { freshDatabase } from '@strongroom/ledger/testing'
import { Client } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { describeSchemas } from './testing/describe-schemas.ts'
import { root } from './tool.ts'

const parts = [
  { schema: 'log', folder: 'ledger/src/eventlog/postgres/migrations', besides: [] },
  {
    schema: 'views',
    folder: 'projections/migrations',
    besides: ['views_next', 'views_previous', 'views_check'],
  },
  { schema: 'reactions', folder: 'workers/migrations', besides: [] },
  { schema: 'private', folder: 'api/migrations', besides: ['seal', 'work'] },
]

const filesIn = (folder: string) =>
  readdirSync(folder)
    .filter(name => name.endsWith('.sql'))
    .sort()
const numberOf = (file: string) => Number(/\d+/.exec(file)?.[0])

/** A folder with some of the files, and nothing that is squashed. */
const folderOf = (from: string, isIn: (file: string) => boolean): string => {
  const folder = mkdtempSync(join(tmpdir(), 'strongroom-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of filesIn(from).filter(isIn)) cpSync(join(from, name), join(folder, name))
  return folder
}

describe.each(parts)('the migrations of schema $schema', ({ schema, folder, besides }) => {
  const dir = join(root, folder)
  const [squashed = ''] = readdirSync(join(dir, 'squashed'))
  const last = numberOf(squashed)

  /** The tables that a new database holds after the files of these folders, one folder after the other. */
  const after = async (...folders: readonly string[]) => {
    const database = await freshDatabase()
    const client = new Client({ connectionString: database.url })
    try {
      for (const each of folders) await migrate({ url: database.url, schema, dir: each })
      await client.connect()
      const { rows } = await client.query<{ name: string }>(
        `select name from ${schema}.migrations order by id`,
      )
      const text = await describeSchemas(client, [schema, ...besides])
      return { text, ran: rows.map(({ name }) => name) }
    } finally {
      await client.end()
      await database.drop()
    }
  }

  // `npx vitest run --config vitest.workspace.ts scripts/migrations.int.test.ts -u` writes the file.
  test('are squashed up to the last one of a version', async () => {
    const { text } = await after(folderOf(dir, file => numberOf(file) <= last))
    const head = `-- Made by scripts/migrations.int.test.ts, of the files up to ${last}: what a new database takes in their place.\n`
    await expect(`${head}set local check_function_bodies = off;\n${text}`).toMatchFileSnapshot(
      join(dir, 'squashed', squashed),
    )
  })

  test('make the same of a new database, of one that ran each file, and of one that has run half of them', async () => {
    const one = await after(folderOf(dir, () => true))
    expect(await after(dir)).toEqual(one)
    const half = folderOf(dir, file => numberOf(file) <= last / 2 || numberOf(file) === 1)
    expect(await after(half, dir)).toEqual(one)
  })
})
