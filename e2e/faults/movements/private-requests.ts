import { newKey } from '../../lib/client.ts'
import { insist, oneOf, type Person, step, type World } from '../world.ts'
import { making } from './movement.ts'

const cards = (uid: string) => ({ movement: 'gift cards', uid, path: '/users/decidegiftcard' })

const accept = (world: World, uid: string, id: string) => {
  const accepted = { fact: 'GiftCardsAccepted', body: { id, status: 1, reason: '' } } as const
  return step(world, { ...cards(uid), ...accepted, by: world.admin, id })
}
const send = (world: World, uid: string, id: string) => {
  const sent = { fact: 'GiftCardsSent', body: { id, status: 2, reason: 'by letter' } } as const
  return step(world, { ...cards(uid), ...sent, by: world.admin, id })
}
const reject = (world: World, uid: string, id: string) => {
  const rejected = { fact: 'GiftCardsRejected', body: { id, status: -1, reason: 'no company' } } as const
  return step(world, { ...cards(uid), ...rejected, by: world.second, id })
}

/** A member asks for gift cards. They are accepted first, or not; then two administrators decide at once, differently: one of them does. */
const giftCards = async (world: World) => {
  const by = world.random.of(world.people)
  const body = { website: 'storm.example', face_value: '25', quantity: 1 }
  const asked = await insist(world, by, '/user/applygiftcard', body)
  const [application] = (asked?.body.data ?? []) as readonly { readonly id: string }[]
  if (!application) return
  const { id } = application
  if (world.random.next() < 0.5 && !(await accept(world, by.uid, id)))
    world.wrong.push(`gift cards ${id} were not accepted`)
  await oneOf(world, `gift cards ${id}`, [send(world, by.uid, id), reject(world, by.uid, id)])
}

/** One administrator proposes an account of its own for the member, and the other one agrees. */
const give = (world: World, { uid }: Person, by: Person) => {
  const details = { beneficiary_name: 'Storm', bank_name: 'Harbour Bank', account_number: newKey() }
  const body = { uid, ...details }
  const given = { fact: 'VirtualAccountGiven', path: '/virtualaccounts/give', body } as const
  return step(world, { movement: 'virtual account', uid, ...given, by })
}

/** A member asks for a virtual account. Both administrators give one at once, each another: the one that the log has last is shown. */
const virtualAccount = async (world: World) => {
  const by = world.random.of(world.people)
  await insist(world, by, '/virtualaccount/request', {})
  const given = await Promise.all([give(world, by, world.admin), give(world, by, world.second)])
  if (given.includes(undefined)) world.wrong.push(`${by.uid} was refused a virtual account`)
}

/** Requests that members make outside of the log, and that administrators decide in it. */
export const privateRequests = making(
  [],
  [
    { name: 'gift cards', make: giftCards },
    { name: 'virtual account', make: virtualAccount },
  ],
)
