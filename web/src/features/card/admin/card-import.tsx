import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { wire } from '@strongroom/shared'
import { cardLineTypes } from '@strongroom/shared/words/card/kind'
import { useSubmit } from '../../../client/submit.ts'
import { groupWhole } from '../../../i18n/amount.ts'
import { useWordsOf } from '../../../i18n/word.ts'
import { BooksHold, useBooksHold } from '../../../parts/books-hold.tsx'
import { Facts } from '../../../parts/facts.tsx'
import { Money } from '../../../parts/money.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import { WaitsForSecond } from '../../../platform/cases/admin/waits-for-second.tsx'
import { Problems } from './card-import-problems.tsx'
import { CardImportProgress } from './card-import-progress.tsx'
import { CsvInput } from './csv-input.tsx'
import { sendCardFile } from './queries.ts'
import { useCsvFile } from './use-csv-file.ts'

const COLUMNS =
  'card_id, spend_type, amount, settlement_date, purchase_date, merchant, network_transaction_id; description, mcc, memo'

const { rows, bytes } = wire.cardFileLimits
const megabytes = bytes / 1024 / 1024

/** A file of what the network settled: chosen, looked through, then booked in full or not at all. */
export function CardImport({ onDone }: { onDone: () => void }) {
  const { t } = useLingui()
  const look = useSubmit(sendCardFile)
  const book = useSubmit(sendCardFile)
  const { file, choose, sendIt, isBusy } = useCsvFile({ look, sent: book, mostBytes: bytes })
  const isHeld = useBooksHold()
  const report = look.data?.data[0]
  const failed = book.error ?? look.error
  const [booked] = book.data?.data ?? []
  if (book.data?.proposal) return <WaitsForSecond />
  if (booked?.begun) return <CardImportProgress id={booked.id} onDone={onDone} />
  if (booked) return <Booked report={booked} onDone={onDone} />
  return (
    <div className="stack gap-16">
      <ChosenFile file={file} onChoose={choose} isBusy={isBusy} />
      {look.isPending && <p role="status">{t`Looking through the file`}</p>}
      <ProblemNotice of={failed} />
      {report && <Report report={report} />}
      <BooksHold isHeld={isHeld} />
      <Actions report={report} isHeld={isHeld} onDone={onDone} onBook={sendIt} isBooking={book.isPending} />
    </div>
  )
}

function Report({ report }: { report: wire.CardImport }) {
  const { t } = useLingui()
  const { rows, fresh, there, totals, problems } = report
  const isGood = problems.length === 0
  const kinds: Record<wire.CardLogKind, string> = {
    ...useWordsOf(cardLineTypes),
    purchase: t`Purchases`,
    credit: t`Credits`,
    fee: t`Card fees`,
  }
  return (
    <div className="stack gap-12">
      {isGood && fresh > 0 && (
        <Notice tone="proven" title={t`Every row can be booked`}>
          {t`Nothing has been booked yet.`}
        </Notice>
      )}
      {isGood && fresh === 0 && (
        <Notice tone="proven" title={t`Every row of this file has been booked before`} />
      )}
      {!isGood && <Problems problems={problems} />}
      <Facts
        rows={[
          { label: t`Rows`, value: <span className="figures">{groupWhole(String(rows))}</span> },
          isGood && {
            label: t`Would be booked`,
            value: <span className="figures">{groupWhole(String(fresh))}</span>,
          },
          { label: t`Booked before`, value: <span className="figures">{groupWhole(String(there))}</span> },
          ...(isGood ? totals : []).map(({ kind, currency, amount, rows }) => ({
            label: (
              <>
                {kinds[kind]} <span className="figures quiet">× {groupWhole(String(rows))}</span>
              </>
            ),
            value: <Money amount={amount} currency={currency} exact isStrong />,
          })),
        ]}
      />
      {isGood && report.belowZeroCount > 0 && <BelowZero report={report} />}
    </div>
  )
}

function BelowZero({ report: { belowZero, belowZeroCount } }: { report: wire.CardImport }) {
  const { t } = useLingui()
  const more = belowZeroCount - belowZero.length
  return (
    <Notice tone="waiting" title={t`Cards that would be below zero`}>
      {belowZero.map(({ row, card_id, currency, balance }) => (
        <span key={row} className="block">
          {t`Row ${row}`} · <span className="mono">{card_id}</span> ·{' '}
          <Money amount={balance} currency={currency} size="sm" exact />
        </span>
      ))}
      {more > 0 && t`${more} more rows do so.`}
    </Notice>
  )
}

function Booked({ report, onDone }: { report: wire.CardImport; onDone: () => void }) {
  const { t } = useLingui()
  const [fresh, there] = [groupWhole(String(report.fresh)), groupWhole(String(report.there))]
  return (
    <div className="stack gap-12">
      <Notice tone="proven" title={t`${fresh} rows are booked`} isUrgent>
        {report.there > 0 && t`${there} had been booked before and stayed as they were.`}
      </Notice>
      <div>
        <Button onClick={onDone}>{t`Done`}</Button>
      </div>
    </div>
  )
}

function ChosenFile(chosen: Pick<Parameters<typeof CsvInput>[0], 'file' | 'onChoose' | 'isBusy'>) {
  const { t, i18n } = useLingui()
  const mostRows = i18n.number(rows)
  return (
    <CsvInput
      {...chosen}
      label={t`CSV file, sorted by settlement date`}
      description={
        <>
          {t`Up to ${mostRows} rows and ${megabytes} MB; all of them are booked, or none.`}{' '}
          {t`Columns; the last three may be missing:`} <span className="mono">{COLUMNS}</span>
        </>
      }
      mostBytes={bytes}
    />
  )
}

type ActionsProps = {
  report: wire.CardImport | undefined
  isHeld: boolean
  onDone: () => void
  onBook: () => void
  isBooking: boolean
}

function Actions({ report, isHeld, onDone, onBook, isBooking }: ActionsProps) {
  const { t } = useLingui()
  return (
    <div className="row wrap gap-10">
      {report && report.problems.length === 0 && report.fresh > 0 && (
        <Button onClick={onBook} loading={isBooking} disabled={isHeld}>
          {t`Book ${groupWhole(String(report.fresh))} rows`}
        </Button>
      )}
      <Button variant="default" onClick={onDone} disabled={isBooking}>
        {t`Back`}
      </Button>
    </div>
  )
}
