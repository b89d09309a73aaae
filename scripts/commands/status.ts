import type { Command } from './platform.ts'

/** How far every read model has come, and what waits for an operator. */
export const status: Command = {
  usage: 'status',
  about: 'how far every read model has come, and which streams are parked',
  run: async ({ log, views }) => {
    const all = await views.status()
    const width = Math.max(...all.map(({ projection }) => projection.length))
    console.log(`${'log'.padEnd(width)} ${(await log.head()) ?? 'empty'}`)
    for (const { projection, position, eventsBehind, caughtUp, parkedStreams, stale } of all) {
      const standing = caughtUp ? 'caught up' : `${eventsBehind} events behind`
      const notes = [parkedStreams > 0 && `${parkedStreams} streams parked`, stale && 'rebuild due'].filter(
        Boolean,
      )
      console.log(`${projection.padEnd(width)} ${position || '-'} ${[standing, ...notes].join(', ')}`)
    }
    for (const parked of await views.parked()) console.log(`parked: ${JSON.stringify(parked)}`)
    return all.every(({ parkedStreams }) => parkedStreams === 0) ? 0 : 1
  },
}
