import { demo, newKey } from '../../lib/client.ts'
import { codeFor, inTurn } from '../codes.ts'
import type { CaseFact } from '../invariants/promises.ts'
import { cents, step, type World } from '../world.ts'
import { making } from './movement.ts'

/** A transfer with its proof, to the wallet or the card: received and distributed, confirmed by its member, for them, or not; or it never came; or it is rejected. */
const deposit = async (world: World) => {
  const by = world.random.of(world.people)
  const { uid } = by
  const depositType = world.cardHolders.has(by) && world.random.next() < 0.4 ? 2 : 1
  const transfer = { currency: 'USD', amount: cents(world, 200), bankId: by.bankId }
  const body = { ...transfer, transferImg: by.proof, depositType }
  const submitted = { movement: 'deposit', fact: 'DepositSubmitted', path: '/recharges/deposit', body }
  const id = await step(world, { ...submitted, uid, by })
  if (!id) return
  const office = (fact: CaseFact, path: string, more: Record<string, unknown>) =>
    step(world, { movement: 'deposit', fact, uid, by: world.admin, id, path, body: { id, ...more } })
  const chance = world.random.next()
  const reason = 'not ours'
  if (chance < 0.15) return office('DepositFailed', '/recharges/setdepositStatus', { status: -1, reason })
  if (chance < 0.3) return office('DepositRejected', '/recharges/rechargeStatus', { status: -1, reason })
  await office('DepositReceived', '/recharges/setdepositStatus', { status: 1 })
  const feeRate = '0.01'
  await office('DepositCompleted', '/recharges/rechargeStatus', { status: 1, feeRate })
  if (chance < 0.6) return
  if (chance < 0.8) return office('DepositConfirmed', '/recharges/rechargeStatus', { status: 2 })
  const confirmed = { movement: 'deposit', fact: 'DepositConfirmed', path: '/recharges/confirm' } as const
  return step(world, { ...confirmed, uid, by, id, body: { id } })
}

const fpsTopUp = async (world: World) => {
  const by = world.random.of(world.people)
  const { uid } = by
  const body = { hkdAmount: (100 + Number(cents(world, 400))).toFixed(2), receipt: by.proof }
  const submitted = { movement: 'FPS top-up', fact: 'FpsTopUpSubmitted', path: '/userfpsrecharges', body }
  const id = await step(world, { ...submitted, uid, by })
  if (!id) return
  const decided = { movement: 'FPS top-up', uid, by: world.admin, id }
  if (world.random.next() < 0.7)
    await step(world, {
      ...decided,
      fact: 'FpsTopUpApproved',
      path: '/userfpsrecharges/approve',
      body: { id, fee: '0.10' },
    })
  else
    await step(world, {
      ...decided,
      fact: 'FpsTopUpRejected',
      path: '/userfpsrecharges/reject',
      body: { id, reason: 'blurred' },
    })
}

/** Circle reports the same wire to both administrators: it is credited once. */
const circleDeposit = async (world: World) => {
  const { uid } = world.random.of(world.people)
  const circleId = newKey()
  const body = { uid, circleId, currency: 'USD', amount: cents(world, 60), feeRate: '0.005' }
  const credit = { fact: 'CircleDepositCredited', uid, path: '/circlerecharges', body, id: circleId } as const
  const both = [world.admin, world.second].map(by =>
    step(world, { movement: 'Circle deposit', ...credit, by }),
  )
  await Promise.all(both)
}

/** Locks money of the wallet or the card for the member's own bank; finance settles it, for less of a fee or not, or gives it back. */
const withdrawal = async (world: World) => {
  const by = world.random.of(world.people)
  const { uid, bankId } = by
  const order = { currency: 'USD', amount: (20 + Number(cents(world, 40))).toFixed(2) }
  const source = world.random.next() < 0.8 ? 'wallet' : 'card'
  const id = await inTurn(by, async () => {
    const code = await codeFor(world, by, 'withdraw', { payee: bankId, ...order })
    const body = { source, bankId, ...order, code, pin: demo.pin }
    const requested = { movement: 'withdrawal', fact: 'WithdrawalRequested', path: '/wallet/withdraw' }
    return step(world, { ...requested, uid, by, body })
  })
  return id && settle(world, uid, id)
}

const settle = async (world: World, uid: string, id: string) => {
  const decided = { movement: 'withdrawal', uid, by: world.admin, id }
  const chance = world.random.next()
  if (chance < 0.5) {
    const body = { id, ...(chance < 0.2 ? { fee: '1' } : {}), externalTxId: newKey() }
    await step(world, { ...decided, fact: 'WithdrawalSettled', path: '/wallet/approve', body })
    if (chance < 0.1) await sendBack(world, uid, id)
  } else if (chance < 0.9) {
    const body = { id, reason: 'the name differs' }
    await step(world, { ...decided, fact: 'WithdrawalRejected', path: '/wallet/reject', body })
  }
}

/** The bank sends a settled one back, without its charge. */
const sendBack = (world: World, uid: string, id: string) => {
  const body = { id, bank_charge: '1.50', reason: 'no such account' }
  const returned = {
    movement: 'withdrawal',
    fact: 'WithdrawalReturned',
    path: '/wallet/withdrawReturned',
  } as const
  return step(world, { ...returned, uid, by: world.admin, id, body })
}

/** Entered by one administrator, decided by the other. */
const enteredWithdrawal = async (world: World) => {
  const { uid, bankId } = world.random.of(world.people)
  const body = { uid, source: 'wallet', currency: 'USD', amount: '20', bankId }
  const entered = { movement: 'withdrawal', fact: 'WithdrawalRequested', path: '/wallet/withdrawByAdmin' }
  const id = await step(world, { ...entered, uid, by: world.second, body })
  return id && settle(world, uid, id)
}

export const bank = making(
  ['deposit', 'fpsTopUp', 'circleDeposit', 'withdrawal', 'returnedWithdrawal'],
  [
    { name: 'deposit', make: deposit },
    { name: 'FPS top-up', make: fpsTopUp },
    { name: 'Circle deposit', make: circleDeposit },
    { name: 'withdrawal', make: withdrawal },
    { name: 'entered withdrawal', make: enteredWithdrawal },
  ],
)
