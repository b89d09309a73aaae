import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migratePrivate } from '@strongroom/api'
import {
  formatCheckpoint,
  formatNote,
  formatProof,
  leafHash,
  nodeHash,
  signingKey,
  signNote,
} from '@strongroom/ledger/eventlog/seal'
import { type FreshDatabase, freshDatabase, startTestEventStore } from '@strongroom/ledger/testing'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startingCatalogue } from './seed/starting-catalogue.ts'
import { runTool } from './tool.ts'

describe('npm run strongroom', { timeout: 60_000 }, () => {
  let database: FreshDatabase
  const entries = startingCatalogue().length

  beforeAll(async () => {
    database = await freshDatabase()
    await migratePrivate(database.url)
  })
  afterAll(() => database.drop())

  const strongroom = async (...words: string[]) => {
    const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: database.url }
    const { code, output } = await runTool([process.execPath, 'scripts/strongroom.ts', ...words], { env })
    return { code, output }
  }
  const tamper = async (sql: string): Promise<void> => {
    const client = new Client({ connectionString: database.url })
    await client.connect()
    await client.query(sql)
    await client.end()
  }

  test('says what it can do', async () => {
    const { code, output } = await strongroom()
    expect(code).toBe(0)
    expect(output).toContain('rebuild <projection>')
    expect(await strongroom('nonsense')).toMatchObject({ code: 1 })
  })

  test('brings in what a platform begins with, once', async () => {
    expect(await strongroom('catalogue', 'start')).toMatchObject({ output: `${entries} entries added\n` })
    expect(await strongroom('catalogue', 'start')).toMatchObject({ output: '0 entries added\n' })
  })

  test('tells how far the read models have come', async () => {
    const { code, output } = await strongroom('status')
    expect(code).toBe(0)
    expect(output).toMatch(/^catalogue +- +behind for \d+ s$/m)
  })

  test('rebuilds a read model, and says which there are', async () => {
    expect(await strongroom('rebuild', 'catalogue')).toMatchObject({
      code: 0,
      output: expect.stringContaining('catalogue has been replaced'),
    })
    expect(await strongroom('rebuild', 'nonsense')).toMatchObject({
      code: 1,
      output: expect.stringContaining('balances'),
    })
  })

  test('lets an operator decide about a rebuild that differs', async () => {
    await tamper(`delete from views.catalogue where kind = 'network'`)
    const rebuilt = await strongroom('rebuild', 'catalogue')
    expect(rebuilt).toMatchObject({ code: 1, output: expect.stringContaining('cut-over or discard') })
    expect(await strongroom('discard', 'catalogue')).toMatchObject({ code: 0 })
    expect(await strongroom('cut-over', 'catalogue')).toMatchObject({ code: 1 })
    await strongroom('rebuild', 'catalogue')
    expect(await strongroom('cut-over', 'catalogue')).toMatchObject({
      code: 0,
      output: expect.stringContaining('has been replaced'),
    })
    expect(await strongroom('roll-back', 'catalogue')).toMatchObject({ code: 0 })
    expect(await strongroom('cut-over', 'nonsense')).toMatchObject({ code: 1 })
  })

  test('says which read model waits to be decided about, and which reaction cannot go on', async () => {
    await tamper(
      `update views.catalogue set kind = 'odd' where kind = 'network';
       create schema if not exists reactions;
       create table reactions.todo (reaction text, key text, stream text, revision int, tries int, error text,
         noted_at timestamptz default now(), due_at timestamptz default now());
       insert into reactions.todo values ('settle-transit', 'unread wallet-1 2', 'wallet-1', 2, 3, 'no JSON')`,
    )
    await tamper(`delete from views.catalogue where kind = 'odd'`)
    await strongroom('rebuild', 'catalogue')
    const { code, output } = await strongroom('status')
    expect(code).toBe(1)
    expect(output).toMatch(/^catalogue .*rebuilt: cut-over or discard$/m)
    expect(output).toMatch(/^settle-transit +wallet-1 revision 2: tried 3 times, no JSON$/m)
    await tamper('drop schema reactions cascade')
    await strongroom('cut-over', 'catalogue')
    expect(await strongroom('status')).toMatchObject({ code: 0 })
  })

  test('says that books differ or the log was changed, where, and that this is not well', async () => {
    const proof = (whole: boolean, differences: object[]) =>
      `insert into views.proof (number, position, equal, accounts, took_ms, differences, chain_whole, chain_number, chain_checked_at)
       values (7, '', true, 1, 1, '${JSON.stringify(differences)}', ${whole}, 7, now())
       on conflict (singleton) do update set differences = excluded.differences, chain_whole = excluded.chain_whole`
    const changed = {
      ...{ view: 'log', kind: 'hash', key: 'wallet-1 revision 11', log: null, shown: null },
      ...{ stream: 'wallet-1', revision: 11, position: '00000000000000000167' },
    }
    await tamper(proof(false, [changed]))
    const { code, output } = await strongroom('status')
    expect(code).toBe(1)
    expect(output).toContain('Balances equal the log up to event 7')
    expect(output).toContain('THE LOG IS NOT AS IT WAS WRITTEN up to event 7')
    expect(output).toContain(
      'log: wallet-1 revision 11 (position 00000000000000000167) its content is not what its hash was made of',
    )
    await tamper(proof(true, []))
    expect(await strongroom('status')).toMatchObject({
      code: 0,
      output: expect.stringContaining('Every chain is whole'),
    })
    await tamper('delete from views.proof')
  })

  test('tries a parked stream again, and leaves one of its events out', async () => {
    await tamper(
      `insert into views.parked (projection, generation, stream, revision, position, number, type, error, tries)
       select 'catalogue', 'live', stream, revision, lpad(position::text, 20, '0'), 1, type, 'spoilt', 1
       from log.events where stream = 'catalogue-currency-USD';
       update views.checkpoint set parked = 1 where projection = 'catalogue' and generation = 'live'`,
    )
    expect(await strongroom('status')).toMatchObject({ code: 1 })
    expect(await strongroom('skip', 'catalogue', 'catalogue-currency-USD')).toMatchObject({
      code: 1,
      output: expect.stringContaining('Say why'),
    })
    expect(await strongroom('retry', 'catalogue', 'catalogue-currency-USD')).toMatchObject({ code: 0 })
    expect(await strongroom('status')).toMatchObject({ code: 0 })
  })

  test('says in a line what is wrong with the place, before anything is made there', async () => {
    const folder = join(tmpdir(), `nobody-has-made-${process.pid}`)
    const elsewhere = { ...process.env, NODE_ENV: 'test', DATABASE_URL: '', DATA_DIR: folder }
    const say = (env: NodeJS.ProcessEnv, ...words: string[]) =>
      runTool([process.execPath, 'scripts/strongroom.ts', ...words], { env })
    expect(await say(elsewhere, 'status')).toMatchObject({
      code: 1,
      output: `There is no Strongroom in ${folder}. Set DATA_DIR or DATABASE_URL to where it is.\n`,
    })
    expect(existsSync(folder)).toBe(false)
    const nowhere = { ...elsewhere, DATABASE_URL: 'postgresql://nobody:secret@127.0.0.1:1/none' }
    const { code, output } = await say(nowhere, 'status')
    expect(code).toBe(1)
    expect(output).toMatch(/^The database cannot be used: .*ECONNREFUSED.*\n$/)
  })

  test('appoints nobody who is not registered', async () => {
    expect(await strongroom('admin', 'nobody@example.com')).toMatchObject({
      code: 1,
      output: expect.stringContaining('Nobody is registered'),
    })
  })

  test('moves the log to EventStoreDB and back, byte for byte, however often it is asked', async () => {
    const node = await startTestEventStore()
    const back = await freshDatabase()
    const copy = async (from: string, to: string) =>
      (await strongroom('log', 'copy', '--from', from, '--to', to)).output
    const digest = (output: string) => /Both logs are equal: ([0-9a-f]{64})/.exec(output)?.[1]
    try {
      const there = digest(await copy('embedded', node.url))
      expect(there).toBeDefined()
      expect(digest(await copy('embedded', node.url))).toBe(there)
      expect(digest(await copy(node.url, back.url))).toBe(there)
      expect(await copy('embedded', 'nonsense')).toContain('A log is `embedded`')
    } finally {
      await node.stop()
      await back.drop()
    }
  })

  test('checks the seal with the log, as text and for programs, and lets it go on', async () => {
    const seal = async () => (await strongroom('log', 'seal')).output
    expect(await seal()).toContain('The tree holds what was signed last')
    expect(await strongroom('status')).toMatchObject({
      output: expect.stringContaining('Nothing has been sealed yet'),
    })
    const { code, output } = await strongroom('log', 'verify', '--json')
    expect(JSON.parse(output)).toMatchObject({
      sound: true,
      breaks: [],
      seal: { events: entries, signed: 0, fault: null },
    })
    expect(code).toBe(0)
    await tamper(
      `update log.events set data = replace(data, 'US Dollar', 'US Dollars') where stream = 'catalogue-currency-USD'`,
    )
    const broken = await strongroom('log', 'verify')
    expect(broken).toMatchObject({
      code: 1,
      output: expect.stringMatching(
        /^The log is not as it was sealed: event \d+ \(catalogue-currency-USD revision 0/m,
      ),
    })
    expect(await seal()).toContain('The log is not as it was sealed')
    expect(await strongroom('status')).toMatchObject({
      code: 1,
      output: expect.stringContaining('THE LOG IS NOT AS IT WAS SEALED'),
    })
    await tamper(
      `update log.events set data = replace(data, 'US Dollars', 'US Dollar') where stream = 'catalogue-currency-USD'`,
    )
    expect(await seal()).toContain('The tree holds what was signed last')
    expect((await strongroom('status')).code).toBe(0)
  })

  test('checks a receipt without any platform, and says what does not fit', async () => {
    const nowhere = { ...process.env, NODE_ENV: 'test', DATABASE_URL: '', DATA_DIR: '/nowhere' }
    const folder = await mkdtemp(join(tmpdir(), 'strongroom-receipt-'))
    const file = join(folder, 'a.tlog-proof')
    const check = async (...more: string[]) =>
      runTool([process.execPath, 'scripts/strongroom.ts', 'receipt', 'verify', file, ...more], {
        env: nowhere,
      })
    const { key, text } = receiptOfTest()
    await writeFile(file, text)
    expect(await check('--key', key)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^The receipt holds: event 1 of the 3 that books.example has signed$/m),
    })
    await writeFile(file, JSON.stringify({ status: true, data: [{ leaf: leafOfTest, proof: text }] }))
    expect(await check('--key', key)).toMatchObject({ code: 0 })
    await writeFile(file, text.replace(/^extra ./m, 'extra Z'))
    expect(await check('--key', key)).toMatchObject({
      code: 1,
      output: expect.stringContaining('does not hold'),
    })
    expect(await check()).toMatchObject({ code: 1, output: expect.stringContaining('Say which file') })
    await rm(folder, { recursive: true })
  })

  test('misses the last event of a stream, though every chain that is left is whole', async () => {
    await strongroom('rebuild', 'catalogue')
    await tamper(
      `create table public.kept as select * from log.events where stream = 'catalogue-currency-USD';
       delete from log.events where stream = 'catalogue-currency-USD'`,
    )
    expect(await strongroom('log', 'verify')).toMatchObject({
      code: 1,
      output: expect.stringContaining(
        `${entries - 1} events are there, and read models have seen ${entries}`,
      ),
    })
    await tamper('insert into log.events select * from public.kept; drop table public.kept')
  })

  test('finds every chain of the log whole, until somebody changes one event', async () => {
    expect(await strongroom('log', 'verify')).toMatchObject({ code: 0 })
    await tamper(
      `insert into views.snapshots
       select stream, revision, metadata::json->>'hash', 2, '{"odd":true}', '[]' from log.events
       where stream = 'catalogue-currency-USD' and revision = 0`,
    )
    expect(await strongroom('log', 'verify')).toMatchObject({
      code: 1,
      output: expect.stringContaining(
        'the snapshot of catalogue-currency-USD is not what its events make: dropped',
      ),
    })
    expect(await strongroom('log', 'verify')).toMatchObject({ code: 0 })
    await tamper(
      `update log.events set data = replace(data, 'US Dollar', 'US Dollars') where stream = 'catalogue-currency-USD'`,
    )
    expect(await strongroom('log', 'verify')).toMatchObject({
      code: 1,
      output: expect.stringContaining('catalogue-currency-USD revision 0: its content is not'),
    })
  })
})

const leafOfTest = Buffer.from('the second event').toString('base64')

/** The receipt of the second of three events, and the public key of its log. */
function receiptOfTest(): { readonly key: string; readonly text: string } {
  const signer = signingKey('books.example', 'note', Buffer.alloc(32, 5))
  const leaf = Buffer.from(leafOfTest, 'base64')
  const [first, third] = [leafHash(Buffer.from('the first')), leafHash(Buffer.from('the third'))]
  const root = nodeHash(nodeHash(first, leafHash(leaf)), third)
  const text = formatCheckpoint({ origin: 'books.example', size: 3, root })
  const checkpoint = formatNote(text, [signNote(text, signer)])
  return {
    key: signer.key.line,
    text: formatProof({ index: 1, hashes: [first, third], checkpoint, extra: leaf }),
  }
}
