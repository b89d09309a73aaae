import { catalogueDecider, catalogueId } from '@strongroom/ledger/catalogue'
import type { Asked } from '@strongroom/ledger/eventlog'
import type { ProposedChange } from '@strongroom/ledger/office'
import { type Asker, asked } from '../command/asking.ts'
import { seenHere } from '../command/seen-here.ts'
import type { Parts } from '../dependencies.ts'
import { takesTurns } from '../platform/proposals/catalogue-bounds.ts'
import { inTariffTurn } from '../platform/proposals/tariff-turn.ts'

type AgreedEntry = Extract<ProposedChange, { kind: 'catalogue' }>
type SavingParts = Pick<Parts, 'db' | 'log' | 'ledger' | 'catalogue'>

/** Saves or deletes an entry of the catalogue on which two administrators have agreed; nothing, or why it cannot be any more. */
export const saveAgreedEntry = (
  parts: SavingParts,
  ask: Asker,
  proposalId: string,
  change: AgreedEntry,
): Promise<string | undefined> => {
  const saving = () => save(parts, ask, proposalId, change)
  return takesTurns(change.entry.kind) ? inTariffTurn(parts, saving) : saving()
}

const save = async (
  { ledger, catalogue }: SavingParts,
  ask: Asker,
  proposalId: string,
  { entry, before, after, reason }: AgreedEntry,
): Promise<string | undefined> => {
  const given = { before }
  const said = reason === undefined ? {} : { reason }
  const command: Asked<Parameters<typeof catalogueDecider.decide>[0]>['command'] = after
    ? { type: 'SaveEntry', input: { ...entry, value: after, ...said }, given }
    : { type: 'DeleteEntry', input: { ...entry, ...said }, given }
  // By its cause the log tells what two have agreed on from what one has changed alone.
  const outcome = await ledger.handle(catalogueDecider, catalogueId(entry.kind, entry.id), {
    ...asked(ask, command),
    causationId: proposalId,
  })
  if (outcome.kind === 'refused') return outcome.refusal.kind
  ask.moved(outcome.position)
  if (outcome.position) await seenHere(catalogue, outcome.position)
  return undefined
}
