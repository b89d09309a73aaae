import { renameSync, rmSync } from 'node:fs'
import { errorCode } from '@strongroom/shared/error'

/**
 * Puts a folder in the place of another one, which is removed, if it is there. Several processes may do so at once: each puts
 * its own there, one after the other, and no reader ever sees half of one.
 */
export const moveOver = (fresh: string, place: string): void => {
  const old = `${fresh}-old`
  for (;;) {
    try {
      renameSync(place, old)
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw error
    }
    rmSync(old, { recursive: true, force: true })
    try {
      renameSync(fresh, place)
      return
    } catch (error) {
      // Another process was faster, and its folder goes now.
      if (errorCode(error) !== 'ENOTEMPTY' && errorCode(error) !== 'EEXIST') throw error
    }
  }
}
