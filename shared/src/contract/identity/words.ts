import { msg } from '#words'
import type { NoticeWords } from '../account/notice-word.ts'
import type { CaseWords } from '../office/kind-name.ts'

/** The names of this capability's kinds of cases. */
export const caseWords = {
  identity: { one: msg`Identity check`, many: msg`Identity checks` },
} as const satisfies CaseWords

/** Titles of this capability's notices. */
export const noticeWords = {
  'identity-approved': msg`Your identity is verified`,
  'identity-rejected': msg`Your identity could not be verified`,
} as const satisfies NoticeWords
