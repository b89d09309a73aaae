import { itemAt } from '@strongroom/shared'

/**
 * Does something with each, in their order, several under way at a time: appends that wait together are written
 * together. The first that fails ends it, once those under way are done.
 */
export const eachAtOnce = async <T>(
  all: readonly T[],
  most: number,
  work: (one: T, at: number) => Promise<unknown>,
): Promise<void> => {
  let next = 0
  const workOff = async () => {
    while (next < all.length) {
      const at = next++
      await work(itemAt(all, at), at).catch(error => {
        next = all.length
        throw error
      })
    }
  }
  const workers = await Promise.allSettled(Array.from({ length: most }, workOff))
  const failed = workers.find(each => each.status === 'rejected')
  if (failed) throw failed.reason
}
