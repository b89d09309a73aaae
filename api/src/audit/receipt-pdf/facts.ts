import { leafHash, parseCheckpoint, parseNote, parseProof } from '@strongroom/ledger/eventlog/seal'
import type { CardTransactionRow } from '@strongroom/projections/card'
import type { Receipt } from '@strongroom/projections/seal'
import type { MovementRow } from '@strongroom/projections/statement'
import type { wire } from '@strongroom/shared'
import { say } from '#words'
import { cardLineCsv } from '../../card/words.ts'
import { wordsFor } from '../../csv/csv-words.ts'
import { money, type PrintedFact, timeText } from '../../platform/pdf/printed-facts.ts'
import { statementCsv } from '../../statement/words.ts'
import { receiptWords as words } from './words.ts'

/** The movement as its owner's statement says it. Text that people have typed is left out: a font has only so many characters. */
export const movementFacts = (line: MovementRow, language: wire.Language): readonly PrintedFact[] => {
  const { currency } = line
  const amountOf = (amount: string | null) => amount && money(amount, currency)
  const kind = wordsFor(statementCsv, 'type', language)(line.kind)
  const status = wordsFor(statementCsv, 'status', language)(line.state)
  const facts: Facts = [
    ['kind', String(kind)],
    ['status', String(status)],
    ['amount', amountOf(line.amount)],
    ['asked', amountOf(line.asked)],
    ['fee', amountOf(line.fee)],
    ['after', amountOf(line.available_after)],
    ['owner', line.uid],
    ['counterparty', line.counterparty],
    ['reference', line.reference],
    ['begun', timeText(line.created_at)],
    ['booked', line.booked_at && timeText(line.booked_at)],
  ]
  return said(facts, language)
}

/** Heads have no names to fill in. */
type Head = Exclude<keyof typeof words, 'place' | 'attached'>
type Facts = readonly [Head, string | null][]

const said = (facts: Facts, language: wire.Language): readonly PrintedFact[] =>
  facts.flatMap(([name, value]) => (value ? [[say(words[name], language), value] as const] : []))

/** A line of a card that its statement has not: spending, a fee, a credit. Merchants are left out like all text that people have typed. */
export const cardLineFacts = (line: CardTransactionRow, language: wire.Language): readonly PrintedFact[] => {
  const wordOf = (column: string, value: string | number) =>
    String(wordsFor(cardLineCsv, column, language)(value))
  return said(
    [
      ['kind', line.spend_type ? wordOf('spend_type', line.spend_type) : wordOf('type', line.type)],
      ['status', wordOf('status', line.status)],
      ['amount', money(line.amount, line.currency)],
      ['owner', line.uid],
      ['reference', line.network_transaction_id ?? line.id],
      ['begun', timeText(line.created_at)],
      ['booked', line.finished_at && timeText(line.finished_at)],
    ],
    language,
  )
}

/** The place of its event in the sealed log, and the signers. */
export const sealFacts = (
  { index, leaf, proof }: Receipt,
  eventType: string,
  language: wire.Language,
): readonly PrintedFact[] => {
  const note = parseNote(parseProof(proof).checkpoint)
  const { origin, size, root } = parseCheckpoint(note.text)
  const place = say(words.place, language, { index: String(index), size: String(size) })
  return [
    [say(words.event, language), eventType],
    [say(words.index, language), place],
    [say(words.log, language), origin],
    [say(words.hash, language), leafHash(leaf).toString('base64')],
    [say(words.root, language), root.toString('base64')],
    [say(words.signers, language), note.signatures.map(({ name, id }) => `${name}+${id}`).join('\n')],
  ]
}
