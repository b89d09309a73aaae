import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
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

/** Status of a statement, in words and in the colour of the word. */
export function useStatusWords(): (
  statement: Pick<wire.Statement, 'status' | 'open_lines' | 'open_entries' | 'differing'>,
) => readonly [State, string] {
  const { t } = useLingui()
  return ({ status, open_lines, open_entries, differing }) => {
    switch (status) {
      case 'asked':
        return ['waiting', t`Waits for its turn`]
      case 'running':
        return ['waiting', t`Is being matched`]
      case 'refused':
        return ['wrong', t`File refused`]
      case 'failed':
        return ['wrong', t`Could not be matched`]
      case 'signed':
        return ['settled', t`Signed off`]
      case 'matched':
        return open_lines + open_entries + differing > 0
          ? ['waiting', t`Has open items`]
          : ['settled', t({ message: 'Matched', context: 'statement' })]
    }
  }
}

/** The choices of the filter by a statement's status. */
export function useStatusChoices() {
  const { t } = useLingui()
  return [
    { value: 'matched', label: t`To be signed off` },
    { value: 'signed', label: t`Signed off` },
    { value: 'refused', label: t`File refused` },
    { value: 'failed', label: t`Could not be matched` },
  ]
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
export function useStateChoices() {
  const { t } = useLingui()
  return [
    { value: 'open', label: t({ message: 'Open', context: 'item of a statement' }) },
    { value: 'matched', label: t({ message: 'Matched', context: 'item of a statement' }) },
    { value: 'differs', label: t({ message: 'Differs', context: 'item of a statement' }) },
    { value: 'near', label: t`Of the days around` },
  ]
}

/** The choices of the filter by an item's side. */
export function useSideChoices() {
  const { t } = useLingui()
  return [
    { value: 'line', label: t`Lines of the statement` },
    { value: 'entry', label: t`Entries of the books` },
  ]
}
