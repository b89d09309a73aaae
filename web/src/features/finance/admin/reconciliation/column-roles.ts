import { keysOf, wire } from '@strongroom/shared'

/** The use of a column: one of its roles, one of several texts, or none. */
export type ColumnUse = wire.ColumnRole | 'texts' | ''

/** The use that a mapping has for a column. */
export const useOf = (mapping: wire.CsvMappingParts, column: string): ColumnUse =>
  wire.columnRoles.find(role => mapping[role] === column) ?? (mapping.texts?.includes(column) ? 'texts' : '')

/** The fields that say something of a use, and go with it. */
const beside: Partial<Record<ColumnUse, readonly (keyof wire.CsvMappingParts)[]>> = {
  amount: ['direction', 'direction_in', 'direction_out'],
  direction: ['direction_in', 'direction_out'],
  money_out: ['out_minus'],
}
/** The uses that cannot stand beside another: a file has signed amounts, or a column for each way. */
const against: Partial<Record<ColumnUse, readonly ColumnUse[]>> = {
  amount: ['money_in', 'money_out'],
  money_in: ['amount', 'direction'],
  money_out: ['amount', 'direction'],
  direction: ['money_in', 'money_out'],
}

const without = (mapping: wire.CsvMappingParts, uses: readonly ColumnUse[]): wire.CsvMappingParts => {
  const gone = new Set<string>(uses.flatMap(use => [use, ...(beside[use] ?? [])]))
  const kept = keysOf(mapping).filter(name => !gone.has(name))
  const { delimiter, decimal, date } = mapping
  return { delimiter, decimal, date, ...Object.fromEntries(kept.map(name => [name, mapping[name]])) }
}

const withoutText = (mapping: wire.CsvMappingParts, column: string): wire.CsvMappingParts => {
  const texts = mapping.texts?.filter(name => name !== column) ?? []
  const rest = without(mapping, ['texts'])
  return texts.length > 0 ? { ...rest, texts } : rest
}

/**
 * A mapping in which a column has another use: the one that it had, and the column that had this use, are free. A column of balances or
 * of directions that has lost its use is none (`-`), or it would be found again by its head.
 */
export const withUse = (
  mapping: wire.CsvMappingParts,
  { name, samples }: Pick<wire.ProposedMapping['columns'][number], 'name' | 'samples'>,
  use: ColumnUse,
): wire.CsvMappingParts => {
  const before = useOf(mapping, name)
  const freed =
    before === 'texts' ? withoutText(mapping, name) : before === '' ? mapping : without(mapping, [before])
  const none = (before === 'balance' || (before === 'direction' && freed.amount)) && use !== before
  const open = none ? { ...freed, [before]: '-' } : freed
  if (use === '') return open
  if (use === 'texts') return { ...open, texts: [...(open.texts ?? []), name] }
  const room = without(open, [use, ...(against[use] ?? [])])
  return { ...room, [use]: name, ...(use === 'direction' && wordsIn(samples)) }
}

/** The two words of a column of directions, in the order in which a person may turn them. */
const wordsIn = (samples: readonly string[]) => {
  const [into = '', out = ''] = new Set(samples.filter(cell => cell !== ''))
  return { direction_in: into, direction_out: out }
}

/** The same with the two words, or the two columns of money, the other way round. */
export const turned = (mapping: wire.CsvMappingParts): wire.CsvMappingParts => {
  const { direction_in, direction_out, money_in, money_out } = mapping
  if (direction_in !== undefined && direction_out !== undefined)
    return { ...mapping, direction_in: direction_out, direction_out: direction_in }
  const rest = without(mapping, ['money_in', 'money_out'])
  return {
    ...rest,
    ...(money_in !== undefined && { money_out: money_in }),
    ...(money_out !== undefined && { money_in: money_out }),
  }
}
