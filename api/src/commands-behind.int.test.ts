import { type AnyContract, contract } from '@strongroom/shared'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { desks } from './testing/behind/desks.ts'
import { elsewhere } from './testing/behind/elsewhere.ts'
import { moneyIn } from './testing/behind/money-in.ts'
import { moneyOut } from './testing/behind/money-out.ts'
import { type Plays, startWorld, type World } from './testing/behind/world.ts'
import { startFakeCustody } from './testing/fake-custody.ts'
import { fakeScreening } from './testing/fake-screening.ts'

const { screening, handler } = fakeScreening()
const custody = startFakeCustody(handler)
let world: World
let waits: readonly (readonly string[])[]
let before = 0
beforeAll(async () => {
  const started = await startWorld({ custody, screening })
  world = started.world
  waits = started.waits
})
afterAll(async () => {
  custody.stop()
  await world.api.stop()
})
beforeEach(() => {
  before = waits.length
})

const plays: Plays = { ...moneyIn, ...moneyOut, ...desks }

/** Every call that changes something, by its name. */
const changing: readonly (readonly [string, AnyContract])[] = Object.entries(contract).flatMap(
  ([capability, calls]) =>
    Object.entries(calls as Readonly<Record<string, AnyContract>>)
      .filter(([, { changes }]) => changes)
      .map(([name, call]) => [`${capability}.${name}`, call] as const),
)

describe('while every read model is behind the log', () => {
  test('each call that changes something is played here, or is known to be about no case', () => {
    const names = changing.map(([name]) => name).toSorted()
    expect([...Object.keys(plays), ...elsewhere].toSorted()).toEqual(names)
  })

  test.each(Object.entries(plays))('%s is carried out at once', async (_, play) => {
    const { status, body } = await play(world)
    expect([status, body.status, body.code]).toEqual([200, true, undefined])
    expect(waits.slice(before)).toEqual([])
  })

  test('only what mails a list is made of read models', () => {
    const reading = changing.filter(([, { reads }]) => reads).map(([name]) => name)
    expect(reading).toEqual(reading.filter(name => /\.mail\w*$/.test(name)))
  })

  test('a month is not closed, and the answer says why', async () => {
    const heard = await world.api.post('/finance/periods/close/S', { month: '2026-01' }, { as: world.boss })
    expect([heard.status, heard.body.code]).toEqual([200, 'BOOKS_BEHIND'])
  })

  test('a case that does not exist is said to be unknown', async () => {
    const body = { id: crypto.randomUUID() }
    const heard = await world.api.post('/topup/approve/S', body, { as: world.boss })
    expect([heard.status, heard.body.code]).toEqual([200, 'TOP_UP_UNKNOWN'])
    expect(waits.slice(before)).toEqual([])
  })
})
