import { accountTypes, bankHolders, depositTypes } from '@strongroom/shared/words/bank/kind'
import { distributionStates, transferStates, virtualAccountStates } from '@strongroom/shared/words/bank/state'
import { creditStates, reviewStates } from '@strongroom/shared/words/review'
import { msg } from '#words'
import { source } from '../csv/common-codes.ts'
import { commonHeads } from '../csv/common-heads.ts'
import type { CsvWords } from '../csv/csv-words.ts'

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

/** Lists of virtual accounts. */
export const virtualAccountCsv = {
  heads: { ...commonHeads, bank_name: msg`Bank name`, last4: msg`Last 4 digits` },
  codes: { status: virtualAccountStates },
} satisfies CsvWords

/** Lists of bank accounts. */
export const bankAccountCsv = {
  heads,
  codes: { account_type: accountTypes, user_type: bankHolders, status: reviewStates },
} satisfies CsvWords

/** Lists of bank deposits; the cases of one kind are withdrawals. */
export const depositCsv = {
  heads,
  codes: {
    depositType: depositTypes,
    depositStatus: transferStates,
    rechargeStatus: distributionStates,
    distribution: distributionStates,
    source,
    status: transferStates,
  },
} satisfies CsvWords

/** Lists of FPS top-ups. */
export const fpsTopUpCsv = { heads, codes: { status: creditStates } } satisfies CsvWords

/** Lists of Circle deposits. */
export const circleDepositCsv = { heads } satisfies CsvWords
