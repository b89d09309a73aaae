import { checkBalance } from './check-balance.ts'
import { LineReader, type ReadStatement } from './statement-line.ts'
import { lineCounter, listAt, parseXml, textAt } from './xml.ts'

/** Reads the booked entries of a camt.053, of any version. An entry of several transactions is one line that names them all. */
export const readCamt053 = (xml: string): ReadStatement => {
  const reader = new LineReader({ bookedOn: 'BookgDt', amount: 'Amt', currency: 'Ccy' })
  const document = parseXml(xml, reader)
  if (!document) return reader.read()
  const statements = listAt(document, 'Document', 'BkToCstmrStmt', 'Stmt')
  if (statements.length === 0) reader.problem(1, 'BkToCstmrStmt', 'This is no camt.053: it has no statement')
  const lineOf = lineCounter(xml)
  for (const statement of statements) {
    const entries = listAt(statement, 'Ntry').filter(isBooked)
    const line = lineOf(statement)
    for (const entry of entries) addEntry(reader, entry, lineOf(entry))
    checkBalance(reader, line, 'Bal', {
      opening: balanceOf(statement, 'OPBD') ?? balanceOf(statement, 'PRCD'),
      closing: balanceOf(statement, 'CLBD'),
      amounts: entries.map(signedOf),
    })
  }
  return reader.read()
}

const isBooked = (entry: unknown): boolean =>
  (textAt(entry, 'Sts', 'Cd') ?? textAt(entry, 'Sts') ?? 'BOOK') === 'BOOK'

const signs: Readonly<Record<string, string>> = { CRDT: '', DBIT: '-' }

const signedOf = (element: unknown): string | undefined => {
  const amount = textAt(element, 'Amt')
  const sign = signs[textAt(element, 'CdtDbtInd') ?? '']
  return amount === undefined || sign === undefined ? undefined : sign + amount
}

const balanceOf = (statement: unknown, kind: string): string | undefined => {
  const found = listAt(statement, 'Bal').find(each => textAt(each, 'Tp', 'CdOrPrtry', 'Cd') === kind)
  return found === undefined ? undefined : signedOf(found)
}

const addEntry = (reader: LineReader, entry: unknown, line: number): void => {
  const transactions = listAt(entry, 'NtryDtls', 'TxDtls')
  const texts = (...path: readonly string[]) =>
    transactions.flatMap(each => listAt(each, ...path).map(textOf))
  // The other party is the debtor of money that comes in, the creditor of money that goes out.
  const other = textAt(entry, 'CdtDbtInd') === 'CRDT' ? 'Dbtr' : 'Cdtr'
  const [named] = [...texts('RltdPties', other, 'Nm'), ...texts('RltdPties', other, 'Pty', 'Nm')]
  reader.add({
    line,
    bookedOn: textAt(entry, 'BookgDt', 'Dt') ?? textAt(entry, 'BookgDt', 'DtTm')?.slice(0, 10),
    amount: signedOf(entry),
    currency: textAt(listAt(entry, 'Amt')[0], '@Ccy'),
    references: [
      ...(['EndToEndId', 'TxId', 'InstrId', 'PmtInfId'] as const).flatMap(name => texts('Refs', name)),
      ...texts('RmtInf', 'Ustrd'),
      ...texts('RmtInf', 'Strd', 'CdtrRefInf', 'Ref'),
      ...(['NtryRef', 'AcctSvcrRef', 'AddtlNtryInf'] as const).map(name => textAt(entry, name)),
    ],
    counterparty: named,
    lineId: textAt(entry, 'AcctSvcrRef') ?? textAt(entry, 'NtryRef'),
  })
}

const textOf = (found: unknown): string | undefined => textAt({ found }, 'found')
