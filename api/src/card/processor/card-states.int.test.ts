import { randomUUID } from 'node:crypto'
import { walletDecider } from '@strongroom/ledger/wallet'
import { HttpResponse, http } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Person, pin } from '../../testing/api.ts'
import { eventsDue } from '../../vault/event-marks.ts'
import { cardTellingEvents, cardTellingsDue, tellCardProcessor } from '../tell-card-processor.ts'
import { buyer, stores } from '../testing/card-purchases-given.suite.ts'
import { about, api, holder, useCardHouse } from '../testing/own-card-given.suite.ts'
import { demoStates, httpStates } from './card-states.ts'
import { signatureOf } from './signature.ts'

const key = 'a key of the processor'
useCardHouse()

const told: unknown[] = []
const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => {
  server.resetHandlers()
  told.length = 0
})
afterAll(() => server.close())

const takes = http.post('http://cards.example/states', async ({ request }) => {
  const body = await request.text()
  const seconds = /t=(\d+)/.exec(request.headers.get('Card-Processor-Signature') ?? '')?.[1]
  expect(request.headers.get('Card-Processor-Signature')).toBe(
    signatureOf(key, body, new Date(Number(seconds) * 1000)),
  )
  told.push(JSON.parse(body))
  return HttpResponse.json({})
})
const isDown = http.post('http://cards.example/states', () => new HttpResponse(null, { status: 503 }))

const tell = async (means = httpStates('http://cards.example/', key)) => {
  await api.views.catchUp()
  const { db, ledger } = api
  const stopping = new AbortController().signal
  await tellCardProcessor({ ...stores(), db, ledger, now: () => new Date(), stopping }, means)()
}
const isDue = async () => {
  await api.views.catchUp()
  const { rows } = await api.db.query(`select (${cardTellingsDue}) is not null as due`)
  return rows[0].due
}
const decide = (
  { uid }: Person,
  command: { type: 'BlockCard' | 'ActivateCard'; input: object; given?: object },
) => api.ledger.handle(walletDecider, uid, { id: randomUUID(), ...about, command: command as never })
const makeNumber = async (as: Person): Promise<string> =>
  (await api.post('/cards/makenumber/S', { use: 'single', amount: '30', months: 12, pin }, { as })).body
    .data[0].id

test('the processor is told of a freeze, its end, a block and a closed number, each once', async () => {
  server.use(takes)
  const ann = await buyer('states-ann', '100')
  const card = `REF-${ann.uid}`
  await tell()
  expect(told).toEqual([])
  await api.post('/cards/freeze/S', undefined, { as: ann })
  expect(await isDue()).toBe(true)
  await tell()
  await tell()
  expect(told).toEqual([{ card, state: 'frozen' }])
  expect(await isDue()).toBe(false)
  await api.post('/cards/unfreeze/S', { pin }, { as: ann })
  await tell()
  const number = await makeNumber(ann)
  await api.post('/cards/closenumber/S', { id: number }, { as: ann })
  await tell()
  const { state } = await api.ledger.load(walletDecider, ann.uid)
  const cardId = state.card?.cardId ?? ''
  await decide(ann, { type: 'BlockCard', input: { cardId, reason: 'lost' }, given: { approver: 'test' } })
  await tell()
  expect(told.slice(1)).toEqual([
    { card, state: 'open' },
    { card, number, state: 'closed' },
    { card, state: 'blocked' },
  ])
})

test('a card that is entered while it is frozen is told once it is entered, and again under another code', async () => {
  server.use(takes)
  const eve = await holder('states-eve')
  await api.post('/cards/freeze/S', undefined, { as: eve })
  await tell()
  expect(told).toEqual([])
  expect(await isDue()).toBe(false)
  const cardId = (await api.ledger.load(walletDecider, eve.uid)).state.card?.cardId ?? ''
  const printed = { cardId, uid: eve.uid, reference: 'REF-EVE', expiry: '09/99' }
  await stores().cardRecords.add({ ...printed, number: '4222000000000001' })
  expect(await isDue()).toBe(true)
  await tell()
  await stores().cardRecords.change({ ...printed, expiry: '10/99' })
  await tell()
  expect(told).toEqual([{ card: 'REF-EVE', state: 'frozen' }])
  await stores().cardRecords.change({ ...printed, reference: 'REF-EVE-2' })
  await tell()
  expect(told.slice(1)).toEqual([{ card: 'REF-EVE-2', state: 'frozen' }])
  expect(await isDue()).toBe(false)
})

test('one that is not taken fails the run, for operators to see, and is told again as it stands then', async () => {
  server.use(isDown)
  const [ben, cleo] = [await buyer('states-ben', '100'), await buyer('states-cleo', '100')]
  await api.post('/cards/freeze/S', undefined, { as: ben })
  const number = await makeNumber(cleo)
  await api.post('/cards/closenumber/S', { id: number }, { as: cleo })
  await expect(tell()).rejects.toThrow('the cards’ processor answers 503')
  expect(await isDue()).toBe(true)
  await api.post('/cards/unfreeze/S', { pin }, { as: ben })
  server.use(takes)
  await tell()
  expect(told).toEqual([{ card: `REF-${cleo.uid}`, number, state: 'closed' }])
  expect(await isDue()).toBe(false)
})

test('the demo’s declines a closed number by itself: the house is not asked', async () => {
  const dan = await buyer('states-dan', '100')
  const number = await makeNumber(dan)
  await api.post('/cards/closenumber/S', { id: number }, { as: dan })
  await tell(demoStates)
  const events = async () => (await api.log.readStream(`wallet-${dan.uid}`)).length
  const before = await events()
  const wish = {
    amount: '5',
    merchant: 'Shop',
    mcc: '5411',
    country: 'JP',
    channel: 'online',
    goes: 'pending',
  }
  const buy = async (fields: object) =>
    (await api.post('/cards/trypurchase/S', { ...wish, ...fields }, { as: dan })).body.data
  expect(await buy({ number })).toMatchObject([{ approved: 0, reason: 'number-ended' }])
  expect(await events()).toBe(before)
  expect(await buy({})).toMatchObject([{ approved: 1 }])
})

test('a log that was restored to less than was looked at is looked at anew', async () => {
  const job = 'restored'
  await api.db.query(`insert into work.event_marks (job, number) values ($1, 1000000)`, [job])
  const { rows } = await api.db.query(
    `select (${eventsDue({ job, types: cardTellingEvents })}) is not null as due`,
  )
  expect(rows).toEqual([{ due: true }])
})
