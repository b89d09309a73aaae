import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openLog } from '@strongroom/ledger/eventlog/log'
import { signingKey } from '@strongroom/ledger/eventlog/seal'
import { freshDatabase, startTestEventStore } from '@strongroom/ledger/testing'
import { createSealer } from '@strongroom/projections/seal'
import { Pool } from 'pg'
import { describe, expect, test } from 'vitest'
import { startingCatalogue } from '../seed/starting-catalogue.ts'
import { givenOperator } from '../testing/operator.ts'

describe('an operator', () => {
  const { strongroom, tamper, address } = givenOperator()
  const entries = startingCatalogue().length

  test('moves the log to EventStoreDB and back, byte for byte, however often it is asked', async () => {
    const node = await startTestEventStore()
    const back = await freshDatabase()
    const copy = async (from: string, to: string) =>
      (await strongroom('log', 'copy', '--from', from, '--to', to)).output
    const digest = (output: string) => /Both logs are equal: ([0-9a-f]{64})/.exec(output)?.[1]
    try {
      const there = digest(await copy('embedded', node.url))
      expect(there).toMatch(/^[0-9a-f]{64}$/)
      expect(digest(await copy('embedded', node.url))).toBe(there)
      expect(digest(await copy(node.url, back.url))).toBe(there)
      expect(await copy('embedded', 'nonsense')).toContain('A log is `embedded`')
      const nowhere = 'postgresql://nobody:secret@127.0.0.1:1/none'
      expect(await copy('embedded', nowhere)).toMatch(
        /^The log at postgresql:\/\/127\.0\.0\.1:1\/none cannot be opened: .*ECONNREFUSED.*\n$/,
      )
      const unread = 'postgresql://nobody:secret#44/5@127.0.0.1:1/none'
      expect(await copy('embedded', unread)).toMatch(/^--to is not an address: (?!.*secret)/)
      const maybe = 'esdb://nobody:secret44@127.0.0.1:1?tls=maybe'
      expect(await copy(maybe, 'embedded')).toBe(
        '--from is not understood: something in it should be true or false.\n',
      )
      expect((await strongroom('log', 'copy', '--frm', 'embedded')).output).toMatch(
        /^There is no option "--frm" of this command.\n\nnpm run strongroom -- log copy <options>\n\ncopy .*\n\nOptions:\n {2}--from LOG/,
      )
    } finally {
      await node.stop()
      await back.drop()
    }
  })

  test('hears how far a proof of liabilities has come, in per cent', async () => {
    const { code, output } = await strongroom('liabilities', 'prove')
    expect(code).toBe(0)
    expect(output).toMatch(
      new RegExp(`^\\[#+\\] 100 %, ${entries} of ${entries} events read, 0 s left\nMembers are owed nothing`),
    )
  })

  test('writes the books as a journal, in a format that there is', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'journal-'))
    const output = join(folder, 'books.journal')
    try {
      const refused = await strongroom('journal', 'export', '--format', 'ledger')
      expect(refused).toEqual({
        code: 1,
        output: 'A journal is written as hledger, beancount, csv, ndjson\n',
      })
      expect((await strongroom('journal', 'export', '--from', '1 May')).output).toMatch(/^--from is a day/)
      expect(await strongroom('journal', 'export', '--output', output)).toMatchObject({ code: 0 })
      expect(await readFile(output, 'utf8')).toMatch(
        /^decimal-mark \.\n(commodity .+\n)*commodity 1000\.00 USD\n/,
      )
      const said = await strongroom('journal', 'export', '--format', 'csv', '--from', '2026-01-01')
      expect(said.output).toMatch(/^number,at,type,account,/)
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  test('decides commands again under other terms, and says what it does not know', async () => {
    const ask = (...words: string[]) => strongroom('counterfactual', ...words)
    expect((await ask()).output).toMatch(/^terms: Change something\. Terms: withdrawFee, .*swapLevel/)
    expect((await ask('--set', 'withdrawalFee=6')).output).toMatch(/^terms\.withdrawalFee: /)
    expect((await ask('--set', 'swapFeeRate=3')).output).toMatch(/^terms\.swapFeeRate: Use a share below 1/)
    const { code, output } = await ask('--set', 'withdrawFee=6', '--set', 'swapLevel=2')
    expect([code, output]).toEqual([
      0,
      expect.stringContaining('There is no event of a wallet on these days'),
    ])
    const json = await ask('--set', 'swapLevel=2', '--to', '2020-01-01', '--json')
    expect(JSON.parse(json.output)).toMatchObject({ first: null, last: null, decided: 0, members: [] })
    const csv = await ask('--set', 'swapLevel=2', '--to', '2020-01-01', '--csv')
    expect(csv.output).toContain('of,name,what,currency,was,would,difference,event,refusal')
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

  test('hears that the last event of a stream is missing, though every chain that is left is whole', async () => {
    await strongroom('rebuild', 'catalogue')
    await tamper(
      `create table public.kept as select * from log.events where stream = 'catalogue-currency-USD';
       delete from log.events where stream = 'catalogue-currency-USD'`,
    )
    expect(await strongroom('log', 'verify')).toMatchObject({
      code: 1,
      output: expect.stringContaining(
        `Events there: ${entries - 1}; events that read models have seen: ${entries}`,
      ),
    })
    await tamper('insert into log.events select * from public.kept; drop table public.kept')
  })

  test('finds every chain of the log whole, until somebody changes one event', async () => {
    expect(await strongroom('log', 'verify')).toMatchObject({ code: 0 })
    await tamper(
      `insert into views.snapshot_pieces
       select stream, revision, 2, metadata::json->>'hash', 0, '[]', '{"state":{"odd":true},"commands":[]}'
       from log.events
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

  test('gathers evidence of a period, which the script holds', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'evidence-'))
    const output = join(folder, 'pack.zip')
    const signer = signingKey('money.example/log', 'note', Buffer.alloc(32, 1))
    try {
      await tamper(
        `update log.events set data = replace(data, 'US Dollars', 'US Dollar') where stream = 'catalogue-currency-USD'`,
      )
      expect((await strongroom('evidence', '--from', '2026-02-30')).output).toMatch(/^--from is a day/)
      expect((await strongroom('evidence')).output).toMatch(/^Nothing has been sealed yet/)
      await strongroom('rebuild', 'events')
      const pool = new Pool({ connectionString: address() })
      const log = await openLog({ databaseUrl: address() })
      await createSealer({ pool, log, signer, now: () => new Date() }).turn()
      await Promise.all([log.close(), pool.end()])
      expect((await strongroom('evidence', '--to', '2020-01-01')).output).toMatch(
        /^There are no sealed events/,
      )
      expect(await strongroom('evidence', '--output', output)).toMatchObject({
        code: 0,
        output: expect.stringContaining(`pack.zip has ${entries} events`),
      })
      expect((await strongroom('evidence', '--output', output)).output).toMatch(/cannot be written: EEXIST/)
      const script = join(import.meta.dirname, '../../web/src/features/audit/verify/verify-evidence.mjs')
      const check = promisify(execFile)(process.execPath, [script, output, '--key', signer.key.line])
      expect((await check).stdout).toContain(`pack.zip: HOLDS\n  ${entries} events of`)
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})
