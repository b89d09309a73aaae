import { balance, camt, entry, of } from '../statement-files.suite.ts'
import { lines, type Variant } from './variant.ts'

// Dialects of camt.053.

const day = (inside: string) => entry('1').replace('<Dt>2026-10-05</Dt>', inside)
const pending = entry('2', '<Sts>PDNG</Sts>')
const summary = (count: number, sum: string) =>
  `<TxsSummry><TtlNtries><NbOfNtries>${count}</NbOfNtries><Sum>${sum}</Sum></TtlNtries></TxsSummry>`
const details = (inside: string) => camt(entry('1', `<NtryDtls><TxDtls>${inside}</TxDtls></NtryDtls>`))
const long = 'a '.repeat(67)
const whole = camt(entry('1'))

type Row = readonly [kind: number, name: string, file: string, want?: Variant['want'], text?: string]
const all: readonly Row[] = [
  [12, 'a day with its zone', camt(day('<Dt>2026-10-05+02:00</Dt>'))],
  [12, 'a day in the zone Z', camt(day('<Dt>2026-10-05Z</Dt>'))],
  [12, 'a day with its time', camt(day('<DtTm>2026-10-05T23:30:00.000+02:00</DtTm>'))],
  [
    12,
    'only a value date',
    camt(day('').replaceAll('BookgDt', 'ValDt').replace('<ValDt>', '<ValDt><Dt>2026-10-05</Dt>')),
  ],
  [12, 'an amount with a plus', camt(entry('+1'))],
  [12, 'no movement, and no balance', camt('<FrToDt><ToDtTm>2026-10-05T23:59:59</ToDtTm></FrToDt>'), []],
  [
    12,
    'two documents in one file',
    `<?xml version="1.0"?>${whole}\n<?xml version="1.0"?>${whole}`,
    lines('1', '1'),
  ],
  [12, 'an envelope', `<e:Envelope xmlns:e="x"><e:AppHdr/>${whole}</e:Envelope>`],
  [1, 'three places', camt(entry('1.234')), /more decimal places/],
  [1, 'a comma', camt(entry('1,50')), /^Not an amount/],
  [1, 'groups of thousands', camt(entry('1,234.50')), /^Not an amount/],
  [2, 'a word of its own for the way', camt(entry('1').replace('CRDT', 'CREDIT')), /CRDT, DBIT/],
  [6, 'a summary that counts what is not booked', camt(summary(2, '3') + entry('1') + pending)],
  [6, 'a summary of what is booked', camt(summary(1, '1') + entry('1') + pending)],
  [6, 'a summary of neither', camt(summary(3, '6') + entry('1') + pending), /number of entries/],
  [6, 'a balance of the day beside it', camt(balance('OPBD', '1') + balance('CLAV', '9') + entry('1'))],
  [9, 'a status in words', camt(entry('1') + entry('2', '<Sts><Prtry>VORGEMERKT</Prtry></Sts>'))],
  [9, 'a status of the future', camt(entry('1') + entry('2', '<Sts><Cd>FUTR</Cd></Sts>'))],
  [9, 'the word for booked, in a bank’s own', camt(entry('1', '<Sts><Prtry>Booked</Prtry></Sts>'))],
  [
    11,
    'a text cut in two',
    details(`<RmtInf><Ustrd>${long}DEP740</Ustrd><Ustrd>24XQ</Ustrd></RmtInf>`),
    lines('1'),
    'DEP74024XQ',
  ],
  [
    11,
    'a number of a document',
    details('<RmtInf><Strd><RfrdDocInf><Nb>DEP740</Nb></RfrdDocInf></Strd></RmtInf>'),
    lines('1'),
    'DEP740',
  ],
  [
    11,
    'more of a remittance',
    details('<RmtInf><Strd><AddtlRmtInf>DEP741</AddtlRmtInf></Strd></RmtInf>'),
    lines('1'),
    'DEP741',
  ],
  [11, 'more of a transaction', details('<AddtlTxInf>DEP742</AddtlTxInf>'), lines('1'), 'DEP742'],
  [
    11,
    'names that banks give',
    details('<Refs><AcctSvcrRef>B7</AcctSvcrRef><UETR>u-1</UETR></Refs>'),
    lines('1'),
    'B7 u-1',
  ],
  [
    10,
    'the name of a batch',
    camt(entry('1', '<NtryDtls><Btch><PmtInfId>PAY7</PmtInfId></Btch></NtryDtls>')),
    lines('1'),
    'PAY7',
  ],
  [4, 'cut inside a tag', whole.slice(0, -4), /not closed/],
  [
    18,
    'an empty report of the day',
    '<Document><BkToCstmrAcctRpt/></Document>',
    /^This is a camt of another kind/,
  ],
  [18, 'an order of payments', '<Document><CstmrCdtTrfInitn/></Document>', /^This is not a camt.053/],
  [18, 'a page of the web', '<!doctype html><p>Sign in', /^This is a web page/],
  [18, 'an OFX', 'OFXHEADER:100\n\n<OFX></OFX>', /another format/],
]

export const camtVariants: readonly Variant[] = all.map(([kind, name, file, want = lines('1'), text]) => ({
  ...{ kind, name, file, want, as: of('camt053') },
  ...(text !== undefined && { text }),
}))
