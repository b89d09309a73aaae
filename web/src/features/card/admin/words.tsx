import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { cardLineTypes } from '@strongroom/shared/words/card/kind'
import { cardStates as states } from '@strongroom/shared/words/card/state'
import { useWordsOf } from '../../../i18n/word.ts'
import { InState, statesOf } from '../../../parts/lists/columns.tsx'
import { Status } from '../../../parts/status.tsx'
import { cardFeeOf } from '../card-fee.ts'

/** How a card stands, as administrators say it. */
const STANDING = statesOf(states, {
  [-1]: 'wrong',
  0: 'waiting',
  1: 'waiting',
  2: 'settled',
  3: 'waiting',
})

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
export function useLineWords(): (line: Pick<wire.CardTransaction, 'id' | 'type' | 'spend_type'>) => string {
  const { t } = useLingui()
  const words = { ...useWordsOf(cardLineTypes), withdrawal: t`Card to bank` }
  return ({ id, type, spend_type }) => {
    const fee = cardFeeOf({ id, type })
    if (fee) return fee.isAnnual ? t`Annual fee` : t`Monthly fee`
    return spend_type === 'credit' ? t`Card credit` : words[type]
  }
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
  'card-not-opened': msg`This member has not opened a card.`,
  'card-entered': msg`This card has been entered already. Open it in the list to edit it.`,
  'card-taken': msg`Another card has this ID or this number.`,
  'card-repeats': msg`A row before this one has it too.`,
  'reason-missing': msg`Say why, in words the member can act on.`,
}

/** The sentence for a row's problem; the server's own message for a code that is not known here. */
export function useRowProblemWords(): (problem: Pick<wire.CardImportProblem, 'code' | 'message'>) => string {
  const { i18n } = useLingui()
  return ({ code, message }) => {
    const known = PROBLEMS[code]
    return known ? i18n._(known) : message
  }
}
