import { randomUUID } from 'node:crypto'
import { walletDecider } from '@strongroom/ledger/wallet'
import { Hono } from 'hono'
import type { Person } from '../../testing/api.ts'
import { shown } from '../../testing/fund.ts'
import { createStores } from '../../vault/stores.ts'
import { mountProcessor, processorPath } from '../processor/mount-processor.ts'
import { cardProcessorOf } from '../processor/processor-of.ts'
import { signatureOf } from '../processor/signature.ts'
import { neverLate } from '../processor/taking.ts'
import { about, api, filter, holder, infoOf } from './own-card-given.suite.ts'

/** The stores of the platform under test. */
export const stores = () => createStores(api.db, api.deps.config)
/** The demo's processor, which signs what the tests send. */
export const processor = () => {
  const found = cardProcessorOf(api.deps.config)
  if (!found) throw new Error('tests have a demo processor')
  return found
}
/** Sends a message to the door, signed by the processor's key. It waits for the answer: a busy machine makes none too late. */
export const send = async (message: object, over: { signature?: string } = {}) => {
  const body = JSON.stringify(message)
  const signature = over.signature ?? signatureOf(processor().key, body, new Date())
  const headers = { 'Content-Type': 'application/json', 'Card-Processor-Signature': signature }
  const door = new Hono()
  mountProcessor(door, processor(), { ...api.deps, ...stores(), lateAfter: neverLate })
  const answer = await door.request(processorPath, { method: 'POST', body, headers })
  return { status: answer.status, body: await answer.json() }
}
/** The ID of a member’s card, as the files have it. */
const cardOf = ({ uid }: Person) => `REF-${uid}`
let cards = 0
/** A member whose active card is entered, with so many dollars on it. */
export const buyer = async (name: string, amount: string) => {
  const person = await holder(name)
  const { state } = await api.ledger.load(walletDecider, person.uid)
  cards++
  await stores().cardRecords.add({
    cardId: state.card?.cardId ?? '',
    uid: person.uid,
    reference: cardOf(person),
    expiry: '09/99',
    number: `4111${String(cards).padStart(12, '0')}`,
  })
  const before = (await infoOf(person)).balance
  await log(person, (Number(amount) - Number(before)).toFixed(2), 'credit')
  return person
}
/** Books a log of the network on a card. */
export const log = async (
  { uid }: Person,
  amount: string,
  kind: 'purchase' | 'credit',
  transaction = randomUUID(),
) => {
  const input = {
    ...{ logId: randomUUID(), networkTransactionId: transaction, kind, currency: 'USD' },
    ...{ amount, settledOn: '2026-11-20' },
  }
  const command = { type: 'BookCardLog', input, given: { currency: { code: 'USD', scale: 2 } } } as const
  await api.ledger.handle(walletDecider, uid, { id: randomUUID(), ...about, command })
}
/** An authorisation of a purchase. */
export const asks = (as: Person, amount: string, id = randomUUID(), over: object = {}) => ({
  ...{ type: 'authorisation', id, authorisation: id, card: cardOf(as), amount, currency: 'USD' },
  ...{ channel: 'chip', mcc: '5411', country: 'HK', merchant: 'Green Basket', ...over },
})
/** Another message about a purchase. */
export const tells = (as: Person, type: string, authorisation: string, over: object = {}) => ({
  ...{ type, id: randomUUID(), authorisation, card: cardOf(as), currency: 'USD', ...over },
})
/** A member’s purchases, the newest first. */
export const purchasesOf = async (as: Person) => {
  await shown(api)
  return (await api.get(`/cards/purchases/${as.uid}/S/${filter({})}`, { as })).body.data.data
}
/** The amount, status and merchant of each line of a member’s card. */
export const linesOf = async (as: Person) => {
  await shown(api)
  const { body } = await api.get(`/usercardtransactions/list/${as.uid}/S/${filter({ type: 'spend' })}`, {
    as,
  })
  return body.data.data.map((line: Record<string, unknown>) => [line.amount, line.status, line.merchant])
}
/** The answer to a purchase that may be made. */
export const approve = { status: 200, body: { decision: 'approve', reason: null } }
/** The answer to one that may not, with its reason. */
export const decline = (reason: string) => ({ status: 200, body: { decision: 'decline', reason } })
