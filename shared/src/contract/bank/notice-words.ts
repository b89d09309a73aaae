import { msg } from '#words'
import type { NoticeWords } from '../account/notice-word.ts'

/** Titles of this capability's notices. */
export const noticeWords = {
  FpsTopUpApproved: msg`FPS top-up approved`,
  FpsTopUpRejected: msg`FPS top-up rejected`,
  DepositCompleted: msg`Bank deposit arrived`,
  CircleDepositCredited: msg`Bank deposit arrived`,
  DepositFailed: msg`Bank deposit rejected`,
  DepositRejected: msg`Bank deposit rejected`,
  'bank-approved': msg`Bank account approved`,
  'bank-rejected': msg`Bank account rejected`,
  BankUnlinked: msg`A bank account was removed from your account`,
  VirtualAccountGiven: msg`Your virtual account is ready`,
} as const satisfies NoticeWords
