import { type AnyContract, contract, type wire } from '@strongroom/shared'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person } from './testing/api.ts'
import { desks } from './testing/behind/desks.ts'
import { moneyIn } from './testing/behind/money-in.ts'
import { moneyOut } from './testing/behind/money-out.ts'
import { openWorld, type World } from './testing/behind/world.ts'
import { startFakeCustody } from './testing/fake-custody.ts'
import { fakeScreening } from './testing/fake-screening.ts'
import { shown } from './testing/fund.ts'
import { filter } from './testing/money.ts'

/** The list in which administrators read the cases of each kind. */
const lists: Readonly<Record<wire.CaseKind, AnyContract>> = {
  'top-up': contract.topUp.all,
  'fps-top-up': contract.bank.fpsCases,
  deposit: contract.bank.depositCases,
  'bank-account': contract.bank.all,
  'request-payment': contract.payment.requestCases,
  'send-payment': contract.payment.sendCases,
  'chain-send': contract.chain.sendCases,
  'address-application': contract.chain.applications,
  withdrawal: contract.withdrawal.cases,
  adjustment: contract.office.adjustments,
  proposal: contract.office.proposals,
  'currency-request': contract.wallet.currencyRequests,
  'vip-application': contract.vip.allApplications,
  'card-order': contract.card.orders,
  'card-charge': contract.card.chargeCases,
  identity: contract.identity.records,
}

type Row = Readonly<Record<string, unknown>>

const { screening, handler } = fakeScreening()
const custody = startFakeCustody(handler)
let world: World
let nameOf: (uid: unknown) => string
beforeAll(async () => {
  world = await openWorld({ custody, screening })
  for (const play of Object.values({ ...moneyIn, ...moneyOut, ...desks })) await play(world)
  await shown(world.api)
  const { rows } = await world.api.db.query<{ uid: string; username: string }>(
    'select uid::text, username from private.members',
  )
  const names = new Map<unknown, string>(rows.map(({ uid, username }) => [uid, username]))
  // Some plays decide in the log, where they have no account.
  nameOf = uid => names.get(uid) ?? ''
})
afterAll(async () => {
  custody.stop()
  await world.api.stop()
})

const pathOf = ({ path }: AnyContract) => path.replace('{x}', 'all').replace('{json}', filter({ limit: 100 }))
const rowsOf = async (call: AnyContract, as: Person): Promise<readonly Row[]> =>
  (await world.api.get(pathOf(call), { as })).body.data.data
const decidedDate = ({ finish_date, decided_date }: Row) => finish_date ?? decided_date ?? null

describe.each(Object.entries(lists))('administrators’ list of cases of kind %s', (_, call) => {
  test('says when and by whom each was decided, and neither of one that waits', async () => {
    const rows = await rowsOf(call, world.boss)
    const said = rows.map(row => [row.decided_by, row.decided_by_name])
    const ought = rows.map(row =>
      decidedDate(row) === null ? [null, ''] : [expect.any(String), nameOf(row.decided_by)],
    )
    expect(said).toEqual(ought)
    const deciders = [world.boss.uid, world.second.uid]
    expect(rows.filter(({ decided_by }) => deciders.includes(String(decided_by)))).not.toEqual([])
  })

  test('says so in a file too', async () => {
    const headers = { Accept: 'text/csv', 'Accept-Language': 'en' }
    const { body } = await world.api.get(pathOf(call), { as: world.boss, headers })
    expect(String(body)).toContain('Decided by,"Decided by, name"')
  })
})

test('a member reads by whom their case was decided in no list', async () => {
  const own = await rowsOf(contract.wallet.currencyRequests, world.ada)
  expect(own.map(decidedDate).filter(Boolean)).not.toEqual([])
  for (const row of own) expect(Object.keys(row)).not.toContain('decided_by')
})
