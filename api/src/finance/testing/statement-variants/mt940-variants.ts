import { of } from '../statement-files.suite.ts'
import { lines, type Variant } from './variant.ts'

// Dialects of MT940.

const LINE = ':61:261005C10,00NTRFx'
const message = (inside = LINE, opening = 'C261005USD100,00', closing = 'C261005USD110,00') =>
  `:20:A\n:25:1\n:28C:1/1\n:60F:${opening}\n${inside}\n:62F:${closing}\n-\n`
const second = message(LINE, 'C261005USD110,00', 'C261005USD120,00')
const unended = (file: string) => file.replaceAll('\n-\n', '\n')
const FOREIGN = 'ABNANL2A\n940\nABNANL2A\n'

type Row = readonly [kind: number, name: string, file: string, want?: Variant['want'], text?: string]
const all: readonly Row[] = [
  [12, 'a type with a blank behind its letter', message(':61:261005C10,00N 01x')],
  [12, 'a type of another letter', message(':61:261005C10,00MMSCx')],
  [12, 'a type in small letters', message(':61:261005c10,00ntrfx')],
  [12, 'a blank before the amount', message(':61:261005C 10,00NTRFx')],
  [12, 'a blank before the type', message(':61:261005C10,00 NTRFx')],
  [12, 'blanks for the entry day', message(':61:261005    C10,00NOVx')],
  [12, 'a blank in balances', message(LINE, 'C261005USD 100,00', 'C261005USD 110,00')],
  [12, 'points for commas', message(':61:261005C10.00NTRFx', 'C261005USD100.00', 'C261005USD110.00')],
  [12, '15 digits', message(':61:261005C000000000010,00NTRFx', 'C261005USD000000000100,')],
  [
    12,
    'nothing before the comma',
    message(':61:261005C,50NTRFx', 'C261005USD1,', 'C261005USD1,5'),
    lines('0.50'),
  ],
  [12, 'a blank before the field', message(` ${LINE}`)],
  [12, 'a funds code that looks like a reversal', message(':61:2610051005CR10,00NTRFx')],
  [12, 'a statement without movement', message('', 'C261005USD0,', 'C261005USD0,'), []],
  [4, ':940: before each message', `:940:\n${message()}:940:\n${second}`, lines('10', '10')],
  [4, ':940: and no end', unended(`:940:\n${message()}:940:\n${second}`), lines('10', '10')],
  [
    4,
    'the head of the next one behind a balance',
    unended(FOREIGN + message() + FOREIGN + second),
    lines('10', '10'),
  ],
  [
    4,
    'a transmission in blocks',
    `\u0001{1:F01A}{2:I940B}{4:\r\n${message().replace('-\n', '-}{5:{CHK:0}}\u0003\r\n')}`,
  ],
  [
    4,
    'two closing balances',
    message().replace('-\n', ':62F:C261005USD110,00\n-\n'),
    /outside of a statement/,
  ],
  [4, 'a line of the next message behind the end', `${message()}${LINE}\n`, /no opening balance/],
  [4, 'the first row of an opening balance alone', message(LINE, 'C261005USD100,00\n940'), /^Not a balance/],
  [1, 'a point that parts thousands', message(':61:261005C1.000,00NTRFx'), /^Not a line of a statement/],
  [1, 'a point before three places', message(':61:261005C1.000NTRFx'), /^Not a line of a statement/],
  [11, 'a text that begins like a code', message(`${LINE}\n:86:250~ABC DEP74`), lines('10'), 'DEP74'],
  [
    11,
    'parts of Poland',
    message(`${LINE}\n:86:020<00PRZELEW<20ZA DEP74<21 OK<32JAN`),
    lines('10'),
    'ZA DEP74 OK',
  ],
  [
    11,
    'parts by a tilde',
    message(`${LINE}\n:86:020~00PRZELEW~20ZA DEP74~21OK~32JAN`),
    lines('10'),
    'ZA DEP74 OK',
  ],
  [11, 'rows of :NS:', message(`${LINE}\n:NS:01DEP74006\n02second`), lines('10'), 'DEP74006 second'],
  [
    11,
    'a word cut between two parts',
    message(`${LINE}\n:86:166?20PAYMENT FROM US FOR DEP7?21424XQ`),
    lines('10'),
    'DEP7424XQ',
  ],
  [11, 'a row like a field', message(`${LINE}\n:86:PAYMENT\n:REF: DEP74007`), lines('10'), ':REF: DEP74007'],
  [18, 'a CSV', 'Date,Amount\n2026-10-05,1', /another format/],
  [18, 'a page of the web', '<html><body>Sign in</body></html>', /^This is a web page/],
  [18, 'a report of the day', `:20:A\n:25:1\n:34F:USD0,\n${LINE}\n-`, /no opening balance/],
]

export const mt940Variants: readonly Variant[] = all.map(([kind, name, file, want = lines('10'), text]) => ({
  ...{ kind, name, file, want, as: of('mt940') },
  ...(text !== undefined && { text }),
}))
