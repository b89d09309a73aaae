import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { IconShieldCheck, IconShieldQuestion, IconShieldX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { proofQuery } from '../features/wallet/queries.ts'
import { groupWhole } from './amount.ts'
import './parts.css'
import { useAge } from './time.ts'
import { useNow } from './use-countdown.ts'

const OLD_MS = 60_000

type ProofState = 'equal' | 'old' | 'differs' | 'unknown'

/** How much the last proof still says at `nowMs`. */
export function proofState(proof: wire.Proof | undefined, nowMs: number): ProofState {
  if (!proof) return 'unknown'
  if (!proof.equal) return 'differs'
  return nowMs - Date.parse(proof.checked_date) > OLD_MS ? 'old' : 'equal'
}

/** A log position as people count: `00000000000000018204` as `18,204`. */
export const eventNumber = (position: string): string =>
  groupWhole(position.split('/')[0]?.replace(/^0+(?=\d)/, '') || '0')

const ICONS = {
  equal: IconShieldCheck,
  old: IconShieldCheck,
  differs: IconShieldX,
  unknown: IconShieldQuestion,
}

/** Always in sight where money is: what the books say about themselves. */
export function ProofLine() {
  const { t } = useLingui()
  const age = useAge()
  const now = useNow(true)
  const { data: proof } = useQuery(proofQuery)
  const state = proofState(proof ?? undefined, now)
  const event = groupWhole(String(proof?.number ?? 0))
  const since = proof ? age(Date.parse(proof.checked_date), now) : ''
  const place = proof?.difference ? `${proof.difference.view}, ${proof.difference.key}` : ''
  const Icon = ICONS[state]
  const words = {
    equal: t`Balances equal the log up to event ${event}`,
    old: t`Balances equal the log up to event ${event}`,
    differs: place
      ? t`The books differ from the log: ${place}`
      : t`The books differ from the log. We have been told.`,
    unknown: t`Balances are being compared with the log`,
  }
  return (
    <div className="proof" data-state={state}>
      <Icon size={18} stroke={1.8} aria-hidden />
      <span className="figures" style={{ whiteSpace: 'normal' }}>
        {words[state]}
      </span>
      {state !== 'unknown' && <span className="proof-age figures">{t`${since} ago`}</span>}
    </div>
  )
}
