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
    return report(await views.retry(parked.projection, parked.stream))
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
    return report(await views.skip(parked.projection, parked.stream, { reason, by: 'operator' }))
  },
}

const parkedStream = async (
  views: Platform['views'],
  name: string | undefined,
  stream: string | undefined,
) => {
  const projection = oneOf(views, name)
  const parked = (await views.parked()).filter(
    each => each.projection === projection && each.generation === 'live',
  )
  const found = parked.find(each => each.stream === stream)
  if (found) return found
  throw new Misuse(
    parked.length === 0
      ? `${projection} has no parked streams`
      : `Which one? ${parked.map(each => each.stream).join(', ')}`,
  )
}

const report = ({ projected, stuckAt, error }: Unparked): number => {
  console.log(`${counted(projected, 'event')} projected`)
  if (stuckAt !== undefined) console.log(`Stuck at revision ${stuckAt}: ${error}`)
  return stuckAt === undefined ? 0 : 1
}
