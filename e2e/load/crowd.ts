import { members } from '@strongroom/api'
import { type MemberCommand, memberDecider } from '@strongroom/ledger/account'
import { createLedger, derivedId } from '@strongroom/ledger/eventlog'
import { openLog } from '@strongroom/ledger/eventlog/log'
import { submitTopUp } from '@strongroom/ledger/top-up'
import { walletDecider } from '@strongroom/ledger/wallet'
import { Pool } from 'pg'
import type { Cluster } from '../lib/cluster.ts'

/** A member with an account, an address of their own on the network, and a hundred dollars. */
export type Passerby = { readonly uid: string; readonly email: string; readonly address: string }

const usd = { code: 'USD', scale: 2 }
const system = { kind: 'system', id: 'crowd' } as const

/**
 * Brings many verified members with money in, straight into the stores: to register them would cost as much processor time as
 * the load itself. All have the secrets of the demo's Ada, which are hashed already.
 */
export const crowd = async (platform: Cluster, count: number): Promise<readonly Passerby[]> => {
  const pool = new Pool({ connectionString: platform.databaseUrl, max: 8 })
  pool.on('error', () => {})
  const log = await openLog(platform)
  const ledger = createLedger({ log })
  const hashed = await members.credentials(pool, 'ada@example.com')
  if (!hashed?.password || !hashed.pin) throw new Error('the demo is not there')
  const { password, pin } = hashed

  const bringIn = async (n: number): Promise<Passerby> => {
    const email = `crowd-${n}@example.com`
    const profile = { email, username: `crowd ${n}`, language: 'en', userType: 0, password, pin } as const
    const uid = (await members.add(pool, profile)) ?? (await members.byEmail(pool, email))?.uid
    if (!uid) throw new Error(`${email} could not be added`)
    const about = (what: string) => ({
      id: derivedId('crowd', uid, what),
      actor: system,
      correlationId: 'crowd',
    })
    const standing = (command: MemberCommand) =>
      ledger.handle(memberDecider, uid, { ...about(command.type), command })
    await standing({ type: 'RegisterMember', input: { userType: 0 } })
    await members.setRegistered(pool, uid)
    await standing({ type: 'DecideKyc', input: { status: 1 } })
    const topUpId = derivedId('crowd', uid, 'money')
    const input = { topUpId, currency: 'USD', network: 'BANK', amount: '100.00', txid: topUpId }
    const given = { verified: true, currency: usd, networkOffered: true }
    const submitted = { type: 'SubmitTopUp', input, given } as const
    await submitTopUp(ledger, uid, { ...about('submit'), command: submitted })
    const approved = {
      type: 'ApproveTopUp',
      input: { topUpId },
      given: { approver: 'crowd', currency: usd },
    } as const
    await ledger.handle(walletDecider, uid, { ...about('approve'), command: approved })
    return { uid, email, address: `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` }
  }
  try {
    const people: Passerby[] = []
    for (let n = 1; n <= count; n += 50)
      people.push(
        ...(await Promise.all(Array.from({ length: Math.min(50, count - n + 1) }, (_, i) => bringIn(n + i)))),
      )
    return people
  } finally {
    await log.close()
    await pool.end()
  }
}
