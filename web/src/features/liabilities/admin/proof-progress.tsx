import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useAge, utcText } from '../../../i18n/time.ts'

type Progress = NonNullable<wire.LiabilitiesStanding['progress']>

/** How far a proof of liabilities has come that is being made, and when its step will be done at this pace. */
export function ProofProgress({ progress }: { progress: Progress }) {
  const { t } = useLingui()
  const { done, total, began_date } = progress
  const began = utcText(began_date)
  return (
    <div className="stack gap-6 mt-12">
      <strong>{t`A proof is being made since ${began}`}</strong>
      <progress
        aria-label={t`Progress of the proof of liabilities`}
        value={done}
        max={Math.max(1, total)}
        style={{ width: '100%', accentColor: 'var(--accent)' }}
      />
      <Step progress={progress} />
    </div>
  )
}

function Step({ progress: { step, done, total, eta_ms } }: { progress: Progress }) {
  const { t, i18n } = useLingui()
  const age = useAge()
  const [many, all] = [i18n.number(done), i18n.number(total)]
  const share = i18n.number(total === 0 ? 1 : Math.floor((done / total) * 100) / 100, { style: 'percent' })
  const left = age(0, eta_ms ?? 0)
  const text =
    step === 'reading'
      ? t`${share}: ${many} of ${all} events of the log read`
      : t`${share}: ${many} of ${all} nodes of the trees kept`
  return (
    <span className="quiet figures wraps">
      {text}
      {eta_ms !== null && ` · ${t`${left} left`}`}
    </span>
  )
}
