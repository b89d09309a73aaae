import {
  type ActName,
  acts,
  catalogueDecider,
  catalogueId,
  describedSetting,
  isConfigCode,
  type KindName,
} from '@strongroom/ledger/catalogue'
import type { Asked } from '@strongroom/ledger/eventlog'
import { type Asker, asked } from '../command/asking.ts'
import { seenHere } from '../command/seen-here.ts'
import type { Parts } from '../dependencies.ts'
import { type ChangeOf, proposes } from '../platform/kinds/proposal-kind.ts'
import { takesTurns } from '../platform/proposals/catalogue-bounds.ts'
import { inTariffTurn } from '../platform/proposals/tariff-turn.ts'

type SavingParts = Pick<Parts, 'db' | 'log' | 'ledger' | 'catalogue'>

type Named = { readonly kind: KindName; readonly id: string }

/** The value that held while no entry was saved: the default of a setting or of a policy. */
const usual = ({ kind, id }: Named): Record<string, unknown> | null => {
  if (kind === 'policy') {
    const { proposers, deciders } = acts[id as ActName]
    return { act: id, alone: null, proposers, deciders }
  }
  if (kind !== 'sys-config' || !isConfigCode(id)) return null
  const { default: field_value, secret } = describedSetting(id)
  return { field_code: id, field_value, shown: !secret }
}

const save = async (
  { ledger, catalogue }: SavingParts,
  ask: Asker,
  proposalId: string,
  { entry, before, after, reason }: ChangeOf<'catalogue'>,
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

/** An entry of reference data, a setting or a policy, saved or deleted as two administrators have agreed. */
export const catalogueProposal = proposes('catalogue', {
  shown: (_, { entry, before, after }) => ({
    subject: `${entry.kind} ${entry.id}`,
    before: before ?? usual(entry),
    after,
  }),
  apply: (parts, ask, change, proposalId) => {
    const saving = () => save(parts, ask, proposalId, change)
    return takesTurns(change.entry.kind) ? inTariffTurn(parts, saving) : saving()
  },
})
