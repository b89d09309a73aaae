import { demo, newKey } from '../../lib/client.ts'
import { codeFor, inTurn } from '../codes.ts'
import { cents, oneOf, type Person, type Step, step, type World } from '../world.ts'
import { making } from './movement.ts'

type Waiting = { readonly kind: string; readonly by: Person; readonly id: string }

const cancel = (world: World, { kind, by, id }: Waiting) =>
  step(world, {
    movement: 'cancelled case',
    fact: 'CaseCancelled',
    uid: by.uid,
    by,
    id,
    path: '/wallet/cancelrequest',
    body: { kind, id },
  })

/** The member cancels what waits: alone, twice at once, or while finance lets it go, of which exactly one comes about. */
const cancelOrLetGo = async (world: World, waiting: Waiting, letGo: () => Promise<string | undefined>) => {
  const chance = world.random.next()
  if (chance < 0.3) await cancel(world, waiting)
  else await oneOf(world, `${waiting.kind} ${waiting.id}`, [cancel(world, waiting), letGo()])
}

const withdrawal = async (world: World) => {
  const by = world.random.of(world.people)
  const { uid, bankId } = by
  const order = { currency: 'USD', amount: (20 + Number(cents(world, 40))).toFixed(2) }
  const id = await inTurn(by, async () => {
    const code = await codeFor(world, by, 'withdraw', { payee: bankId, ...order })
    const body = { source: 'wallet', bankId, ...order, code, pin: demo.pin }
    const requested = { movement: 'withdrawal', fact: 'WithdrawalRequested', path: '/wallet/withdraw' }
    return step(world, { ...requested, uid, by, body })
  })
  if (!id) return
  const body = { id, externalTxId: newKey() }
  const sent = {
    movement: 'withdrawal',
    uid,
    by: world.admin,
    id,
    path: '/wallet/approve',
    body,
  } satisfies Step & {
    readonly id: string
  }
  await cancelOrLetGo(world, { kind: 'withdrawal', by, id }, () =>
    step(world, { ...sent, fact: 'WithdrawalSettled' }),
  )
}

const requestedPayment = async (world: World) => {
  const by = world.random.of(world.people)
  const { uid } = by
  const asked = { name: 'Rent', currency: 'USD', amount: cents(world, 50) }
  const requested = { movement: 'requested payment', fact: 'PaymentRequested', path: '/requestpayment' }
  const id = await step(world, { ...requested, uid, by, body: asked })
  if (!id) return
  const body = { id, status: 1 }
  const received = { fact: 'RequestedPaymentReceived', path: '/requestpayment/status', body } as const
  await cancelOrLetGo(world, { kind: 'request-payment', by, id }, () =>
    step(world, { movement: 'requested payment', ...received, uid, by: world.admin, id }),
  )
}

/** Cases that members take back while finance may be deciding them. */
export const cancelling = making(
  ['cancelCase'],
  [
    { name: 'cancelled withdrawal', make: withdrawal },
    { name: 'cancelled request', make: requestedPayment },
  ],
)
