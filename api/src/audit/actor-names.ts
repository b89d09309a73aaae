import type { wire } from '@strongroom/shared'
import type { Parts } from '../dependencies.ts'

type Acted = { readonly actor: wire.AuditEvent['actor'] }
type Members = Pick<Parts['members'], 'namesOf'>

/**
 * Looks the names of actors up, which are not in the log.
 * @returns what gives a record its actor's name: empty for a job of the system, and once the account is erased
 */
export const actorNames = async (
  members: Members,
  records: readonly Acted[],
): Promise<<T extends Acted>(record: T) => T & { readonly actor_name: string }> => {
  const people = records.flatMap(({ actor: { kind, id } }) => (kind === 'system' ? [] : [id]))
  const names = await members.namesOf(people)
  return record => ({
    ...record,
    actor_name: record.actor.kind === 'system' ? '' : names(record.actor.id).username,
  })
}
