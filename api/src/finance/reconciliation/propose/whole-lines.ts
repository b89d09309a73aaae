/** The beginning of a file up to its last whole line: the rest may be a part of a row, or of a cell of several lines. */
export const wholeLines = (text: string): string => {
  let end = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '"') isQuoted = !isQuoted
    else if (!isQuoted && (text[at] === '\n' || text[at] === '\r')) end = at + 1
  }
  return end === 0 ? text : text.slice(0, end)
}
