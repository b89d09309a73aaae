import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { itemStates, statementStates } from '@strongroom/shared/words/finance/state'
import { useWordsOf } from '../../../../i18n/word.ts'
import type { State } from '../../../../parts/status.tsx'

/** The formats of statements, by what banks call them. */
export function useFormatWords(): Readonly<Record<wire.StatementFormat, string>> {
  const { t } = useLingui()
  return {
    csv: t`CSV with columns of its own`,
    camt053: 'camt.053 (ISO 20022)',
    mt940: 'MT940 (SWIFT)',
    ofx: 'OFX',
  }
}

const DRAWN: Readonly<Record<wire.StatementStatus, State>> = {
  asked: 'waiting',
  running: 'waiting',
  refused: 'wrong',
  failed: 'wrong',
  matched: 'settled',
  signed: 'settled',
}

/** Status of a statement, in words and in the colour of the word. */
export function useStatusWords(): (
  statement: Pick<wire.Statement, 'status' | 'open_lines' | 'open_entries' | 'differing'>,
) => readonly [State, string] {
  const { t } = useLingui()
  const words = useWordsOf(statementStates)
  return ({ status, open_lines, open_entries, differing }) =>
    status === 'matched' && open_lines + open_entries + differing > 0
      ? ['waiting', t`Has open items`]
      : [DRAWN[status], words[status]]
}

/** The choices of the filter by a statement's status. */
export function useStatusChoices() {
  const { t } = useLingui()
  const words = { ...useWordsOf(statementStates), matched: t`To be signed off` }
  const ended = ['matched', 'signed', 'refused', 'failed'] as const
  return ended.map(value => ({ value, label: words[value] }))
}

/** The ways of matching, each in a sentence that finance can hold the result against. */
export function useRuleWords(): Readonly<Record<string, string>> {
  const { t } = useLingui()
  return {
    reference: t`By reference`,
    'reference-sum': t`By one reference of several`,
    amount: t`By the only amount`,
    'day-sum': t`By the sum of a day`,
    hand: t`By hand`,
    correction: t`By a correcting entry`,
  }
}

/** A sentence about each rule of matching. */
export function useRuleHints(): Readonly<Record<wire.MatchingRule['by'], string>> {
  const { t } = useLingui()
  return {
    reference: t`The line names the case, the transaction or the event of one entry of the same amount.`,
    'reference-sum': t`All lines and all entries of one reference come to the same amount.`,
    amount: t`Only one line and only one entry have this amount within these days.`,
    'day-sum': t`One line is the sum of all open entries of one day.`,
  }
}

/** The choices of the filter by an item's state. */
export const useStateChoices = () =>
  Object.entries(useWordsOf(itemStates)).map(([value, label]) => ({ value, label }))

/** The choices of the filter by an item's side. */
export function useSideChoices() {
  const { t } = useLingui()
  return [
    { value: 'line', label: t`Lines of the statement` },
    { value: 'entry', label: t`Entries of the books` },
  ]
}
