import { wire } from '@strongroom/shared'

/** As many lines as a file may have. */
export const mostLines: number = wire.statementFileLimits.lines

/** Letters of two bytes in memory, as names have them: a text with one of them takes twice the room. */
const about = (at: number): string => `PAYMENT ${at} 王小明`

const lines = (line: (at: number) => string): string =>
  Array.from({ length: mostLines }, (_, at) => line(at)).join('')

/** A file of each format with as many lines as there may be, all of a day on which the books have no entry. */
export const largestStatements = {
  csv: () =>
    `Date,Amount,Text\n${lines(at => `2031-01-05,1.00,${about(at)} of the fifth of January by order of the same\n`)}`,
  camt053: () =>
    `<Document><BkToCstmrStmt><Stmt>${lines(
      at =>
        `<Ntry><Amt Ccy="USD">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2031-01-05</Dt></BookgDt><AddtlNtryInf>${about(at)}</AddtlNtryInf></Ntry>`,
    )}</Stmt></BkToCstmrStmt></Document>`,
  mt940: () =>
    `:20:A\n:25:1\n:60F:C310101USD0,\n${lines(at => `:61:310105C1,00NTRF${at}\n:86:${about(at)} of the fifth of January by order\n`)}:62F:C310105USD${mostLines},\n-\n`,
  ofx: () =>
    `<OFX><STMTRS><CURDEF>USD<BANKTRANLIST>${lines(
      at =>
        `<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20310105<TRNAMT>1.00<FITID>${at}<NAME>${about(at)}<MEMO>by order of the same\n</STMTTRN>\n`,
    )}</BANKTRANLIST></STMTRS></OFX>`,
} as const satisfies Readonly<Record<wire.StatementFormat, () => string>>
