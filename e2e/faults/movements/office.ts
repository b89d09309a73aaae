import { derivedId } from '@strongroom/ledger/eventlog'
import { demo, firstOf, newKey, proposalIn, register } from '../../lib/client.ts'
import { cents, insist, step, type World } from '../world.ts'
import { making } from './movement.ts'

/** Each large amount is another: whoever asks for what waits already is answered with that, and nothing is proposed twice. */
let large = 1_000_000

/** A little by one administrator, much by two, added or taken away. */
const adjustment = async (world: World) => {
  const { uid } = world.random.of(world.people)
  const isLarge = world.random.next() < 0.4
  const amount = isLarge ? `${++large}.01` : `${world.random.next() < 0.5 ? '-' : ''}${cents(world, 20)}`
  const body = { uid, currency: 'USD', amount, reason: 'a correction' }
  const entered = await insist(world, world.admin, '/transactions', body)
  if (!entered) return
  const proposal = proposalIn(entered)
  const id = proposal ?? firstOf<{ id: string }>(entered).id
  const facts = proposal ? ['AdjustmentProposed'] : ['AdjustmentProposed', 'AdjustmentBooked']
  for (const fact of facts) world.acknowledged.push({ movement: 'adjustment', fact, commandId: id, uid })
  if (!proposal) return
  const decided = { movement: 'adjustment', uid, by: world.second, id }
  const way = world.random.next()
  if (way < 0.1) {
    const taken = { id, reason: 'the wire was found' }
    const back = { fact: 'AdjustmentWithdrawn', path: '/proposals/withdraw', body: taken } as const
    await step(world, { ...decided, by: world.admin, ...back })
  } else if (way < 0.4)
    await step(world, { ...decided, fact: 'AdjustmentBooked', path: '/adjustments/approve', body: { id } })
  else {
    const rejected = { id, reason: 'too much' }
    await step(world, { ...decided, fact: 'AdjustmentRejected', path: '/adjustments/reject', body: rejected })
  }
}

type Line = { readonly uid: string; readonly id: string; readonly type: string; readonly status: string }

/** Takes back one of the newest movements, and both administrators try: it is taken back once, or not at all. */
const reversal = async (world: World) => {
  const filter = encodeURIComponent(JSON.stringify({ limit: 50 }))
  const list = await insist(world, world.admin, `/transactions/list/${filter}`, undefined, { method: 'GET' })
  const lines = (list?.body.data as { data: readonly Line[] } | undefined)?.data ?? []
  const ours = lines.filter(
    ({ uid, type, status }) =>
      status === 'done' && type !== 'reversal' && world.people.some(person => person.uid === uid),
  )
  if (ours.length === 0) return
  const { uid, id } = world.random.of(ours)
  const taken = { movement: 'reversal', fact: 'MovementReversed', method: 'DELETE', uid } as const
  const body = { reason: 'booked by mistake' }
  await Promise.all(
    [world.admin, world.second].map(by =>
      step(world, { ...taken, by, path: `/transactions/${uid}.${id}`, body }),
    ),
  )
}

/** A person joins whom a member or an invite code brought, and finance verifies them: bonuses are due. */
const joining = async (world: World) => {
  const referral = world.random.of([world.random.of(world.people).uid, 'STORM', undefined])
  const email = `joined-${newKey()}@example.com`
  const uid = await register(world.random.of(world.bases), email, { ...demo, referral }).catch(
    () => undefined,
  )
  // A person whose registration was cut short would begin again; here, another one does.
  if (uid) await world.verify(uid)
}

/** A wallet in a currency that needs the house's consent. */
const currencyRequest = async (world: World) => {
  const by = world.random.of(world.people)
  const { uid } = by
  const key = newKey()
  const id = derivedId('idempotency', uid, key)
  if (!(await insist(world, by, '/wallet/create', { currency: 'CHF' }, { key }))) return
  const decided = { movement: 'currency request', uid, by: world.admin, id }
  if (world.random.next() < 0.2)
    await step(world, { ...decided, fact: 'CurrencyApproved', path: '/wallet/approvecurrency', body: { id } })
  else {
    const body = { id, reason: 'not now' }
    await step(world, { ...decided, fact: 'CurrencyRejected', path: '/wallet/rejectcurrency', body })
  }
}

/** A wallet in a currency that nothing else of the storm comes in, asked for twice at once: it is opened once, and once it is, that changes nothing. */
const openWallet = async (world: World) => {
  const by = world.random.of(world.people)
  const { uid } = by
  const currency = world.random.of(['EUR', 'LTC', 'BCH'])
  const opened = { movement: 'wallet', fact: 'WalletOpened', commandId: currency, uid }
  const known = world.acknowledged.some(
    ({ fact, commandId, uid }) => fact === opened.fact && commandId === currency && uid === by.uid,
  )
  if (!known) world.acknowledged.push(opened)
  const ask = () => insist(world, by, '/wallet/create', { currency })
  if ((await Promise.all([ask(), ask()])).some(answer => !answer))
    world.wrong.push(`${uid} may not open a wallet in ${currency}`)
}

export const office = making(
  ['openWallet', 'currencyRequest', 'adjustment', 'reversal', 'bonus'],
  [
    { name: 'adjustment', make: adjustment },
    { name: 'reversal', make: reversal },
    { name: 'joining', make: joining },
    { name: 'currency request', make: currencyRequest },
    { name: 'wallet', make: openWallet },
  ],
)
