import type { Complete, ReadModel } from '@strongroom/shared'
import * as projectionsByName from './projections.gen.ts'
import type { Projection } from './runner/projection.ts'

type Kept = (typeof projectionsByName)[keyof typeof projectionsByName]['name']

/** Every read model, one for each that calls may wait for. A new one is its file and its name in the capability's vocabulary. */
export const projections: Complete<
  Exclude<ReadModel, Kept>,
  readonly Projection<ReadModel>[]
> = Object.values(projectionsByName)
