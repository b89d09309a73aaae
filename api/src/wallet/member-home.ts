import { countBankAccounts } from '@strongroom/projections/bank'
import { type FixedDepositRow, nextToMature } from '@strongroom/projections/earn'
import { countOwnWaiting, type WaitingRow } from '@strongroom/projections/office'
import { hasReceived, sumSince } from '@strongroom/projections/statement'
import { contract, wire } from '@strongroom/shared'
import { atScale } from '../command/money.ts'
import { one } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { waitingRecord } from '../platform/cases/waits.ts'

const waitsOf = (parts: Parts, rows: readonly WaitingRow[]): wire.WaitingCases[] => {
  const byKind = Map.groupBy<wire.CaseKind, WaitingRow>(rows, ({ kind }) => kind)
  return wire.caseKinds.flatMap(kind => {
    const found = byKind.get(kind)
    return found ? [waitingRecord(parts, kind, found)] : []
  })
}

const maturing = ({ catalogue }: Parts, row: FixedDepositRow | undefined): wire.MemberHome['matures'] =>
  row?.matures_on
    ? {
        id: row.id,
        currency: row.currency,
        day: row.matures_on,
        principal: atScale(catalogue, row.currency, row.principal),
      }
    : null

const home = implement(contract.wallet.home, {
  handler: async ({ session: { uid }, filter }, parts) => {
    const { db, catalogue, passkeys, authenticators } = parts
    const [sums, waiting, next, funded, banks, own, { since }] = await Promise.all([
      sumSince(db, { uid, ...filter }),
      countOwnWaiting(db, uid),
      nextToMature(db, uid),
      hasReceived(db, uid),
      countBankAccounts(db, uid),
      passkeys.of(uid),
      authenticators.of(uid),
    ])
    const month = sums.map(({ currency, came, left }) => ({
      currency,
      came: atScale(catalogue, currency, came),
      left: atScale(catalogue, currency, left),
    }))
    return one({
      month,
      waits: waitsOf(parts, waiting),
      matures: maturing(parts, next),
      funded: funded ? 1 : 0,
      banks,
      passkeys: own.length,
      authenticator: since ? 1 : 0,
    })
  },
})

/** A member's first screen, beside the balances. */
export const memberHome: readonly Call[] = [home]
