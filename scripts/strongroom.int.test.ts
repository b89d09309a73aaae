import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FreshDatabase, freshDatabase } from '@strongroom/ledger/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startingCatalogue } from './seed/starting-catalogue.ts'
import { begunPlatform } from './testing/begun-platform.ts'
import { runHere } from './testing/operator.ts'
import { runTool } from './tool.ts'

// Real processes, as an operator starts them. The commands' own tests, in `commands/`, run them without.
describe('npm run strongroom', () => {
  let database: FreshDatabase
  const entries = startingCatalogue().length

  beforeAll(async () => {
    database = await freshDatabase(begunPlatform)
  })
  afterAll(() => database.drop())

  const strongroom = async (...words: string[]) => {
    const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: database.url }
    const { code, output } = await runTool([process.execPath, 'scripts/strongroom.ts', ...words], { env })
    return { code, output }
  }

  test('says what it can do', async () => {
    const { code, output } = await strongroom()
    expect(code).toBe(0)
    expect(output).toContain('rebuild <projection>')
    expect(await runHere({}, ['--help'])).toEqual({ code, output })
    expect(await strongroom('nonsense', '--key', 'secret')).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^There is no command "nonsense".\n(?![\s\S]*secret)/),
    })
  })

  test('brings in what a platform begins with, once', async () => {
    expect(await strongroom('catalogue', 'start')).toMatchObject({ output: `${entries} entries added\n` })
    const again = await runHere({ DATABASE_URL: database.url }, ['catalogue', 'start'])
    expect(again).toMatchObject({ output: '0 entries added\n' })
  })

  test('says in a line what is wrong with the place, before anything is made there', async () => {
    const folder = join(tmpdir(), `nobody-has-made-${process.pid}`)
    const elsewhere = { ...process.env, NODE_ENV: 'test', DATABASE_URL: '', DATA_DIR: folder }
    expect(await runHere(elsewhere, ['status'])).toMatchObject({
      code: 1,
      output: `There is no Strongroom in ${folder}. Set DATA_DIR or DATABASE_URL to where it is.\n`,
    })
    expect(existsSync(folder)).toBe(false)
    const nowhere = { ...elsewhere, DATABASE_URL: 'postgresql://nobody:secret@127.0.0.1:1/none' }
    const { code, output } = await runTool([process.execPath, 'scripts/strongroom.ts', 'status'], {
      env: nowhere,
    })
    expect(code).toBe(1)
    expect(output).toMatch(/^The database cannot be used: .*ECONNREFUSED.*\n$/)
  })
})
