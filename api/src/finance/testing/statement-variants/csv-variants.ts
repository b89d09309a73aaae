import { csv, rows } from '../statement-files.suite.ts'
import { lines, type Variant } from './variant.ts'

// Dialects of CSV: what banks write into cells, and around the rows.

type Written = readonly [cell: string, amount: string | RegExp, currency?: string, decimal?: ',' | '.']

const amountOf =
  (kind: number) =>
  ([cell, amount, currency = 'USD', decimal = '.']: Written): Variant => ({
    ...{ name: `amount ${JSON.stringify(cell)}`, kind, file: rows(`2026-10-05,"${cell}",x`) },
    as: csv({ decimal }, { currency }),
    want: typeof amount === 'string' ? lines(amount) : amount,
  })

const finer = /more decimal places/
const fineAmounts: readonly Written[] = [
  ['1.234 DR', finer],
  ['▲1.500', finer, 'JPY'],
  ['10.5円', finer, 'JPY'],
  ['1,234 €', finer, 'EUR', ','],
  ['-0.001', finer],
  ['0.500', '0.500'],
]
const signedAmounts: readonly Written[] = [
  ['1,234.00 DR', '-1234.00'],
  ['1,234.00Cr', '1234.00'],
  ['12,50 S', '-12.50', 'EUR', ','],
  ['12,50 H', '12.50', 'EUR', ','],
  ['12,50 EUR S', '-12.50', 'EUR', ','],
  ['12,50 € H', '12.50', 'EUR', ','],
  ['EUR 12,50 S', '-12.50', 'EUR', ','],
  ['1,234.00 USD DR', '-1234.00'],
  ['-12,50 EUR S', /Not an amount/, 'EUR', ','],
  ['5.00 CRC', '5.00', 'CRC'],
  ['▲1,234', '-1234', 'JPY'],
  ['△1,234', '-1234', 'JPY'],
  ['－１，２３４', '-1234', 'JPY'],
  ['-30.00 DR', /Not an amount/],
  ['(30.00) CR', /Not an amount/],
]
const writtenAmounts: readonly Written[] = [
  ['１２３４', '1234', 'JPY'],
  ['1,234円', '1234', 'JPY'],
  ['500元', '500', 'CNY'],
  ['HK$1,234.50', '1234.50', 'HKD'],
  ['HK$1,234.50', /not the line’s currency/],
  ['US$ 5.00', /not the line’s currency/, 'HKD'],
  ['A$5.00', /not the line’s currency/],
  ['US$5.00', '5.00'],
  ['1 234,50 kr', '1234.50', 'SEK', ','],
  ['1 234,50 zł', '1234.50', 'PLN', ','],
  ['R$ 1.234,50', '1234.50', 'BRL', ','],
  ['Rs. 500.00', '500.00', 'INR'],
  ['500.00 руб.', '500.00', 'RUB'],
  ['usd 5.00', '5.00'],
  ['1,23,456.00', '123456.00', 'INR'],
  ['—30.00', '-30.00'],
  ['1,234円', /not the line’s currency/, 'CNY'],
  ['S 30.00', /Not an amount/],
  ['5²', /Not an amount/],
]
const pastedAmounts: readonly Written[] = [
  ['\u200e-30.00', '-30.00'],
  ['\u200b30.00', '30.00'],
  ['30.00\u202c', '30.00'],
  ['1\u202f234.50', '1234.50'],
  ['\u2066-5.00\u2069', '-5.00'],
  ['5\u200b.\u200b0x', /Not an amount/],
]

const dayOf = ([cell, date]: readonly [cell: string, date: string]): Variant => ({
  ...{ name: `day ${cell}`, kind: 12, file: rows(`"${cell}",1,x`), as: csv({ date }) },
  want: /\b2569|^99/.test(cell) ? /Not a day/ : lines('1'),
})
const days = [
  ['2026/10/05(月)', 'YYYY-MM-DD'],
  ['令和8年10月5日', 'YYYY-MM-DD'],
  ['R8.10.05', 'YYYY-MM-DD'],
  ['2026年10月05日 12:30', 'YYYY-MM-DD'],
  ['２０２６／１０／０５', 'YYYY-MM-DD'],
  ['Mo, 05.10.2026', 'DD.MM.YYYY'],
  ['Mon 05/10/2026', 'DD/MM/YYYY'],
  ['05.10.2026 г.', 'DD.MM.YYYY'],
  ['5th October 2026', 'DD MMM YYYY'],
  ['Oct 5th, 2026', 'MMM DD YYYY'],
  ['05OCT26', 'DD MMM YYYY'],
  ['10/05/2026 EST', 'MM/DD/YYYY'],
  ['20261005T093000', 'YYYYMMDD'],
  ['202610050930', 'YYYYMMDD'],
  ['\u200e05.10.2026', 'DD.MM.YYYY'],
  ['2569-10-05', 'YYYY-MM-DD'],
  ['05/10/2569', 'DD/MM/YYYY'],
] as const

const status = ([head, booked, other]: readonly [string, string, string]): Variant => ({
  ...{ name: `status ${head}: ${other}`, kind: 9, as: csv(), want: lines('1') },
  file: `Date,Amount,Text,${head}\n2026-10-05,1,a,${booked}\n2026-10-05,2,b,${other}`,
  notice: /^Not booked yet/,
})
const statuses = [
  ['Booking status', 'Booked', 'Avvisad'],
  ['Payment state', 'Completed', 'Authorised'],
  ['Transaction status', 'Settled', 'On hold'],
  ['Estado del movimiento', 'Contabilizado', 'En proceso'],
  ['Statut de l’opération', 'Effectuée', 'Rejetée'],
  ['Status płatności', 'Zrealizowana', 'Oczekująca'],
  ['当前状态', '交易成功', '交易关闭'],
  ['取引状況', '完了', '未確定'],
  // The word for booked rows is not known here.
  ...['Reversed', 'Reverted', 'Zurückgebucht', 'Teruggeboekt', 'Anulada', '已冲正'].map(
    other => ['Status', 'Normal', other] as const,
  ),
] as const

const balances = ([said, amount]: readonly [string, string]): Variant => ({
  ...{ name: `balance row: ${said}`, kind: 6, as: csv(), want: lines('5'), notice: /^A row of a balance/ },
  file: `Date,Amount,Text,Balance\n2026-10-05,${amount},${said},100\n2026-10-05,5,x,105`,
})
const balanceRows = [
  ['Algsaldo', '100'],
  ['Opening balance', '100'],
  ['BALANCE BROUGHT FORWARD', ''],
  ['B/F BALANCE', ''],
  ['Saldo anterior', '100'],
  ['S A L D O', '100'],
  ['Solde initial au 05/10/2026', '100'],
  ['Alter Kontostand', '100'],
  ['Kontostand vom 05.10.2026', '100'],
  ['Beginsaldo', '100'],
  ['Saldo początkowe', '100'],
  ['Počáteční zůstatek', '100'],
  ['Nyitó egyenleg', '100'],
  ['Ingående saldo', '100'],
  ['Primo saldo', '100'],
  ['Sākuma atlikums', '100'],
  ['Likutis pradžiai', '100'],
  ['Входящий остаток', '100'],
  ['期初余额', '100'],
  ['承前結餘', '100'],
  ['前月繰越', '100'],
  ['', ''],
] as const

const swedbank = `"Konto","Reatüüp","Kuupäev","Selgitus","Summa","Valuuta","Deebet/Kreedit"
"EE1","10","05.10.2026","Algsaldo","100,00","USD","K"
"EE1","20","05.10.2026","DEP74001","10,00","USD","D"
"EE1","82","05.10.2026","Käive","10,00","USD","D"
"EE1","86","05.10.2026","Lõppsaldo","90,00","USD","K"`
const estonian = {
  ...{ decimal: ',', date: 'DD.MM.YYYY', booked_on: 'Kuupäev', amount: 'Summa', reference: 'Selgitus' },
  ...{ direction: 'Deebet/Kreedit', direction_in: 'K', direction_out: 'D', currency: 'Valuuta' },
}
const sides = { amount: undefined, money_in: 'In', money_out: 'Out' }

export const csvVariants: readonly Variant[] = [
  ...fineAmounts.map(amountOf(1)),
  ...signedAmounts.map(amountOf(2)),
  ...writtenAmounts.map(amountOf(12)),
  ...pastedAmounts.map(amountOf(19)),
  ...days.map(dayOf),
  ...statuses.map(status),
  ...balanceRows.map(balances),
  {
    ...{ name: 'opening, turnover and closing rows', kind: 6, file: swedbank, as: csv(estonian) },
    ...{ want: lines('-10.00'), notice: /^A row of a balance/ },
  },
  {
    ...{ name: 'a text about a balance', kind: 6, want: lines('5') },
    ...{ file: rows('2026-10-05,5,Balance payment of invoice 7'), as: csv() },
  },
  {
    ...{
      name: 'a line that lost its amount',
      kind: 6,
      as: csv(),
      want: /^The balance is not the one before/,
    },
    file: 'Date,Amount,Text,Balance\n2026-10-05,5,x,105\n2026-10-05,,y,108\n2026-10-05,1,x,109',
  },
  {
    ...{ name: 'an empty amount without a balance', kind: 6, as: csv(), want: /^Not an amount/ },
    file: rows('2026-10-05,,note', '2026-10-05,5,x'),
  },
  ...(['-8.01', '(8.01)', '▲8.01', '8.01 DR', '−8.01'] as const).map(cell => ({
    ...{ name: `money out as ${cell}`, kind: 3, as: csv(sides), want: /^An amount below zero/ },
    file: `Date,In,Out,Text\n2026-10-05,,${cell},x`,
  })),
  {
    ...{ name: 'dashes in the column of the other side', kind: 3, as: csv(sides), want: lines('-8.01', '5') },
    file: 'Date,In,Out,Text\n2026-10-05,–,8.01,x\n2026-10-05,5,—,x',
  },
  ...(['"Amount","Amount"', 'Amount,Amount ', '="Amount","Amount"'] as const).map(twice => ({
    ...{ name: `two columns: ${twice}`, kind: 5, as: csv(), want: /^Two columns/ },
    file: `Date,${twice},Text\n2026-10-05,1,2,x`,
  })),
  {
    ...{ name: 'cells of formulas', kind: 12, as: csv(), want: lines('30.00'), text: '0123' },
    file: 'Date,Amount,Text\n="2026-10-05","=""30.00""",="0123"',
  },
  {
    ...{ name: 'apostrophes and tabs of a spreadsheet', kind: 12, as: csv(), want: lines('30.00') },
    file: "Date,Amount,Text\n'2026-10-05\t,`30.00\t,x",
  },
  {
    ...{ name: 'the head on each page', kind: 12, as: csv(), want: lines('1', '2') },
    file: `sep=,\n${rows('2026-10-05,1,x', 'Date,Amount,Text', '2026-10-05,2,y')}`,
  },
  {
    ...{ name: 'the end mark of DOS', kind: 12, as: csv(), want: lines('1') },
    file: `${rows('2026-10-05,1,x')}\r\n\u001a`,
  },
  ...(
    [
      ['<!DOCTYPE html><html><body>Please sign in</body></html>', /^This is a web page/],
      ['%PDF-1.7\n1 0 obj', /^This is a web page/],
      ['PK\u0003\u0004\0\0', /^This is a web page/],
      ['OFXHEADER:100\n\n<OFX></OFX>', /another format/],
      ['<?xml version="1.0"?><Document><BkToCstmrStmt/></Document>', /another format/],
      [':20:A\n:25:1\n:60F:C261005USD1,\n:62F:C261005USD1,\n-', /another format/],
      ['', /no booked line/],
    ] as const
  ).map(([file, want]) => ({ name: `no CSV: ${file.slice(0, 20)}`, kind: 18, as: csv(), file, want })),
]
