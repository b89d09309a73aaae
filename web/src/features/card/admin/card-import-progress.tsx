import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { problemOf } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { groupWhole } from '../../../i18n/amount.ts'
import { Notice } from '../../../parts/notice.tsx'
import { Problems } from './card-import-problems.tsx'
import { cardImportQuery } from './queries.ts'

/** A large file whose booking was begun: how far it is, and how it ends. `onDone` leads back to where it was begun. */
export function CardImportProgress({ id, onDone }: { id: string; onDone?: () => void }) {
  const { t, i18n } = useLingui()
  const words = useProblemWords()
  const { data: progress, error } = useQuery(cardImportQuery(id))
  const done = i18n.number(progress?.done ?? 0)
  const rows = i18n.number(progress?.rows ?? 0)
  const fresh = groupWhole(String(progress?.fresh ?? 0))
  const isBooking = progress?.state === 'booking'
  const isUnderWay = isBooking || progress?.state === 'ready'
  return (
    <div className="stack gap-12">
      {isUnderWay && (
        <Notice
          tone="waiting"
          title={isBooking ? t`The rows are being booked` : t`The rows are being prepared`}
        >
          {t`${done} of ${rows} rows. This goes on when you leave this page.`}
          {onDone && <span> {t`You will find it under Imports.`}</span>}
        </Notice>
      )}
      {isUnderWay && (
        <progress
          aria-label={t`Progress of the import`}
          value={progress.done}
          max={progress.rows}
          style={{ width: '100%' }}
        />
      )}
      {progress?.state === 'booked' && <Notice tone="proven" title={t`${fresh} rows are booked`} isUrgent />}
      {progress?.state === 'refused' && <Problems problems={progress.problems} />}
      {!progress && error && <Notice tone="wrong" title={words(problemOf(error))} isUrgent />}
      {onDone && (
        <div>
          <Button onClick={onDone}>{isUnderWay ? t`Back` : t`Done`}</Button>
        </div>
      )}
    </div>
  )
}
