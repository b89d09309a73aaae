import { DIRECTION_HEAD, type Way, wayOf } from '../formats/csv-direction.ts'
import type { Column } from './column.ts'

/** A column of two words that say which way the money goes, as they stand in the file. Unsure where we do not know the words. */
export type RecognisedDirection = {
  readonly column: Column
  readonly into: string
  readonly out: string
  readonly isSure: boolean
}

/** The words beside each other of which a file may have one alone. */
const pairs: readonly (readonly [into: string, out: string])[] = [
  ['Bij', 'Af'],
  ['CRDT', 'DBIT'],
  ['Credit', 'Debit'],
  ['Haben', 'Soll'],
  ['C', 'D'],
  ['CR', 'DR'],
  ['H', 'S'],
  ['K', 'D'],
  ['收入', '支出'],
  ['入金', '出金'],
  ['贷', '借'],
  ['貸', '借'],
]

const otherOf = (word: string, way: Way): string | undefined => {
  const place = way === 'in' ? 0 : 1
  const pair = pairs.find(each => each[place].toLowerCase() === word.toLowerCase())
  return pair?.[1 - place]
}

/** The column of directions among those that are not yet spoken for; nothing where no column is like one. */
export const recogniseDirection = (columns: readonly Column[]): RecognisedDirection | undefined => {
  for (const column of columns) {
    const words = [...new Set(column.cells)]
    if (!column.isFull || words.length > 2) continue
    const found = fromKnown(column, words) ?? fromHead(column, words)
    if (found) return found
  }
  return undefined
}

const fromKnown = (column: Column, words: readonly string[]): RecognisedDirection | undefined => {
  const [first = '', second] = words
  const [way, other] = [wayOf(first), second === undefined ? undefined : wayOf(second)]
  if (way === undefined) return undefined
  if (second === undefined) {
    const missing = otherOf(first, way)
    if (missing === undefined || !(DIRECTION_HEAD.test(column.head) || first.length > 1)) return undefined
    return way === 'in'
      ? { column, into: first, out: missing, isSure: true }
      : { column, into: missing, out: first, isSure: true }
  }
  // Of K and D only one is known by itself; together they are credit and debit of the north.
  const isOut = way === 'out' ? other !== 'out' : other === 'in'
  if (other === way || (other === undefined && !DIRECTION_HEAD.test(column.head) && second.length > 1))
    return undefined
  return {
    column,
    into: isOut ? second : first,
    out: isOut ? first : second,
    isSure: other !== undefined || second === 'K',
  }
}

const fromHead = (column: Column, words: readonly string[]): RecognisedDirection | undefined => {
  const [first, second] = words
  if (!DIRECTION_HEAD.test(column.head) || first === undefined || second === undefined) return undefined
  return fromKnown(column, [second, first]) ?? { column, into: first, out: second, isSure: false }
}
