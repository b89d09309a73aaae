import { latestProof } from '@strongroom/projections/proof'
import { type Bill, checkBills, listBills } from '@strongroom/projections/wallet'
import { contract } from '@strongroom/shared'
import { msg } from '#words'
import { HttpError } from '../command/http-error.ts'
import { atScale } from '../command/money.ts'
import { one, refused, rows } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { noMember } from '../platform/members/member-checks.ts'
import { balanceInLog } from './balance-in-log.ts'

const patienceMs = 2_000

const billOf = ({ catalogue }: Parts, { uid, currency, balance, accumulated }: Bill) => ({
  uid,
  currency,
  balance: atScale(catalogue, currency, balance),
  accumulated: atScale(catalogue, currency, accumulated),
})

/** Both sides shall have seen the same log: one that is behind would look wrong. */
const caughtUp = async ({ views, log }: Parts) =>
  views.waitForPosition(await log.head(), ['wallets', 'movements'], patienceMs)

/** All wallets at once; what the log comes to is what the workers' proof of it last found. */
const checkAll = implement(contract.wallet.checkBills, {
  handler: async ({ session }, parts) => {
    await caughtUp(parts)
    const [found, proof] = await Promise.all([checkBills(parts.db), latestProof(parts.db)])
    const differing = found.differing.map(each => billOf(parts, each))
    const log = proof ? { equal: proof.equal, number: proof.number, proven_date: proof.provenAt } : null
    const inLog = { log_equal: log?.equal ?? null, log_number: log?.number ?? null }
    const { checked } = found
    await parts.billChecks.keep(session.uid, { uid: null, currency: null, checked, differing, ...inLog })
    return one({ checked, differing, log })
  },
})

/** Wallets of a member as the read models show them and as the log has them, and those of them that differ. */
const lookAt = async (parts: Parts, uid: string, currency: string | undefined) => {
  await caughtUp(parts)
  const found = await listBills(parts.db, uid, currency)
  if (found.length === 0) throw HttpError.unknown()
  const bills = await Promise.all(
    found.map(async each => ({
      ...billOf(parts, each),
      in_log: atScale(parts.catalogue, each.currency, await balanceInLog(parts.log, uid, each.currency)),
    })),
  )
  const differing = bills.filter(
    ({ balance, accumulated, in_log }) => balance !== accumulated || balance !== in_log,
  )
  return { bills, differing }
}

type Named = { readonly uid?: string | undefined; readonly email?: string | undefined }

/** @throws {HttpError} INVALID where neither names a member, NOT_FOUND where they name none, or two */
const memberNamed = async ({ members }: Parts, { uid, email }: Named): Promise<string> => {
  if (email === undefined) {
    if (uid !== undefined) return uid
    throw HttpError.invalid([{ path: 'filter.uid', message: 'Required' }])
  }
  const member = await members.byEmail(email)
  if (!member || (uid !== undefined && uid !== member.uid)) throw noMember()
  return member.uid
}

/** Wallets of one member, for which the log itself is read. A movement between two looks makes them differ, so we look again. */
const checkOne = implement(contract.wallet.checkBill, {
  handler: async ({ filter: { currency, ...named }, session }, parts) => {
    const uid = await memberNamed(parts, named)
    let { bills, differing } = await lookAt(parts, uid, currency)
    if (differing.length > 0) ({ bills, differing } = await lookAt(parts, uid, currency))
    await parts.billChecks.keep(session.uid, {
      uid,
      currency: currency ?? null,
      checked: bills.length,
      differing: differing.map(({ in_log: _, ...bill }) => bill),
      log_equal: bills.every(({ balance, in_log }) => balance === in_log),
      log_number: null,
    })
    const [first] = differing
    if (!first) return rows(bills)
    const { balance, accumulated, in_log } = first
    return refused('BILL_DIFFERS', msg`The wallet differs from its transactions`, {
      ...(currency === undefined ? { currency: first.currency } : {}),
      balance,
      accumulated,
      in_log,
    })
  },
})

const kept = implement(contract.wallet.billChecks, {
  handler: async (_, { billChecks, members }) => {
    const found = await billChecks.latest()
    const names = await members.namesOf(found.map(({ by }) => by))
    return rows(found.map(row => ({ ...row, by_name: names(row.by).username })))
  },
})

/** Comparisons of wallets with their transactions and with the log. */
export const billCheckCalls: readonly Call[] = [checkAll, checkOne, kept]
