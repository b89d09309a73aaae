import { randomUUID } from 'node:crypto'
import type { Position } from '../../envelope.ts'
import type { Log, NewEvent, OnEvents, ReadAll, StoredEvent, Subscription } from '../../log.ts'

/** A stream no other test has. Its category is new too, so it also serves as a prefix for `readAll`. */
export const newStream = (): string => `t${randomUUID().slice(0, 8)}-${randomUUID()}`

export const newEvent = (data: unknown = {}, type = 'Happened'): NewEvent => ({
  id: randomUUID(),
  type,
  data: JSON.stringify(data),
  metadata: '{}',
})

export const newEvents = (count: number): NewEvent[] =>
  Array.from({ length: count }, (_, n) => newEvent({ n }))

export const idsOf = (events: readonly NewEvent[]): string[] => events.map(event => event.id)

/** Every page there is, one after the other. */
export const readPages = async (log: Log, options: ReadAll): Promise<StoredEvent[]> => {
  const events: StoredEvent[] = []
  for (let after = options.after; ; after = events.at(-1)?.position) {
    const page = await log.readAll({ ...options, after })
    events.push(...page)
    if (page.length < options.limit) return events
  }
}

/** A subscription that keeps its events and can be waited for. */
export const collect = (
  log: Log,
  options: { after?: Position | undefined; streamPrefix?: string },
  before: OnEvents = () => {},
): { events: StoredEvent[]; reaches: (count: number) => Promise<void> } & Subscription => {
  const events: StoredEvent[] = []
  let look = () => {}
  const subscription = log.subscribe(options, async batch => {
    await before(batch)
    events.push(...batch)
    look()
  })
  return {
    events,
    close: subscription.close,
    reaches: count =>
      new Promise(resolve => {
        look = () => events.length >= count && resolve()
        look()
      }),
  }
}
