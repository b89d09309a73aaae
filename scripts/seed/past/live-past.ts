import type { Case, Demo } from './demo.ts'
import { livesOf } from './lives/index.ts'
import { prices } from './prices.ts'

/**
 * Lets the demo's members live until now: every moment in its order, by the command that people or jobs would have given then, and
 * dated then. Cases that would end in the future do not begin.
 */
export const livePast = async (demo: Demo, more: readonly Case[] = []): Promise<void> => {
  const { clock, calendar } = demo
  const cases = [...(await prices(demo)), ...livesOf(demo), ...more].filter(each =>
    each.every(({ at }) => at <= calendar.end),
  )
  const moments = cases.flat().sort((a, b) => a.at.getTime() - b.at.getTime())
  for (const { at, run } of moments) {
    clock.now = at
    await run()
  }
}
