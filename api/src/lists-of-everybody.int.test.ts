import { type AnyContract, contract } from '@strongroom/shared'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, pin, standing, toVip } from './testing/api.ts'
import { desks } from './testing/behind/desks.ts'
import { moneyIn } from './testing/behind/money-in.ts'
import { moneyOut } from './testing/behind/money-out.ts'
import { idOf, openWorld, type Plays, type World } from './testing/behind/world.ts'
import { startFakeCustody } from './testing/fake-custody.ts'
import { fakeScreening } from './testing/fake-screening.ts'
import { fund, shown } from './testing/fund.ts'

/** Lists of one member's, whose path names them: administrators ask for everybody's by the id `all`. */
const lists = Object.values(contract)
  .flatMap(group => Object.values(group) as unknown as AnyContract[])
  .filter(({ method, owner }) => method === 'GET' && owner !== undefined)

const plays: Plays = { ...moneyIn, ...moneyOut, ...desks }
/** Calls that leave a row of each list with the member who makes them. */
const makes = [
  'topUp.submit',
  'bank.submitFps',
  'bank.submitDeposit',
  'bank.enterCircleDeposit',
  'payment.request',
  'payment.send',
  'withdrawal.request',
  'chain.send',
] as const

const { screening, handler } = fakeScreening()
const custody = startFakeCustody(handler)
let world: World
let uids: readonly string[]

/** A member on whom each list has a row. */
const withRows = async (as: Person) => {
  const { api, boss } = world
  for (const name of makes) {
    const { status, body } = (await plays[name]?.({ ...world, ada: as })) ?? {}
    expect([name, status, body?.status, body?.code]).toEqual([name, 200, true, undefined])
  }
  const path = `/cards/opencard/S/${encodeURIComponent('{"currency":"USDC"}')}`
  idOf(await api.get(path, { as }))
  const card = { card_id: `REF-${as.uid}`, card_number: `4111${as.uid.padStart(12, '0')}`, cvv: '123' }
  await api.post(
    '/cards/addcard/S',
    { email: as.email, ...card, expiration_date: '09/29', status: 2 },
    { as: boss },
  )
  const head = 'card_id,spend_type,amount,settlement_date,purchase_date,merchant,network_transaction_id'
  const csv = `${head}\n${card.card_id},purchase,1,2026-01-02,2026-01-02,Shop,tx-${as.uid}`
  expect((await api.post('/logcards/saveSpendLog/S', { csv }, { as: boss })).body.status).toBe(true)
  const bought = { amount: '0.1', merchant: 'Shop', mcc: '5411', country: 'HK', channel: 'chip' }
  expect((await api.post('/cards/trypurchase/S', bought, { as })).body.status).toBe(true)
  const disposable = { use: 'single', amount: '5', months: 1, pin }
  expect((await api.post('/cards/makenumber/S', disposable, { as })).body.status).toBe(true)
}

beforeAll(async () => {
  world = await openWorld({ custody, screening })
  const { api, ada } = world
  const eve = await api.person('eve')
  for (const [currency, amount] of Object.entries({ USD: '100000', USDC: '10000', BTC: '10' }))
    await fund(api, eve, currency, amount)
  await standing(api.ledger, eve.uid, toVip(3))
  for (const as of [ada, eve]) await withRows(as)
  await shown(api)
  const { rows } = await api.db.query<{ uid: string }>('select uid from private.credentials order by uid')
  uids = rows.map(({ uid }) => uid)
})
afterAll(async () => {
  custody.stop()
  await world.api.stop()
})

const pathOf = ({ path, owner }: AnyContract, id: string) =>
  path
    .replace(`{${owner}}`, id)
    .replace('{currency}', 'USD')
    .replace('{json}', encodeURIComponent(JSON.stringify({ limit: 100 })))

type Rows = readonly Readonly<Record<string, unknown>>[]
const ask = async (call: AnyContract, id: string, as: Person) => {
  const { status, body } = await world.api.get(pathOf(call, id), { as })
  return { status, rows: (body?.data?.data ?? body?.data ?? []) as Rows }
}
/** The values by which a row is told from others, whether or not its member stands beside it. */
const keyOf = (row: Rows[number]) => JSON.stringify([row.id ?? row.request_id ?? row.currency, row.amount])

describe('a list of a member’s', () => {
  test('stands at a path that names them, in every capability that has one', () => {
    expect(lists.length).toBeGreaterThanOrEqual(15)
  })

  test.each(lists.map(call => [call.path, call] as const))(
    'is everybody’s to an administrator who asks for all: %s',
    async (_, call) => {
      const each = await Promise.all(uids.map(uid => ask(call, uid, world.boss)))
      const found = each.flatMap(({ status, rows }) => (status === 200 ? rows : []))
      expect(each.filter(({ rows }) => rows.length > 0).length).toBeGreaterThan(1)
      const { status, rows } = await ask(call, 'all', world.boss)
      expect(status).toBe(200)
      expect(rows.map(keyOf).sort()).toEqual(found.map(keyOf).sort())
    },
  )

  test.each(lists.map(call => [call.path, call] as const))(
    'is not everybody’s, nor another’s, to a member: %s',
    async (_, call) => {
      for (const id of ['all', world.ben.uid]) expect((await ask(call, id, world.ada)).status, id).toBe(403)
    },
  )
})
