import type { wire } from '@strongroom/shared'

const MORE: wire.StatementNoticeMessage = 'More remarks than are shown begin here; their number:'

/** As many notices as asked for, and behind them how many more there are: none is left out unsaid. */
export const shortened = (
  notices: readonly wire.StatementProblem[],
  most: number,
): readonly wire.StatementProblem[] => {
  const rest = notices.slice(most)
  const [next] = rest
  if (!next) return notices
  const count = rest.reduce((sum, { message, found }) => sum + (message === MORE ? Number(found) : 1), 0)
  return [...notices.slice(0, most), { line: next.line, field: null, message: MORE, found: String(count) }]
}
