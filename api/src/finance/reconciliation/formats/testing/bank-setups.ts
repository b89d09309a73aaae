// How banks and programs write their CSV files: the facts of 121 public set-ups (firefly-iii/import-configurations), said anew.
// A row: the bank, what parts the columns, whether they have heads, how days are written (as PHP says it), and the columns in order.
// `-` is a column without a role; `inverse` an amount whose sign is the other; `way` has its words for out and in behind it.

const table = `
ar/BancoNacionArgentina | ; | heads | d/m/Y | day text amount - text
at/easybank | ; | plain | d.m.Y | account text value day amount currency
at/erstebank | ; | heads | d.m.Y | value day amount other - - - - text
at/raiffeisenbank | ; | plain | d.m.Y | value text day amount currency -
at/raiffeisenbank parsed | ; | plain | d.m.Y | value text day amount currency - other - - - text
au/anz | , | plain | d/n/Y | day amount text other - - - -
au/commonwealth-bank | , | plain | j/m/Y | day amount text -
au/ing | , | heads | d/m/Y | day text in out -
au/macquarie | , | heads | d M Y | day text - - - text out in - -
be/argenta | ; | heads | d-m-Y | account day value id text amount currency - - other text
be/bnp-paribas-fortis | ; | heads | d/m/Y | id value day amount currency - text account
be/crelan | ; | heads | d/m/Y | day amount - - other - text text account
be/fintro | ; | heads | d/m/Y | id value day amount currency - text account
be/ing | ; | heads | d/m/Y | account - - - value day amount currency text - -
br/banco-do-brasil | , | heads | d/m/Y | day - text - - amount -
br/bradesco | , | heads | Y-m-d | day amount - - text - id
br/inter credit | ; | heads | d/m/Y | day text text inverse
br/inter | ; | heads | d/m/y | day text amount -
br/itau | ; | plain | d/m/Y | day text amount
br/nubank credit | , | heads | Y-m-d | day - text inverse
ca/american-express | , | plain | m/d/Y | day text amount text text -
ca/capital-one | , | heads | Y-m-d | day value account text - out in
ca/cibc | , | plain | Y-m-d | day text out in -
ca/desjardins account | , | plain | Y/m/d | - account - day - text - out in - - - - -
ca/questrade | , | heads | m/d/Y g:i:s a | day - - - text - - - - amount currency - - -
ca/rbc | , | heads | n/j/Y | - account day - text text amount -
ca/scotiabank checking account | , | plain | m/d/Y | day amount - text text
ca/scotiabank credit card | , | plain | m/d/Y | day text amount
ca/simplii | , | heads | m/d/Y | day text out in
ca/tangerine | , | heads | m/d/Y | day - text - amount
ca/td | , | plain | m/d/Y | day text out in -
ca/wealthsimple | , | heads | Y-m-d | day - text amount -
ch/creditsuisse | , | heads | d.m.Y | day text out in -
ch/raiffeisen | ; | heads | Y-m-d H:i:s.v | account day text amount - value
ch/swisscard | , | heads | d.m.Y | day value text amount text text - - id way - (Debit Credit)
cz/airbank | ; | heads | d/m/Y | day - - - currency amount - - - other - - - - - - - - - text - - - - - - - - - - - - - - - - - - - - - - - - -
cz/postovnisporitelna | ; | heads | d.m.Y | - day amount currency - - - other - - - - - text -
de/barclays barclays | ; | heads | d.m.Y | text day value amount other text - text - - text - text - text
de/commerzbank csv-giro | ; | heads | d.m.Y | day - - text amount currency account - - -
de/deutschebank | ; | heads | d.m.Y | day value text other text - - - - - - - - - - out in currency
de/dkb csv-credit-legacy | ; | heads | d.m.Y | - day value text amount - -
de/dkb csv-giro-legacy | ; | heads | d.m.Y | day value text other text - - amount - - - -
de/dkb csv-giro | ; | heads | d.m.y | day value - - other text - account amount - - text
de/flatex import | ; | heads | d.m.Y | value day - - text text amount currency account -
de/ing csv-giro | ; | heads | d.m.Y | day - other - text - - amount -
de/n26 | , | heads | Y-m-d | day other - - text - amount - - -
de/raiffeisenbank/bonn-rhein-sieg csv-giro | ; | heads | d.m.Y | - account - - day value other - - - text amount currency - - - - - -
de/sparkasse/neubrandenburg-demmin csv-camt | , | heads | d.m.y | account value day - text - - text - - - other - - amount currency text
de/sparkasse/neubrandenburg-demmin csv-mt940 | ; | heads | d.m.y | account value day - text other - - amount currency text
de/tomorrow csv-import | , | heads | Y-m-d | - day value other - - text - amount currency
de/volksbank/stuttgart import | ; | heads | d.m.Y | - - - - value day other - - text text amount currency - - - - - -
de/volksbank/wildeshauser-geest import | ; | heads | d.m.Y | value day - other - account - - text - currency amount text
es/caixabank | , | heads | d/m/Y | account - currency day - in out - - - - - - text text text text text text text text text text
es/cajasur | , | heads | d/m/Y | value text day amount -
es/n26 | , | heads | Y-m-d | day other - - text - amount - - -
firefly-iii 4.1.4 | , | heads | Y-m-d | - day text currency amount - - - - other - - - -
firefly-iii 4.6.11 | , | heads | Y-m-d | - day text currency amount - - - - other - - - -
firefly-iii 5.3.0 | , | heads | Y-m-dTH:i:sP | - - - - - text - amount - currency - text day - account - other - - - - - - - text
fr/boursorama | ; | heads | d/m/Y | day value text - - other amount account - -
fr/fortuneo | ; | heads | d/m/Y | value day text out in -
gb/barclaycard | , | plain | d M y | day text - - - in out
gb/barclays | , | heads | d/m/Y | - day account amount - text
gb/halifax | , | heads | d/m/Y | day - - account text out in - -
gb/lloyds | , | heads | d/m/Y | day - - account text out in - -
gb/marcus | , | heads | Ymd | day text out - - account
gb/mbna | , | heads | d/m/Y | day - - text out -
gb/monzo | , | heads | d/m/Y | - day - - - - - - currency - - - - - text - out in
gb/revolut | ; | heads | M d, Y | day text out in - - - - -
gb/starling | , | heads | d/m/Y | day other text - amount - -
gb/tesco-bank | , | heads | d/m/Y | day - out text - - - - - -
gr/alpha cards | ; | heads | d/m/Y H:i | day text - text amount -
gr/alpha | ; | heads | d/m/Y | - value text - day id out -
gr/alpha report | ; | heads | d/m/Y H:i | day account text - out currency value text - -
hu/otp | ; | plain | Ymd | account - amount currency day value - - other text - - text -
ie/aib aib | , | heads | d/m/y | account day text out in - -
ie/aib credit_card | , | heads | H:i, d/m/Y | account day value text out in currency text -
ie/boi boi | , | heads | d/m/Y | day text out in -
ie/revolut | , | heads | Y-m-d H:i:s | - - day - text amount - currency - -
in/hdfc | , | heads | d-m-Y | day text value out in - -
in/icici | , | heads | d-m-Y | day text text in out -
it/bper | ; | heads | d/m/Y | - account day value amount - text - -
it/credem | ; | heads | d/m/Y | day value amount - - - - text - text -
it/fineco | ; | heads | d/m/Y | day value in out - text - -
lt/swedbank | , | heads | Y-m-d | account - day other text amount currency way id - - - - - - - - (D K)
lv/swedbank | ; | heads | d.m.Y | account - day other text amount currency way id - - - - (D K)
mx/hsbc | , | plain | d/m/Y | day text amount
nl/abnamro | tab | plain | Ymd | account currency day - - value amount text other -
nl/argenta | , | heads | d-m-Y | day amount way - other text (D C)
nl/asnbank | , | plain | d-m-Y | day account - other - - - - - currency amount value - - - text id text -
nl/bunq | , | heads | Y-m-d | day amount account - other text
nl/ing | ; | heads | Ymd | day other account - - way amount - text - - (Af Bij)
nl/ing savings | ; | heads | Y-m-d | day text account - - way amount currency - text - (Af Bij)
nl/knab knab | ; | heads | d-m-Y | account value currency way amount - other - text text text - - text id day (D C)
nl/nibc | ; | heads | d-m-Y | text day text amount currency value - other text text text
nl/rabobank rabobank-new-csv-format | , | heads | Y-m-d | account currency - text day value amount - - other - text - - - text - - id text text text text - - text
nl/regiobank regiobank | , | plain | Ymd | day account - other - - - currency - - amount - - - - - - text -
nl/sns | , | plain | d-m-Y | day account - other - - - currency - - amount - - - - - - text -
no/dnb | ; | heads | d.m.Y | day text value out in
no/sparebank1 | ; | heads | d.m.Y | day text value in out account - -
nz/Kiwibank | , | heads | d-m-Y | account day text - - - - - - - other - - - amount -
nz/anz csv-credit | , | heads | d/m/Y | account way amount text day - - - (D C)
nz/anz | , | heads | d/m/Y | - text text id text amount day - -
nz/westpac | , | heads | d/m/Y | day amount text - text text -
other-software everydollar | , | heads | m/d/Y | - text - day other amount
other-software grisbi | ; | heads | d/m/Y | - - - day - text - - text in out - - - - - text - - - -
other-software mint | , | heads | m/d/Y | day text text amount way - - - text (debit credit)
other-software moneymoney | ; | heads | d.m.Y | day value - other text - - amount currency
other-software myexpenses.mobi | ; | heads | d/m/y | - day other in out - - text - - - - -
other-software mywallet | tab | heads | Y-m-d | - day amount other - - text
pl/mbank | ; | heads | Y-m-d | day text - - amount - -
pl/millenium | , | heads | Y-m-d | - day - - - other text out in - currency
pl/santander | , | heads | d-m-Y | - day text other - amount - - -
ro/bcr bcr | ; | heads | d.m.Y | value day amount other - - - - text
us/chase | , | heads | m/d/Y | text day text amount text text - -
us/citi | , | heads | m/d/Y | - day text out in
us/nc-secu | , | heads | m#d#Y | day - text in out
us/payoneer | , | heads | d M, Y | day text amount currency - - text
us/veridian-cu | , | heads | n/j/Y | id day value - amount - text - - - - text text
us/wellsfargo | , | plain | m#d#Y | day amount - - text
za/fnb | , | heads | Y/m/d | day amount - text
za/investec | , | heads | Y/m/d | day value text out in -
`

export type BankSetup = {
  readonly bank: string
  readonly delimiter: string
  readonly hasHeads: boolean
  readonly day: string
  readonly columns: readonly string[]
  /** The words of its column that says which way the money goes. */
  readonly words: readonly [out: string, into: string] | undefined
}

const setupOf = (row: string): BankSetup => {
  const [bank = '', delimiter = '', heads = '', day = '', said = ''] = row.split(' | ')
  const [, out, into] = /\((\S+) (\S+)\)$/.exec(said) ?? []
  return {
    ...{ bank, delimiter, day, hasHeads: heads === 'heads' },
    columns: said.replace(/ \(.*/, '').split(' '),
    words: out && into ? [out, into] : undefined,
  }
}

export const bankSetups: readonly BankSetup[] = table.trim().split('\n').map(setupOf)
