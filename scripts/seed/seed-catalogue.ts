import { catalogueDecider, catalogueId, idOf, openCatalogue } from '@strongroom/ledger/catalogue'
import { derivedId, type Ledger, type Position } from '@strongroom/ledger/eventlog'
import type { Log } from '@strongroom/ledger/eventlog/log'
import { type Saved, startingCatalogue } from './starting-catalogue.ts'

/** Saves entries, those of the starting catalogue unless said otherwise, where they do not exist yet. Answers with the catalogue's position and how many were new. */
export const seedCatalogue = async (
  log: Log,
  ledger: Ledger,
  entries: readonly Saved[] = startingCatalogue(),
): Promise<{ readonly position: Position | undefined; readonly added: number }> => {
  const catalogue = await openCatalogue(log)
  let position = catalogue.position
  let added = 0
  for (const { kind, value, id: given } of entries) {
    const entryId = idOf(kind, value) ?? given ?? derivedId('starting-catalogue', kind, JSON.stringify(value))
    if (catalogue.get(kind, entryId)) continue
    const id = derivedId('starting-catalogue', kind, entryId)
    const outcome = await ledger.handle(catalogueDecider, catalogueId(kind, entryId), {
      id,
      actor: { kind: 'system', id: 'starting-catalogue' },
      correlationId: id,
      command: { type: 'SaveEntry', input: { kind, id: entryId, value } },
    })
    if (outcome.kind === 'refused') throw new Error(`${kind} ${entryId}: ${JSON.stringify(outcome.refusal)}`)
    position = outcome.position ?? position
    added++
  }
  await catalogue.close()
  return { position, added }
}
