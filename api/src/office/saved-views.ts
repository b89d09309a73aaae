import { contract, itemAt, type wire } from '@strongroom/shared'
import { msg } from '#words'
import { refusalOf } from '../command/refusals.ts'
import { done, one, type Reply, refused, rows } from '../command/replies.ts'
import type { Session } from '../command/session.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import type { ViewRow } from '../vault/saved-views.ts'

/** So many views one administrator keeps, on all lists together. */
const MOST_VIEWS = 200

const nameTaken = (): Reply => refused('VIEW_NAME_TAKEN', msg`You have a view of this name already`)

/** Records of views, with the names of their authors. */
const recordsOf = async (
  { members }: Parts,
  found: readonly ViewRow[],
  { uid }: Session,
): Promise<readonly wire.SavedView[]> => {
  const names = await members.namesOf(found.map(({ owner }) => owner))
  return found.map(({ id, place, query, name, owner, is_shared, saved_at }) => ({
    id,
    place,
    query,
    name,
    shared: is_shared ? 1 : 0,
    mine: owner === uid ? 1 : 0,
    owner,
    owner_name: names(owner).username,
    saved_date: saved_at,
  }))
}

const recordOf = async (parts: Parts, found: ViewRow, session: Session): Promise<Reply> =>
  one(itemAt(await recordsOf(parts, [found], session), 0))

/** Does something with a view of the caller's own; refuses one that they do not see, or only see. */
const withOwn = async (
  parts: Parts,
  { uid }: Session,
  id: string,
  act: (view: ViewRow) => Promise<Reply>,
): Promise<Reply> => {
  const found = await parts.savedViews.find(id, uid)
  if (!found) return refusalOf({ kind: 'case-unknown' })
  if (found.owner !== uid)
    return refused('VIEW_NOT_OWN', msg`Only the administrator who has saved a view changes or deletes it`)
  return act(found)
}

const savedViews = implement(contract.office.savedViews, {
  handler: async ({ filter: { place }, session }, parts) =>
    rows(await recordsOf(parts, await parts.savedViews.at(place, session.uid), session)),
})

const saveView = implement(contract.office.saveView, {
  handler: async ({ body: { place, query, name, shared }, session }, parts) => {
    const owner = session.uid
    const known = await parts.savedViews.named(owner, place, name)
    // The same again, after an answer was lost.
    if (known?.query === query && known.is_shared === (shared === 1)) return recordOf(parts, known, session)
    if (known) return nameTaken()
    if ((await parts.savedViews.countOf(owner)) >= MOST_VIEWS)
      return refused(
        'TOO_MANY_VIEWS',
        msg({ message: 'You keep {most} views: delete one first' }),
        {},
        { most: String(MOST_VIEWS) },
      )
    const saved = await parts.savedViews.add({ owner, place, query, name, is_shared: shared === 1 })
    return saved ? recordOf(parts, saved, session) : nameTaken()
  },
})

const editView = implement(contract.office.editView, {
  handler: ({ body: { id, query, name, shared }, session }, parts) =>
    withOwn(parts, session, id, async () => {
      const changed = await parts.savedViews.change(id, {
        ...(query === undefined ? {} : { query }),
        ...(name === undefined ? {} : { name }),
        ...(shared === undefined ? {} : { is_shared: shared === 1 }),
      })
      return changed ? recordOf(parts, changed, session) : nameTaken()
    }),
})

const deleteView = implement(contract.office.deleteView, {
  handler: ({ body: { id }, session }, parts) =>
    withOwn(parts, session, id, async () => {
      await parts.savedViews.remove(id)
      return done()
    }),
})

/** How administrators have filtered, sorted and arranged lists, under names. */
export const savedViewCalls: readonly Call[] = [savedViews, saveView, editView, deleteView]
