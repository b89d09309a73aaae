import { setTimeout as sleep } from 'node:timers/promises'
import { derivedId } from '@strongroom/ledger/eventlog'
import { Decimal } from '@strongroom/shared'
import { demo, proveEmail } from '../../lib/client.ts'
import { AccountClosed } from '../codes.ts'
import { insist, type Person, type World } from '../world.ts'
import { inPath } from './cards.ts'
import { making } from './movement.ts'
import { newcomer } from './newcomer.ts'
import { pay } from './payments.ts'

/** The part of the voucher that some leavers keep: less than the fee of sending it. */
const rest = { currency: 'XTP', amount: '0.5' } as const
type Rests = readonly (typeof rest)[]

/** A new member pays away their voucher, or all but what they give up, and deletes their account, while another member pays them. */
const leave = async (world: World) => {
  const by = await newcomer(world)
  if (!by) return
  const friend = world.random.of(world.people)
  const rests: Rests = world.random.next() < 0.5 ? [rest] : []
  const [gone] = await Promise.all([
    untilGone(world, by, friend, rests),
    pay(world, friend, by, { currency: 'USD', amount: '0.50' }),
  ])
  if (!gone) return
  const left = { movement: 'leaving', uid: by.uid }
  const given = rests.map(({ amount, currency }) => `${amount} ${currency}`)
  world.acknowledged.push(
    { ...left, fact: 'WalletClosed', commandId: derivedId(by.uid, 'close wallet', ...given) },
    { ...left, fact: 'MemberDeleted', commandId: derivedId(by.uid, 'delete member') },
  )
}

const patience = 300

/**
 * Empties the wallet, but for `rests`, and asks to be deleted, again and again: a member whose session is over is gone. Goes on when the storm is
 * over, because a deletion that was asked for and not answered may be finished by a process that starts later.
 */
const untilGone = async (world: World, by: Person, friend: Person, rests: Rests): Promise<boolean> => {
  const { email } = by.session
  for (let attempt = 1; attempt <= patience; attempt++) {
    const wallets = await insist(world, by, inPath('/wallets/userWallet', {}), undefined, {
      method: 'GET',
      isLeaving: true,
    })
    if (!wallets) return true
    for (const { currency, amount } of wallets.body.data as readonly Record<
      'currency' | 'amount',
      string
    >[]) {
      const kept = rests.find(each => each.currency === currency)?.amount ?? '0'
      const paid = new Decimal(amount).minus(kept)
      if (paid.greaterThan(0))
        await pay(world, by, friend, { currency, amount: paid.toFixed() }, { isLeaving: true }).catch(
          unlessClosed,
        )
    }
    const prove = proveEmail(world.random.of(world.bases), email, 'delaccount')
    const fp_session_key = await prove.catch(() => undefined)
    const give_up = rests.length > 0 ? { give_up: rests } : {}
    const body = { email, password: demo.password, fp_session_key, ...give_up }
    if (fp_session_key && (await insist(world, by, '/user/deleteaccount', body, { isLeaving: true })))
      return true
    await sleep(100)
  }
  world.wrong.push(`${by.uid} could not leave`)
  return false
}

/** A deletion that was asked for before may end between two steps: the next look at the wallets says so. */
const unlessClosed = (error: unknown): void => {
  if (!(error instanceof AccountClosed)) throw error
}

export const leaving = making(['closeWallet'], [{ name: 'leaving', make: leave }])
