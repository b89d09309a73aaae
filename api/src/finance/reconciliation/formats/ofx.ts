import { LineReader, type ReadStatement } from './statement-line.ts'
import { lineCounter, listAt, parseXml, textAt } from './xml.ts'

/** Reads the transactions of an OFX, of version 1 (SGML) or 2 (XML), of bank accounts and cards. */
export const readOfx = (text: string): ReadStatement => {
  const reader = new LineReader({ bookedOn: 'DTPOSTED', amount: 'TRNAMT', currency: 'CURDEF' })
  const xml = /^\s*<\?xml/.test(text) ? text : asXml(text)
  const document = parseXml(xml, reader)
  if (!document) return reader.read()
  const statements = [
    ...listAt(document, 'OFX', 'BANKMSGSRSV1', 'STMTTRNRS', 'STMTRS'),
    ...listAt(document, 'OFX', 'CREDITCARDMSGSRSV1', 'CCSTMTTRNRS', 'CCSTMTRS'),
  ]
  if (statements.length === 0) reader.problem(1, 'STMTRS', 'This is no OFX: it has no statement')
  const lineOf = lineCounter(xml)
  for (const statement of statements)
    for (const each of listAt(statement, 'BANKTRANLIST', 'STMTTRN'))
      reader.add({
        line: lineOf(each),
        bookedOn: textAt(each, 'DTPOSTED')?.replace(/^(\d{4})(\d{2})(\d{2}).*$/, '$1-$2-$3'),
        amount: textAt(each, 'TRNAMT')?.replace(',', '.').replace(/^\+/, ''),
        currency: textAt(each, 'CURRENCY', 'CURSYM') ?? textAt(statement, 'CURDEF'),
        references: (['FITID', 'REFNUM', 'CHECKNUM', 'MEMO', 'NAME'] as const).map(name =>
          textAt(each, name),
        ),
        counterparty: textAt(each, 'PAYEE', 'NAME') ?? textAt(each, 'NAME'),
        lineId: textAt(each, 'FITID'),
      })
  return reader.read()
}

/**
 * Version 1 leaves the end tags of values out, and begins with a head of its own. Both are mended line by line, so that lines
 * keep their numbers.
 */
const asXml = (sgml: string): string => {
  const begin = Math.max(sgml.indexOf('<OFX>'), 0)
  const head = sgml.slice(0, begin).replaceAll(/[^\n]/g, '')
  const body = sgml
    .slice(begin)
    .replaceAll(/&(?!(?:amp|lt|gt|apos|quot|#\d+);)/g, '&amp;')
    .replaceAll(/<([A-Z0-9._]+)>([^<\r\n]*)(<\/\1>)?/g, (whole, tag: string, value: string) =>
      value.trim() ? `<${tag}>${value.trim()}</${tag}>` : whole,
    )
  return head + body
}
