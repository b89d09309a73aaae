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

/** A card is of the type that was asked for, whichever way it was paid. */
export const cardTypes = (
  events: readonly LedgerEvent[],
  asked: ReadonlyMap<string, string>,
): readonly string[] =>
  events.flatMap(({ type, stream, data }) => {
    if (type !== 'CardOpened') return []
    const { cardId, cardType } = data as unknown as { cardId: string; cardType?: string }
    const wanted = asked.get(cardId)
    return wanted === undefined || wanted === cardType
      ? []
      : [`${stream} asked for a card of the type ${wanted} and has one of ${cardType ?? 'none'}`]
  })
