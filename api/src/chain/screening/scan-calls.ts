import { type ChainSendRow, findChainSends } from '@strongroom/projections/chain'
import { findRiskRelease } from '@strongroom/projections/office'
import { findTopUps, type TopUpRow } from '@strongroom/projections/top-up'
import { contract, type wire } from '@strongroom/shared'
import { msg } from '#words'
import { namedPage } from '../../command/named-page.ts'
import { refusalOf } from '../../command/refusals.ts'
import { one, refused } from '../../command/replies.ts'
import type { Parts } from '../../dependencies.ts'
import { type Call, implement } from '../../http/call.ts'
import { type FindingParts, findCase, statusInLog } from '../../platform/cases/deciding.ts'
import { knownChange, propose } from '../../platform/proposals/proposing.ts'
import type { ScanRow } from '../../vault/crypto-scans.ts'
import { searched } from '../../vault/searched.ts'
import { findSend } from '../chain-send.case.ts'
import { scanCsv } from '../words.ts'
import { riskLimit, riskOf, type Screened, screenedNow } from './case-risk.ts'
import { risksOf } from './judge-risk.ts'
import { knownTransaction } from './known-transaction.ts'

type Case = Screened & { readonly amount: string }

const recordOf = ({ uid: _, tries, ...row }: ScanRow): wire.CaseRisk['scans'][number] => ({
  ...row,
  risks: [...row.risks],
  status: row.answered_date ? 1 : tries > 0 ? -1 : 0,
})

type Find<Row> = (parts: Parts, id: string) => Promise<Row | undefined>

/** As read models show them. */
const shown = {
  topUp: async ({ db }: Parts, id: string) => (await findTopUps(db, id))[0],
  send: async ({ db }: Parts, id: string) => (await findChainSends(db, id))[0],
}

/** As the log has them. */
const toDecide = {
  topUp: (parts: FindingParts, id: string) => findCase(parts, 'top_ups', id, findTopUps),
  send: findSend,
}

/** A case by its id: a top-up, a send on chain, or an address of a book. */
const findScreened = async (
  parts: Parts,
  id: string,
  find: { readonly topUp: Find<TopUpRow>; readonly send: Find<ChainSendRow> } = shown,
): Promise<Case | undefined> => {
  const { addressBook } = parts
  const topUp = await find.topUp(parts, id)
  if (topUp) return { ...topUp, kind: 'top-up', value: topUp.txid }
  const send = await find.send(parts, id)
  const address = (await addressBook.byIds([send?.address_id ?? id])).get(send?.address_id ?? id)
  if (send) return { ...send, kind: 'chain-send', value: address?.address }
  return address && { ...address, kind: 'address', value: address.address, amount: '0', status: 1 }
}

const recordOfRisk = async (
  parts: Parts,
  found: Screened,
  scans: readonly ScanRow[],
): Promise<wire.CaseRisk> => {
  const { score, isHeld, isReleased } = await riskOf(parts, found, scans)
  const waiting = isHeld ? await findRiskRelease(parts.db, found.id) : undefined
  return {
    service: parts.screening?.source ?? 'none',
    score,
    limit: riskLimit(parts),
    held: isHeld,
    released: isReleased,
    proposal: waiting?.id ?? null,
    scans: scans.map(recordOf),
    transaction: await knownTransaction(parts, found, scans),
  }
}

const scans = implement(contract.chain.scans, {
  csv: scanCsv,
  handler: async ({ filter }, parts) => {
    const { rows, total } = await parts.cryptoScans.list(await searched(parts.members, filter))
    const limit = riskLimit(parts)
    return namedPage(parts, { total, rows: rows.map(row => ({ ...recordOf(row), uid: row.uid, limit })) })
  },
})

const caseRisk = implement(contract.chain.caseRisk, {
  handler: async ({ params }, parts) => {
    const found = await findScreened(parts, params.id)
    if (!found) return refusalOf({ kind: 'case-unknown' })
    return one(await recordOfRisk(parts, found, await parts.cryptoScans.of(found.id)))
  },
})

const screenAgain = implement(contract.chain.screenAgain, {
  limits: ({ session }) => [{ key: `screen again ${session?.uid}`, most: 60, seconds: 60 }],
  handler: async ({ body }, parts) => {
    if (!parts.screening) return refused('SCREENING_MISSING', msg`No screening service is connected`)
    const found = await findScreened(parts, body.id, toDecide)
    if (!found) return refusalOf({ kind: 'case-unknown' })
    const began = parts.now()
    const rows = await screenedNow(parts, found, true)
    const hasAnswered = rows.some(
      row => row.answered_date !== null && Date.parse(row.answered_date) >= +began - 1,
    )
    if (!hasAnswered) return refused('SCREENING_AWAY', msg`The screening service does not answer`)
    return one(await recordOfRisk(parts, found, rows))
  },
})

const release = implement(contract.chain.releaseRisk, {
  handler: async (ask, parts) => {
    const { id, reason } = ask.body
    // A retry asks for the same, whatever the service says by now.
    const before = await knownChange(parts, ask.commandId)
    if (before?.kind === 'risk-release' && before.caseId === id && before.reason === reason.trim())
      return propose(parts, ask, before)
    const found = await findScreened(parts, id, toDecide)
    if (!found || found.kind === 'address') return refusalOf({ kind: 'case-unknown' })
    const { kind: screened, uid, currency, amount } = found
    const status = await statusInLog(parts, screened, found)
    if (status !== 'pending') return refusalOf({ kind: 'already-decided', status: status ?? 'rejected' })
    const rows = await screenedNow(parts, found)
    const { score, isHeld } = await riskOf(parts, found, rows)
    if (!isHeld) return refused('RISK_NOT_HELD', msg`The risk of this takes no second administrator`)
    const seen = { score, risks: risksOf(rows) }
    const change = { screened, caseId: id, uid, currency, amount, ...seen, reason: reason.trim() }
    return propose(parts, ask, { kind: 'risk-release', ...change })
  },
})

/** Screened addresses and TXIDs, and the cases that wait for a second administrator because of them. */
export const scanCalls: readonly Call[] = [scans, caseRisk, screenAgain, release]
