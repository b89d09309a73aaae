import type { wire } from '@strongroom/shared'
import type { CsvTable } from './csv-table.ts'
import type { LineReader, RawLine } from './statement-line.ts'

/** Words before the number of an account, in the languages of banks. */
const LABEL =
  /^(iban|account( (no\.?|number|nr\.?|#|iban))?|acc(t|ount)?\.? ?(no\.?|number)|konto(nummer|nr\.?)?|kontonr\.?|kontobezeichnung|rekening(nummer)?|iban rekening|num[ée]ro de compte|compte|n[úu]mero de cuenta|cuenta|conta|numero conto|conto|rachunek|numer rachunku|číslo účtu|számlaszám|账号|账户|賬號|賬戶|帳號|帳戶|戶口(號碼)?|口座番号|口座)$/i
/** A number of an account: with an IBAN's country, or figures with blanks and hyphens; a card's has its middle hidden. */
const NUMBER = /^([A-Z]{2}\d{2}[ \dA-Z]{8,40}|[\d*xX•][\d*xX• ./-]{3,38}[\dA-Z])$/

/** The account that the rows above the head name; nothing where a column names it, or none is told. */
export const accountAbove = (
  { above }: Pick<CsvTable, 'above'>,
  mapping: Pick<wire.CsvMappingParts, 'account'>,
): string | undefined => {
  if (mapping.account !== undefined) return undefined
  for (const { cells } of above) {
    const [label = '', ...values] = cells
      .join('\t')
      .split(/\t|:\s*/)
      .map(cell => cell.trim())
    const number = LABEL.test(label) ? values.find(value => value !== '') : undefined
    const bare = number?.replace(/\s*[A-Z]{3}$/, '')
    if (bare !== undefined && NUMBER.test(bare)) return bare
  }
  return undefined
}

/** Tells of which accounts the lines are, where no balances have told it. */
export const addAccounts = (
  reader: LineReader,
  lines: readonly RawLine[],
  above: string | undefined,
): void => {
  const groups = Map.groupBy(lines, ({ account, currency }) => `${currency} ${account ?? above ?? ''}`)
  for (const [first, ...rest] of groups.values()) {
    const account = first?.account || above
    if (!first || !account || reader.hasSpan(account, first.currency ?? '')) continue
    const days = [first, ...rest].flatMap(({ bookedOn }) => bookedOn ?? []).toSorted()
    reader.span({
      line: first.line,
      field: 'account',
      account,
      currency: first.currency ?? '',
      opening: undefined,
      closing: undefined,
      first: days[0],
      last: days.at(-1),
    })
  }
}
