import { msg } from '#words'
import { userType, verification, yesOrNo } from '../csv/common-codes.ts'
import { commonHeads } from '../csv/common-heads.ts'
import type { Codes, CsvWords } from '../csv/csv-words.ts'

const heads = {
  ...commonHeads,
  role: msg`Role`,
  account_open_date: msg`Account opened`,
  company_name: msg`Company name`,
  quickpay_status: msg`Quick pay`,
  language: msg`Language`,
  area_code: msg`Country code`,
  phone_last4: msg`Phone number, last four digits`,
  pin_status: msg`PAY code`,
  referral: msg`Code of the registration`,
  referrer: msg`Referrer`,
  walletList: msg`Wallets`,
  totalAmount: msg`Total in USDC`,
  ip: msg`IP address`,
  letter: msg`Letter`,
  frozen: msg`Frozen`,
  authenticator: msg`Authenticator app`,
  tries: msg`Tries`,
  number: msg({ message: 'Number', context: 'file' }),
  scene: msg`Purpose`,
}

const role: Codes = {
  member: msg`Member`,
  support: msg`Support`,
  finance: msg`Finance`,
  operator: msg`Operator`,
  auditor: msg`Auditor`,
  superadmin: msg`Superadmin`,
}

const enabled: Codes = {
  0: msg`Disabled`,
  1: msg`Enabled`,
}

const delivery: Codes = {
  0: msg`On its way`,
  1: msg`Handed over`,
  '-1': msg`Given up`,
}

/** Lists of members. */
export const memberCsv = {
  heads,
  codes: {
    role,
    user_type: userType,
    status: enabled,
    kyc_status: verification,
    quickpay_status: yesOrNo,
    frozen: yesOrNo,
    authenticator: yesOrNo,
    pin_status: yesOrNo,
  },
} satisfies CsvWords

/** Lists of sign-ins and of what was sent to members. */
export const logCsv = { heads, codes: { status: delivery } } satisfies CsvWords
