import type { Difference } from '@strongroom/projections/runner'
import { Decimal } from '@strongroom/shared'

type Sums = Difference['live']

/** A difference between a read model and its rebuild, in one line: the group, and each sum that differs. */
export const differenceLine = ({ table, of, live, next }: Difference): string => {
  const group = Object.entries(of).map(([name, value]) => `${name} ${value}`)
  const columns = Object.keys(live ?? next ?? {}).filter(name => live?.[name] !== next?.[name])
  const sums = columns.map(name => `${name} ${sumOf(live, name)} live, ${sumOf(next, name)} rebuilt`)
  return `${[table, ...group].join(', ')}: ${sums.join('; ')}`
}

const sumOf = (sums: Sums, column: string): string => {
  if (sums === null) return 'nothing'
  const sum = sums[column]
  return sum === undefined || sum === null ? 'nothing' : new Decimal(sum).toFixed()
}
