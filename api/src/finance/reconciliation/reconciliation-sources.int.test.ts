import { describe, expect, test } from 'vitest'
import {
  add,
  added,
  api,
  call,
  chain,
  finance,
  from,
  head,
  items,
  job,
  line,
  one,
  topUp,
  useReconciliation,
} from '../testing/reconciliation-given.suite.ts'

useReconciliation()

describe('a statement of a source that has sent others', () => {
  test('shows a line that came before with that one, and leaves it to a person, whatever entry it would fit', async () => {
    from.source = (await call('statementsources', chain)).data[0].id
    await topUp('44.01', 'TX-ONCE')
    await topUp('44.01', 'TX-TWIN')
    const first = await added(`${head}${line('44.01', 'TX-ONCE')}${line('0.21', 'only here')}`)
    const [known] = await items(first, { side: 'line', search: 'TX-ONCE' })
    expect(known).toMatchObject({ state: 'matched', also: null })
    const again = await added(`${head}${line('0.22', 'new')}${line('44.01', 'TX-ONCE')}`)
    const [twice] = await items(again, { side: 'line', search: 'TX-ONCE' })
    expect(twice).toMatchObject({
      ...{ state: 'open', match: null },
      also: { statement: first, file_name: 'march.csv', item: known?.id },
    })
    expect(await items(again, { search: 'new' })).toMatchObject([{ also: null }])
    // A person finds that the money came twice.
    const [entry] = await items(again, { side: 'entry', search: 'TX-TWIN' })
    const match = await call('statements/match', { statement: again, items: [twice?.id, entry?.id] })
    expect(match).toMatchObject({ status: true })
  })
})

describe('a statement with many lines that are alike', () => {
  test('has each of them that came before beside the one that it was, and one more alone', async () => {
    const fees = (count: number) => `${head}${line('-0.31', 'fee of the day').repeat(count)}`
    from.source = (await call('statementsources', { ...chain, name: 'Fees' })).data[0].id
    const first = await added(fees(300))
    const again = await added(fees(301))
    const { rows } = await api.db.query(
      `select also ->> 'statement' as statement, count(*)::int from private.statement_items
       where statement_id = $1 and side = 'line' group by 1 order by 2 desc`,
      [again],
    )
    expect(rows).toEqual([
      { statement: first, count: 300 },
      { statement: null, count: 1 },
    ])
  })
})

const mt940 = (account: string, currency: string, from: string, to: string) =>
  `:20:A\n:25:${account}\n:60F:C261001${currency}${from},\n:62F:C261005${currency}${to},\n-\n`

describe('a source of a bank’s account', () => {
  let bank = ''
  const addFile = async (content: string) => {
    const { id } = await add(content, { source: bank, file_name: `${content.length}.sta` })
    await job()
    return one(id)
  }

  test('has the account of its first file, also of one without a movement', async () => {
    const given = { ...chain, name: 'House bank', account: 'world:bank', format: 'mt940', mapping: null }
    bank = (await call('statementsources', given)).data[0].id
    const euros = await addFile(mt940('DE02 1001', 'EUR', '5', '5'))
    expect(euros).toMatchObject({
      status: 'refused',
      problems: [{ found: 'EUR DE021001', expected: 'USD', line: 3, field: ':60F:' }],
    })
    const first = await addFile(mt940('DE02 1001', 'USD', '100', '100'))
    expect(first).toMatchObject({
      status: 'matched',
      lines: 0,
      first_day: '2026-10-01',
      last_day: '2026-10-05',
    })
    const { body } = await api.get('/finance/statementsources/S', { as: finance })
    const saved = body.data.find((each: { readonly id: string }) => each.id === bank)
    expect(saved).toMatchObject({ accounts: ['USD DE021001'] })
  })

  test('refuses the file of another account, and says of one that it begins elsewhere', async () => {
    expect(await addFile(mt940('DE99', 'USD', '100', '100'))).toMatchObject({
      status: 'refused',
      problems: [{ found: 'USD DE99', expected: 'USD DE021001' }],
    })
    const next = (from: string) => mt940('DE021001', 'USD', from, from).replaceAll('2610', '2611')
    expect(await addFile(next('100'))).toMatchObject({ status: 'matched', notices: [] })
    const gap = await addFile(next('900').replaceAll('2611', '2612'))
    expect(gap).toMatchObject({
      status: 'matched',
      notices: [
        { field: ':60F:', found: '900', expected: '100', message: expect.stringMatching(/may be missing$/) },
      ],
    })
  })
})
