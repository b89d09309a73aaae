import { roleWords } from '@strongroom/shared/words/account/role'
import { accountStates, deliveryStates } from '@strongroom/shared/words/account/state'
import { accountKinds } from '@strongroom/shared/words/identity/kind'
import { verificationStates } from '@strongroom/shared/words/identity/state'
import { msg } from '#words'
import { yesOrNo } from '../csv/common-codes.ts'
import type { CsvWords } from '../csv/csv-words.ts'

const heads = {
  account_open_date: msg`Account opened`,
  quickpay_status: msg`Quick pay`,
  phone_last4: msg`Phone number, last four digits`,
  pin_status: msg`PAY code`,
  referral: msg`Code of the registration`,
  walletList: msg`Wallets`,
  totalAmount: msg`Total in USDC`,
  ip: msg`IP address`,
  letter: msg`Letter`,
  frozen: msg`Frozen`,
  tries: msg`Tries`,
}

/** Lists of members. */
export const memberCsv = {
  heads,
  codes: {
    role: roleWords,
    user_type: accountKinds,
    status: accountStates,
    kyc_status: verificationStates,
    quickpay_status: yesOrNo,
    frozen: yesOrNo,
    authenticator: yesOrNo,
    pin_status: yesOrNo,
  },
} satisfies CsvWords

/** Lists of sign-ins and of what was sent to members. */
export const logCsv = { heads, codes: { status: deliveryStates } } satisfies CsvWords
