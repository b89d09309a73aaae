import { derivedId } from '@strongroom/ledger/eventlog'
import { walletDecider } from '@strongroom/ledger/wallet'
import { wire } from '@strongroom/shared'
import { msg, type Word } from '#words'
import { type Asker, asked } from '../command/asking.ts'
import { refusalOf } from '../command/refusals.ts'
import { one, type Reply, refused } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import type { CardRecord, PrintedCard } from '../vault/card-records.ts'
import { type FileRow, mostNamed, readCardLogFile } from './card-log-file.ts'
import { rowProblem } from './card-log-rows.ts'
import { cardOf, enteredAlready, notOpened, standingCommand, takenAlready } from './card-standing.ts'
import { dayOf, isPast } from './card-status.ts'
import { refusedImport, told } from './import-answers.ts'

type Row = FileRow<wire.AddCardRow>
type Problem = wire.CardImportProblem
type Given = Asker & { readonly now: Date; readonly language: wire.Language }
type Body = { readonly csv: string; readonly dryRun: 0 | 1 }
/** A row whose card may be entered. `isThere`: it is entered already, just so. */
type Ready = { readonly row: Row; readonly printed: PrintedCard; readonly isThere: boolean }

const problem = ({ row }: Row, field: string, code: string, { message }: Word): Problem => ({
  row,
  field,
  code,
  message,
})

/** Fields by which two rows would be one card. */
const ownFields = ['email', 'card_id', 'card_number'] as const

/** The first field of a row that a row before it has had, and notes the row's own. */
const repeated = (seen: Set<string>, { log }: Row): string | undefined => {
  const values = ownFields.map(field => [field, `${field} ${log[field]}`] as const)
  const found = values.find(([, value]) => seen.has(value))
  for (const [, value] of values) seen.add(value)
  return found?.[0]
}

/** Whether the record of a member's card says what the row does. */
const isAsPrinted = async (
  { cardRecords }: Parts,
  known: CardRecord,
  { card_id, card_number, expiration_date }: wire.AddCardRow,
): Promise<boolean> =>
  known.reference === card_id &&
  known.expiry === expiration_date &&
  (await cardRecords.numberOf(known.uid)) === card_number

/** Looks a row's card up as it would be entered: what is ready, or why it is not. */
const look = async (parts: Parts, ask: Given, row: Row): Promise<Ready | Problem> => {
  const { log } = row
  const { uid: by } = ask.session
  if (isPast(log.expiration_date, dayOf(ask.now)))
    return problem(row, 'expiration_date', 'wrong', { message: 'A month that is not over' })
  const found = await cardOf(parts, (await parts.members.byEmail(log.email))?.uid)
  if (!found) return problem(row, 'email', 'card-not-opened', notOpened)
  const { uid, card, wallet } = found
  if (uid === by) return rowProblem(row.row, 'own-case', 'email')
  const { cardId } = card
  const { card_id: reference, card_number: number, expiration_date: expiry } = log
  const printed = { cardId, uid, reference, expiry, number, by }
  const known = (await parts.cardRecords.of([uid])).get(uid)
  if (known && !(await isAsPrinted(parts, known, log)))
    return problem(row, 'email', 'card-entered', enteredAlready)
  if (!known && (await parts.cardRecords.isTaken(printed)))
    return problem(row, 'card_number', 'card-taken', takenAlready)
  const command = commandOf(ask, row, cardId)
  const dry = command && walletDecider.decide(command, wallet, ask.now.toISOString())
  if (dry?.kind === 'refused') {
    const { kind } = dry.refusal
    return rowProblem(row.row, kind, kind === 'reason-missing' ? 'reason' : 'status')
  }
  return { row, printed, isThere: known !== undefined }
}

const commandOf = ({ session, now }: Given, { log: { status, reason } }: Row, cardId: string) =>
  status === undefined
    ? undefined
    : standingCommand(status, { cardId, reason }, { approver: session.uid, now })

const isProblem = (looked: Ready | Problem): looked is Problem => 'code' in looked

/** Looks all rows up, one after another: a file has no more of them than a call has time for. */
const lookAll = async (parts: Parts, ask: Given, rows: readonly Row[]) => {
  const seen = new Set<string>()
  const ready: Ready[] = []
  const problems: Problem[] = []
  for (const row of rows) {
    const field = repeated(seen, row)
    const looked =
      field === undefined ? await look(parts, ask, row) : problem(row, field, 'card-repeats', cardRepeats)
    if (isProblem(looked)) problems.push(looked)
    else ready.push(looked)
  }
  return { ready, problems }
}

const cardRepeats = msg`A row before this one has it too`
/** Faults of a file as a whole. */
const faultsOf = (rowCount: number): readonly Problem[] => {
  if (rowCount === 0) return [rowProblem(1, 'batch-empty')]
  return rowCount > wire.cardsFileLimits.rows ? [rowProblem(1, 'batch-too-long')] : []
}

/**
 * Enters the ready cards, all in one statement, and then brings each into its status. The statuses were decided on before: one that is
 * refused all the same was changed by somebody else meanwhile, and the cards after it stay as they are until the file comes again.
 */
const enter = async (parts: Parts, ask: Given, ready: readonly Ready[]): Promise<Reply | undefined> => {
  const fresh = ready.filter(({ isThere }) => !isThere).map(({ printed }) => printed)
  if (!(await parts.cardRecords.addAll(fresh)))
    return refused(
      'IMPORT_OVERTAKEN',
      msg`Somebody else is entering one of these cards: look again, nothing was entered`,
    )
  for (const { row, printed } of ready) {
    const command = commandOf(ask, row, printed.cardId)
    if (!command) continue
    const commandId = derivedId('card of a file', `${ask.commandId} ${printed.cardId}`)
    const outcome = await parts.ledger.handle(
      walletDecider,
      printed.uid,
      asked({ ...ask, commandId }, command),
    )
    if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
    ask.moved(outcome.position, printed.uid)
  }
  return undefined
}

/** Enters a CSV file of cards: all of them, or none and the rows and fields that are wrong. */
export const addCards = async (parts: Parts, ask: Given, { csv, dryRun }: Body): Promise<Reply> => {
  const file = await readCardLogFile(csv, wire.addCardRow, { most: wire.cardsFileLimits.rows })
  const looked = await lookAll(parts, ask, file.rows)
  const found = [...faultsOf(file.rowCount), ...file.problems, ...looked.problems]
  const problems = found.toSorted((a, b) => a.row - b.row).slice(0, mostNamed)
  const fresh = looked.ready.filter(({ isThere }) => !isThere).length
  const report: wire.CardsAdded = {
    id: ask.commandId,
    dryRun,
    rows: file.rowCount,
    fresh,
    there: looked.ready.length - fresh,
    count: dryRun ? 0 : looked.ready.length,
    problems,
  }
  if (dryRun) return one(told(report, ask.language))
  const [first, ...others] = problems
  const count = found.length - file.problems.length + file.problemCount
  if (first) return refusedImport(count, [first, ...others], ask.language)
  return (await enter(parts, ask, looked.ready)) ?? one(report)
}
