import { contract } from '@strongroom/shared'
import { rows } from '../command/replies.ts'
import { type Call, implement } from '../http/call.ts'
import { figureCalls } from './figures.ts'
import { parkedCalls } from './parked.ts'
import { readModels } from './read-models.ts'
import { compare, cutOver, discard, rebuild, rollBack, stopRebuild } from './rebuilding.ts'

const acts = implement(contract.operations.acts, {
  handler: async (_, { operatorActs, members }) => {
    const found = await operatorActs.latest()
    const names = await members.namesOf(found.map(({ by_uid }) => by_uid))
    return rows(
      found.map(({ at, by_uid, ...act }) => ({
        ...act,
        date: at,
        by: by_uid,
        by_name: names(by_uid).username,
      })),
    )
  },
})

/** Operators' calls: read models and their rebuilds. */
export const operationCalls: readonly Call[] = [
  readModels,
  rebuild,
  stopRebuild,
  compare,
  cutOver,
  rollBack,
  discard,
  ...parkedCalls,
  ...figureCalls,
  acts,
]
