import { type CatalogueFact, type ConfigCode, catalogueId, type KindName } from '@strongroom/ledger/catalogue'
import type { Metadata } from '@strongroom/ledger/eventlog'
import type { Log } from '@strongroom/ledger/eventlog/log'
import { decodeEvent } from '@strongroom/ledger/eventlog/verify'

const pageSize = 50
/** A change by one administrator counts as settled when it has stood this long. */
const DAY_MS = 86_400_000

type Reads = Pick<Log, 'readStream'>
type Change = { readonly fact: CatalogueFact; readonly metadata: Metadata }

/** The changes of an entry of the catalogue, the newest first, read from the log as far as they are asked for. */
async function* changesBackwards(log: Reads, kind: KindName, id: string): AsyncGenerator<Change> {
  const stream = `catalogue-${catalogueId(kind, id)}`
  let from: number | undefined
  for (;;) {
    const page = await log.readStream(stream, {
      direction: 'backwards',
      limit: pageSize,
      ...(from === undefined ? {} : { from }),
    })
    for (const stored of page) {
      const { data, metadata } = decodeEvent(stored)
      yield { fact: data as unknown as CatalogueFact, metadata }
    }
    const oldest = page.at(-1)?.revision ?? 0
    if (oldest === 0) return
    from = oldest - 1
  }
}

/**
 * When administrators last gave a setting another value, by the log; nothing when they never did, or when the platform's
 * own start has set it since.
 */
export const lastChangedByAdministrators = async (
  log: Reads,
  code: ConfigCode,
): Promise<Date | undefined> => {
  for await (const { fact, metadata } of changesBackwards(log, 'sys-config', code)) {
    const after = fact.type === 'CatalogueSaved' ? fact.after : undefined
    if (after?.field_value === fact.before?.field_value) continue
    return metadata.actor.kind === 'admin' ? new Date(metadata.at) : undefined
  }
  return undefined
}

/**
 * An entry of the catalogue as it stood a day before `now`, or as two administrators, or the platform's own start, have
 * made it since: what one administrator alone may move a rate away from. An entry that was deleted stood as it was
 * before that. Null when it is younger than a day and one administrator's alone.
 */
export const entryAsItStood = async (
  log: Reads,
  { kind, id, now }: { readonly kind: KindName; readonly id: string; readonly now: Date },
): Promise<Readonly<Record<string, unknown>> | null> => {
  for await (const { fact, metadata } of changesBackwards(log, kind, id)) {
    const { actor, at, causationId } = metadata
    const isAlone = actor.kind === 'admin' && causationId === undefined
    if (isAlone && Date.parse(at) > now.getTime() - DAY_MS) continue
    return fact.type === 'CatalogueSaved' ? fact.after : fact.before
  }
  return null
}
