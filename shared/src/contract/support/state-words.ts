import { msg, type Word } from '#words'
import type { SupportStatus } from './support-cases.ts'

/** Where a case of customer service stands. */
export const supportStates: Readonly<Record<SupportStatus, Word>> = {
  0: msg`Waits for an answer`,
  1: msg`Answered`,
  2: msg({ message: 'Closed', context: 'case' }),
}
