import { checkBalance, checkDeclared } from './check-balance.ts'
import { listAt, type MarkupElement, MarkupError, readMarkup, textAt } from './markup.ts'
import { joinedRows } from './rows-of-text.ts'
import { LineReader, type RawLine, type ReadStatement } from './statement-line.ts'

/** Reads the booked entries of a camt.053, of any version. An entry of several transactions is one line that names them all. */
export const readCamt053 = (xml: string, places: Readonly<Record<string, number>>): ReadStatement => {
  const reader = new LineReader({ bookedOn: 'BookgDt', amount: 'Amt', currency: 'Ccy' }, places)
  let entries: RawLine[] = []
  let unbooked: RawLine[] = []
  let statements = 0
  const takes = {
    Ntry: (entry: MarkupElement) => {
      const status = statusOf(entry)
      if (status === 'BOOK') entries.push(lineOf(entry))
      else {
        unbooked.push(lineOf(entry))
        reader.notice(entry.line, 'Sts', 'Not booked yet: left out', { found: status })
      }
    },
    Stmt: (statement: MarkupElement) => {
      statements++
      addStatement(reader, statement, { entries, unbooked })
      entries = []
      unbooked = []
    },
  }
  try {
    const document = readMarkup(xml, { kind: 'xml', takes })
    // Reports of the day and notices of single entries may still change, or repeat what a statement says.
    if (statements === 0)
      reader.problem(
        1,
        'BkToCstmrStmt',
        document.children.some(({ name }) => /^BkToCstmr(?!Stmt$)/.test(name))
          ? 'This is a camt of another kind: only a camt.053 has booked entries alone. Ask the bank for that'
          : 'This is not a camt.053 file: it has no statement',
      )
  } catch (error) {
    if (!(error instanceof MarkupError)) throw error
    reader.problem(error.line, error.field, error.says)
  }
  return reader.read()
}

/** `BOOK` where nothing is said; whatever a bank says in words of its own is not booked, unless it is that word. */
const statusOf = (entry: MarkupElement): string => {
  const said = textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts', 'Prtry') || textAt(entry, 'Sts') || 'BOOK'
  return /^book(ed)?$/i.test(said) ? 'BOOK' : said
}

type Amounts = readonly (string | undefined)[]

const signs: Readonly<Record<string, string>> = { CRDT: '', DBIT: '-' }

const signedOf = (element: MarkupElement): string | undefined => {
  const amount = textAt(element, 'Amt')
  const sign = signs[textAt(element, 'CdtDbtInd') ?? '']
  return amount === undefined || sign === undefined ? undefined : sign + amount.replace(/^\+/, '')
}

type Entries = { readonly entries: readonly RawLine[]; readonly unbooked: readonly RawLine[] }

const addStatement = (reader: LineReader, statement: MarkupElement, { entries, unbooked }: Entries): void => {
  const account =
    textAt(statement, 'Acct', 'Id', 'IBAN') ?? textAt(statement, 'Acct', 'Id', 'Othr', 'Id') ?? ''
  for (const entry of entries) reader.add({ ...entry, account })
  const [opening, closing] = [balanceOf(statement, 'OPBD', 'PRCD'), balanceOf(statement, 'CLBD')]
  const { line } = statement
  const amounts = entries.map(({ amount }) => amount)
  const [first, last] = [opening && signedOf(opening), closing && signedOf(closing)]
  checkBalance(reader, line, 'Bal', { opening: first, closing: last, amounts })
  // A bank may count what is not booked yet.
  const all = [...amounts, ...unbooked.map(({ amount }) => amount)]
  checkSummary(reader, statement, [amounts, all])
  reader.span({
    line,
    field: 'Bal',
    account,
    opening: first,
    closing: last,
    currency:
      textAt(statement, 'Acct', 'Ccy') ?? currencyOf(closing ?? opening) ?? entries[0]?.currency ?? '',
    first: dayOf(opening),
    last: dayOf(closing) ?? dayOf(opening) ?? textAt(statement, 'FrToDt', 'ToDtTm')?.slice(0, 10),
  })
}

const balanceOf = (statement: MarkupElement, ...kinds: readonly string[]): MarkupElement | undefined =>
  kinds
    .map(kind => listAt(statement, 'Bal').find(each => textAt(each, 'Tp', 'CdOrPrtry', 'Cd') === kind))
    .find(each => each !== undefined)

const currencyOf = (element: MarkupElement | undefined): string | undefined =>
  element && listAt(element, 'Amt')[0]?.attributes.get('Ccy')

/** The day of `Dt` or of `DtTm`, in the bank's own time, whose zone may stand behind either. */
const dayIn = (element: MarkupElement | undefined, name: string): string | undefined =>
  (textAt(element, name, 'Dt') ?? textAt(element, name, 'DtTm'))?.slice(0, 10)
const dayOf = (balance: MarkupElement | undefined): string | undefined => dayIn(balance, 'Dt')

/** Holds the entries against the numbers and sums of the statement's head. */
const checkSummary = (
  reader: LineReader,
  statement: MarkupElement,
  [amounts, all]: readonly [booked: Amounts, all: Amounts],
): void => {
  const [summary] = listAt(statement, 'TxsSummry')
  if (!summary) return
  const kinds = [
    ['TtlNtries', () => true],
    ['TtlCdtNtries', (amount: string) => !amount.startsWith('-')],
    ['TtlDbtNtries', (amount: string) => amount.startsWith('-')],
  ] as const
  for (const [name, isOne] of kinds) {
    const [said] = listAt(summary, name)
    if (!said) continue
    const count = textAt(said, 'NbOfNtries')
    const of = (each: Amounts) => each.filter(amount => isOne(amount ?? ''))
    checkDeclared(reader, said.line, name, {
      count,
      sum: textAt(said, 'Sum'),
      amounts: Number(count ?? of(amounts).length) === of(amounts).length ? of(amounts) : of(all),
    })
  }
}

/** Names that parties and banks give a transaction. */
const REFERENCES: readonly string[] =
  'EndToEndId TxId InstrId PmtInfId AcctSvcrRef ChqNb ClrSysRef UETR'.split(' ')

const lineOf = (entry: MarkupElement): RawLine => {
  const transactions = listAt(entry, 'NtryDtls', 'TxDtls')
  const texts = (...path: readonly string[]) =>
    transactions.flatMap(each => listAt(each, ...path).map(({ text }) => text))
  // The other party is the debtor of money that comes in, the creditor of money that goes out.
  const direction = textAt(entry, 'CdtDbtInd')
  const other = direction === 'CRDT' ? 'Dbtr' : 'Cdtr'
  const [named] = [...texts('RltdPties', other, 'Nm'), ...texts('RltdPties', other, 'Pty', 'Nm')]
  // The word says which way the money goes; a minus beside it says the same again or the contrary.
  const amount = textAt(entry, 'Amt')?.startsWith('-') ? undefined : signedOf(entry)
  return {
    line: entry.line,
    bookedOn: dayIn(entry, 'BookgDt') ?? dayIn(entry, 'ValDt'),
    amount,
    currency: currencyOf(entry),
    wrong:
      signs[direction ?? ''] === undefined ? 'Not a word for money in or money out (CRDT, DBIT)' : undefined,
    row: textAt(entry, 'Amt'),
    references: [
      ...REFERENCES.flatMap(name => texts('Refs', name)),
      ...(['MsgId', 'PmtInfId'] as const).map(name => textAt(entry, 'NtryDtls', 'Btch', name)),
      ...transactions.map(each => joinedRows(listAt(each, 'RmtInf', 'Ustrd').map(({ text }) => text))),
      ...texts('RmtInf', 'Strd', 'CdtrRefInf', 'Ref'),
      ...texts('RmtInf', 'Strd', 'RfrdDocInf', 'Nb'),
      ...texts('RmtInf', 'Strd', 'AddtlRmtInf'),
      ...texts('AddtlTxInf'),
      ...(['NtryRef', 'AcctSvcrRef', 'AddtlNtryInf'] as const).map(name => textAt(entry, name)),
    ],
    counterparty: named,
    lineId: textAt(entry, 'AcctSvcrRef') ?? textAt(entry, 'NtryRef'),
  }
}
