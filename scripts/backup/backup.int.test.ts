import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { secretBytes, signingKey } from '@strongroom/ledger/eventlog/seal'
import { type FreshDatabase, freshDatabase, startTestEventStore } from '@strongroom/ledger/testing'
import { readConfig } from '@strongroom/shared/config'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from '../../e2e/lib/client.ts'
import {
  askForRent,
  type Environment,
  events,
  filesIn,
  keepPicture,
  personal,
  schemasOf,
  seal,
  shown,
} from '../testing/backed-up-platform.ts'
import { startBucket } from '../testing/bucket.ts'
import { runHere } from '../testing/operator.ts'
import { runTool } from '../tool.ts'
import { readKeyFile } from '../witness/key-file.ts'
import { serveWitness } from '../witness/serve-witness.ts'
import { openWitnessState } from '../witness/witness-state.ts'
import { checkBackup } from './check-backup.ts'

const place = mkdtempSync(join(tmpdir(), 'strongroom-backup-'))
const archive = join(place, 'archive')
const passphrase = 'correct horse battery staple'
const databases: FreshDatabase[] = []
const witness = { signer: readKeyFile(join(place, 'witness.key'), 'witness.example/w1'), url: '' }
let stopWitness: () => Promise<void>

const environment = (database: FreshDatabase, folder = 'first'): Environment => ({
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  DATABASE_URL: database.url,
  DATA_DIR: join(place, folder),
  PORT: '0',
  RATE_LIMITS: 'off',
  DEMO_DATA: 'small',
  DEV_MAILBOX: 'on',
  PUBLIC_URL: 'https://books.example',
  BACKUP_PASSPHRASE: passphrase,
  WITNESSES: `${witness.signer.key.line}=${witness.url}`,
})

const newDatabase = async (): Promise<FreshDatabase> => {
  const made = await freshDatabase()
  databases.push(made)
  return made
}

const copied = (): string => {
  const folder = mkdtempSync(join(place, 'altered-'))
  cpSync(archive, folder, { recursive: true })
  return folder
}

/** Everything that people and programs see of a restored platform is as on the one that was backed up. */
const expectSame = async (restored: Environment, held: Awaited<ReturnType<typeof personal>>) => {
  expect(await personal(restored)).toEqual(held)
  expect(await shown(restored)).toEqual(await shown(source))
  expect(filesIn(restored)).toEqual(filesIn(source))
  const before = await events(restored)
  expect(before).toBe(await events(source))
  expect((await askForRent(restored)).body).toEqual(answered.body)
  expect(await events(restored)).toBe(before)
}

/** The answer of a command that does not do it, with these words in its output. */
const refused = (words: string) => ({ code: 1, output: expect.stringContaining(words) })

let source: Environment
let empty: FreshDatabase
let answered: Answer
beforeAll(async () => {
  const serving = await serveWitness({
    port: 0,
    signer: witness.signer,
    logs: [
      {
        origin: 'books.example/log',
        key: signingKey(
          'books.example/log',
          'note',
          secretBytes(readConfig({ DATABASE_URL: 'postgresql://x' }).sealKey),
        ).key,
      },
    ],
    state: openWitnessState(join(place, 'witness.json')),
  })
  stopWitness = serving.stop
  witness.url = `http://127.0.0.1:${serving.port}`
  source = environment(await newDatabase())
  empty = await newDatabase()
  const seeded = await runTool([process.execPath, 'scripts/seed.ts'], { env: { ...process.env, ...source } })
  expect(seeded.code, seeded.output).toBe(0)
  await keepPicture(source)
  answered = await askForRent(source)
  expect(answered.body.status, JSON.stringify(answered.body)).toBe(true)
  await seal(source)
  const made = await runHere(source, ['backup', archive])
  expect(made).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^\d+ events, \d+ rows of private data, [1-9]\d* files$/m),
  })
})
afterAll(async () => {
  await stopWitness()
  await Promise.all(databases.map(each => each.drop()))
  rmSync(place, { recursive: true })
})

describe('a backup', () => {
  test('holds nothing personal in the open', () => {
    const open = ['manifest.json', 'log.ndjson', 'seal.json'].map(name =>
      readFileSync(join(archive, name), 'utf8'),
    )
    for (const text of open) expect(text).not.toMatch(/example\.com|Elm Street/)
    expect(readFileSync(join(archive, 'private.enc')).includes('ada@example.com')).toBe(false)
  })

  test('restored on EventStoreDB, and its own backup on PostgreSQL again, gives the same views, files and idempotent answers', async () => {
    const node = await startTestEventStore({ version: 24 })
    try {
      const middle = { ...environment(await newDatabase(), 'second'), EVENTSTORE_URL: node.url }
      const restored = await runHere(middle, ['restore', archive])
      expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('All of it is restored') })
      await expectSame(middle, await personal(source))
      expect(await seal(middle)).toContain('books.example/log')
      const [again, kept] = [join(place, 'of-eventstore'), join(place, 'of-eventstore.txt')]
      const held = await personal(middle)
      expect(await runHere(middle, ['backup', again])).toMatchObject({ code: 0 })
      expect(await runHere(middle, ['liabilities', 'prove'])).toMatchObject({ code: 0 })
      writeFileSync(kept, await seal(middle))

      const target = environment(await newDatabase(), 'fourth')
      expect(await runHere(target, ['restore', again, '--checkpoint', kept])).toMatchObject({
        code: 0,
        output: expect.stringMatching(/NEWER THAN THE BACKUP: the checkpoint that was kept .* so 1 event/),
      })
      await expectSame(target, held)
      expect(await runHere(target, ['restore', again])).toMatchObject(
        refused('There is a Strongroom in that database'),
      )
    } finally {
      await node.stop()
    }
  })

  test.each([
    ['manifest.json', 40, /^manifest\.json .*not as it was written/m],
    ['seal.json', 40, /^seal\.json is not as it was written$/m],
    ['private.enc', -1, /^private\.enc is not as it was written, between bytes 0 and \d+$/m],
    ['log.ndjson', 3_000, /^log\.ndjson /m],
  ])('with a byte of %s altered is refused by name, and nothing is written', async (name, at, words) => {
    const altered = copied()
    const bytes = readFileSync(join(altered, name))
    const place = at < 0 ? bytes.length + at : at
    bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place)
    writeFileSync(join(altered, name), bytes)
    const target = environment(empty, 'third')
    expect(await runHere(target, ['restore', altered])).toMatchObject({
      code: 1,
      output: expect.stringMatching(words),
    })
    expect(await schemasOf(target)).toEqual([])
  })

  test('is only read when it is to be checked', async () => {
    const target = environment(empty, 'third')
    expect(await runHere(target, ['restore', archive, '--check'])).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^The backup of \S+ is whole: \d+ events, /m),
    })
    expect(await schemasOf(target)).toEqual([])
  })

  test('with an amount altered names the event', async () => {
    const altered = copied()
    const text = readFileSync(join(altered, 'log.ndjson'), 'utf8')
    writeFileSync(join(altered, 'log.ndjson'), text.replace(String.raw`\"12.50\"`, String.raw`\"99.50\"`))
    expect(await runHere(source, ['restore', altered, '--check'])).toMatchObject({
      code: 1,
      output: expect.stringMatching(
        /^log\.ndjson is not as it was written: wallet-\d+ revision \d+ is not what its hash/m,
      ),
    })
  })

  test('is opened by its passphrase only, and is not written over', async () => {
    const wrong = { ...source, BACKUP_PASSPHRASE: 'another passphrase' }
    expect(await runHere(wrong, ['restore', archive, '--check'])).toMatchObject(
      refused('does not fit the passphrase'),
    )
    expect(await runHere({ ...source, BACKUP_PASSPHRASE: '' }, ['backup', join(place, 'x')])).toMatchObject({
      code: 1,
    })
    expect(await runHere(source, ['backup', archive])).toMatchObject(refused('is there already'))
    const other = { ...environment(empty), SECRET_KEY: 'k'.repeat(32) }
    expect(await runHere(other, ['restore', archive])).toMatchObject(
      refused('SECRET_KEY is not that of the platform'),
    )
  })

  test('says what a witness, and a checkpoint that was kept, know beyond it; restored into a folder, it keeps the keys', async () => {
    const kept = join(place, 'checkpoint.txt')
    expect(await runHere(source, ['liabilities', 'prove'])).toMatchObject({ code: 0 })
    writeFileSync(kept, await seal(source, [{ key: witness.signer.key, url: witness.url }]))
    const embedded = { ...source, DATABASE_URL: '', DATA_DIR: join(place, 'embedded') }
    const { code, output } = await runHere(embedded, ['restore', archive, '--checkpoint', kept])
    expect(code).toBe(0)
    expect(output).toMatch(
      /NEWER THAN THE BACKUP: witness\.example\/w1 knows \d+ events, so \d+ events? (is|are) lost/,
    )
    expect(output).toMatch(/NEWER THAN THE BACKUP: the checkpoint that was kept knows/)
    const second = join(place, 'second-archive')
    expect(await runHere(embedded, ['backup', second])).toMatchObject({
      code: 0,
      output: expect.stringContaining('SECRET_KEY and SEAL_KEY of this folder are in it'),
    })
    const { secretKey, sealKey } = JSON.parse(readFileSync(join(embedded.DATA_DIR, 'secrets.json'), 'utf8'))
    expect((await checkBackup(second, passphrase)).keptKeys).toEqual({ secretKey, sealKey })
  })

  test('takes files out of S3 and puts them into S3, and says which are lost there', async () => {
    const bucket = startBucket()
    const made = join(place, 'of-s3')
    const [[lost], ...rest] = filesIn(source) as [[string, string], ...[string, string][]]
    try {
      for (const [key, bytes] of rest) bucket.objects.set(key, Buffer.from(bytes, 'base64'))
      expect(await runHere({ ...source, ...bucket.environment }, ['backup', made])).toMatchObject(
        refused(`Not in the store of files, and so not in it: 1 file, such as ${lost}`),
      )
      bucket.objects.clear()
      const target = { ...environment(await newDatabase(), 'on-s3'), ...bucket.environment }
      expect(await runHere(target, ['restore', made])).toMatchObject({ code: 0 })
      const kept = [...bucket.objects].map(([key, bytes]) => [key, bytes.toString('base64')])
      expect(kept.sort()).toEqual(rest)
    } finally {
      bucket.stop()
    }
  })
})
