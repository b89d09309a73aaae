import { projections } from '@strongroom/projections'
import { describe, expect, test } from 'vitest'
import { givenOperator } from '../testing/operator.ts'

describe('an operator', () => {
  const { strongroom, tamper } = givenOperator()

  test('sees how far the read models have come', async () => {
    const { code, output } = await strongroom('status')
    expect(code).toBe(0)
    expect(output).toMatch(/^catalogue +- +behind for \d+ s$/m)
    expect(output).toMatch(/^version +\d+\.\d+\.\d+(, commit [0-9a-f]{40,64})?$/m)
  })

  test('sees what the administrators have still to enter, which is no fault of the platform', async () => {
    const { code, output } = await strongroom('status')
    expect(code).toBe(0)
    expect(output.match(/^still to be entered: .*$/gm)).toEqual([
      expect.stringMatching(
        /a bank account of the house \(\/admin\/sysbanks\); until then no deposit by bank/,
      ),
      expect.stringMatching(/the FPS identifier of the house \(\/admin\/fps\/config\)/),
      expect.stringMatching(/the e-mail address of customer service \(\/admin\/sysconfigs\/contact\)/),
    ])
  })

  test('sees which processes run, and which of them is of an older build or silent', async () => {
    const process = (kind: string, migration: string, ago: string) =>
      `insert into work.processes (id, kind, version, commit, migration, log, queue, started_at, seen_at)
       values (gen_random_uuid(), '${kind}', '0.1.0', 'c0ffee', '${migration}', 'postgresql', 'redis',
         now() - interval '1 hour', now() - interval '${ago}');`
    await tamper(
      process('api', '900_later', '0') +
        process('workers', '001_first', '0') +
        process('api', '900_later', '90 seconds'),
    )
    const { code, output } = await strongroom('status')
    expect(code).toBe(0)
    const rest = (migration: string) =>
      `version 0\\.1\\.0, commit c0ffee, migrations to ${migration}, log in PostgreSQL, queue in Redis, since 20.*Z$`
    const line = (kind: string, words: string, migration: string) =>
      new RegExp(`^${kind} +[0-9a-f]{8} ${words}, ${rest(migration)}`, 'm')
    expect(output).toMatch(line('api', 'runs', '900_later'))
    expect(output).toMatch(line('api', 'not seen for \\d+ s', '900_later'))
    expect(output).toMatch(line('workers', 'runs an older build: restart it', '001_first'))
    const { processes } = JSON.parse((await strongroom('status', '--json')).output)
    expect(processes.map(({ state }: { state: string }) => state).toSorted()).toEqual([
      'current',
      'missing',
      'older',
    ])
    await tamper('delete from work.processes')
  })

  test('hears what a command does, without carrying it out', async () => {
    expect(await strongroom('rebuild', '--help')).toMatchObject({
      code: 0,
      output: expect.stringMatching(
        /^npm run strongroom -- rebuild <projection> \[evidence-kept\]\n\nfill a read model anew/,
      ),
    })
  })

  test('hears what each option of a command does, and which commands begin with a word', async () => {
    const { output } = await strongroom('counterfactual', '--help')
    expect(output).toMatch(/\n {2}--set TERM=VALUE {2}a term that differs/)
    expect(output).toMatch(/\n {2}npm run strongroom -- counterfactual --set withdrawFee=6/)
    const listed = (await strongroom('log', '--help')).output.match(/^ {2}\S+ \S+/gm)
    expect(listed).toEqual(['  log verify', '  log seal', '  log copy'])
  })

  test('rebuilds a read model, and hears which there are', async () => {
    expect(await strongroom('rebuild', 'catalogue')).toMatchObject({
      code: 0,
      output: expect.stringContaining('catalogue has been replaced'),
    })
    expect(await strongroom('rebuild', 'nonsense')).toMatchObject({
      code: 1,
      output: expect.stringContaining('balances'),
    })
  })

  test('decides about a rebuild that differs', async () => {
    await tamper(`delete from views.catalogue where kind = 'network'`)
    const rebuilt = await strongroom('rebuild', 'catalogue')
    expect(rebuilt).toMatchObject({ code: 1, output: expect.stringContaining('cut-over or discard') })
    expect(await strongroom('discard', 'catalogue')).toMatchObject({ code: 0 })
    expect(await strongroom('discard', 'catalogue')).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^catalogue has no rebuilt tables to discard$/m),
    })
    expect(await strongroom('cut-over', 'catalogue')).toMatchObject({ code: 1 })
    await strongroom('rebuild', 'catalogue')
    expect(await strongroom('cut-over', 'catalogue')).toMatchObject({
      code: 0,
      output: expect.stringContaining('has been replaced'),
    })
    expect(await strongroom('roll-back', 'catalogue')).toMatchObject({ code: 0 })
    expect(await strongroom('cut-over', 'nonsense')).toMatchObject({ code: 1 })
  })

  test('names the money that differs before a rebuild takes the live one’s place', async () => {
    await tamper(
      `insert into views.wallets (uid, currency, amount, locked, user_fixed_deposit_amount, card) values ('7', 'USD', 5, 0, 0, 0)`,
    )
    expect(await strongroom('rebuild', 'wallets')).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^ {2}differs by 5 USD in all$/m),
    })
    for (const amounts of [[], ['4', 'USD'], ['5', 'EUR']])
      expect(await strongroom('cut-over', 'wallets', ...amounts)).toMatchObject({
        code: 1,
        output: expect.stringContaining('differ by 5 USD: name these amounts'),
      })
    expect(await strongroom('cut-over', 'wallets', '5.00', 'USD')).toMatchObject({ code: 0 })
  })

  test('sees which read model waits for a decision, and which reaction cannot go on', async () => {
    await tamper(
      `update views.catalogue set kind = 'odd' where kind = 'network';
       insert into reactions.todo (reaction, key, stream, revision, tries, error, due_at)
       values ('settle-transit', 'unread wallet-1 2', 'wallet-1', 2, 3, 'no JSON', now())`,
    )
    await tamper(`delete from views.catalogue where kind = 'odd'`)
    await strongroom('rebuild', 'catalogue')
    const { code, output } = await strongroom('status')
    expect(code).toBe(1)
    expect(output).toMatch(/^catalogue .*rebuilt: cut-over or discard$/m)
    expect(output).toMatch(/^settle-transit +wallet-1 revision 2: tried 3 times, no JSON$/m)
    await tamper('delete from reactions.todo')
    await strongroom('cut-over', 'catalogue')
    expect(await strongroom('status')).toMatchObject({ code: 0 })
  })

  test('sees that the books differ or the log was changed, where, and that this is not well', async () => {
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
    const json = await strongroom('status', '--json')
    expect(json.code).toBe(1)
    const found = JSON.parse(json.output)
    expect(found).toMatchObject({
      well: false,
      books: { sound: false, proof: { equal: true, chain: { whole: false } }, findings: [changed] },
    })
    expect(found.readModels).toHaveLength(projections.length)
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
    expect(await strongroom('retry', 'catalogue', 'catalogue-currency-USD')).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^1 event projected$/m),
    })
    expect(await strongroom('status')).toMatchObject({ code: 0 })
  })

  test('tries a stream again that is parked in a rebuilt read model, as the status lists it', async () => {
    await tamper(`delete from views.catalogue where kind = 'network'`)
    await strongroom('rebuild', 'catalogue')
    await tamper(
      `insert into views.parked (projection, generation, stream, revision, position, number, type, error, tries)
       select 'catalogue', 'next', stream, revision, lpad(position::text, 20, '0'), 1, type, 'spoilt', 1
       from log.events where stream = 'catalogue-currency-USD'`,
    )
    expect((await strongroom('status')).output).toContain(
      'parked in catalogue, rebuilt: catalogue-currency-USD revision 0',
    )
    expect(await strongroom('retry', 'catalogue', 'catalogue-currency-USD')).toEqual({
      code: 0,
      output: '1 event projected\n',
    })
    await strongroom('discard', 'catalogue')
    expect(await strongroom('discard', 'catalogue', '--force')).toMatchObject({
      code: 1,
      output: expect.stringContaining('There is no option "--force"'),
    })
  })

  test('appoints no one who is not registered', async () => {
    expect(await strongroom('admin', 'nobody@example.com')).toMatchObject({
      code: 1,
      output: expect.stringContaining('Nobody is registered'),
    })
    expect(await strongroom('admin')).toMatchObject({
      code: 1,
      output: 'Say whose address: admin <e-mail> [role]\n',
    })
  })
})
