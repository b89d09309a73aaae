import { msg } from '#words'
import type { NoticeWords } from '../account/notice-word.ts'

/** Titles of this capability's notices. */
export const noticeWords = {
  ChainSendSettled: msg`Sent on chain`,
  ChainSendRejected: msg`Send on chain rejected`,
  DepositAddressGiven: msg`Your deposit address is ready`,
  DepositAddressRetired: msg`A deposit address of yours is no longer used`,
  AddressBound: msg`An address was put into your address book`,
  AddressUnbound: msg`An address was taken out of your address book`,
} as const satisfies NoticeWords
