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
]
