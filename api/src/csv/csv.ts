/** A spreadsheet takes a cell that begins like this for a formula; a Chinese or Japanese one also with full-width signs. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/
const number = /^-?\d+(\.\d+)?$/

/** A cell's text; empty for a missing value. */
const textOf = (value: unknown): string => {
  if (value === undefined || value === null) return ''
  if (typeof value === 'object') return JSON.stringify(value)
  const text = String(value)
  return formula.test(text) && !number.test(text) ? `'${text}` : text
}

const cellOf = (value: unknown): string => {
  const text = textOf(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One line of a CSV file: commas between, quotes where needed, and no cell that a spreadsheet would calculate. */
export const csvLine = (values: readonly unknown[]): string => `${values.map(cellOf).join(',')}\r\n`

/** Says to spreadsheets that the file is UTF-8. */
export const byteOrderMark = '\uFEFF'
