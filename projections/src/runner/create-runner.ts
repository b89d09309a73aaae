import { AdvanceTogether } from './advance-together.ts'
import { Pages } from './pages.ts'
import type { Runner } from './runner.ts'
import { Turns } from './turns.ts'

/**
 * Batches of read models that are far behind, each with a connection: as many as keep a processor busy while others write, and no more,
 * since commands wait for both. One that waits for a connection in mid-read would hold up those ahead of it, which hold them.
 */
const BATCHES_AT_ONCE = 3

type Parts = Pick<Runner, 'pool' | 'log'> & Partial<Pick<Runner, 'onParked' | 'onProjected'>>

export const createRunner = ({ pool, log, onParked = () => {}, onProjected }: Parts): Runner => {
  const pages = new Pages(log)
  return {
    pool,
    log,
    onParked,
    onProjected,
    pages,
    turns: new Turns(BATCHES_AT_ONCE),
    together: new AdvanceTogether({ pool, pages, onProjected }),
  }
}
