import type { wire } from '@strongroom/shared'
import type { Reading } from '../read-statement.ts'

type Lines = readonly (readonly [day: string, amount: string, currency?: string])[]

/** A file of `field/`, and what it has to be read as. */
type FieldCase = {
  readonly file: string
  readonly as: Omit<Reading, 'inverted'>
  /** The lines that it holds, or that it is refused. */
  readonly want: Lines | 'refuse'
  /** Lines that would be right where a refusal is wanted. */
  readonly also?: Lines
  /** The words that stand in the reference of a line, another party, and a word of the refusal. */
  readonly text?: RegExp
  readonly token?: string
  readonly other?: string
  readonly sentence?: RegExp
  /** The public case that the file was made after. */
  readonly from: string
}

const csv = (mapping: Partial<wire.CsvMapping>): FieldCase['as'] => ({
  format: 'csv',
  mapping: { delimiter: ',', decimal: '.', date: 'YYYY-MM-DD', booked_on: 'Date', ...mapping },
  currency: 'USD',
})
const plain = { booked_on: 'Date', amount: 'Amount', reference: 'Text' }
const mt940: FieldCase['as'] = { format: 'mt940', mapping: null, currency: 'USD' }
const camt: FieldCase['as'] = { format: 'camt053', mapping: null, currency: 'USD' }
const ofx: FieldCase['as'] = { format: 'ofx', mapping: null, currency: 'USD' }

/** Bank files as banks and the test suites of libraries have them, made anew. */
export const fieldCases: readonly FieldCase[] = [
  {
    file: 'mt940-entry-day-blank.sta',
    as: mt940,
    want: [
      ['2026-01-05', '-64.15'],
      ['2026-01-05', '190.00'],
    ],
    from: 'wolph/mt940 mt940_tests/ASNB/mt940_with_spaces_for_entry_date.txt, citi/mt940.txt',
  },
  {
    file: 'mt940-type-with-blank.sta',
    as: mt940,
    want: [
      ['2026-07-22', '-21.07'],
      ['2026-07-22', '310.50'],
    ],
    from: 'sandermarechal/jejik-mt940 ing-dos.txt, fruitl00p/php-mt940 Triodos/sample',
  },
  {
    file: 'mt940-hyphen-line.sta',
    as: mt940,
    want: [['2026-02-17', '1727.00']],
    text: /DEP71423/,
    from: 'sandermarechal/jejik-mt940 oldenburgischelandesbankmitbindestrich.txt',
  },
  {
    file: 'mt940-wrapped-reference.sta',
    as: mt940,
    want: [['2026-03-02', '88.12']],
    token: 'DEP71424XQ',
    from: 'sandermarechal/jejik-mt940#54, ABN AMRO free text',
  },
  {
    file: 'mt940-cut-short.sta',
    as: mt940,
    want: 'refuse',
    from: 'OCA/bank-payment#39, nemiah/phpFinTS#593 (lost :62F:)',
  },
  {
    file: 'mt940-reversals.sta',
    as: mt940,
    want: [
      ['2026-03-06', '-800.00'],
      ['2026-03-06', '800.00'],
      ['2026-03-06', '204.88'],
      ['2026-03-06', '-204.88'],
    ],
    from: 'a-fas/mt940js#8, wolph/mt940#130',
  },
  {
    file: 'mt940-pages-and-blocks.sta',
    as: mt940,
    want: [
      ['2026-04-02', '79.7'],
      ['2026-04-02', '149'],
      ['2026-04-03', '-193.2'],
    ],
    from: 'sandermarechal/jejik-mt940 postfinance.txt',
  },
  {
    file: 'mt940-no-movement.sta',
    as: mt940,
    want: [],
    from: 'OCA test-camt053-no-ntry; republik/plattform#252',
  },
  {
    file: 'mt940-page-missing.sta',
    as: mt940,
    want: 'refuse',
    from: 'OCA/bank-statement-import#59, axelor/axelor-open-suite#10271',
  },
  {
    file: 'mt940-thirtieth-of-february.sta',
    as: mt940,
    want: [['2026-02-27', '-6.00']],
    from: 'wolph/mt940 self-provided/february_30.sta',
  },
  {
    file: 'mt940-two-currencies.sta',
    as: mt940,
    want: [
      ['2026-03-12', '1.01', 'USD'],
      ['2026-03-12', '-1.02', 'EUR'],
    ],
    from: 'wolph/mt940#52',
  },
  {
    file: 'mt940-minus-in-amount.sta',
    as: mt940,
    want: 'refuse',
    also: [['2026-03-13', '104.12']],
    from: 'railslove/cmxl#34',
  },

  {
    file: 'camt-status-proprietary.xml',
    as: camt,
    want: [['2026-03-10', '100.00']],
    from: 'ISO 20022 EntryStatus1Choice: Cd or Prtry; genkgo/camt#102',
  },
  {
    file: 'camt-reversal.xml',
    as: camt,
    want: [
      ['2026-03-10', '-50.00'],
      ['2026-03-10', '50.00'],
      ['2026-03-10', '20.00'],
    ],
    from: 'OCA/bank-statement-import#375',
  },
  {
    file: 'camt-prefixed-latin1.xml',
    as: camt,
    want: [['2026-03-10', '-12.34']],
    text: /DEP72009 <urgent> & more/,
    other: 'Café Müller & Söhne',
    from: 'genkgo/camt camt053.v2 with other prefixes; otherworld-dev/Budget#189',
  },
  {
    file: 'camt-only-value-day.xml',
    as: camt,
    want: [['2026-03-10', '5.00']],
    from: 'genkgo/camt test/data/camt53.only-Dt-with-DtTm.xml',
  },
  {
    file: 'camt-batch.xml',
    as: camt,
    want: [['2026-03-10', '429.56']],
    text: /DEP72011.*DEP72012/,
    from: 'OCA/bank-statement-import#157',
  },
  {
    file: 'camt-zero-and-places.xml',
    as: camt,
    want: [
      ['2026-03-10', '0'],
      ['2026-03-10', '8.85000'],
    ],
    from: 'genkgo/camt camt052.v6.Amt-zero.xml, camt053.v2.five.decimals.xml',
  },
  {
    file: 'camt-two-accounts.xml',
    as: camt,
    want: [
      ['2026-03-10', '1.00', 'USD'],
      ['2026-03-10', '-7.50', 'EUR'],
    ],
    from: 'genkgo/camt camt053.v2.multi.statement.xml',
  },
  {
    file: 'camt-no-movement.xml',
    as: camt,
    want: [],
    from: 'OCA test-camt053-no-ntry; republik/plattform#252',
  },
  { file: 'camt-052-intraday.xml', as: camt, want: 'refuse', from: 'securo-finance/securo#416' },
  {
    file: 'camt-opening-only.xml',
    as: camt,
    want: [['2026-03-10', '3.00']],
    from: 'bankstatementparser golden files without CLBD',
  },
  {
    file: 'camt-same-entry-twice.xml',
    as: camt,
    want: [
      ['2026-03-10', '-4.50'],
      ['2026-03-10', '-4.50'],
    ],
    from: 'bankstatementparser golden/camt053_duplicate_same_day.xml',
  },
  {
    file: 'camt-indicator-missing.xml',
    as: camt,
    want: 'refuse',
    from: 'bankstatementparser golden/camt053_garbled_amount.xml',
  },

  {
    file: 'ofx-mixed-decimal-marks.ofx',
    as: ofx,
    want: [
      ['2026-10-06', '-12.80'],
      ['2026-10-06', '-200.00'],
      ['2026-10-06', '1234.5'],
    ],
    from: 'jseutter/ofxparse#83',
  },
  {
    file: 'ofx-thousands.ofx',
    as: ofx,
    want: 'refuse',
    also: [['2026-10-07', '1650.00']],
    from: 'shuckster/OBIS#6',
  },
  {
    file: 'ofx-thousands-no-cents.ofx',
    as: ofx,
    want: 'refuse',
    from: 'shuckster/OBIS#6, Expensify/App#97629: 1,650 read as 1.65',
  },
  {
    file: 'ofx-trailing-zeros.ofx',
    as: ofx,
    want: [['2026-10-07', '-8.95']],
    from: 'actualbudget/actual#2418',
  },
  {
    file: 'ofx-no-leading-zero.ofx',
    as: ofx,
    want: [
      ['2026-10-07', '-0.50'],
      ['2026-10-07', '7'],
    ],
    from: 'OFX 2.2 §3.2.9.2 Amount',
  },
  {
    file: 'ofx-repeated-fitid.ofx',
    as: ofx,
    want: [
      ['2026-10-07', '10.00'],
      ['2026-10-07', '12.50'],
      ['2026-10-07', '13.75'],
    ],
    from: 'securo-finance/securo#911, jbms/beancount-import#216',
  },
  {
    file: 'ofx-list-not-closed.ofx',
    as: ofx,
    want: 'refuse',
    also: [
      ['2026-10-11', '-13.00'],
      ['2026-10-11', '-162.90'],
    ],
    from: 'csingley/ofxtools tests/data/br_nubank_cc.ofx',
  },
  {
    file: 'ofx-memo-two-lines.ofx',
    as: ofx,
    want: [['2026-10-12', '-5.75']],
    text: /DEP73011/,
    from: 'nblock/ofxstatement-austrian#3, actualbudget/actual#1044',
  },
  {
    file: 'ofx-xml-head-sgml-body.ofx',
    as: ofx,
    want: [['2026-10-13', '-5.50']],
    from: 'jseutter/ofxparse tests/fixtures/anzcc.ofx',
  },
  {
    file: 'ofx-currency-of-line.ofx',
    as: ofx,
    want: [
      ['2026-10-14', '-20.00', 'EUR'],
      ['2026-10-14', '-22.00', 'USD'],
    ],
    from: 'OFX 2.2 §5.2; jbms/beancount-import#216',
  },
  { file: 'ofx-cut-short.ofx', as: ofx, want: 'refuse', from: 'jseutter/ofxparse fail_nice/' },

  {
    file: 'csv-two-columns-one-name.csv',
    as: csv(plain),
    want: 'refuse',
    from: 'nodebox/nodebox#73, EC-CUBE/ec-cube#5854, buckets/application#460',
  },
  {
    file: 'csv-sign-in-own-column.csv',
    as: csv({
      delimiter: ';',
      decimal: ',',
      date: 'YYYYMMDD',
      booked_on: 'Datum',
      amount: 'Bedrag',
      reference: 'Mededelingen',
    }),
    want: [
      ['2026-10-05', '190.00'],
      ['2026-10-06', '-64.15'],
    ],
    from: 'firefly-iii#2835, #2020; import-configurations#4 (ING, Triodos, Volksbank)',
  },
  {
    file: 'csv-parentheses-and-symbol.csv',
    as: csv({ ...plain, date: 'MM/DD/YYYY' }),
    want: [
      ['2026-10-05', '-30.00'],
      ['2026-10-06', '1400.00'],
    ],
    from: 'actualbudget/actual#807, moneymanagerex#2898, buckets/application#740',
  },
  {
    file: 'csv-trailing-minus.csv',
    as: csv(plain),
    want: [
      ['2026-10-05', '-50.00'],
      ['2026-10-06', '1200.00'],
    ],
    from: 'rustledger/rustledger#1473',
  },
  {
    file: 'csv-narrow-blanks.csv',
    as: csv({
      delimiter: ';',
      decimal: ',',
      date: 'DD/MM/YYYY',
      booked_on: 'Date',
      amount: 'Montant',
      reference: 'Libelle',
    }),
    want: [
      ['2026-10-05', '1234.56'],
      ['2026-10-06', '-2500.00'],
      ['2026-10-07', '3000.10'],
    ],
    from: 'impress-org/givewp#696; bankstatementparser golden/csv_french_headers.csv',
  },
  {
    file: 'csv-lines-before-head.csv',
    as: csv({
      delimiter: ';',
      decimal: ',',
      date: 'DD.MM.YYYY',
      booked_on: 'Buchungstag',
      amount: 'Betrag',
      reference: 'Verwendungszweck',
    }),
    want: [['2026-10-05', '-12.34']],
    from: 'OCA sheet fixtures/meta_data_separated_credit_debit.csv, firefly-iii#7725 (DKB)',
  },
  {
    file: 'csv-two-digit-year.csv',
    as: csv({
      delimiter: ';',
      decimal: ',',
      date: 'DD.MM.YYYY',
      booked_on: 'Buchungstag',
      amount: 'Betrag',
      reference: 'Verwendungszweck',
    }),
    want: [['2026-10-05', '-12.34']],
    from: 'firefly-iii/import-configurations de/sparkasse, de/dkb',
  },
  {
    file: 'csv-total-at-end.csv',
    as: csv(plain),
    want: 'refuse',
    also: [
      ['2026-10-05', '10.00'],
      ['2026-10-06', '-4.00'],
    ],
    from: 'OCA sheet fixtures/balance.csv',
  },
  {
    file: 'csv-bom-quoted-lines.csv',
    as: csv(plain),
    want: [['2026-10-05', '1100.50']],
    text: /second, "quoted" line DEP74014/,
    from: 'eitchtee/WYGIWYH#136, portfolio-performance/portfolio#2169',
  },
  {
    file: 'csv-stray-quotes.csv',
    as: csv(plain),
    want: 'refuse',
    also: [
      ['2026-10-05', '10.00'],
      ['2026-10-06', '11.00'],
    ],
    sentence: /quot/i,
    from: 'asgrim/ofxparser#49 (a " in a text)',
  },
  {
    file: 'csv-negative-debit.csv',
    as: csv({ booked_on: 'Date', money_in: 'Credit', money_out: 'Debit', reference: 'Text' }),
    want: 'refuse',
    also: [
      ['2026-10-05', '-8.01'],
      ['2026-10-06', '52.42'],
      ['2026-10-07', '100.00'],
    ],
    from: 'firefly-iii#1650, afaneca/myfin#571',
  },
  {
    file: 'csv-zero-and-empty.csv',
    as: csv({ booked_on: 'Date', money_in: 'Credit', money_out: 'Debit', reference: 'Text' }),
    want: [
      ['2026-10-05', '0'],
      ['2026-10-06', '25.00'],
    ],
    from: 'firefly-iii#3271, buckets/application#790',
  },
  {
    file: 'csv-german-thousands-as-point.csv',
    as: csv(plain),
    want: 'refuse',
    from: 'NasserAlbusaidi/Rihla#530, we-promise/sure#3395: 1.234 USD is no amount of USD',
  },
  {
    file: 'csv-utf-16.csv',
    as: csv(plain),
    want: [['2026-10-05', '10.00']],
    from: 'actualbudget/actual#6327, BigAndini/ers#808, openwisp-radius#550',
  },
  {
    file: 'csv-windows-1252.csv',
    as: csv({
      delimiter: ';',
      decimal: ',',
      date: 'DD.MM.YYYY',
      booked_on: 'Date',
      amount: 'Betrag',
      reference: 'Text',
    }),
    want: [['2026-10-05', '12.50']],
    text: /Café Müller € DEP74021/,
    from: 'otherworld-dev/Budget#189, firefly-iii#1420',
  },
  {
    file: 'csv-comma-at-end.csv',
    as: csv(plain),
    want: 'refuse',
    also: [['2026-10-05', '10.00']],
    from: 'hledger csv rules; PayPal',
  },
  {
    file: 'csv-empty-row.csv',
    as: csv({ ...plain, delimiter: ';' }),
    want: 'refuse',
    also: [['2026-10-05', '10.00']],
    from: 'spreadsheet exports',
  },
  {
    file: 'csv-from-a-spreadsheet.csv',
    as: csv(plain),
    want: 'refuse',
    from: 'spreadsheet exports: 1.5E+05, #####',
  },
  {
    file: 'csv-balance-column-gap.csv',
    as: csv(plain),
    want: 'refuse',
    from: 'OCA sheet fixtures/balance.csv (a balance column is used there)',
  },
  {
    file: 'csv-carriage-returns.csv',
    as: csv(plain),
    want: [
      ['2026-10-05', '10.00'],
      ['2026-10-06', '-1.00'],
    ],
    from: 'old Mac line ends',
  },
  { file: 'csv-time-of-day.csv', as: csv(plain), want: [['2026-10-05', '10.00']], from: 'PSP exports' },
  {
    file: 'csv-month-in-words.csv',
    as: csv(plain),
    want: 'refuse',
    also: [['2026-10-05', '10.00']],
    from: 'UK banks',
  },
]
