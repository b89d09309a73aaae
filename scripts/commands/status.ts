import type { Command } from './platform.ts'

/** How far every read model has come, and what waits for an operator. */
export const status: Command = {
  usage: 'status',
  about: 'how far every read model has come, and which streams are parked',
  run: async ({ log, views }) => {
    console.log(`log         ${(await log.head()) ?? 'empty'}`)
    const all = await views.status()
    for (const { projection, position, eventsBehind, caughtUp, parkedStreams, stale } of all) {
      const standing = caughtUp ? 'caught up' : `${eventsBehind} events behind`
      const notes = [parkedStreams > 0 && `${parkedStreams} streams parked`, stale && 'rebuild due'].filter(
        Boolean,
      )
      console.log(`${projection.padEnd(11)} ${position || '-'} ${[standing, ...notes].join(', ')}`)
    }
    for (const parked of await views.parked()) console.log(`parked: ${JSON.stringify(parked)}`)
    return all.every(({ parkedStreams }) => parkedStreams === 0) ? 0 : 1
  },
}
