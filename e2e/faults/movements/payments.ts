import { codeFor, inTurn } from '../codes.ts'
import { cents, oneOf, type Person, type Step, step, type World } from '../world.ts'
import { making } from './movement.ts'

const quickPay = (world: World) => {
  const by = world.random.of(world.people)
  const to = world.random.of(world.people.filter(other => other !== by))
  return pay(world, by, to, { currency: 'USD', amount: cents(world, 30) })
}

/**
 * Pays another member, with the code that is mailed for it. A member who is leaving may find their account closed: then the
 * code throws `AccountClosed`, and the payment counts as refused.
 */
export const pay = (
  world: World,
  by: Person,
  to: Person,
  money: Record<'currency' | 'amount', string>,
  how: Pick<Step, 'isLeaving'> = {},
) =>
  inTurn(by, async () => {
    const body = { uid: to.uid, ...money }
    const code = await codeFor(world, by, 'quickpay', body)
    const sent = { movement: 'quick pay', fact: 'QuickPaySent', uid: by.uid, by, path: '/quickpay' }
    return step(world, { ...sent, ...how, body: { ...body, code } })
  })

/** Makes a pay code for two, and lets three rush to scan it. */
const payQr = async (world: World) => {
  const by = world.random.of(world.people)
  const amount = cents(world, 5)
  const total = (Number(amount) * 2).toFixed(2)
  const id = await inTurn(by, async () => {
    const code = await codeFor(world, by, 'quickpay', { payee: 'paycode', currency: 'USD', amount: total })
    const body = { type: 1, currency: 'USD', amount, times: 2, validDays: 1, code }
    const made = { movement: 'pay code', fact: 'PayCodeReserved', uid: by.uid, by, path: '/qrcode' }
    return step(world, { ...made, body })
  })
  if (!id) return
  const rivals = world.people.filter(other => other !== by).slice(0, 3)
  const scan = {
    movement: 'scan',
    path: '/quickpay/scan',
    body: { dataId: id },
    id,
    fact: 'PayCodeReceived',
  } as const
  await Promise.all(rivals.map(rival => step(world, { ...scan, uid: rival.uid, by: rival })))
}

/** Asks for a payment, which finance then says has come, or has not; or its member withdraws it while it comes. */
const requestPayment = async (world: World) => {
  const by = world.random.of(world.people)
  const { uid } = by
  const body = { name: 'Rent', currency: 'USD', amount: cents(world, 50) }
  const asked = { movement: 'requested payment', fact: 'PaymentRequested', path: '/requestpayment', body }
  const id = await step(world, { ...asked, uid, by })
  if (!id) return
  const decided = { movement: 'requested payment', uid, path: '/requestpayment/status', id }
  const receive = () => {
    const received = { fact: 'RequestedPaymentReceived', body: { id, status: 1 } } as const
    return step(world, { ...decided, ...received, by: world.admin })
  }
  const reject = (decider: Person) => {
    const rejected = { id, status: -1, reason: 'it never came' }
    return step(world, { ...decided, by: decider, fact: 'RequestedPaymentRejected', body: rejected })
  }
  const chance = world.random.next()
  if (chance < 0.5) await receive()
  else if (chance < 0.7) await reject(world.admin)
  else await oneOf(world, `requested payment ${id}`, [receive(), reject(by)])
}

const landlord = {
  name: 'Landlord Ltd',
  payee_type: 1,
  account: 'DE89370400440532013000',
  bank: 'Bank',
  swift: 'TESTDEFF',
}

/** Sends money to a payee's bank; finance settles it or gives it back, and the bank may send back one that was settled. */
const sendPayment = async (world: World) => {
  const by = world.random.of(world.people)
  const { uid } = by
  const payment = { currency: 'USD', amount: (10 + Number(cents(world, 10))).toFixed(2) }
  const id = await inTurn(by, async () => {
    const code = await codeFor(world, by, 'sendpayment', { payee: landlord.account, ...payment })
    const submitted = { movement: 'sent payment', fact: 'PaymentSubmitted', path: '/sendpayment' }
    return step(world, { ...submitted, uid, by, body: { ...landlord, ...payment, code } })
  })
  if (!id) return
  const decided = { movement: 'sent payment', uid, by: world.admin, id }
  const chance = world.random.next()
  if (chance < 0.6) {
    await step(world, { ...decided, fact: 'PaymentSent', path: '/sendpayment/approve', body: { id } })
    const body = { id, bank_charge: '1.50', reason: 'account closed' }
    if (chance < 0.2)
      await step(world, { ...decided, fact: 'PaymentReturned', path: '/sendpayment/returned', body })
  } else {
    const body = { id, reason: 'account closed' }
    await step(world, { ...decided, fact: 'PaymentFailed', path: '/sendpayment/reject', body })
  }
}

export const payments = making(
  ['quickPay', 'payQr', 'requestPayment', 'sendPayment', 'returnedPayment'],
  [
    { name: 'quick pay', make: quickPay },
    { name: 'pay code', make: payQr },
    { name: 'requested payment', make: requestPayment },
    { name: 'sent payment', make: sendPayment },
  ],
)
