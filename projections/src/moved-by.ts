import type { Projection } from './runner/projection.ts'

/** The read models that events of these types can change: one that declares no facts looks at every event. */
export const movedBy = (projections: readonly Projection[], types: readonly string[]): readonly string[] =>
  projections
    .filter(({ changes: { facts } }) => facts === undefined || types.some(type => facts.has(type)))
    .map(({ name }) => name)
