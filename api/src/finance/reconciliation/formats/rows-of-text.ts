/** A shorter row was ended by its writer, not by the width of the rows. */
const SHORTEST_FULL = 20

const lastWord = /\S+$/
const firstWord = /^\S+/

/**
 * Joins the rows of a text with blanks. Where a row is as full as any, a word may have been cut by its end: the word that both
 * halves make is added behind, so that a reference is found whichever it was.
 */
export const joinedRows = (rows: readonly string[]): string => {
  const width = Math.max(0, ...rows.slice(0, -1).map(row => row.length))
  const seams = rows.flatMap((row, at) => {
    const next = rows[at + 1]
    if (next === undefined || row.length < Math.max(width, SHORTEST_FULL)) return []
    const [before, after] = [lastWord.exec(row)?.[0], firstWord.exec(next)?.[0]]
    return before && after ? [before + after] : []
  })
  return [...rows, ...seams].join(' ')
}
