import { beforeAll, expect, test } from 'vitest'
import type { Person } from '../../testing/api.ts'
import { shown } from '../../testing/fund.ts'
import {
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
  second,
  useReconciliation,
} from '../testing/reconciliation-given.suite.ts'

useReconciliation()
beforeAll(async () => {
  const { data } = await call('statementsources', chain)
  from.source = data[0].id
})

test('an open item has a charge and interest of the bank booked on accounts of the house, when a second one approves', async () => {
  const id = await added(`${head}${line('-4.5', 'own charge')}${line('1.25', 'own interest')}`)
  const book = (item: string, account: string, as = finance) =>
    call('statements/book', { statement: id, item, account, reason: `of the bank ${id}` }, as)
  expect(await book('L1', 'world:chain')).toMatchObject({ code: 'SAME_ACCOUNT' })
  const [charge, interest] = [await book('L1', 'house:bank-charges'), await book('L2', 'house:bank-interest')]
  for (const each of [charge, interest]) expect(each.code).toBe('WAITS_FOR_SECOND')
  expect(await book('L1', 'house:fees', second)).toMatchObject({ code: 'ALREADY_DECIDED' })
  const approve = (proposal: string, as: Person) => api.post('/proposals/approve/S', { id: proposal }, { as })
  expect(await approve(charge.proposal, finance)).toMatchObject({ body: { code: 'OWN_CASE' } })
  for (const { proposal } of [charge, interest])
    expect(await approve(proposal, second)).toMatchObject({ body: { status: true } })
  await shown(api)
  const { rows } = await api.db.query(
    `select account, trim_scale(amount)::text as amount from views.postings
     where type = 'JournalEntryBooked' order by number, leg`,
  )
  expect(rows).toEqual([
    { account: 'house:bank-charges', amount: '-4.5' },
    { account: 'world:chain', amount: '4.5' },
    { account: 'world:chain', amount: '-1.25' },
    { account: 'house:bank-interest', amount: '1.25' },
  ])
  await job()
  for (const named of ['own charge', 'own interest'])
    expect(await items(id, { search: named })).toMatchObject([
      { rule: 'correction', state: 'matched', correction_status: 1 },
    ])
})
