import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Person } from '../../testing/api.ts'
import { add, api, finance, list, number, open } from './card-office-given.suite.ts'

const head = 'email,card_id,card_number,cvv,expiration_date,status,reason'
const line = ({ email }: Person, card: string, last4: string, status = '', reason = '', day = '09/29') =>
  [email, card, number(last4), '123', day, status, reason].join(',')
const fileOf = (...lines: readonly string[]) => [head, ...lines].join('\n')
const holder = async () => {
  const as = await api.person(`holder-${randomUUID().slice(0, 8)}`)
  await open(as)
  return as
}
const cardOf = async ({ uid }: Person) => (await list('/cards/listByAdmin', { uid })).data[0]
const none = { card_id: null, card_number: null, status: 1 }

describe('a file of cards', () => {
  test('says first what it would do, then enters all of them, once however often it comes', async () => {
    const [one, two] = [await holder(), await holder()]
    const csv = fileOf(line(one, 'REF-F1', '7001', '2'), line(two, 'REF-F2', '7002'))
    const dry = await add({ csv, dryRun: 1 })
    expect(dry.body.data[0]).toMatchObject({ dryRun: 1, rows: 2, fresh: 2, there: 0, count: 0, problems: [] })
    expect(await cardOf(one)).toMatchObject(none)
    expect((await add({ csv })).body.data[0]).toMatchObject({ rows: 2, fresh: 2, there: 0, count: 2 })
    expect(await cardOf(one)).toMatchObject({ card_id: 'REF-F1', card_number: '7001', status: 2 })
    expect(await cardOf(two)).toMatchObject({ card_id: 'REF-F2', card_number: '7002', status: 1 })
    const before = await api.log.head()
    expect((await add({ csv })).body.data[0]).toMatchObject({ rows: 2, fresh: 0, there: 2, count: 2 })
    expect(await api.log.head()).toBe(before)
  })

  test('may be sent as a form sends it', async () => {
    const form = new FormData()
    form.set(
      'file',
      new Blob([fileOf(line(await holder(), 'REF-F3', '7003'))], { type: 'text/csv' }),
      'cards.csv',
    )
    expect((await add(form)).body.data[0]).toMatchObject({ rows: 1, count: 1 })
  })

  test.each<[string, (others: Person) => Promise<string>, object]>([
    [
      'a wrong number',
      async () => `${(await holder()).email},REF-W,41,123,09/29,,`,
      { field: 'card_number' },
    ],
    [
      'a month that is over',
      async () => line(await holder(), 'REF-W', '7099', '', '', '01/20'),
      { field: 'expiration_date' },
    ],
    ['a status that is none', async () => line(await holder(), 'REF-W', '7099', '9'), { field: 'status' }],
    ['no reason for a block', async () => line(await holder(), 'REF-W', '7099', '-1'), { field: 'reason' }],
    [
      'a member without a card',
      async () => line(await api.person(`bare-${randomUUID().slice(0, 8)}`), 'REF-W', '7099'),
      { field: 'email' },
    ],
    ['a number of another card', async () => line(await holder(), 'REF-W', '7001'), { field: 'card_number' }],
    ['the card of the row before', async first => line(first, 'REF-W', '7099'), { field: 'email' }],
    ['the code of the row before', async () => line(await holder(), 'REF-A', '7099'), { field: 'card_id' }],
    ['a field too many', async () => `${line(await holder(), 'REF-W', '7099')},stray`, { row: '3' }],
  ])('with %s enters none, and names the row and its field', async (_, wrong, details) => {
    const first = await holder()
    const { body } = await add({ csv: fileOf(line(first, 'REF-A', '7050', '2'), await wrong(first)) })
    expect(body).toMatchObject({ status: false, code: 'IMPORT_REFUSED', details: { row: '3', ...details } })
    expect(body.msg).toMatch(/Row 3/)
    expect(await cardOf(first)).toMatchObject(none)
  })

  test('with the administrator’s own card enters none', async () => {
    const clerk = await api.person('clerk', { role: 'finance' })
    await open(clerk)
    const { body } = await add({ csv: fileOf(line(clerk, 'REF-W', '7099')) }, clerk)
    const details = { row: '2', field: 'email', problem: 'own-case' }
    expect(body).toMatchObject({ code: 'IMPORT_REFUSED', details })
    expect(await cardOf(clerk)).toMatchObject(none)
  })

  test('without one of its columns, without rows or with too many enters none', async () => {
    const refusalOf = async (csv: string) => (await add({ csv })).body
    expect(await refusalOf('email,card_id\nsomebody,REF-W')).toMatchObject({
      code: 'IMPORT_REFUSED',
      details: { row: '1', field: expect.stringContaining('card_number') },
    })
    expect(await refusalOf(head)).toMatchObject({
      code: 'IMPORT_REFUSED',
      details: { problem: 'batch-empty' },
    })
    const many = fileOf(...Array.from({ length: 1_001 }, (_, at) => line(finance, `REF-${at}`, '7099')))
    expect(await refusalOf(many)).toMatchObject({
      code: 'IMPORT_REFUSED',
      details: { problem: 'batch-too-long' },
    })
  })
})
