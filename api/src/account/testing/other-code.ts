/** A code of six digits that is none of these; another for each `n`. */
export const neither = (codes: readonly string[], n: number) =>
  [...Array(50).keys()].map(i => String(111_111 + i + n)).find(code => !codes.includes(code)) as string
