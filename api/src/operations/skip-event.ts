import type { ProposedChange } from '@strongroom/ledger/office'
import { isSkipped } from '@strongroom/projections/operations'
import type { Parts } from '../dependencies.ts'

type Skip = Extract<ProposedChange, { kind: 'parked-skip' }>

/**
 * Leaves an event out of a read model as two administrators have agreed; once, however often it is tried. Answers why not, when
 * its stream is not parked at that event any more.
 */
export const skipEvent = async (
  { db, views }: Pick<Parts, 'db' | 'views'>,
  by: string,
  { projection, generation, stream, revision, position, reason }: Skip,
): Promise<string | undefined> => {
  if (await isSkipped(db, projection, position)) return undefined
  const isParked = (await views.parked()).some(
    each =>
      each.projection === projection &&
      each.generation === generation &&
      each.stream === stream &&
      each.revision === revision,
  )
  if (!isParked) return 'case-unknown'
  await views.skip(projection, stream, { reason, by, evenMoney: true }, generation)
  return undefined
}
