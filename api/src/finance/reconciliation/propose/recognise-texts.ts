import { CURRENCY_HEAD } from '../formats/csv-table.ts'
import { type Column, headed } from './column.ts'
import { counterpartyHead, lineIdHead, ownAccountHead, referenceHead, textHead } from './head-words.ts'

/** The columns beside days and amounts. */
export type RecognisedTexts = {
  readonly currency?: Column | undefined
  readonly account?: Column | undefined
  readonly counterparty?: Column | undefined
  readonly reference?: Column | undefined
  readonly lineId?: Column | undefined
  readonly texts: readonly Column[]
}

const IBAN = /^[A-Z]{2}\d{2}[ \dA-Z]{10,30}$/
const currencies = new Set(Intl.supportedValuesOf('currency'))
const isCurrency = (cell: string): boolean =>
  currencies.has(cell.toUpperCase()) || /^(USDC|USDT|CNH)$/.test(cell)

const isEvery = (column: Column, holds: (cell: string) => boolean): boolean =>
  column.isFull && column.cells.every(holds)

/** The texts of a file by their heads, and of a file without heads by what they hold. */
export const recogniseTexts = (free: readonly Column[], hasHead: boolean): RecognisedTexts => {
  const taken = new Set<Column>()
  const take = (found: Column | undefined) => {
    if (found) taken.add(found)
    return found
  }
  const open = () => free.filter(column => !taken.has(column) && column.cells.some(cell => cell !== ''))
  const ofCurrency = open().filter(column => isEvery(column, isCurrency))
  const currency = take(
    ofCurrency.find(({ head }) => CURRENCY_HEAD.test(head)) ?? (hasHead ? undefined : ofCurrency[0]),
  )
  const account = take(open().find(column => isOwnAccount(column, hasHead)))
  const lineId = take(open().find(column => lineIdHead.test(column.head) && isUnique(column)))
  const counterparty = take(headed(open().filter(isWords), [counterpartyHead]))
  const reference = take(headed(open(), [referenceHead]))
  const texts = open().filter(column => (hasHead ? textHead.test(column.head) : isText(column)))
  return { currency, account, lineId, counterparty, reference, texts: texts.slice(0, 20) }
}

const isUnique = ({ cells, isFull }: Column): boolean => isFull && new Set(cells).size === cells.length

/** The own account is the same on every line of a file of one account. */
const isOwnAccount = (column: Column, hasHead: boolean): boolean => {
  const isOne = column.isFull && new Set(column.cells).size === 1
  return hasHead
    ? isOne && ownAccountHead.test(column.head)
    : isOne && isEvery(column, cell => IBAN.test(cell))
}

/** A name has letters, and is no number of an account. */
const isWords = ({ cells }: Column): boolean =>
  cells.some(cell => /\p{L}{2}|\p{Script=Han}/u.test(cell)) &&
  !cells.every(cell => cell === '' || IBAN.test(cell))

/** A text tells lines apart: one word on all of them is a kind, not a text. */
const isText = (column: Column): boolean =>
  !column.days &&
  !column.isFigures &&
  isWords(column) &&
  (new Set(column.cells).size > 1 || column.cells.length === 1)
