import type { Word } from '../../word.ts'
import { noticeWords } from '../notice-words.gen.ts'
import type { NoticeSubject, PayerWord } from './notice-word.ts'

/** The titles as their capabilities write them. */
export { noticeWords }

/** The title of every notice; the compiler names a subject that no capability's `words.ts` has. */
export const noticeTitles: Readonly<Record<NoticeSubject, Word | PayerWord>> = noticeWords
