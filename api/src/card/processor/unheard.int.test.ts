import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { shown } from '../../testing/fund.ts'
import {
  approve,
  asks,
  buyer,
  decline,
  purchasesOf,
  send,
  stores,
} from '../testing/card-purchases-given.suite.ts'
import { api, infoOf, useCardHouse } from '../testing/own-card-given.suite.ts'
import { giveBackUnheard } from './give-back-unheard.ts'

useCardHouse()

/** Asks a process that dies once its decision is in the log. */
const askDying = async (message: object) => {
  const script = new URL('testing/dies-before-answer.ts', import.meta.url).pathname
  const env = { ...process.env, DATABASE_URL: api.url, SECRET_KEY: api.deps.config.secretKey }
  const child = spawn(process.execPath, [script], {
    env: { ...env, MESSAGE: JSON.stringify(message) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const [, signal] = await once(child, 'exit')
  expect({ said, signal }).toEqual({ said: '', signal: 'SIGKILL' })
}
const giveBack = (stopping = new AbortController().signal) =>
  giveBackUnheard({ ...api.deps, ...stores(), stopping })()
const aMinuteLater = () =>
  api.db.query(`update private.card_askings set asked_at = asked_at - interval '61 seconds'`)
const underWay = async () => (await api.db.query('select command_id from private.card_askings')).rows.length

describe('a yes that the processor has not heard, because the process died', () => {
  test('is given back by the job, a minute after it was asked', async () => {
    const amy = await buyer('deadamy', '100')
    await askDying(asks(amy, '60'))
    expect(await infoOf(amy)).toMatchObject({ balance: '40.00', held: '60.00' })
    await giveBack()
    expect(await infoOf(amy)).toMatchObject({ balance: '40.00', held: '60.00' })
    await aMinuteLater()
    await giveBack()
    await shown(api)
    expect(await infoOf(amy)).toMatchObject({ balance: '100.00', held: '0.00' })
    expect(await purchasesOf(amy)).toMatchObject([{ state: 'reversed', asked: '60.00' }])
    expect(await underWay()).toBe(0)
  })
  test('stands where the processor asks again and hears it', async () => {
    const ben = await buyer('deadben', '100')
    const message = asks(ben, '60')
    await askDying(message)
    await aMinuteLater()
    expect(await send(message)).toEqual(approve)
    await giveBack()
    expect(await infoOf(ben)).toMatchObject({ balance: '40.00', held: '60.00' })
  })
  test('is a no to the processor that asks again once it is being given back', async () => {
    const cal = await buyer('deadcal', '100')
    const message = asks(cal, '60')
    await askDying(message)
    await aMinuteLater()
    // The job has taken it, and dies too.
    await stores().cardAskings.takeLeft(500)
    expect(await send(message)).toEqual(decline('late'))
    await giveBack()
    expect(await infoOf(cal)).toMatchObject({ balance: '100.00', held: '0.00' })
    expect(await send(message)).toEqual(decline('reversed'))
  })
  test('to an addition gives back the addition alone, and a no to one gives back nothing', async () => {
    const dot = await buyer('deaddot', '100')
    const id = randomUUID()
    expect(await send(asks(dot, '60', id))).toEqual(approve)
    const more = (amount: string) => asks(dot, amount, randomUUID(), { type: 'increment', authorisation: id })
    await askDying(more('10'))
    await askDying(more('500'))
    expect(await infoOf(dot)).toMatchObject({ balance: '30.00', held: '70.00' })
    await aMinuteLater()
    await giveBack()
    expect(await infoOf(dot)).toMatchObject({ balance: '40.00', held: '60.00' })
  })
  test('is not decided by the job where the process died before it was', async () => {
    const eli = await buyer('deadeli', '100')
    const { uid } = eli
    const [id, command] = [randomUUID(), asking('60')]
    await stores().cardAskings.begin({ commandId: id, uid, command })
    await aMinuteLater()
    await giveBack()
    expect([await underWay(), (await infoOf(eli)).balance]).toEqual([0, '100.00'])
    expect(await purchasesOf(eli)).toEqual([])
  })
})

test('a purchase that was answered leaves nothing to give back', async () => {
  const fay = await buyer('deadfay', '100')
  expect(await send(asks(fay, '60'))).toEqual(approve)
  expect(await send(asks(fay, '60'))).toEqual(decline('insufficient'))
  expect(await underWay()).toBe(0)
})

const asking = (amount: string) =>
  ({
    type: 'AuthoriseCardPurchase',
    input: { authorisationId: 'a', messageId: 'a', amount, place: { channel: 'chip' } },
    given: {
      ...{ currency: { code: 'USD', scale: 2 }, today: '2026-11-21', expiresOn: '2026-11-28' },
      ...{ isExpired: false, house: { off: [], kindsOff: [], limits: [] } },
    },
  }) as const
