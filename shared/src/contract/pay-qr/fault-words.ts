import { msg, type Word } from '#words'

/** Reasons for which a pay code pays nothing. */
export const payCodeFaults = {
  unknown: msg`There is no such Pay Code.`,
  scanned: msg`You have already scan this code!`,
  expired: msg`This Pay Code is out of date.`,
} as const satisfies Readonly<Record<string, Word>>
