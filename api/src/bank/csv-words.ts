import { msg } from '#words'
import { accountType, credited, source } from '../csv/common-codes.ts'
import { commonHeads } from '../csv/common-heads.ts'
import type { Codes, CsvWords } from '../csv/csv-words.ts'

const heads = {
  ...commonHeads,
  beneficiaryname: msg`Account holder`,
  accountnumber: msg`Account number`,
  routingnumber: msg`Routing number`,
  iban: msg`IBAN`,
  bankaddress_bankname: msg`Bank name and address`,
  bank_country: msg`Bank country`,
  bank_city: msg`Bank city`,
  billing_country: msg`Billing country`,
  billing_state: msg`Billing state or province`,
  billing_city: msg`Billing city`,
  billing_address: msg`Billing address`,
  billing_postal: msg`Billing postal code`,
  statement: msg`Statement`,
  category_id: msg`Category ID`,
  category_name: msg`Category`,
  version: msg`Version`,
  depositType: msg`Deposit type`,
  transferImg: msg`Transfer proof`,
  depositStatus: msg`Deposit status`,
  rechargeStatus: msg`Credit status`,
  distribution: msg`Distribution`,
  cardFee: msg`Card fee`,
  hkdAmount: msg`HKD amount`,
  ratio: msg`Ratio`,
  worth: msg`Worth`,
  receipt: msg`Receipt`,
}

const virtual: Codes = {
  0: msg({ message: 'Asked for', context: 'file' }),
  1: msg({ message: 'Given', context: 'file' }),
}

/** Lists of virtual accounts. */
export const virtualAccountCsv = {
  heads: { ...commonHeads, bank_name: msg`Bank name`, last4: msg`Last 4 digits` },
  codes: { status: virtual },
} satisfies CsvWords

const banked: Codes = {
  0: msg`Waits for approval`,
  1: msg`Approved`,
  '-1': msg`Rejected`,
}

/** Kind of the account's holder. */
const bankUserType: Codes = {
  0: msg`Individual`,
  1: msg`Business`,
  2: msg`Individual with HSBC`,
  3: msg`Individual with another bank`,
}

const depositType: Codes = {
  1: msg`Bank to wallet`,
  2: msg`Bank to card`,
  3: msg`Bank to open a card`,
}

/** Whether a bank transfer has come. */
const transfer: Codes = {
  0: msg`Waits for finance`,
  1: msg`Received`,
  '-1': msg`Never came`,
}

const distribution: Codes = {
  0: msg`To be distributed`,
  1: msg`Distributed`,
  2: msg`Confirmed`,
  '-1': msg`Rejected`,
}

/** Lists of bank accounts. */
export const bankAccountCsv = {
  heads,
  codes: { account_type: accountType, user_type: bankUserType, status: banked },
} satisfies CsvWords

/** Lists of bank deposits; the cases of one kind are withdrawals. */
export const depositCsv = {
  heads,
  codes: {
    depositType,
    depositStatus: transfer,
    rechargeStatus: distribution,
    distribution,
    source,
    status: transfer,
  },
} satisfies CsvWords

/** Lists of FPS top-ups. */
export const fpsTopUpCsv = { heads, codes: { status: credited } } satisfies CsvWords

/** Lists of Circle deposits. */
export const circleDepositCsv = { heads } satisfies CsvWords
