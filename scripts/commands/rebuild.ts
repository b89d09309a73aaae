import type { Comparison, Progress } from '@strongroom/projections/runner'
import { counted } from './counted.ts'
import { differenceLine } from './difference-line.ts'
import { namedAmounts } from './named-amounts.ts'
import { type Command, Misuse, type Platform } from './platform.ts'
import { bar, progressLine } from './progress.ts'

/** Said by an operator who has saved what the read models still show of a log that was changed. */
const evidenceKept = 'evidence-kept'

/** Fills a projection's tables anew beside the live ones, compares the two, and puts the new ones in their place. */
export const rebuild: Command = {
  usage: 'rebuild <projection> [evidence-kept]',
  about:
    'fill a read model anew from the log beside the live one, compare, and cut over; with evidence-kept also while the log is not as it was written',
  run: async ({ views }, [name, word]) => {
    const projection = oneOf(views, name)
    const show = progressLine()
    let last: Progress | undefined
    const { comparison, cutOver } = await views.rebuild(projection, {
      evenIfChanged: word === evidenceKept,
      onProgress: progress => {
        last = progress
        show(describe(progress))
      },
    })
    if (last) show(describe(last), { last: true })
    report(comparison)
    console.log(
      cutOver
        ? `${projection} has been replaced`
        : `${projection} is unchanged: the two differ, see above. Decide with cut-over or discard`,
    )
    return cutOver ? 0 : 1
  },
}

/** Commands that need no more than a projection's name. */
const named = (
  word: string,
  about: string,
  done: string,
  work: (views: Platform['views'], projection: string) => Promise<void>,
): Command => ({
  usage: `${word} <projection>`,
  about,
  run: async ({ views }, [name]) => {
    const projection = oneOf(views, name)
    await work(views, projection)
    console.log(`${projection} ${done}`)
    return 0
  },
})

/** Asks for the amounts by which the money differs, if it does: they are named behind the read model. */
export const cutOver: Command = {
  usage: 'cut-over <projection> <amounts> [evidence-kept]',
  about:
    'put a rebuilt read model in the live one’s place although the two differ; name the money that differs: 999.50 USD',
  run: async ({ views }, [name, ...amounts]) => {
    const projection = oneOf(views, name)
    const evenIfChanged = amounts.at(-1) === evidenceKept
    await views.cutOver(projection, namedAmounts(evenIfChanged ? amounts.slice(0, -1) : amounts), {
      evenIfChanged,
    })
    console.log(`${projection} has been replaced`)
    return 0
  },
}

export const discard = named(
  'discard',
  'throw a rebuilt read model away that waits to be decided about',
  'is unchanged, and the rebuilt one is gone',
  (views, projection) => views.discard(projection, 'next'),
)

export const rollBack = named(
  'roll-back',
  'put the read model back that was there before the last cut-over, brought up to date',
  'is the one from before again',
  (views, projection) => views.rollBack(projection),
)

/** The read model of that name. */
export const oneOf = (views: Platform['views'], name: string | undefined): string => {
  if (name && views.names.includes(name)) return name
  throw new Misuse(`Which one? ${views.names.join(', ')}`)
}

const describe = ({ events, total, perSecond, etaMs }: Progress): string => {
  const left = etaMs === undefined ? '' : `, ${(etaMs / 1000).toFixed(0)} s left`
  return `${bar(total === 0 ? 1 : events / total)} ${events} of ${counted(total, 'event')}, ${Math.round(perSecond)}/s${left}`
}

const report = ({ rows, differences, differing, parkedStreams }: Comparison): void => {
  for (const { table, live, next, differing } of rows)
    console.log(
      `  ${table}: ${counted(live, 'row')} live, ${next} rebuilt${differing > 0 ? `, ${differing} of them differ` : ''}`,
    )
  for (const difference of differences) console.log(`  differs: ${differenceLine(difference)}`)
  for (const { unit, amount } of differing) console.log(`  differs by ${amount} ${unit} in all`)
  if (parkedStreams > 0)
    console.log(`  events that cannot be projected in ${counted(parkedStreams, 'stream')}`)
  if (differences.length === 0) console.log('  money: equal in every group')
}
