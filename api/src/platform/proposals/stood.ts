import { catalogueDecider, catalogueId, type KindName } from '@strongroom/ledger/catalogue'
import { factOf } from '@strongroom/ledger/eventlog'
import type { Log } from '@strongroom/ledger/eventlog/log'
import { decodeEvent } from '@strongroom/ledger/eventlog/verify'

const pageSize = 50
/** A change by one administrator counts as settled when it has stood this long. */
const DAY_MS = 86_400_000

/**
 * An entry of the catalogue as it stood a day before `now`, or as two administrators, or the platform's own start, have
 * made it since: what one administrator alone may move a rate away from. An entry that was deleted stood as it was
 * before that. Null when it is younger than a day and one administrator's alone.
 */
export const entryAsItStood = async (
  log: Pick<Log, 'readStream'>,
  { kind, id, now }: { readonly kind: KindName; readonly id: string; readonly now: Date },
): Promise<Readonly<Record<string, unknown>> | null> => {
  const stream = `catalogue-${catalogueId(kind, id)}`
  let from: number | undefined
  for (;;) {
    const page = await log.readStream(stream, {
      direction: 'backwards',
      limit: pageSize,
      ...(from === undefined ? {} : { from }),
    })
    for (const stored of page) {
      const event = decodeEvent(stored)
      const { actor, at, causationId } = event.metadata
      const isAlone = actor.kind === 'admin' && causationId === undefined
      if (isAlone && Date.parse(at) > now.getTime() - DAY_MS) continue
      const fact = factOf(catalogueDecider, event)
      return fact.type === 'CatalogueSaved' ? fact.after : fact.before
    }
    const oldest = page.at(-1)?.revision ?? 0
    if (oldest === 0) return null
    from = oldest - 1
  }
}
