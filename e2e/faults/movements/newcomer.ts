import { setTimeout as sleep } from 'node:timers/promises'
import type { Person, Via, World } from '../world.ts'

/** A new member, verified and without a card; nothing once the storm is over. */
export const newcomer = (world: World): Promise<Person | undefined> =>
  world.join(untilDone(world)).catch(() => undefined)

/** Tries until it is done, each time at any process. */
const untilDone =
  ({ random, bases, isOver }: World): Via =>
  async work => {
    for (;;)
      try {
        return await work(random.of(bases))
      } catch (error) {
        if (isOver()) throw error
        await sleep(100 + random.next() * 200)
      }
  }
