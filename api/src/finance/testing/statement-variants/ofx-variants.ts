import { of, ofx, transaction } from '../statement-files.suite.ts'
import { lines, type Variant } from './variant.ts'

// Dialects of OFX.

const HEAD = 'OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n\n'
const paid = (amount: string, currency = 'USD') =>
  ofx(transaction('').replace('<TRNAMT>1', `<TRNAMT>${amount}`)).replace('USD', currency)
const on = (day: string) => ofx(transaction('').replace('20261005', day))
const twoSides = 'The sign of the amount and the word beside it say two things'
const typed = (type: string, amount: string, kind = 'STMTRS') =>
  paid(amount).replace('<DTPOSTED>', `<TRNTYPE>${type}<DTPOSTED>`).replaceAll('STMTRS', kind)
/** The same, before a debit that has its sign. */
const besideMinus = (type: string, amount: string) =>
  typed(type, amount).replace(
    '</BANKTRANLIST>',
    '<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261005<TRNAMT>-1</STMTTRN></BANKTRANLIST>',
  )
const named = (name: string) => ofx(transaction(`<NAME>${name}<MEMO>DEP7`))
const whole = ofx(transaction(''))
const broker = (inside: string) =>
  `<OFX><INVSTMTMSGSRSV1><INVSTMTTRNRS><STATUS><CODE>0</STATUS>${inside}</INVSTMTTRNRS></INVSTMTMSGSRSV1></OFX>`
const bought =
  '<BUYSTOCK><INVBUY><INVTRAN><FITID>1<DTTRADE>20261005<MEMO></INVTRAN><SECID><UNIQUEID>1</SECID><TOTAL>-1</INVBUY></BUYSTOCK>'
const trades = `<INVSTMTRS><CURDEF>USD<INVTRANLIST>${bought}<INVBANKTRAN>${transaction('')}</INVBANKTRAN></INVTRANLIST></INVSTMTRS>`
const investments = /^This is a statement of investments/

type Row = readonly [
  kind: number,
  name: string,
  file: string,
  want?: Variant['want'],
  text?: string,
  notice?: RegExp,
]
const all: readonly Row[] = [
  [1, 'a comma before three places', paid('1,650'), /more decimal places/],
  [1, 'a point before three places', paid('-13.000'), /more decimal places/],
  [1, 'points before thousands and cents', paid('1.000.00'), /^Not an amount/],
  [1, 'three places behind a group', paid('1,234.567'), /more decimal places/],
  [1, 'a finer amount with a word', paid('-1.234 USD'), /more decimal places/],
  ...['POS', 'ATM', 'CASH', 'PAYMENT', 'DEBIT', 'FEE', 'CHECK'].flatMap((type): readonly Row[] => [
    [2, `a ${type} without a sign`, typed(type, '8.01'), new RegExp(twoSides)],
    [2, `a ${type} with a minus`, typed(type, '-8.01'), lines('-8.01')],
  ]),
  ...['DEBIT', 'DIRECTDEBIT', 'REPEATPMT', 'CHECK', 'FEE', 'SRVCHG'].flatMap((type): readonly Row[] => [
    [2, `a ${type} without a sign beside one with a minus`, besideMinus(type, '8.01'), new RegExp(twoSides)],
    [2, `a ${type} of nothing`, besideMinus(type, '0.00'), lines('0', '-1')],
  ]),
  ...['POS', 'ATM', 'CASH', 'PAYMENT'].map(
    (type): Row => [
      2,
      `a ${type} beside one with a minus`,
      besideMinus(type, '8.01'),
      lines('8.01', '-1'),
      '',
      /^Money in by/,
    ],
  ),
  [2, 'a POS that was paid back', typed('POS', '+8.01'), lines('8.01')],
  [2, 'the paid bill of a card', typed('PAYMENT', '8.01', 'CCSTMTRS'), lines('8.01')],
  [11, 'a sign of copyright in a name', named('A<C>B DEP740'), lines('1'), 'A<C>B DEP740'],
  [11, 'ends of one in a name', named('A</C>B DEP740'), lines('1'), 'A</C>B DEP740'],
  [11, 'a mail in a name', named('Ann <ann@example.com> DEP740'), lines('1'), 'Ann <ann@example.com> DEP740'],
  [12, 'groups and a comma', paid('1.234,56'), lines('1234.56')],
  [12, 'groups and a point', paid('-1,234.56'), lines('-1234.56')],
  [12, 'groups by blanks', paid('1\u00a0234,56'), lines('1234.56')],
  [12, 'no zero before the comma', paid('-,50'), lines('-0.50')],
  [12, 'no zero before the point', paid('-.50'), lines('-0.50')],
  [12, 'a minus behind', paid('5.00-'), lines('-5.00')],
  [12, 'a sign of its currency', paid('R$ 5,00', 'BRL'), lines('5.00')],
  [12, 'a currency in small letters', paid('5', 'usd'), lines('5')],
  [12, 'a day to the minute', on('202610050930')],
  [12, 'a day with its zone', on('20261005093000.000[-5:EST]')],
  [12, 'a name of the space', whole.replace('<OFX>', '<OFX xmlns="http://ofx.net/types">')],
  [12, 'a prefix', whole.replace('<OFX>', '<ofx:OFX>').replace('</OFX>', '</ofx:OFX>')],
  [12, 'an XML head over SGML', `<?xml version="1.0"?>\n<?OFX OFXHEADER="200" VERSION="200"?>\n${whole}`],
  [12, 'open empty tags', ofx(transaction('<NAME>\n<CHECKNUM>\n<MEMO>'))],
  [12, 'two files in one', `${HEAD}${whole}\n${HEAD}${whole}`, lines('1', '1')],
  [12, 'the end mark of DOS', `${HEAD}${whole}\n\u001a`],
  [12, 'no movement', ofx('<DTSTART>20261001<DTEND>20261005'), []],
  [
    11,
    'a name that goes on in the memo',
    ofx(transaction('<NAME>PAYMENT FROM A CUSTOMER FOR DEP740<MEMO>24XQ')),
    lines('1'),
    'DEP74024XQ',
  ],
  [11, 'a longer name', ofx(transaction('<EXTDNAME>DEP741')), lines('1'), 'DEP741'],
  [
    11,
    'a memo over rows',
    ofx(transaction('<MEMO>first\nsecond DEP7\n third')),
    lines('1'),
    'first second DEP7 third',
  ],
  [4, 'the second file cut', `${HEAD}${whole}\n${HEAD}${whole.slice(0, -20)}`, /not closed/],
  [18, 'trades of a broker', broker(trades), investments],
  [
    18,
    'a broker without a list',
    broker('<INVSTMTRS><CURDEF>USD<INVPOSLIST></INVPOSLIST></INVSTMTRS>'),
    investments,
  ],
  [18, 'a broker who has no statement', broker(''), investments],
  [
    18,
    'a sign-on that was refused',
    '<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>15500</STATUS></SONRS></SIGNONMSGSRSV1></OFX>',
    /has no statement/,
  ],
  [18, 'a CSV', 'Date,Amount\n2026-10-05,1', /another format/],
]

export const ofxVariants: readonly Variant[] = all.map(
  ([kind, name, file, want = lines('1'), text, notice]) => ({
    ...{ kind, name, file, want, as: of('ofx') },
    ...(text !== undefined && { text }),
    ...(notice !== undefined && { notice }),
  }),
)
