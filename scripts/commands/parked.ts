import type { Unparked } from '@strongroom/projections/runner'
import { counted } from './counted.ts'
import { type Command, Misuse, type Platform } from './platform.ts'
import { oneOf } from './rebuild.ts'

/** After the code or the log was mended. */
export const retry: Command = {
  usage: 'retry <projection> <stream>',
  about: 'project a parked stream again, from the event on that could not be',
  run: async ({ views }, [name, stream]) => {
    const parked = await parkedStream(views, name, stream)
    return report(await views.retry(parked.projection, parked.stream, parked.generation))
  },
}

/** For an event that is never going to be projected. One that moves money is not skipped. */
export const skip: Command = {
  usage: 'skip <projection> <stream> <reason>',
  about: 'leave the event out for ever at which a stream is parked, and project the rest',
  run: async ({ views }, [name, stream, ...words]) => {
    const parked = await parkedStream(views, name, stream)
    const reason = words.join(' ')
    if (!reason) throw new Misuse('Say why, behind the stream: it is kept.')
    const { projection, generation } = parked
    return report(await views.skip(projection, parked.stream, { reason, by: 'operator' }, generation))
  },
}

/** A stream may be parked in the live tables and in a rebuild's: those that people read come first. */
const generations = ['live', 'next', 'previous'] as const

const parkedStream = async (
  views: Platform['views'],
  name: string | undefined,
  stream: string | undefined,
) => {
  const projection = oneOf(views, name)
  const parked = (await views.parked()).filter(each => each.projection === projection)
  const found = generations.flatMap(generation =>
    parked.filter(each => each.stream === stream && each.generation === generation),
  )
  if (found[0]) return found[0]
  throw new Misuse(
    parked.length === 0
      ? `${projection} has no parked streams`
      : `Which one? ${[...new Set(parked.map(each => each.stream))].join(', ')}`,
  )
}

const report = ({ projected, stuckAt, error }: Unparked): number => {
  console.log(`${counted(projected, 'event')} projected`)
  if (stuckAt !== undefined) console.log(`Stuck at revision ${stuckAt}: ${error}`)
  return stuckAt === undefined ? 0 : 1
}
