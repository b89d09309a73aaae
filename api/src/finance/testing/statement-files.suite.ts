import type { wire } from '@strongroom/shared'
import { type Reading, readStatement } from '../reconciliation/formats/read-statement.ts'

// Files of statements in the forms that tests need them.

const columns = { booked_on: 'Date', amount: 'Amount', reference: 'Text' }
/** A source of CSV, with other columns where they are given. */
export const csv = (mapping: object = {}, given: Partial<Reading> = {}): Reading => ({
  ...{ format: 'csv', currency: 'USD', inverted: false },
  mapping: { delimiter: ',', decimal: '.', date: 'YYYY-MM-DD', ...columns, ...mapping },
  ...given,
})
/** A source of another format. */
export const of = (format: 'camt053' | 'mt940' | 'ofx', given: Partial<Reading> = {}): Reading => ({
  ...{ format, mapping: null, currency: 'USD', inverted: false },
  ...given,
})
/** A CSV of these rows. */
export const rows = (...all: readonly string[]) => ['Date,Amount,Text', ...all].join('\n')
/** The amounts that a file is read into, or the sentences by which it is refused. */
export const amountsOf = async (content: string, reading: Reading) => {
  const { lines, problems } = await readStatement(content, reading)
  return problems.length > 0 ? problems.map(({ message }) => message) : lines.map(({ amount }) => amount)
}
/** A balance of a camt.053. */
export const balance = (kind: string, amount: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${kind}</Cd></CdOrPrtry></Tp><Amt Ccy="USD">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>`
/** An entry of a camt.053, with more inside it. */
export const entry = (amount: string, inside = '') =>
  `<Ntry><Amt Ccy="USD">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2026-10-05</Dt></BookgDt>${inside}</Ntry>`
/** A camt.053 of these statements. */
export const camt = (...statements: readonly string[]) =>
  `<Document><BkToCstmrStmt>${statements.map(inside => `<Stmt>${inside}</Stmt>`).join('')}</BkToCstmrStmt></Document>`
/** A message of MT940 between two balances; without a closing one, it is cut. */
export const message = (opening: string, closing: string | undefined, lines = '') =>
  `:20:A\n:25:1\n:60F:C261001USD${opening}\n${lines}${closing ? `:62F:C261005USD${closing}\n` : ''}-\n`
/** An OFX around transactions. */
export const ofx = (inside: string) =>
  `<OFX><STMTRS><CURDEF>USD<BANKTRANLIST>${inside}</BANKTRANLIST></STMTRS></OFX>`
/** A transaction of an OFX, with more inside it. */
export const transaction = (inside: string) => `<STMTTRN><DTPOSTED>20261005<TRNAMT>1${inside}</STMTTRN>`

/** A file of each format with so many lines of one day, and how it is read. */
export const longFiles = (lines: number) =>
  ({
    csv: [rows(...Array.from({ length: lines }, (_, at) => `2026-10-05,1,DEP ${at}`)), csv()],
    camt053: [camt(entry('1').repeat(lines)), of('camt053')],
    ofx: [ofx(transaction('').repeat(lines)), of('ofx')],
    mt940: [message('0,', `${lines},`, ':61:261005C1,NTRFa\n'.repeat(lines)), of('mt940')],
  }) as const satisfies Readonly<Record<wire.StatementFormat, readonly [string, Reading]>>
