import { msg } from '#words'
import type { NoticeWords } from '../account/notice-word.ts'
import type { CaseWords } from '../office/kind-name.ts'
import type { LineWords } from '../statement/line-kind.ts'

/** This capability's kinds of lines on a statement. */
export const lineWords = {
  'chain-send': { title: msg`Sent on chain`, isFilter: true },
  'chain-send-returned': { title: msg`Send on chain, given back`, isFilter: false },
} as const satisfies LineWords

/** The names of this capability's kinds of cases. */
export const caseWords = {
  'chain-send': { one: msg`Send on chain`, many: msg`Sends on chain` },
  'address-application': { one: msg`Application for an address`, many: msg`Applications for addresses` },
} as const satisfies CaseWords

/** Titles of this capability's notices. */
export const noticeWords = {
  ChainSendSettled: msg`Sent on chain`,
  ChainSendRejected: msg`Send on chain rejected`,
  DepositAddressGiven: msg`Your deposit address is ready`,
  DepositAddressRetired: msg`A deposit address of yours is no longer used`,
  AddressBound: msg`An address was put into your address book`,
  AddressUnbound: msg`An address was taken out of your address book`,
} as const satisfies NoticeWords
