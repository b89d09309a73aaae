import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { InState, type States } from '../../../parts/lists/columns.tsx'
import { Status } from '../../../parts/status.tsx'

/** How a card stands, as administrators say it. */
const STANDING: States<wire.CardStatus> = {
  [-1]: { state: 'wrong', name: msg`Blocked` },
  0: { state: 'waiting', name: msg`No card` },
  1: { state: 'waiting', name: msg`Pending review` },
  2: { state: 'settled', name: msg`Active` },
  3: { state: 'waiting', name: msg`In arrears` },
}

/** The status of a card, and whether its holder has frozen it. */
export function CardStanding({ status, frozen = 0 }: { status: wire.CardStatus; frozen?: 0 | 1 }) {
  const { t } = useLingui()
  return (
    <>
      <InState {...STANDING[status]} />
      {frozen === 1 && <Status state="waiting">{t`Frozen by its holder`}</Status>}
    </>
  )
}

const { 0: _, ...cards } = STANDING
/** States to filter cards by: there is a card. */
export const cardStates = cards

/** The last digits of a card, as far as they are known. */
export function LastDigits({ of: digits }: { of: string | null }) {
  const { t } = useLingui()
  return <span className="figures">{digits ? `•••• ${digits}` : t`Not entered yet`}</span>
}

/** Words for the kind of a card's line. */
export function useLineWords(): (line: Pick<wire.CardTransaction, 'type' | 'spend_type'>) => string {
  const { t } = useLingui()
  const words = {
    charge: t`Charge`,
    spend: t`Purchase`,
    fee: t`Card fee`,
    bonus: t`Bonus`,
    'referrer-bonus': t`Referrer bonus`,
    'referee-bonus': t`Referee bonus`,
    withdrawal: t`Card to bank`,
  }
  return ({ type, spend_type }) => (spend_type === 'credit' ? t`Card credit` : words[type])
}

/** Words for the problems of a file's row. The screen shows any other as the server says it. */
const PROBLEMS: Readonly<Record<string, MessageDescriptor>> = {
  missing: msg`is missing`,
  'missing-column': msg`is a column that every file needs`,
  wrong: msg`is not valid`,
  'unknown-field': msg`is a column nobody knows`,
  'not-csv': msg`This is not a CSV file with a head.`,
  'card-unknown': msg`No card has this code.`,
  'card-number-differs': msg`The card’s number ends differently.`,
  'currency-differs': msg`The card is kept in another currency.`,
  'in-future': msg`This day is not over.`,
  'own-case': msg`This is your own card. Another administrator has to import it.`,
  'batch-empty': msg`There is nothing in this file.`,
  'batch-too-long': msg`A file may have at most 200,000 rows. Split it.`,
  'needs-second': msg`A second administrator has to decide about its credits. Split it into files of at most 10,000 rows.`,
  'batch-not-sorted': msg`It settled before the row above. Sort the file by settlement date.`,
  'batch-repeats': msg`This network transaction is in the file twice.`,
  'transaction-taken': msg`This network transaction belongs to another card.`,
  'transaction-differs': msg`This network transaction has been booked with other details.`,
  'amount-not-positive': msg`The amount has to be above zero.`,
  'too-many-places': msg`The amount has too many decimal places.`,
  'card-missing': msg`This member has not opened a card.`,
}

/** The sentence for a row's problem; the server's own message for a code that is not known here. */
export function useRowProblemWords(): (problem: Pick<wire.CardImportProblem, 'code' | 'message'>) => string {
  const { i18n } = useLingui()
  return ({ code, message }) => {
    const known = PROBLEMS[code]
    return known ? i18n._(known) : message
  }
}
