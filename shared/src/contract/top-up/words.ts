import { msg } from '#words'
import type { NoticeWords } from '../account/notice-word.ts'
import type { CaseWords } from '../office/kind-name.ts'
import type { LineWords } from '../statement/line-kind.ts'

/** This capability's kinds of lines on a statement. */
export const lineWords = {
  'top-up': { title: msg`Top-up`, isFilter: true },
} as const satisfies LineWords

/** The names of this capability's kinds of cases. */
export const caseWords = {
  'top-up': { one: lineWords['top-up'].title, many: msg`Top-ups` },
} as const satisfies CaseWords

/** Titles of this capability's notices. */
export const noticeWords = {
  'top-up-approved': msg`Top-up approved`,
  'top-up-rejected': msg`Top-up rejected`,
} as const satisfies NoticeWords
