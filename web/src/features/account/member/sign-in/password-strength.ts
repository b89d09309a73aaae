import { itemAt, weaknessOf } from '@strongroom/shared'

/** 0 weak, 1 fair, 2 good, 3 strong. */
export type Strength = 0 | 1 | 2 | 3

const kinds: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^a-zA-Z\d\s]|\s/, 30],
]

/** Of a run or a row (`aaaa`, `4567`, `dcba`) only the first two characters are new. */
const fresh = (password: string): number => {
  const points = [...password].map(char => char.codePointAt(0) ?? 0)
  const steps = points.slice(1).map((point, at) => point - itemAt(points, at))
  return (
    points.length - steps.filter((step, at) => at > 0 && Math.abs(step) <= 1 && step === steps[at - 1]).length
  )
}

/** Letters that do not count: a word (letters in a row, in one case or capitalised) is worth a third of its letters. */
const inWords = (password: string): number =>
  (password.match(/[A-Za-z][a-z]{3,}|[A-Z]{4,}/g) ?? []).reduce((sum, word) => sum + word.length * 0.65, 0)

/**
 * How long guessing takes, roughly, in four steps (below 36, 48 and 60 bits). It knows no list of common passwords: the server
 * does, and refuses those.
 */
export const strengthOf = (password: string, email: string): Strength => {
  if (weaknessOf(password, email)) return 0
  const pool = kinds.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0)
  const bits = Math.log2(pool || 1) * (fresh(password) - inWords(password))
  return bits < 36 ? 0 : bits < 48 ? 1 : bits < 60 ? 2 : 3
}
