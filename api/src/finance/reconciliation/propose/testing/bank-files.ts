import type { wire } from '@strongroom/shared'

/** A file as a bank writes it, and what its mapping has to say at least. */
export type BankFile = {
  readonly bank: string
  readonly file: string
  readonly mapping: Partial<wire.CsvMappingParts>
  readonly lines: readonly (readonly [day: string, amount: string])[]
  readonly doubts?: readonly wire.MappingDoubt[]
  readonly inverted?: boolean
  readonly currency?: string
  readonly account?: string
}

/** Files in the forms of banks, with their heads and values of our own. */
export const bankFiles: readonly BankFile[] = [
  {
    bank: 'ING, Netherlands: a word for the way',
    file: `"Datum";"Naam / Omschrijving";"Rekening";"Tegenrekening";"Code";"Af Bij";"Bedrag (EUR)";"Mutatiesoort";"Mededelingen"
"20261025";"Bakker";"NL91INGB0001234567";"";"BA";"Af";"64,15";"Betaalautomaat";"pas 12"
"20261024";"Huur";"NL91INGB0001234567";"NL02ABNA0123456789";"GT";"Bij";"1.900,00";"Overschrijving";"DEP74100"`,
    mapping: {
      ...{ delimiter: ';', decimal: ',', date: 'YYYYMMDD', booked_on: 'Datum', amount: 'Bedrag (EUR)' },
      ...{ direction: 'Af Bij', direction_in: 'Bij', direction_out: 'Af', account: 'Rekening' },
    },
    lines: [
      ['2026-10-25', '-64.15'],
      ['2026-10-24', '1900.00'],
    ],
    account: 'NL91INGB0001234567',
  },
  {
    bank: 'DKB, Germany: lines above the head, two digits of a year',
    file: `"Girokonto";"DE02120300000000202051"
""
"Kontostand vom 26.10.2026:";"1.240,00 €"
""
"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Umsatztyp";"IBAN";"Betrag (€)";"Gläubiger-ID"
"26.10.26";"26.10.26";"Gebucht";"A. Payer";"Strongroom";"DEP74101";"Eingang";"DE75512108001245126199";"1.234,56";""
"25.10.26";"25.10.26";"Gebucht";"Strongroom";"Stadtwerke";"Strom";"Ausgang";"DE75512108001245126100";"-12,34";""`,
    mapping: {
      ...{ delimiter: ';', decimal: ',', date: 'DD.MM.YYYY', booked_on: 'Buchungsdatum' },
      ...{ amount: 'Betrag (€)', texts: ['Verwendungszweck'], valued_on: 'Wertstellung' },
    },
    lines: [
      ['2026-10-26', '1234.56'],
      ['2026-10-25', '-12.34'],
    ],
  },
  {
    bank: 'Deutsche Bank: a total at the end, and two columns',
    file: `Kontonummer;700 1234567 00
Booking date;Value date;Transaction Type;Beneficiary / Originator;Payment Details;Debit;Credit;Currency
10/24/2026;10/24/2026;Card;Shop;till 4;-12.50;;EUR
10/26/2026;10/26/2026;Transfer;A. Payer;DEP74102;;1,300.00;EUR
Account balance;;10/26/2026;;;;1,287.50;EUR`,
    mapping: {
      ...{ delimiter: ';', decimal: '.', date: 'MM/DD/YYYY', booked_on: 'Booking date' },
      ...{ money_in: 'Credit', money_out: 'Debit', out_minus: 1, last_rows: 1, currency: 'Currency' },
    },
    lines: [
      ['2026-10-24', '-12.50'],
      ['2026-10-26', '1300.00'],
    ],
    currency: 'EUR',
    account: '700 1234567 00',
  },
  {
    bank: 'AIB, Ireland: columns of debit and credit with balances',
    file: `Posted Account, Posted Transactions Date, Description, Debit Amount, Credit Amount,Balance,Transaction Type
"93-11",15/10/2026,"SALARY","","2100.00","2100.00","Credit"
"93-11",16/10/2026,"RENT","900.00","","1200.00","Debit"
"93-11",17/10/2026,"SHOP","50.25","","1149.75","Debit"`,
    mapping: {
      ...{ delimiter: ',', decimal: '.', date: 'DD/MM/YYYY', booked_on: 'Posted Transactions Date' },
      ...{ money_in: 'Credit Amount', money_out: 'Debit Amount', balance: 'Balance' },
    },
    lines: [
      ['2026-10-15', '2100.00'],
      ['2026-10-16', '-900.00'],
      ['2026-10-17', '-50.25'],
    ],
  },
  {
    bank: 'TD, Canada: no heads, two columns told apart by the balance',
    file: `10/05/2026,PAYROLL,,2100.00,2100.00
10/16/2026,RENT,900.00,,1200.00
10/27/2026,SHOP,50.25,,1149.75`,
    mapping: {
      ...{ heads: 0, first_line: 1, delimiter: ',', date: 'MM/DD/YYYY', booked_on: '1', texts: ['2'] },
      ...{ money_out: '3', money_in: '4', balance: '5' },
    },
    lines: [
      ['2026-10-05', '2100.00'],
      ['2026-10-16', '-900.00'],
      ['2026-10-27', '-50.25'],
    ],
  },
  {
    bank: 'Scotiabank, Canada: no heads, one signed column',
    file: `10/14/2026,-45.10,-,"POS Purchase","GROCER 4411"
10/15/2026,1200.00,-,"Deposit","PAYROLL"`,
    mapping: { heads: 0, date: 'MM/DD/YYYY', booked_on: '1', amount: '2', texts: ['4', '5'] },
    lines: [
      ['2026-10-14', '-45.10'],
      ['2026-10-15', '1200.00'],
    ],
  },
  {
    bank: 'Boursorama, France: blanks part thousands, the day with slashes',
    file: `dateOp;dateVal;label;category;amount;accountNum;accountbalance
2026-10-05;2026-10-05;"VIR DEP74103";Virements;"1 234,56";00040111;3000.10
2026-10-07;2026-10-07;"CARTE CAFE";Vie;-3,20;00040111;3000.10`,
    mapping: { delimiter: ';', decimal: ',', date: 'YYYY-MM-DD', booked_on: 'dateOp', amount: 'amount' },
    lines: [
      ['2026-10-05', '1234.56'],
      ['2026-10-07', '-3.20'],
    ],
  },
  {
    bank: 'POSB, Singapore: months in letters',
    file: `Account Details For:,POSB Savings 123-45678-9

Transaction Date,Reference,Debit Amount,Credit Amount,Transaction Ref1
05 Oct 2026,ITR,," 250.00 ",PAYNOW DEP74104
06 Oct 2026,POS," 1,012.00 ",,SHOP`,
    mapping: {
      ...{ date: 'DD MMM YYYY', booked_on: 'Transaction Date', money_in: 'Credit Amount' },
      ...{ money_out: 'Debit Amount', reference: 'Reference' },
    },
    lines: [
      ['2026-10-05', '250.00'],
      ['2026-10-06', '-1012.00'],
    ],
  },
  {
    bank: 'HSBC, Hong Kong: Chinese heads',
    file: `交易日期,摘要,存入,提取,結餘
2026年10月5日,轉數快 DEP74105,"12,000.00",,"12,000.00"
2026年10月6日,自動轉賬,,"1,500.00","10,500.00"
2026年10月7日,利息,0.35,,"10,500.35"`,
    mapping: {
      ...{ date: 'YYYY-MM-DD', booked_on: '交易日期', money_in: '存入', money_out: '提取' },
      ...{ balance: '結餘', texts: ['摘要'] },
    },
    lines: [
      ['2026-10-05', '12000.00'],
      ['2026-10-06', '-1500.00'],
      ['2026-10-07', '0.35'],
    ],
  },
  {
    bank: 'ICBC, China: a word for the way in Chinese',
    file: `记账日期,借贷标志,金额,余额,对方户名,摘要
20261005,贷,100.00,100.00,甲,转账
20261006,借,30.00,70.00,乙,手续费
20261007,借,20.00,50.00,乙,消费`,
    mapping: {
      ...{ date: 'YYYYMMDD', booked_on: '记账日期', amount: '金额', direction: '借贷标志' },
      ...{ direction_in: '贷', direction_out: '借', balance: '余额', counterparty: '对方户名' },
    },
    lines: [
      ['2026-10-05', '100.00'],
      ['2026-10-06', '-30.00'],
      ['2026-10-07', '-20.00'],
    ],
  },
  {
    bank: 'a bank of Japan: the newest first',
    file: `日付,お取引内容,出金,入金,残高
2026/10/07,カード,"2,000",,"150,000"
2026/10/06,振込 ヤマダ,,"52,000","152,000"
2026/10/05,手数料,"220",,"100,000"`,
    mapping: { booked_on: '日付', money_in: '入金', money_out: '出金', balance: '残高' },
    lines: [
      ['2026-10-07', '-2000'],
      ['2026-10-06', '52000'],
      ['2026-10-05', '-220'],
    ],
  },
  {
    bank: 'Swedbank, Latvia: K and D, one total',
    file: `"Account No";"";"Date";"Beneficiary";"Details";"Amount";"Currency";"D/K";"Record ID";"Code"
"LV80HABA0551000001";"20";"05.10.2026";"A. Payer";"DEP74106";"1200,00";"EUR";"K";"2026100500001";"MK"
"LV80HABA0551000001";"20";"06.10.2026";"Shop";"Card";"12,40";"EUR";"D";"2026100600002";"CTX"
"LV80HABA0551000001";"86";"";"";"Closing balance";"1187,60";"EUR";"K";"";"AS"`,
    mapping: {
      ...{ delimiter: ';', decimal: ',', booked_on: 'Date', amount: 'Amount', direction: 'D/K' },
      ...{ direction_in: 'K', direction_out: 'D', last_rows: 1, line_id: 'Record ID' },
    },
    lines: [
      ['2026-10-05', '1200.00'],
      ['2026-10-06', '-12.40'],
    ],
    currency: 'EUR',
  },
  {
    bank: 'American Express: purchases with a plus, proven by the balance',
    file: `Date,Description,Amount,Balance
10/14/2026,SHOP,25.00,-25.00
10/15/2026,PAYMENT,-20.00,-5.00
10/16/2026,TRAIN,7.50,-12.50`,
    mapping: { date: 'MM/DD/YYYY', amount: 'Amount', balance: 'Balance' },
    inverted: true,
    lines: [
      ['2026-10-14', '-25.00'],
      ['2026-10-15', '20.00'],
      ['2026-10-16', '-7.50'],
    ],
  },
  {
    bank: 'two columns of one name: the columns are numbers',
    file: `Date,Amount,Amount,Text
2026-10-05,10.00,,in
2026-10-06,,4.00,out`,
    mapping: { heads: 0, first_line: 2, booked_on: '1', money_out: '2', money_in: '3' },
    doubts: ['sides'],
    lines: [
      ['2026-10-05', '-10.00'],
      ['2026-10-06', '4.00'],
    ],
  },
  {
    bank: 'a file that leaves day and month open',
    file: `Date,Amount,Text
05/10/2026,10.00,a
06/10/2026,-4.00,b`,
    mapping: { date: 'DD/MM/YYYY' },
    doubts: ['date'],
    lines: [
      ['2026-10-05', '10.00'],
      ['2026-10-06', '-4.00'],
    ],
  },
  {
    bank: 'a file that leaves the decimal sign and the sign open',
    file: `Date|Amount|Text
2026-10-05|1.234|a
2026-10-06|4.321|b`,
    mapping: { delimiter: '|' },
    doubts: ['decimal', 'sign'],
    lines: [],
  },
]
