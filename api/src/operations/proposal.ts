import { isSkipped } from '@strongroom/projections/operations'
import { proposes } from '../platform/kinds/proposal-kind.ts'

/** An event of a parked stream that a read model leaves out for ever; once, however often it is tried. */
export const parkedSkipProposal = proposes('parked-skip', {
  shown: (_, { projection, stream, revision, type, reason }) => ({
    subject: `${projection} ${stream}`,
    before: null,
    after: { event: type, revision, reason },
  }),
  apply: async ({ db, views }, ask, { projection, generation, stream, revision, position, reason }) => {
    if (await isSkipped(db, projection, position)) return undefined
    const isParked = (await views.parked()).some(
      each =>
        each.projection === projection &&
        each.generation === generation &&
        each.stream === stream &&
        each.revision === revision,
    )
    if (!isParked) return 'case-unknown'
    await views.skip(projection, stream, { reason, by: ask.session.uid, evenMoney: true }, generation)
    return undefined
  },
})
