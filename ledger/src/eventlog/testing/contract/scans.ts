import { describe, expect, test } from 'vitest'
import { noHash } from '../../chain.ts'
import { encodeFacts } from '../../codec.ts'
import type { Actor } from '../../envelope.ts'
import type { Log, NewEvent, ScannedEvent, StoredEvent } from '../../log.ts'

import { idsOf, newEvent, newEvents, newStream, readPages } from './kit.ts'

/** More than any adapter reads in one go. */
const MANY = 1_300

/** All that a scan brings. */
export const scanned = async (
  log: Log,
  after: StoredEvent['position'] | undefined,
): Promise<ScannedEvent[]> => {
  const scan = log.scan(after)
  const events: ScannedEvent[] = []
  for (let some = await scan.next(); some.length > 0; some = await scan.next()) events.push(...some)
  expect(await scan.next()).toEqual([])
  await scan.close()
  return events
}

type Five = readonly [NewEvent, NewEvent, NewEvent, NewEvent, NewEvent]
/** Five events as a decision writes them. */
const chained = (stream: string, reason: string, kind: Actor['kind']): readonly NewEvent[] => {
  const facts = ['a', 'b', 'c', 'd', 'e'].map(topUpId => ({ type: 'TopUpRejected', topUpId, reason }))
  const about = {
    commandId: 'c',
    command: { name: 'RejectTopUp', input: { reason } },
    actor: { kind, id: '1000001' },
    correlationId: 'c',
    at: new Date().toISOString(),
  }
  return encodeFacts(stream, { revision: -1, previousHash: noHash }, facts, about).events
}

export const scansContract = (log: () => Log): void => {
  describe('a scan', () => {
    test('brings everything after a position, as pages do', async () => {
      const { position } = await log().append(newStream(), 'no-stream', newEvents(1))
      const odd = newEvent('\\ "\\t" \t\n\r\b\v\f \\N Ω 元 👩‍👩‍👧 \ud83d', 'Größe\\t 元')
      const stream = `${newStream()}\\ 元`
      await log().append(stream, 'no-stream', [...newEvents(MANY / 2), odd, ...newEvents(MANY / 2)])
      await log().append(newStream(), 'no-stream', [odd])
      const paged = await readPages(log(), { after: position, limit: 1_000 })
      const brought = (await scanned(log(), position)).map(({ isIntact, ...event }) => event)
      expect(brought).toEqual(paged)
      expect(idsOf(brought)).toContain(odd.id)
    })

    test('begins at the beginning, and ends at once where there is nothing', async () => {
      const stream = newStream()
      const { position } = await log().append(stream, 'no-stream', newEvents(3))
      const streams = (await scanned(log(), undefined)).map(event => event.stream)
      expect(streams.filter(each => each === stream)).toHaveLength(3)
      const later = await scanned(log(), position)
      expect(later.every(event => position !== undefined && event.position > position)).toBe(true)
    })

    const reasons = ['plain', 'Größe 元 👩‍👩‍👧', '"quoted" \\ back\nslash\t']
    const kinds = ['system', 'admin'] as const
    const cases = kinds.flatMap(kind => reasons.map(reason => [kind, reason] as const))
    test.each(cases)('calls no event intact that is not what its hash says: %s, %j', async (kind, reason) => {
      const { position } = await log().append(newStream(), 'no-stream', newEvents(1))
      await log().append(newStream(), 'no-stream', newEvents(MANY))
      const stream = newStream()
      const written = chained(stream, reason, kind)
      const [good, data, link, cut, by] = written as Five
      const changed = [
        good,
        { ...data, data: data.data.replace('topUpId', 'topUpIt') },
        { ...link, metadata: link.metadata.replace(/.(?=","hash")/, sign => (sign === '0' ? '1' : '0')) },
        { ...cut, metadata: '{}' },
        { ...by, metadata: by.metadata.replace('"id":"1000001"', '"id":"1000002"') },
      ]
      await log().append(stream, 'no-stream', changed)
      const found = (await scanned(log(), position)).filter(event => event.stream === stream)
      expect(found.map(event => event.isIntact ?? 'not checked').map(String)).toEqual(
        found[0]?.isIntact === undefined
          ? changed.map(() => 'not checked')
          : ['true', 'false', 'false', 'false', 'false'],
      )
    })

    test('can be left in the middle', async () => {
      const { position } = await log().append(newStream(), 'no-stream', newEvents(1))
      await log().append(newStream(), 'no-stream', newEvents(MANY))
      const scan = log().scan(position)
      expect((await scan.next()).length).toBeGreaterThan(0)
      await scan.close()
      await log().scan(position).close()
    })
  })
}
