import { describe, expect, test } from 'vitest'
import type { Person } from '../../testing/api.ts'
import { shown } from '../../testing/fund.ts'
import {
  ada,
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
  rules,
  second,
  topUp,
  useReconciliation,
} from '../testing/reconciliation-given.suite.ts'

useReconciliation()

describe('a statement from outside', () => {
  test('has a source with its columns and rules, which keeps its account', async () => {
    const { data } = await call('statementsources', chain)
    from.source = data[0].id
    const saved = await api.get('/finance/statementsources/S', { as: finance })
    expect(saved.body.data).toMatchObject([
      { id: from.source, name: 'Custody', rules, saved_by: finance.uid },
    ])
    const moved = await call('statementsources', { ...chain, id: from.source, account: 'world:bank' })
    expect(moved.issues).toMatchObject([{ path: 'account' }])
    const none = await call('statementsources', { ...chain, mapping: null })
    expect(none.issues).toMatchObject([{ path: 'mapping' }])
  })

  test('is refused by line and field, and may come again; what was read may not', async () => {
    const refused = await added(`${head}${line('much')}`)
    expect(await one(refused)).toMatchObject({
      status: 'refused',
      problems: [{ line: 2, field: 'Amount', message: 'Not an amount' }],
    })
    expect(await add(`${head}${line('much')}`)).toMatchObject({ status: true })
    await job()
    const file = `${head}${line('0.07', 'once')}`
    await added(file)
    expect(await add(file)).toMatchObject({ status: false, code: 'STATEMENT_TAKEN_IN' })
  })

  test('finds its entries by reference and amount; the rest is matched by hand, opened again, and noted', async () => {
    for (const [amount, txid] of [
      ['11', 'TX-AAAA'],
      ['12', 'TX-BBBB'],
      ['13', 'TX-CCCC'],
      ['9', 'TX-DDDD'],
    ] as const)
      await topUp(amount, txid)
    const id = await added(`${head}${line('11', 'in tx-aaaa', -1)}${line('25')}${line('7')}${line('9')}`)
    expect(await one(id)).toMatchObject({
      status: 'matched',
      lines: 4,
      matched: 2,
      open_lines: 2,
      differing: 0,
    })
    const matched = await items(id, { state: 'matched', side: 'line' })
    expect(new Map(matched.map(each => [each.amount, each.rule]))).toEqual(
      new Map([
        ['11.00', 'reference'],
        ['9.00', 'amount'],
      ]),
    )
    const open = await items(id, { state: 'open' })
    const named = (side: string, amount: string) =>
      open.find(each => each.side === side && each.amount === amount)?.id ?? ''
    const both = [named('entry', '12.00'), named('entry', '13.00')]
    const match = (...ids: string[]) => call('statements/match', { statement: id, items: ids })
    expect(await match(named('line', '7.00'), ...both)).toMatchObject({
      ...{ code: 'MATCH_DIFFERS', details: { difference: '-18.00' } },
    })
    expect(await match(named('line', '25.00'), ...both)).toMatchObject({ status: true })
    expect(await match(named('line', '25.00'), ...both)).toMatchObject({ code: 'ITEM_NOT_OPEN' })
    const [hand] = await items(id, { search: named('line', '25.00') })
    expect(hand).toMatchObject({ state: 'matched', rule: 'hand', age_days: null })
    // A match by hand stays when the rules are applied again.
    await call('statements/rematch', { statement: id })
    await job()
    expect(await one(id)).toMatchObject({ status: 'matched', matched: 3, open_lines: 1 })
    await call('statements/unmatch', { statement: id, match: hand?.match })
    expect(await one(id)).toMatchObject({ matched: 2, open_lines: 2 })
    await call('statements/note', { statement: id, item: 'L3', owner: second.uid, note: 'asked the custody' })
    const [noted] = await items(id, { search: 'asked the custody' })
    expect(noted).toMatchObject({ id: 'L3', owner: second.uid, age_days: 0, state: 'open' })
  })

  test('shows where the read model says another amount than the log', async () => {
    await topUp('21', 'TX-EEEE')
    await shown(api)
    const change = 'update views.postings set amount = amount - 1 where account = $1 and amount = $2'
    await api.db.query(change, ['world:chain', '-21'])
    const id = await added(`${head}${line('21', 'TX-EEEE')}`)
    await api.db.query(change.replace('- 1', '+ 1'), ['world:chain', '-22'])
    const [entry] = await items(id, { state: 'differs' })
    expect(entry).toMatchObject({ side: 'entry', amount: '21.00', shown: '22.00', rule: 'reference' })
    expect(await one(id)).toMatchObject({ differing: 1 })
  })

  test('is corrected by an entry that a second one approves, signed off under the seal, and closed then', async () => {
    await topUp('31', 'TX-FFFF')
    const id = await added(`${head}${line('31', 'TX-FFFF', -1)}${line('5.5', 'lost wire')}`)
    const correct = () =>
      call('statements/correct', { statement: id, item: 'L2', uid: ada.uid, reason: 'a lost wire' })
    const { code, proposal } = await correct()
    expect(code).toBe('WAITS_FOR_SECOND')
    expect(await correct()).toMatchObject({ code: 'ALREADY_DECIDED' })
    expect(await api.post('/adjustments/approve/S', { id: proposal }, { as: finance })).toMatchObject({
      body: { code: 'OWN_CASE' },
    })
    await api.post('/adjustments/approve/S', { id: proposal }, { as: second })
    await job()
    const [wire] = await items(id, { search: 'lost wire' })
    const { rows } = await api.db.query(
      `select distinct p.month from views.postings p join views.events e using (number)
       where e.type = 'AdjustmentBooked' and e.data::json ->> 'adjustmentId' = $1`,
      [proposal],
    )
    expect(rows).toEqual([{ month: wire?.booked_on.slice(0, 7) }])
    const corrected = await items(id, { search: 'L2' })
    expect(corrected).toMatchObject([{ rule: 'correction', state: 'matched', correction_status: 1 }])
    const sign = () => call('statements/sign', { statement: id })
    const { details } = await sign()
    expect(Number(details.items)).toBeGreaterThan(0)
    for (const open of await items(id, { state: 'open' }))
      await call('statements/note', { statement: id, item: open.id, note: 'of another custody' })
    expect(await sign()).toMatchObject({ status: true })
    const signed = await one(id)
    expect(signed).toMatchObject({ status: 'signed', signed_by: finance.uid, equal: true, matched: 2 })
    expect(signed).toMatchObject({ entered_by_name: 'finance', signed_by_name: 'finance' })
    const [event] = await api.log.readStream(`reconciliation-${id}`)
    expect(event).toMatchObject({ type: 'StatementReconciled' })
    expect(JSON.parse(event?.data ?? '{}')).toMatchObject({
      digest: signed.digest,
      lines: 2,
      account: 'world:chain',
    })
    for (const path of ['statements/sign', 'statements/rematch'])
      expect(await call(path, { statement: id })).toMatchObject({ code: 'STATEMENT_SIGNED' })
    const note = { statement: id, item: 'L1', note: 'later' }
    expect(await call('statements/note', note)).toMatchObject({ code: 'STATEMENT_SIGNED' })
    await api.db.query(
      `update private.statement_items set amount = 32 where statement_id = $1 and id = 'L1'`,
      [id],
    )
    expect(await one(id)).toMatchObject({ equal: false })
  })

  test('has an item corrected once, by the first of two, and not matched while its correction waits', async () => {
    const id = await added(`${head}${line('6.25', 'two presses')}`)
    const reason = `two presses ${id}`
    const correct = (as: Person) =>
      call('statements/correct', { statement: id, item: 'L1', uid: ada.uid, reason }, as)
    const answers = await Promise.all([finance, second, finance, second].map(correct))
    expect(answers.filter(({ code }) => code === 'WAITS_FOR_SECOND')).toHaveLength(1)
    await shown(api)
    const proposed = await api.db.query('select id from views.adjustments where reason = $1', [reason])
    const [{ id: adjustment } = { id: '' }] = proposed.rows
    expect(proposed.rows).toHaveLength(1)
    expect(await items(id, { search: 'two presses' })).toMatchObject([{ correction: adjustment }])
    const rematch = async () => {
      await call('statements/rematch', { statement: id })
      await job()
    }
    await topUp('6.25', 'TX-TWICE')
    await rematch()
    expect(await items(id, { search: 'two presses' })).toMatchObject([{ match: null, correction_status: 0 }])
    const entry = (await items(id, { side: 'entry', search: 'TX-TWICE' }))[0]?.id ?? ''
    const withEntry = { statement: id, items: ['L1', entry] }
    expect(await call('statements/match', withEntry)).toMatchObject({ code: 'ITEM_NOT_OPEN' })
    await api.post('/adjustments/reject/S', { id: adjustment, reason: 'no such wire' }, { as: second })
    await api.post('/adjustments/reject/S', { id: adjustment, reason: 'no such wire' }, { as: finance })
    await shown(api)
    expect(await call('statements/match', withEntry)).toMatchObject({ status: true })
  })

  test('leaves an entry that another statement corrects to that one', async () => {
    await topUp('81.5', 'TX-HELD')
    const corrected = await added(`${head}${line('0.81', 'no such', -1)}${line('0.82', 'no such')}`)
    const [entry] = await items(corrected, { side: 'entry', search: 'TX-HELD' })
    const correct = (statement: string) =>
      call('statements/correct', {
        ...{ statement, item: entry?.id, uid: ada.uid, reason: 'booked for the wrong one' },
      })
    const open = await added(`${head}${line('0.84', 'no such', -1)}${line('81.5', 'nameless', -60)}`)
    const { code, proposal } = await correct(corrected)
    expect(code).toBe('WAITS_FOR_SECOND')
    expect(await correct(open)).toMatchObject({ code: 'ALREADY_DECIDED' })
    const byHand = { statement: open, items: ['L2', entry?.id] }
    expect(await call('statements/match', byHand)).toMatchObject({ code: 'ITEM_NOT_OPEN' })
    const other = await added(`${head}${line('81.5', 'TX-HELD', -1)}${line('0.83', 'no such')}`)
    const theirs = () => items(other, { side: 'line', search: 'TX-HELD' })
    expect(await theirs()).toMatchObject([{ state: 'open' }])
    expect(await items(corrected, { search: entry?.id })).toMatchObject([{ correction: proposal }])
    await api.post('/adjustments/reject/S', { id: proposal, reason: 'it was theirs' }, { as: second })
    await shown(api)
    await call('statements/rematch', { statement: other })
    await job()
    expect(await theirs()).toMatchObject([{ state: 'matched' }])
  })

  test('gives an item back whose correction was refused', async () => {
    const id = await added(`${head}${line('-900000', 'too much')}`)
    const correct = (uid: string) =>
      call('statements/correct', { statement: id, item: 'L1', uid, reason: 'more than there is' })
    expect(await correct(ada.uid)).toMatchObject({ status: false })
    expect(await correct('999999999')).toMatchObject({ status: false })
    expect(await items(id, { search: 'too much' })).toMatchObject([{ correction: null }])
  })

  test('is signed off though an attempt has died between the log and the table', async () => {
    const id = await added(`${head}${line('0.11', 'cut short')}`)
    for (const open of await items(id, { state: 'open' }))
      await call('statements/note', { statement: id, item: open.id, note: 'of another custody' })
    for (const differing of await items(id, { state: 'differs' }))
      await call('statements/note', { statement: id, item: differing.id, note: 'of another custody' })
    expect(await call('statements/sign', { statement: id })).toMatchObject({ status: true })
    // As the process would have left it.
    const left = `update private.statements set status = 'matched', signed_by = null, signed_at = null, result_digest = null where id = $1`
    await api.db.query(left, [id])
    expect(await call('statements/sign', { statement: id })).toMatchObject({ status: true })
    expect(await one(id)).toMatchObject({ status: 'signed', equal: true })
  })
})
