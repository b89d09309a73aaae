import type { wire } from '@strongroom/shared'
import { exportProblems } from '@strongroom/shared/words/exports/problem'
import { msg, say, type Word } from '#words'
import type { Addressee } from './letters.ts'
import type { Mail } from './mail.ts'

type Problem = NonNullable<wire.ExportRecord['problem']>

const madeSubject = msg({ message: 'Your file is ready: {file}' })
const madeText = msg({
  message:
    'The CSV file {file} is ready. Rows in it: {rows}, as the books stood when the making of it began.\n\nSign in and save it here within {days} days:\n\n{address}',
})
const failedSubject = msg({ message: 'Your file could not be made: {file}' })
const failedText = msg({ message: 'The CSV file {file} could not be made. {why}\n\n{address}' })

const reasons: Readonly<Record<Problem, Word>> = {
  filter: msg`The list does not take this filter any more. Open the list, set its filter again and save it as CSV.`,
  ...exportProblems,
}

/** To an administrator: a list is ready as a file. */
export const exportLetter = (
  { email, language }: Addressee,
  given: { file: string; rows: number; days: number; address: string },
): Mail => ({
  letter: 'export-made',
  to: email,
  subject: say(madeSubject, language, { file: given.file }),
  text: say(madeText, language, { ...given, rows: String(given.rows), days: String(given.days) }),
})

/** To an administrator: a list could not be made as a file, why, and what to do. */
export const exportFailedLetter = (
  { email, language }: Addressee,
  { problem, ...given }: { file: string; problem: Problem; address: string },
): Mail => ({
  letter: 'export-failed',
  to: email,
  subject: say(failedSubject, language, { file: given.file }),
  text: say(failedText, language, { ...given, why: say(reasons[problem], language) }),
})
