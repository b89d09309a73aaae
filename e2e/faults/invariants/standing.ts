import type { LedgerEvent } from '@strongroom/ledger/eventlog'

/** A member has the VIP level that was approved last: an approval that left no level behind gave nothing. */
export const levels = (events: readonly LedgerEvent[]): string[] => {
  const approved = new Map<string, number>()
  const set = new Map<string, number>()
  for (const { type, stream, data } of events) {
    const { level } = data as unknown as { level: number }
    if (type === 'VipApplicationApproved') approved.set(stream, level)
    if (type === 'VipSet') set.set(stream, level)
  }
  return [...approved].flatMap(([stream, level]) =>
    set.get(stream) === level
      ? []
      : [`${stream} was approved at level ${level} and has ${set.get(stream) ?? 0}`],
  )
}
