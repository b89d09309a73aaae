import { msg, type Word } from '#words'
import type { NoticeWords } from '../account/notice-word.ts'
import type { SupportStatus } from './support-cases.ts'

/** Titles of this capability's notices. */
export const noticeWords = {
  'support-answered': msg`Customer service has answered`,
} as const satisfies NoticeWords

/** Where a case of customer service stands. */
export const supportStates: Readonly<Record<SupportStatus, Word>> = {
  0: msg`Waits for an answer`,
  1: msg`Answered`,
  2: msg({ message: 'Closed', context: 'case' }),
}
