import { roleWords } from '@strongroom/shared/words/account/role'
import { accountStates, deliveryStates } from '@strongroom/shared/words/account/state'
import { accountKinds } from '@strongroom/shared/words/identity/kind'
import { verificationStates } from '@strongroom/shared/words/identity/state'
import { msg } from '#words'
import type { RefusalWords } from '../command/refusal-words.ts'
import { yesOrNo } from '../csv/common-codes.ts'
import type { CsvWords } from '../csv/csv-words.ts'

/** Codes and messages of the refusals of this capability's rules. */
export const refusals = {
  'role-held': {
    msg: msg`An administrator’s account cannot be deleted: the role has to be taken away first`,
  },
  'role-changed': { msg: msg`This member’s role has been changed meanwhile` },
  'money-left': { msg: msg`There is still money in your account` },
  'left-below-fee': {
    msg: msg`What is left in your account is not worth the fee of taking it out: say that you give it up`,
  },
  'requests-open': { msg: msg`There are requests that nobody has decided on yet` },
} as const satisfies RefusalWords

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
