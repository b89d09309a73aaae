import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { exportProblems } from '@strongroom/shared/words/exports/problem'
import { useAge } from '../../../i18n/time.ts'
import { useWordsOf } from '../../../i18n/word.ts'
import { bytesText } from '../../../parts/bytes-text.ts'
import { Status } from '../../../parts/status.tsx'
import { UtcTime } from '../../../parts/utc-time.tsx'

type Props = { row: wire.ExportRecord }

/** Where an export stands: how far it is made, until when it is kept, or why it could not be made and what to do. */
export function ExportState({ row }: Props) {
  const { t } = useLingui()
  if (row.status === 1) return <Ready row={row} />
  if (row.status === -2)
    return <Status state="reversed">{t`Expired. Open the list and save it again.`}</Status>
  if (row.status === -1) return <Failed row={row} />
  if (row.begin_date === null) return <Status state="waiting">{t`Waits for its turn`}</Status>
  return <Progress row={row} />
}

function Ready({ row }: Props) {
  const { t, i18n } = useLingui()
  const rows = i18n.number(row.rows)
  const size = bytesText(row.bytes)
  return (
    <span className="export-state">
      <Status state="settled">{t`Ready`}</Status>
      <span className="figures quiet">{t`${rows} rows · ${size}`}</span>
      {row.expire_date && (
        <span className="quiet export-line">
          {t`Kept until`} <UtcTime at={row.expire_date} isQuiet />
        </span>
      )}
    </span>
  )
}

function Failed({ row: { problem } }: Props) {
  const { t } = useLingui()
  const reasons: Readonly<Record<NonNullable<typeof problem>, string>> = {
    filter: t`The list does not take this filter any more. Set it again and save the list once more.`,
    ...useWordsOf(exportProblems),
  }
  return (
    <span className="export-state">
      <Status state="wrong">{t`Could not be made`}</Status>
      <span className="quiet export-line">{reasons[problem ?? 'broken']}</span>
    </span>
  )
}

function Progress({ row: { rows, total, left_seconds } }: Props) {
  const { t, i18n } = useLingui()
  const age = useAge()
  const share = total > 0 ? Math.min(1, rows / total) : 0
  const [read, all] = [rows, total].map(count => i18n.number(count))
  const percent = i18n.number(share, { style: 'percent', maximumFractionDigits: 0 })
  const left = left_seconds === null ? '' : age(0, left_seconds * 1000)
  return (
    <span className="export-state">
      <progress value={share} max={1} aria-label={t`Progress`} />
      <span className="figures">{t`${read} of ${all} rows · ${percent}`}</span>
      {left && <span className="quiet">{t`About ${left} left`}</span>}
    </span>
  )
}
