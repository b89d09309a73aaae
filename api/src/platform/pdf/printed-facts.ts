/** A line of a paper: what it is called, and what it says. */
export type PrintedFact = readonly [label: string, value: string]

/** `-1234.5` as `−1,234.5`, with its currency. */
export const money = (amount: string, currency: string): string => {
  const [whole = '', fraction] = amount.replace('-', '').split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return `${amount.startsWith('-') ? '\u2212' : ''}${[grouped, fraction].filter(Boolean).join('.')} ${currency}`
}

/** An instant in UTC, as papers say it. */
export const timeText = (iso: string): string =>
  `${new Date(iso).toISOString().slice(0, 19).replace('T', ' ')} UTC`
