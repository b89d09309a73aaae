import type { Comparison, Progress } from '@strongroom/projections'
import { type Command, Misuse } from './platform.ts'
import { bar, progressLine } from './progress.ts'

/** Fills a projection's tables anew beside the live ones, compares the two, and puts the new ones in their place. */
export const rebuild: Command = {
  usage: 'rebuild <projection>',
  about: 'fill a read model anew from the log beside the live one, compare, and cut over',
  run: async ({ views }, [name]) => {
    if (!name || !views.names.includes(name)) throw new Misuse(`Which one? ${views.names.join(', ')}`)
    const show = progressLine()
    let last: Progress | undefined
    const { comparison, cutOver } = await views.rebuild(name, {
      onProgress: progress => {
        last = progress
        show(describe(progress))
      },
    })
    if (last) show(describe(last), { last: true })
    report(comparison)
    console.log(cutOver ? `${name} has been replaced` : `${name} is unchanged: the two differ, see above`)
    return cutOver ? 0 : 1
  },
}

const describe = ({ events, total, perSecond, etaMs }: Progress): string => {
  const left = etaMs === undefined ? '' : `, ${(etaMs / 1000).toFixed(0)} s left`
  return `${bar(total === 0 ? 1 : events / total)} ${events} of ${total} events, ${Math.round(perSecond)}/s${left}`
}

const report = ({ rows, differences, parkedStreams }: Comparison): void => {
  for (const { table, live, next } of rows) console.log(`  ${table}: ${live} rows live, ${next} rebuilt`)
  for (const difference of differences) console.log(`  differs: ${JSON.stringify(difference)}`)
  if (parkedStreams > 0) console.log(`  ${parkedStreams} streams hold an event that cannot be projected`)
  if (differences.length === 0) console.log('  money: equal in every group')
}
