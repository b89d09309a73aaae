import { projections } from '@strongroom/projections'

const versions = projections.map(({ name, version }) => `('${name}', ${version})`).join(', ')

/**
 * As long as a read model is of an older version, or stands where the log has no place, and no rebuild of it waits for an operator
 * (`Job.due`). Positions of another log are of another length.
 */
export const rebuildOutdatedDue = `
  select min(c.moved_at) from views.checkpoint c join (values ${versions}) known (projection, version) using (projection)
  where c.generation = 'live' and (c.version < known.version
      or c.position <> '' and (length(c.position) <> length((select head from given)) or c.position > (select head from given)))
    and not exists (
      select from views.checkpoint next
      where next.projection = c.projection and next.generation = 'next' and next.complete)`
