import { MoneyDiffers, RebuildRefused, RebuildRunning, refuseIfChanged } from '@strongroom/projections/runner'
import { contract } from '@strongroom/shared'
import { msg } from '#words'
import { done, one, type Reply, refused, rows } from '../command/replies.ts'
import { implement } from '../http/call.ts'
import { comparisonRecord } from './comparison-record.ts'

const worded = (amounts: MoneyDiffers['differing']): string =>
  amounts.map(({ unit, amount }) => `${amount} ${unit}`).join(', ')

/** The answer to what cannot be carried out as things stand. */
const orRefused = async (work: () => Promise<Reply>): Promise<Reply> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof MoneyDiffers)
      return refused('MONEY_DIFFERS', msg`The rebuild has other money: type the amounts that differ`, {
        amounts: worded(error.differing),
      })
    if (error instanceof RebuildRunning)
      return refused('REBUILD_RUNNING', msg`This read model is being rebuilt at this moment`)
    if (error instanceof RebuildRefused) return refused('REBUILD_REFUSED', { message: error.message })
    throw error
  }
}

export const rebuild = implement(contract.operations.rebuild, {
  handler: ({ body, commandId, session: { uid } }, { db, rebuilds, operatorActs, views }) =>
    orRefused(async () => {
      const { projections, cutOverWhenEqual } = body
      await refuseIfChanged(db)
      const names = projections === 'all' ? views.names : [...new Set(projections)]
      const asked = await rebuilds.ask(names, { id: commandId, by: uid, cutOverWhenEqual })
      await operatorActs.note(uid, 'rebuild', projections === 'all' ? 'all' : names.join(', '))
      return rows(asked)
    }),
})

export const stopRebuild = implement(contract.operations.stopRebuild, {
  handler: async ({ body: { projection }, session: { uid } }, { rebuilds, operatorActs }) => {
    if (!(await rebuilds.stop(projection, uid)))
      return refused('REBUILD_REFUSED', msg`This read model is not being rebuilt`)
    await operatorActs.note(uid, 'stop', projection)
    return done()
  },
})

export const compare = implement(contract.operations.compare, {
  handler: ({ body: { projection } }, { views }) =>
    orRefused(async () => one(comparisonRecord(await views.compare(projection)))),
})

export const cutOver = implement(contract.operations.cutOver, {
  handler: ({ body, session: { uid } }, { views, rebuilds, operatorActs }) =>
    orRefused(async () => {
      const { projection, confirmed } = body
      await views.cutOver(projection, confirmed)
      await rebuilds.decide(projection, 'cut-over', uid)
      await operatorActs.note(uid, 'cut-over', projection, worded(confirmed))
      return done()
    }),
})

export const rollBack = implement(contract.operations.rollBack, {
  handler: ({ body: { projection }, session: { uid } }, { views, operatorActs }) =>
    orRefused(async () => {
      await views.rollBack(projection)
      await operatorActs.note(uid, 'roll-back', projection)
      return done()
    }),
})

export const discard = implement(contract.operations.discard, {
  handler: ({ body, session: { uid } }, { views, rebuilds, operatorActs }) =>
    orRefused(async () => {
      const { projection, generation } = body
      await views.discard(projection, generation)
      if (generation === 'next') await rebuilds.decide(projection, 'discarded', uid)
      await operatorActs.note(uid, 'discard', projection, generation)
      return done()
    }),
})
