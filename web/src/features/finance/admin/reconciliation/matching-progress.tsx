import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { groupWhole } from '../../../../i18n/amount.ts'

/** How far the workers are with a statement. */
export function MatchingProgress({ statement: { step, done, total } }: { statement: wire.StatementDetail }) {
  const { t } = useLingui()
  const [now, all] = [groupWhole(String(done)), groupWhole(String(total))]
  const words = {
    reading: t`Reading the file: ${now} of ${all} lines`,
    gathering: t`Reading the log: ${now} of ${all} events`,
    matching: t`Matching by the rules`,
    writing: t`Writing the result: ${now} of ${all}`,
  }
  return (
    <div className="stack gap-6">
      <progress
        aria-label={t`Progress of the matching`}
        value={done}
        max={Math.max(1, total)}
        style={{ width: '100%', accentColor: 'var(--accent)' }}
      />
      <span className="quiet figures wraps">{step ? words[step] : t`Waits for its turn`}</span>
    </div>
  )
}
