import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { wire } from '@strongroom/shared'
import { useSubmit } from '../../../client/submit.ts'
import { groupWhole } from '../../../i18n/amount.ts'
import { Facts } from '../../../parts/facts.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import { RowProblems } from './card-import-problems.tsx'
import { CsvInput } from './csv-input.tsx'
import { sendCardsFile } from './queries.ts'
import { useCsvFile } from './use-csv-file.ts'

const COLUMNS = 'email, card_id, card_number, cvv, expiration_date; status, reason'
const { rows, bytes } = wire.cardsFileLimits

/** A file of cards that the issuer has made: chosen, looked through, then entered in full or not at all. */
export function CardsFile({ onDone }: { onDone: () => void }) {
  const { t, i18n } = useLingui()
  const look = useSubmit(sendCardsFile)
  const sent = useSubmit(sendCardsFile)
  const { file, choose, sendIt, isBusy } = useCsvFile({ look, sent, mostBytes: bytes })
  const report = look.data
  const mostRows = i18n.number(rows)
  if (sent.data) return <Entered report={sent.data} onDone={onDone} />
  return (
    <div className="stack gap-16">
      <CsvInput
        label={t`CSV file of cards`}
        description={
          <>
            {t`Up to ${mostRows} cards; all of them are entered, or none. The CVV is checked for its form and not kept.`}{' '}
            {t`Columns; the last two may be missing:`} <span className="mono">{COLUMNS}</span>
          </>
        }
        file={file}
        mostBytes={bytes}
        isBusy={isBusy}
        onChoose={choose}
      />
      {look.isPending && <p role="status">{t`Looking through the file`}</p>}
      <ProblemNotice of={sent.error ?? look.error} />
      {report && <Report report={report} />}
      <div className="row wrap gap-10">
        {report && report.problems.length === 0 && (
          <Button onClick={sendIt} loading={sent.isPending}>
            {t`Enter ${groupWhole(String(report.rows))} cards`}
          </Button>
        )}
        <Button variant="default" onClick={onDone} disabled={sent.isPending}>
          {t`Back`}
        </Button>
      </div>
    </div>
  )
}

function Report({ report: { rows, fresh, there, problems } }: { report: wire.CardsAdded }) {
  const { t, i18n } = useLingui()
  const mostRows = i18n.number(wire.cardsFileLimits.rows)
  const figure = (count: number) => <span className="figures">{groupWhole(String(count))}</span>
  return (
    <div className="stack gap-12">
      {problems.length === 0 ? (
        <Notice tone="proven" title={t`Every card can be entered`}>
          {t`Nothing has been entered yet.`}
        </Notice>
      ) : (
        <RowProblems
          problems={problems}
          title={t`This file cannot be entered as it is`}
          text={t`Correct these rows, then choose the file again. Nothing was entered.`}
          otherWords={{ 'batch-too-long': t`A file may have at most ${mostRows} cards. Split it.` }}
        />
      )}
      <Facts
        rows={[
          { label: t`Rows`, value: figure(rows) },
          problems.length === 0 && { label: t`Would be entered`, value: figure(fresh) },
          { label: t`Entered before`, value: figure(there) },
        ]}
      />
    </div>
  )
}

function Entered({ report, onDone }: { report: wire.CardsAdded; onDone: () => void }) {
  const { t } = useLingui()
  const [fresh, there] = [groupWhole(String(report.fresh)), groupWhole(String(report.there))]
  return (
    <div className="stack gap-12">
      <Notice tone="proven" title={t`${fresh} cards are entered`} isUrgent>
        {report.there > 0 && t`${there} had been entered before; their states are as the file says.`}
      </Notice>
      <div>
        <Button onClick={onDone}>{t`Done`}</Button>
      </div>
    </div>
  )
}
