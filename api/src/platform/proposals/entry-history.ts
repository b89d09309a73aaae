import { type ConfigCode, catalogueDecider, catalogueId, type KindName } from '@strongroom/ledger/catalogue'
import { factOf } from '@strongroom/ledger/eventlog'
import type { Log } from '@strongroom/ledger/eventlog/log'
import { decodeEvent } from '@strongroom/ledger/eventlog/verify'
import type { EntryChange } from '@strongroom/ledger/office'

const pageSize = 50
/** A change by one administrator counts as settled when it has stood this long. */
const DAY_MS = 86_400_000

type Reads = Pick<Log, 'readStream'>
type Entry = { readonly kind: KindName; readonly id: string }

/** The changes of an entry of the catalogue, the newest first, read from the log as far as they are asked for. */
async function* changesBackwards(log: Reads, { kind, id }: Entry) {
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
      const fact = factOf(catalogueDecider, event)
      const after = fact.type === 'CatalogueSaved' ? fact.after : null
      const isByAdmin = actor.kind === 'admin'
      const change: EntryChange = { kind, before: fact.before, after }
      yield { change, at, isByAdmin, isByTwo: isByAdmin && causationId !== undefined }
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
  for await (const { change, at, isByAdmin } of changesBackwards(log, { kind: 'sys-config', id: code })) {
    if (change.after?.field_value === change.before?.field_value) continue
    return isByAdmin ? new Date(at) : undefined
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
  { now, ...entry }: Entry & { readonly now: Date },
): Promise<Readonly<Record<string, unknown>> | null> => {
  for await (const { change, at, isByAdmin, isByTwo } of changesBackwards(log, entry)) {
    if (isByAdmin && !isByTwo && Date.parse(at) > now.getTime() - DAY_MS) continue
    return change.after ?? change.before
  }
  return null
}

/** Whether two administrators have made the newest of an entry's changes that `sets` picks out: one proposed it, another approved it. */
export const isSetByTwo = async (
  log: Reads,
  entry: Entry,
  sets: (change: EntryChange) => boolean,
): Promise<boolean> => {
  for await (const { change, isByTwo } of changesBackwards(log, entry)) if (sets(change)) return isByTwo
  return false
}
