import type { Views } from '@strongroom/projections'
import type { Logger } from 'pino'

/**
 * Leaves read models alone that stand where the log has no place, as after `log copy`, and logs once how they are repaired: to
 * try each of them again would fail until `rebuildOutdated` has made it anew.
 */
export const leaveLost = (
  views: Pick<Views, 'advance' | 'status'>,
  logger: Pick<Logger, 'warn'>,
): Pick<Views, 'advance'> => {
  let isSaid = false
  const isLost = async (name: string) =>
    (await views.status()).some(({ projection, lost }) => projection === name && lost)
  return {
    advance: async (name, signal) => {
      try {
        return await views.advance(name, signal)
      } catch (error) {
        if (!(await isLost(name))) throw error
        if (!isSaid)
          logger.warn(
            { projection: name, err: error },
            'read models stand where this log has no place, as after `log copy`: they are made anew by themselves, or by `npm run strongroom -- rebuild`',
          )
        isSaid = true
        return 'stale'
      }
    },
  }
}
