import { AdvanceTogether } from './advance-together.ts'
import { Pages } from './pages.ts'
import type { Runner } from './runner.ts'

type Parts = Pick<Runner, 'pool' | 'log'> & Partial<Pick<Runner, 'onParked' | 'onProjected'>>

export const createRunner = ({ pool, log, onParked = () => {}, onProjected }: Parts): Runner => {
  const pages = new Pages(log)
  return {
    pool,
    log,
    onParked,
    onProjected,
    pages,
    together: new AdvanceTogether({ pool, pages, onProjected }),
  }
}
