import { describe, expect, test } from 'vitest'
import { type Reading, readStatement } from './read-statement.ts'

const mapping = {
  ...({ delimiter: ',', decimal: '.', date: 'YYYY-MM-DD' } as const),
  ...{ booked_on: 'Date', amount: 'Amount', reference: 'Text', counterparty: 'Name' },
} as const
const csv: Reading = { format: 'csv', mapping, currency: 'USD', inverted: false }
const bank = (format: 'camt053' | 'mt940' | 'ofx'): Reading => ({ ...csv, format, mapping: null })
const line = (fields: object) => ({
  ...{ line: 2, bookedOn: '2026-10-05', amount: '100.50', currency: 'USD' },
  ...{ reference: 'DEP 7', counterparty: 'A. Payer', lineId: '', ...fields },
})
/** The lines without their keys, which a test of their own is about, and the problems. */
const readWithoutKeys = async (content: string, reading: Reading) => {
  const { lines, problems } = await readStatement(content, reading)
  return { lines: lines.map(({ key: _, ...rest }) => rest), problems }
}
const problemsOf = async (content: string, reading: Reading) =>
  (await readStatement(content, reading)).problems

describe('a CSV', () => {
  const head = 'Date,Amount,Text,Name\n'
  test('is read by the columns of its source', async () => {
    const { lines, problems } = await readWithoutKeys(`${head}2026-10-05,"1,100.50",DEP 7,A. Payer\n`, csv)
    expect(problems).toEqual([])
    expect(lines).toEqual([line({ amount: '1100.50' })])
  })
  test('may have commas for points, days the other way round, and columns for money in and out', async () => {
    const { amount: _, ...columns } = mapping
    const own = {
      ...columns,
      delimiter: ';',
      decimal: ',',
      date: 'DD.MM.YYYY',
      money_in: 'In',
      money_out: 'Out',
    } as const
    const file = 'Date;In;Out;Text;Name\n5.10.2026;1.100,50;;a;\n06.10.2026;0,00;20,00;b;\n'
    const { lines } = await readWithoutKeys(file, { ...csv, mapping: own })
    expect(lines.map(({ bookedOn, amount }) => [bookedOn, amount])).toEqual([
      ['2026-10-05', '1100.50'],
      ['2026-10-06', '-20.00'],
    ])
  })
  test('of a source that writes the signs of the other side is turned', async () => {
    const { lines } = await readWithoutKeys(`${head}2026-10-05,3,a,\n2026-10-05,-4,b,\n`, {
      ...csv,
      inverted: true,
    })
    expect(lines.map(({ amount }) => amount)).toEqual(['-3', '4'])
  })
  test('is refused as a whole, each wrong line named with its field', async () => {
    const file = `${head}2026-10-05,1,a,\n2026-02-30,1,b,\n2026-10-05,1e3,c,\n`
    expect(await readWithoutKeys(file, csv)).toEqual({
      lines: [],
      problems: [
        { line: 3, field: 'Date', message: 'Not a day of the calendar', found: '2026-02-30,1,b,' },
        { line: 4, field: 'Amount', message: 'Not an amount', found: '2026-10-05,1e3,c,' },
      ],
    })
  })
  test('of more lines than may be taken in is refused by the first that is too many', async () => {
    const file = `${head}${'2026-10-05,1,a,b\n'.repeat(200_001)}`
    const problem = { line: 200_002, field: null, message: 'A file has at most 200,000 lines' }
    expect(await readWithoutKeys(file, csv)).toEqual({ lines: [], problems: [problem] })
  })
  test('without a column, with a line cut short, or without lines is refused', async () => {
    expect(await problemsOf('Date,Amount,Text\n2026-10-05,1,a\n', csv)).toMatchObject([
      { line: 1, field: 'Name' },
    ])
    expect(await problemsOf(`${head}2026-10-05,1,a,\n2026-10-05\n`, csv)).toMatchObject([
      { line: 3, field: null },
    ])
    expect(await problemsOf(head, csv)).toMatchObject([{ line: 1, field: null }])
  })
})

const entry = (amount: string, more = '') => `
 <Ntry><Amt Ccy="USD">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
  <BookgDt><Dt>2026-10-05</Dt></BookgDt><AcctSvcrRef>B1</AcctSvcrRef><NtryDtls><TxDtls>
   <Refs><EndToEndId>DEP 7</EndToEndId></Refs><RltdPties><Dbtr><Nm>A. Payer</Nm></Dbtr></RltdPties>
   <RmtInf><Ustrd>for &amp; from</Ustrd></RmtInf></TxDtls></NtryDtls>${more}</Ntry>`
const balance = (kind: string, amount: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${kind}</Cd></CdOrPrtry></Tp><Amt Ccy="USD">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>`
const camt = (inside: string) =>
  `<?xml version="1.0"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>${inside}</Stmt></BkToCstmrStmt></Document>`

describe('a camt.053', () => {
  test('is read with the texts by which its entries are told', async () => {
    const file = camt(balance('OPBD', '10') + balance('CLBD', '110.50') + entry('100.50'))
    const found = await readWithoutKeys(file, bank('camt053'))
    expect(found).toEqual({
      lines: [line({ line: 3, lineId: 'B1', reference: 'DEP 7 for & from B1' })],
      problems: [],
    })
  })
  test('leaves entries out that are not booked', async () => {
    const pending = entry('7').replace('BOOK', 'PDNG')
    const { lines } = await readWithoutKeys(camt(entry('1') + pending), bank('camt053'))
    expect(lines.map(({ amount }) => amount)).toEqual(['1'])
  })
  test('is refused by the line of its entry and the field', async () => {
    const file = camt(entry('1') + entry('1,5').replace('USD', ''))
    expect(await problemsOf(file, bank('camt053'))).toEqual([
      { line: 7, field: 'Amt', message: 'Not an amount', found: '1,5' },
      { line: 7, field: 'Ccy', message: 'Not a currency code', found: '1,5' },
    ])
  })
  test('is refused when it does not come to its closing balance, is cut short, or has a document type', async () => {
    const off = camt(balance('OPBD', '10') + balance('CLBD', '110.51') + entry('100.50'))
    expect(await problemsOf(off, bank('camt053'))).toMatchObject([{ field: 'Bal' }])
    expect(await problemsOf(camt(entry('1')).slice(0, -20), bank('camt053'))).toMatchObject([
      { message: 'This is not closed: the file may be cut short' },
    ])
    const typed = `<!DOCTYPE Document [<!ENTITY a "aaaa">]>${camt(entry('1'))}`
    expect(await problemsOf(typed, bank('camt053'))).toMatchObject([{ line: 1, field: 'DOCTYPE' }])
  })
})

const mt940 = (lines: string, closing = 'C261031USD90,50') =>
  `{1:F01X}{2:O940}{4:\n:20:STMT\n:25:123\n:28C:1/1\n:60F:C260930USD10,\n${lines}:62F:${closing}\n-}\n`
const credit = ':61:2610051005C100,50NTRFDEP 7//B1\n:86:166?00CREDIT?20for a?21 deposit?32A. Pa?33yer\n'

describe('an MT940', () => {
  test('is read with its references, details and names, debits below zero', async () => {
    const { lines, problems } = await readWithoutKeys(
      mt940(`${credit}:61:261231D20,NMSCNONREF\n`),
      bank('mt940'),
    )
    expect(problems).toEqual([])
    expect(lines).toEqual([
      line({ line: 6, lineId: 'B1', reference: 'DEP 7 B1 for a deposit' }),
      line({ line: 8, bookedOn: '2026-12-31', amount: '-20', reference: '', counterparty: '' }),
    ])
  })
  test('knows the year of an entry day across the turn of the year', async () => {
    const { lines } = await readWithoutKeys(mt940(':61:2612310102C80,50NTRFx\n'), bank('mt940'))
    expect(lines).toMatchObject([{ bookedOn: '2027-01-02' }])
  })
  test('is refused by line and field, also when it does not come to its closing balance', async () => {
    expect(await problemsOf(mt940(':61:nonsense\n'), bank('mt940'))).toMatchObject([
      { line: 6, field: ':61:' },
    ])
    expect(await problemsOf(mt940(credit, 'C261031USD1,'), bank('mt940'))).toMatchObject([
      { line: 8, field: ':62F:' },
    ])
    expect(await problemsOf('hello', bank('mt940'))).toMatchObject([{ line: 1, field: null }])
  })
})

const transaction = (amount: string) =>
  `<STMTTRN>\n<TRNTYPE>CREDIT\n<DTPOSTED>20261005120000[-5:EST]\n<TRNAMT>${amount}\n<FITID>F1\n<NAME>A. Payer\n<MEMO>DEP 7 & more\n</STMTTRN>\n`
const ofx = (inside: string) =>
  `OFXHEADER:100\nDATA:OFXSGML\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS>\n<CURDEF>USD\n<BANKTRANLIST>\n${inside}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n`

describe('an OFX', () => {
  test('is read where values have no end tags, and where they have', async () => {
    const read = line({ line: 7, lineId: 'F1', reference: 'F1 DEP 7 & more A. Payer' })
    const old = ofx(transaction('100.50'))
    expect(await readWithoutKeys(old, bank('ofx'))).toEqual({ lines: [read], problems: [] })
    const closed = ofx(transaction('100.50').replace('<FITID>F1', '<FITID>F1</FITID>'))
    expect((await readWithoutKeys(closed, bank('ofx'))).lines).toEqual([read])
    const xml = `<?xml version="1.0"?>\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD</CURDEF><BANKTRANLIST><STMTTRN><DTPOSTED>20261005</DTPOSTED><TRNAMT>-2.5</TRNAMT><FITID>F2</FITID></STMTTRN></BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`
    expect((await readWithoutKeys(xml, bank('ofx'))).lines).toMatchObject([
      { line: 2, amount: '-2.5', lineId: 'F2' },
    ])
  })
  test('is refused by line and field', async () => {
    const file = ofx(transaction('1') + transaction('much'))
    expect(await problemsOf(file, bank('ofx'))).toMatchObject([{ line: 15, field: 'TRNAMT' }])
    expect(await problemsOf('<OFX></OFX>', bank('ofx'))).toMatchObject([{ field: 'STMTRS' }])
  })
  test('takes nothing of a statement of investments, and says so', async () => {
    const moved = `<INVTRANLIST><INVBANKTRAN>${transaction('7.50')}<SUBACCTFUND>CASH</INVBANKTRAN></INVTRANLIST>`
    const inside = `<INVSTMTTRNRS><INVSTMTRS><CURDEF>USD<INVACCTFROM><ACCTID>9</INVACCTFROM>${moved}</INVSTMTRS></INVSTMTTRNRS>`
    const investments = `<INVSTMTMSGSRSV1>${inside}</INVSTMTMSGSRSV1>`
    expect(await problemsOf(`<OFX>${investments}</OFX>`, bank('ofx'))).toEqual([
      {
        line: 1,
        field: 'INVSTMTRS',
        message: 'This is a statement of investments: export that of the bank account',
      },
    ])
    const both = ofx(transaction('100.50')).replace('<OFX>', `<OFX>${investments}`)
    const { lines, problems, notices } = await readStatement(both, bank('ofx'))
    expect([lines.map(({ amount }) => amount), problems]).toEqual([['100.50'], []])
    expect(notices).toMatchObject([{ field: 'INVSTMTRS', message: 'A statement of investments: left out' }])
  })
})
