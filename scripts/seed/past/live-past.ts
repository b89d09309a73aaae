import { tellStart } from '@strongroom/ledger/eventlog/tools'
import { type Calendar, pastDays } from './calendar.ts'
import type { Case, Demo } from './demo.ts'
import { holdings } from './holdings.ts'
import { hasLived, livesOf } from './lives/index.ts'
import { prices } from './prices.ts'

/**
 * Lets the demo's members live until the end of their past: every moment in its order, by the command that people or jobs would have
 * given then, and dated then. Cases that would end later do not begin. Nothing where all of it has happened: a member may have
 * spent the money since, an administrator changed the terms.
 */
export const livePast = async (demo: Demo, more: readonly Case[] = []): Promise<void> => {
  if (await hasLived(demo)) return
  const { clock, calendar } = demo
  const cases = [...(await prices(demo)), ...livesOf(demo), ...holdings(demo), ...more].filter(each =>
    each.every(({ at }) => at <= calendar.end),
  )
  const moments = cases.flat().sort((a, b) => a.at.getTime() - b.at.getTime())
  for (const { at, run } of moments) {
    clock.now = at
    tellStart({ doing: 'demo day', done: dayOf(calendar, at), of: pastDays })
    await run()
  }
}

const dayMs = 86_400_000

const dayOf = ({ start }: Calendar, at: Date): number => Math.floor((at.getTime() - start.getTime()) / dayMs)
