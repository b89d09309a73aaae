import { hasMinus, readAmount } from './amounts.ts'
import { listAt, type MarkupElement, MarkupError, readMarkup, textAt } from './markup.ts'
import { seamsOf } from './rows-of-text.ts'
import { LineReader, type RawLine, type ReadStatement } from './statement-line.ts'

/** Elements that hold others: one that is not closed leaves open where its statement ends. */
const containers = new Set([
  ...['OFX', 'SIGNONMSGSRSV1', 'SONRS', 'STATUS', 'BANKMSGSRSV1', 'CREDITCARDMSGSRSV1', 'STMTTRNRS'],
  ...['CCSTMTTRNRS', 'STMTRS', 'CCSTMTRS', 'BANKTRANLIST', 'STMTTRN', 'BANKACCTFROM', 'CCACCTFROM'],
  ...['INVSTMTMSGSRSV1', 'INVSTMTTRNRS', 'INVSTMTRS', 'INVTRANLIST', 'INVBANKTRAN'],
  ...['LEDGERBAL', 'AVAILBAL', 'CURRENCY', 'ORIGCURRENCY', 'PAYEE', 'BANKTRANLISTP', 'STMTTRNP'],
])

type Transaction = {
  readonly raw: Omit<RawLine, 'currency'>
  readonly own: string | undefined
  readonly written: string
  readonly type: string
}

/** Reads the transactions of an OFX, of version 1 (SGML) or 2 (XML), of bank accounts and cards. */
export const readOfx = (text: string, places: Readonly<Record<string, number>>): ReadStatement => {
  const reader = new LineReader({ bookedOn: 'DTPOSTED', amount: 'TRNAMT', currency: 'CURDEF' }, places)
  let transactions: Transaction[] = []
  let statements = 0
  let investments: MarkupElement | undefined
  const leftOut = (each: MarkupElement, field: string) =>
    reader.notice(each.line, field, 'Not booked yet: left out', { found: textAt(each, 'TRNAMT') })
  const take = (statement: MarkupElement) => {
    statements++
    addStatement(reader, statement, transactions)
    transactions = []
  }
  const takes = {
    STMTTRN: (each: MarkupElement) => {
      const found = transactionOf(each)
      if (found.type === 'HOLD') leftOut(each, 'TRNTYPE')
      else transactions.push(found)
    },
    STMTTRNP: (each: MarkupElement) => leftOut(each, 'STMTTRNP'),
    STMTRS: take,
    CCSTMTRS: take,
    // Without a statement, it is of a broker all the same.
    INVSTMTTRNRS: (each: MarkupElement) => {
      investments ??= each
    },
    // Its transactions in money are of a broker's account, not of the next statement's.
    INVSTMTRS: (each: MarkupElement) => {
      investments ??= each
      transactions = []
    },
  }
  try {
    const { head, body } = parted(text)
    readMarkup(head + body, { kind: 'sgml', containers, takes })
    if (investments && statements === 0)
      reader.problem(
        investments.line,
        'INVSTMTRS',
        'This is a statement of investments: export that of the bank account',
      )
    else if (investments)
      reader.notice(investments.line, 'INVSTMTRS', 'A statement of investments: left out', {})
    else if (statements === 0)
      reader.problem(1, 'STMTRS', 'This is not an OFX file: it has no statement of a bank account or a card')
  } catch (error) {
    if (!(error instanceof MarkupError)) throw error
    reader.problem(error.line, error.field, error.says)
  }
  return reader.read()
}

/** The head of version 1 is no markup; its lines are kept, so that the others keep their numbers. */
const parted = (text: string): { readonly head: string; readonly body: string } => {
  const begin = text.search(/<(?:\w+:)?OFX[\s>]/i)
  if (begin < 0)
    throw new MarkupError(
      1,
      'STMTRS',
      'This is not an OFX file: it has no statement of a bank account or a card',
    )
  const before = text.slice(0, begin)
  if (/<!(DOCTYPE|ENTITY)/i.test(before))
    throw new MarkupError(1, 'DOCTYPE', 'A statement has no document type')
  const blank = (head: string) => head.replaceAll(/[^\n]/g, '')
  // Files that were joined have a head of their own each.
  const body = text.slice(begin).replaceAll(/(?<=<\/OFX>)[^<]+/gi, blank)
  return { head: blank(before), body }
}

const transactionOf = (element: MarkupElement): Transaction => ({
  own: textAt(element, 'CURRENCY', 'CURSYM')?.toUpperCase(),
  written: textAt(element, 'TRNAMT') ?? '',
  type: textAt(element, 'TRNTYPE')?.trim().toUpperCase() ?? '',
  raw: {
    line: element.line,
    bookedOn: dayOf(textAt(element, 'DTPOSTED')),
    amount: undefined,
    references: [
      ...(['FITID', 'REFNUM', 'CHECKNUM', 'EXTDNAME', 'MEMO', 'NAME'] as const).map(name =>
        textAt(element, name),
      ),
      // A name has room for 32 characters: banks go on in the memo.
      ...seamsOf([textAt(element, 'NAME') ?? '', textAt(element, 'MEMO') ?? '']),
    ],
    counterparty: textAt(element, 'PAYEE', 'NAME') ?? textAt(element, 'NAME'),
    lineId: textAt(element, 'FITID'),
  },
})

const dayOf = (given: string | undefined): string | undefined =>
  given?.replace(/^(\d{4})(\d{2})(\d{2})(?!\d{1,3}$|\d{5}$).*$/s, '$1-$2-$3')

/** Types by which money leaves an account, whatever the account is. */
const outTypes = new Set(['DEBIT', 'DIRECTDEBIT', 'REPEATPMT', 'CHECK', 'FEE', 'SRVCHG'])
/** Types by which it usually does: money back, paid in, or a card's bill that is paid has a plus, or a minus stands elsewhere. */
const mostlyOut = new Set(['POS', 'ATM', 'CASH'])

/**
 * Holds the type of each transaction against its sign. Where no amount of a statement has a minus, its types may be what says which
 * way money goes, and every debit would be taken as a credit; where another has one, money that mostly goes out may have come back.
 */
const holdTypes = (reader: LineReader, statement: string, transactions: readonly Transaction[]): void => {
  const isSigned = transactions.some(({ written }) => hasMinus(written))
  for (const { type, written, raw } of transactions) {
    if (hasMinus(written) || !/[1-9]/.test(written)) continue
    const isMostly = mostlyOut.has(type) || (type === 'PAYMENT' && statement === 'STMTRS')
    const about = { found: `${type} ${written}` }
    if (outTypes.has(type) || (isMostly && !isSigned && !written.includes('+')))
      reader.problem(
        raw.line,
        'TRNAMT',
        'The sign of the amount and the word beside it say two things',
        about,
      )
    else if (isMostly)
      reader.notice(
        raw.line,
        'TRNAMT',
        'Money in by its sign, though its type is mostly one of money out',
        about,
      )
  }
}

const addStatement = (
  reader: LineReader,
  statement: MarkupElement,
  transactions: readonly Transaction[],
): void => {
  const usual = textAt(statement, 'CURDEF')?.toUpperCase() ?? ''
  const account = [...listAt(statement, 'BANKACCTFROM'), ...listAt(statement, 'CCACCTFROM')]
    .flatMap(from => [textAt(from, 'BANKID'), textAt(from, 'ACCTID')])
    .filter(Boolean)
    .join(' ')
  holdTypes(reader, statement.name, transactions)
  for (const { raw, own, written } of transactions) {
    const currency = own || usual
    const read = readAmount(written, currency, { decimal: 'either', places: reader.places(currency) })
    reader.add({ ...raw, currency, account, row: written, ...read })
  }
  const [days] = listAt(statement, 'BANKTRANLIST')
  const [first, last] = [dayOf(textAt(days, 'DTSTART')), dayOf(textAt(days, 'DTEND'))]
  reader.span({
    line: statement.line,
    field: 'LEDGERBAL',
    account,
    currency: usual,
    opening: undefined,
    closing: undefined,
    first,
    last: last ?? dayOf(textAt(statement, 'LEDGERBAL', 'DTASOF')),
  })
}
