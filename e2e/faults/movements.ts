import { setTimeout as sleep } from 'node:timers/promises'
import { ask, firstOf, mailedCode, newKey } from '../lib/client.ts'
import { insist, type Person, type World } from './world.ts'

/** One movement of money as the harness makes it. A new movement is an entry here; `fact` is what each acknowledgement must have left in the log. */
export type Movement = { readonly name: string; readonly make: (world: World) => Promise<void> }

const cents = (world: World, most: number) => (world.random.between(1, most * 100) / 100).toFixed(2)

const noted = (
  world: World,
  movement: string,
  fact: string,
  uid: string,
  answer: Awaited<ReturnType<typeof insist>>,
) => {
  if (!answer) return undefined
  const { id } = firstOf<{ id: string }>(answer)
  world.acknowledged.push({ movement, fact, commandId: id, uid })
  return id
}

const topUp = async (world: World) => {
  const person = world.random.of(world.people)
  const body = { currency: 'USDC', network: 'TRC20', amount: cents(world, 300), txid: newKey() }
  const id = noted(world, 'top-up', 'TopUpSubmitted', person.uid, await insist(world, person, '/topup', body))
  if (!id) return
  const approve = world.random.next() < 0.8
  const decision = approve ? { id, fee: '0.25' } : { id, reason: 'not found on the chain' }
  const path = approve ? '/topup/approve' : '/topup/reject'
  const answer = await insist(world, world.admin, path, decision)
  if (answer)
    world.acknowledged.push({
      movement: 'top-up decided',
      fact: approve ? 'TopUpApproved' : 'TopUpRejected',
      commandId: id,
      uid: person.uid,
    })
}

const swap = async (world: World) => {
  const person = world.random.of(world.people)
  const [source, target] = world.random.of([
    ['USD', 'USDC'],
    ['USDC', 'USD'],
    ['USD', 'USDT'],
    ['USDC', 'BUSD'],
  ] as const)
  const asked = { source, target, sourceAmount: cents(world, 40) }
  const preview = await insist(world, person, '/swap/checkAmount', asked)
  if (!preview) return
  const { quoteId } = firstOf<{ quoteId: string }>(preview)
  noted(world, 'swap', 'SwapSettled', person.uid, await insist(world, person, '/swap', { ...asked, quoteId }))
}

const quickPay = async (world: World) => {
  const person = world.random.of(world.people)
  const to = world.random.of(world.people)
  if (to === person) return
  const body = { uid: to.uid, currency: 'USD', amount: cents(world, 30) }
  const code = await codeFor(world, person, 'quickpay', body)
  noted(
    world,
    'quick pay',
    'QuickPaySent',
    person.uid,
    await insist(world, person, '/quickpay', { ...body, code }),
  )
}

/** Sets money aside and, more often than not, redeems it at once. */
const fixedDeposit = async (world: World) => {
  const person = world.random.of(world.people)
  const body = { planId: 'USD-3', amount: (100 + Number(cents(world, 20))).toFixed(2), rate: '2' }
  const answer = await insist(world, person, '/userfixeddeposit', body)
  const id = noted(world, 'fixed deposit', 'FixedDepositSubscribed', person.uid, answer)
  if (!id || world.random.next() < 0.3) return
  const redeemed = await insist(world, person, '/userfixeddeposit/redemption', { id })
  noted(world, 'redemption', 'FixedDepositRedeemed', person.uid, redeemed)
}

/** Places an order; it is filled, cancelled or left open. */
const trade = async (world: World) => {
  const person = world.random.of(world.people)
  const order = { type: 'buy', base: 'BTC', target: 'USD', price: '50000', amount: '0.0002' }
  const answer = await insist(world, person, '/trades/userlog', order)
  const id = noted(world, 'trade', 'TradePlaced', person.uid, answer)
  if (!id) return
  const chance = world.random.next()
  if (chance < 0.4) {
    const filled = await insist(world, world.admin, '/trades/complete', { id })
    noted(world, 'fill', 'TradeFilled', person.uid, filled)
  } else if (chance < 0.8) {
    const cancelled = await insist(world, person, '/trades/usercancel', { id })
    noted(world, 'cancelled trade', 'TradeCancelled', person.uid, cancelled)
  }
}

/** Makes a pay code for two, and lets three rush to scan it. */
const payCode = async (world: World) => {
  const person = world.random.of(world.people)
  const amount = cents(world, 5)
  const total = (Number(amount) * 2).toFixed(2)
  const code = await codeFor(world, person, 'quickpay', { payee: 'paycode', currency: 'USD', amount: total })
  const body = { type: 1, currency: 'USD', amount, times: 2, validDays: 1, code }
  const id = noted(
    world,
    'pay code',
    'PayCodeReserved',
    person.uid,
    await insist(world, person, '/qrcode', body),
  )
  if (!id) return
  const rivals = world.people.filter(other => other !== person).slice(0, 3)
  await Promise.all(
    rivals.map(async rival => {
      const won = await insist(world, rival, '/quickpay/scan', { dataId: id })
      noted(world, 'scan', 'PayCodeReceived', rival.uid, won)
    }),
  )
}

/** Asks for a payment, which finance then says has come. */
const requestPayment = async (world: World) => {
  const person = world.random.of(world.people)
  const body = { name: 'Rent', currency: 'USD', amount: cents(world, 50) }
  const answer = await insist(world, person, '/requestpayment', body)
  const id = noted(world, 'requested payment', 'PaymentRequested', person.uid, answer)
  if (!id) return
  const received = await insist(world, world.admin, '/requestpayment/status', { id, status: 1 })
  noted(world, 'received payment', 'RequestedPaymentReceived', person.uid, received)
}

/** Asks for the code that a payment needs and reads it from the mailbox. */
const codeFor = async (
  world: World,
  { session }: Person,
  scene: string,
  payment: Record<string, string>,
): Promise<string> => {
  for (let attempt = 1; ; attempt++) {
    const base = world.random.of(world.bases)
    try {
      const sent = await ask(base, 'POST', '/user/getEmailCode', { email: session.email, scene, ...payment })
      if (sent.status === 200) return await mailedCode(base, session.email)
    } catch {
      // The process was just killed; another one answers.
    }
    if (attempt > 400) throw new Error('no code was sent')
    await sleep(100)
  }
}

export const movements: readonly Movement[] = [
  { name: 'top-up', make: topUp },
  { name: 'swap', make: swap },
  { name: 'quick pay', make: quickPay },
  { name: 'fixed deposit', make: fixedDeposit },
  { name: 'trade', make: trade },
  { name: 'pay code', make: payCode },
  { name: 'requested payment', make: requestPayment },
]
