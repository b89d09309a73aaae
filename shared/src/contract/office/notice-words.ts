import { msg } from '#words'
import type { NoticeWords } from '../account/notice-word.ts'

/** Titles of this capability's notices. */
export const noticeWords = {
  AdjustmentBooked: msg`Your wallet was adjusted`,
  MovementReversed: msg`A movement of your wallet was taken back`,
} as const satisfies NoticeWords
