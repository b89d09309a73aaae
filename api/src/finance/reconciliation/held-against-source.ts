import type { wire } from '@strongroom/shared'
import type { StatementSpan } from '../../vault/statement-span.ts'
import type { SourceRow } from '../../vault/statements.ts'
import { areEqual } from './formats/balance-chain.ts'

/** An account of a file, as a source keeps it: `USD DE02…`. A number is the same with blanks and without. */
const nameOf = ({ account, currency }: StatementSpan): string =>
  `${currency} ${account.replaceAll(/\s/g, '')}`.trim()

/** The accounts that a file names, each once; none where it names none. */
export const accountsOf = (spans: readonly StatementSpan[]): readonly string[] => [
  ...new Set(spans.filter(({ account }) => account !== '').map(nameOf)),
]

/**
 * Holds a file against its source: the first file's accounts belong to it, and the file of another account or currency is refused,
 * which would be matched with the wrong entries.
 */
export const problemsOfAccounts = (
  { accounts, currency, format }: Pick<SourceRow, 'accounts' | 'currency' | 'format'>,
  spans: readonly StatementSpan[],
): readonly wire.StatementProblem[] => {
  const named = spans.filter(({ account }) => account !== '')
  const [first] = spans
  // A CSV says by a column in which currency a line is; other formats by the account.
  if (format !== 'csv' && first && !spans.some(span => span.currency === currency)) {
    const message: wire.StatementProblemMessage = 'This file has no account in the currency of the source'
    return [{ line: first.line, field: first.field, message, found: nameOf(first), expected: currency }]
  }
  if (!accounts || accounts.length === 0) return []
  const message: wire.StatementProblemMessage =
    'This file is of another account than the source: take it in with the source of that account'
  return named
    .filter(span => !accounts.includes(nameOf(span)))
    .slice(0, 10)
    .map(span => ({
      line: span.line,
      field: null,
      message,
      found: nameOf(span),
      expected: accounts.join(', '),
    }))
}

/** Says of each statement of a file that it does not begin with the balance that the last one of its account ended with. */
export const noticesOfBalances = (
  spans: readonly StatementSpan[],
  before: readonly { readonly file_name: string; readonly spans: readonly StatementSpan[] }[],
): readonly wire.StatementProblem[] => {
  const accounts = Map.groupBy(spans, nameOf)
  return [...accounts].flatMap(([account, own]) => {
    // The earliest of a file, which may stand at its end.
    const [span] = own.toSorted((a, b) => (a.first ?? '').localeCompare(b.first ?? ''))
    const last = before
      .flatMap(each => each.spans.filter(other => nameOf(other) === account))
      .find(({ closing }) => closing !== undefined)
    if (!span || span.opening === undefined || last?.closing === undefined) return []
    if (areEqual(last.closing, span.opening)) return []
    const message: wire.StatementNoticeMessage =
      'The statement begins with another balance than the one before it ended with: one may be missing'
    return [{ line: span.line, field: span.field, message, found: span.opening, expected: last.closing }]
  })
}
