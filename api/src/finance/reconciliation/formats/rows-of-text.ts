/** A shorter row was ended by its writer, not by the width of the rows. */
const SHORTEST_FULL = 20

/**
 * Joins the rows of a text with blanks. Where a row is as full as any, a word may have been cut by its end: the word that both
 * halves make is added behind, so that a reference is found whichever it was.
 */
export const joinedRows = (rows: readonly string[]): string => [...rows, ...seamsOf(rows)].join(' ')

/** The words that the ends of full rows may have cut. */
export const seamsOf = (rows: readonly string[]): readonly string[] => {
  const width = rows.slice(0, -1).reduce((most, row) => Math.max(most, row.length), 0)
  return rows.flatMap((row, at) => {
    const next = rows[at + 1]
    if (next === undefined || row.length < Math.max(width, SHORTEST_FULL)) return []
    const [before, after] = [row.slice(row.lastIndexOf(' ') + 1), next.split(' ', 1)[0]]
    return before && after ? [before + after] : []
  })
}
