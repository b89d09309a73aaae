import { configOf } from '@strongroom/ledger/catalogue'
import { riskReleaseDecider } from '@strongroom/ledger/office'
import { walletDecider } from '@strongroom/ledger/wallet'
import { msg } from '#words'
import type { Asker } from '../../command/asking.ts'
import { type Reply, refused } from '../../command/replies.ts'
import type { Parts } from '../../dependencies.ts'
import { statusInLog } from '../../platform/cases/deciding.ts'
import type { ScanCase, ScanQuestion, ScanRow } from '../../vault/crypto-scans.ts'
import { judgeRisk, type Risk } from './judge-risk.ts'
import { type ScreeningParts, screen } from './screen-cases.ts'

/** A case that is screened, as its read model has it. */
export type Screened = {
  readonly kind: ScanCase
  readonly id: string
  readonly uid: string
  readonly currency: string
  readonly network: string
  /** The TXID of a top-up, or the address of a send. Undefined where it was erased. */
  readonly value: string | undefined
  /** 0 while it waits for a decision. */
  readonly status: number
}

export type RiskParts = ScreeningParts & Pick<Parts, 'ledger' | 'catalogue' | 'depositAddresses'>

/** The score above which a second administrator has to approve, from the settings. */
export const riskLimit = ({ catalogue }: Pick<Parts, 'catalogue'>): number =>
  Number(configOf(catalogue, 'riskScoreLimit'))

const questionsOf = async (
  { depositAddresses }: Pick<Parts, 'depositAddresses'>,
  { kind, id, uid, currency, network, value }: Screened,
): Promise<readonly ScanQuestion[]> => {
  if (value === undefined) return []
  const about = { case_kind: kind, case_id: id, uid, currency, network }
  if (kind !== 'top-up') return [{ ...about, kind: 'address', value }]
  const held = (await depositAddresses.of(uid)).filter(each => each.network === network)
  return [
    { ...about, kind: 'txid', value },
    ...held.slice(0, 1).map(({ ccaddress }) => ({ ...about, kind: 'address' as const, value: ccaddress })),
  ]
}

/** The scans of a case, entered if there are none. `isAnew`: all are asked again; otherwise only those never asked. */
export const screenedNow = async (
  parts: RiskParts,
  found: Screened,
  isAnew = false,
): Promise<readonly ScanRow[]> => {
  const { screening, cryptoScans } = parts
  const known = await cryptoScans.of(found.id)
  if (!screening) return known
  if (known.length === 0) await cryptoScans.enter(await questionsOf(parts, found))
  const entered = known.length > 0 ? known : await cryptoScans.of(found.id)
  const open = entered.filter(({ answered_date, tries }) => isAnew || (!answered_date && tries === 0))
  if (open.length === 0) return entered
  await Promise.all(open.map(scan => screen(parts, scan)))
  return cryptoScans.of(found.id)
}

/** The risk that scans give a case. */
export const riskOf = async (
  parts: Pick<RiskParts, 'ledger' | 'catalogue' | 'screening'>,
  { id, kind }: Pick<Screened, 'id' | 'kind'>,
  scans: readonly ScanRow[],
): Promise<Risk> =>
  judgeRisk({
    kind,
    scans,
    limit: riskLimit(parts),
    isScreened: parts.screening !== undefined,
    release: (await parts.ledger.load(riskReleaseDecider, id)).state,
  })

/**
 * Why a case is not approved now, if so: its risk takes a second administrator. A case that was never asked about is asked
 * about first. A repeated decision gets its answer again.
 */
export const whyRisky = async (
  parts: RiskParts,
  { commandId }: Pick<Asker, 'commandId'>,
  found: Screened,
): Promise<Reply | undefined> => {
  if (found.status !== 0) return undefined
  const risk = await riskOf(parts, found, await screenedNow(parts, found))
  if (!risk.isHeld || (await parts.ledger.knows(walletDecider, found.uid, commandId))) return undefined
  // One that is decided already is refused as such, whatever its read model shows.
  if (found.kind !== 'address' && (await statusInLog(parts, found.kind, found)) !== 'pending')
    return undefined
  return refused(
    'RISK_ABOVE_LIMIT',
    msg`The risk of this takes a second administrator: ask for one, or reject it`,
    { score: String(risk.score ?? ''), limit: String(riskLimit(parts)) },
  )
}
