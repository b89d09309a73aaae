import { accept, type Decision, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { count, id } from '../book/shapes.ts'
import type { Decider, FactOf } from '../eventlog/decider.ts'

/** The rows of a file that are one part: one batch, of one event. */
export const rowsInImportPart = 1_000
/** The most rows of a file. */
export const mostImportRows = 200_000
/** Enough of the faults to explain the refusal. */
export const mostProblemsNamed = 100

/** A row as it stands in its file, and the kind of its fault. */
const problem = v.object({ row: count, kind: id })
/** A whole number, 0 too. */
const some = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const facts = {
  /** A file of more rows than one batch holds, before any of it is looked at. `enteredBy` is the administrator who imports it. */
  CardImportOpened: { version: 1, schema: v.object({ rows: count, enteredBy: id }) },
  /**
   * The first `parts` parts stand in the log and hold their network transactions; once the import is accepted: they are
   * booked. `rows` of theirs are new.
   */
  CardImportAdvanced: { version: 1, schema: v.object({ parts: count, rows: some }) },
  /** Every network transaction of the file is its own: all of it will be booked. */
  CardImportAccepted: { version: 1, schema: v.object({}) },
  /** None of it will ever be booked, and its network transactions are free. */
  CardImportRefused: { version: 1, schema: v.object({ problems: v.array(problem) }) },
  /** All of it has been booked. */
  CardImportBooked: { version: 1, schema: v.object({}) },
} as const
/** Every event of stream `cardimport-{id}`. */
export type CardImportFact = FactOf<typeof facts>
/** A row that cannot be booked, and the kind of its refusal. */
export type CardImportProblem = Readonly<v.InferOutput<typeof problem>>

/** The progress of a file whose rows fill several batches. */
export type CardImport = {
  readonly status: 'none' | 'open' | 'accepted' | 'refused' | 'booked'
  /** Of the file. */
  readonly rows: number
  readonly parts: number
  readonly enteredBy: string
  /** The parts that are done with what the status asks for. */
  readonly done: number
  /** The rows in these parts that are new. */
  readonly fresh: number
  /** Why it was refused. */
  readonly problems: readonly CardImportProblem[]
}

/** The life of an import: opened, its parts counted as they are done, accepted or refused, booked. */
export type CardImportCommand =
  | {
      readonly type: 'OpenCardImport'
      readonly input: { readonly rows: number }
      readonly given: { readonly enteredBy: string }
    }
  | { readonly type: 'AdvanceCardImport'; readonly input: { readonly parts: number; readonly rows: number } }
  | { readonly type: 'AcceptCardImport'; readonly input: Record<string, never> }
  | {
      readonly type: 'RefuseCardImport'
      readonly input: { readonly problems: readonly CardImportProblem[] }
    }
  | { readonly type: 'FinishCardImport'; readonly input: Record<string, never> }

/** `most` is the number of rows that an import may have. */
export type CardImportRefusal = { readonly kind: 'batch-too-long'; readonly most: number }

type Decided = Decision<CardImportFact, CardImportRefusal>

/** A command that comes too late, or too early, changes nothing: any number of processes may go on with an import at once. */
const decide = (command: CardImportCommand, state: CardImport): Decided => {
  const { status, done, parts, fresh } = state
  const isUnderWay = status === 'open' || status === 'accepted'
  switch (command.type) {
    case 'OpenCardImport': {
      const { rows } = command.input
      if (rows > mostImportRows) return refuse({ kind: 'batch-too-long', most: mostImportRows })
      return status === 'none'
        ? accept({ type: 'CardImportOpened', rows, enteredBy: command.given.enteredBy })
        : accept()
    }
    case 'AdvanceCardImport':
      return isUnderWay && command.input.parts === done + 1 && done < parts
        ? accept({ type: 'CardImportAdvanced', parts: done + 1, rows: fresh + command.input.rows })
        : accept()
    case 'AcceptCardImport':
      return status === 'open' && done === parts ? accept({ type: 'CardImportAccepted' }) : accept()
    case 'RefuseCardImport':
      return status === 'open'
        ? accept({ type: 'CardImportRefused', problems: command.input.problems.slice(0, mostProblemsNamed) })
        : accept()
    case 'FinishCardImport':
      return status === 'accepted' && done === parts ? accept({ type: 'CardImportBooked' }) : accept()
  }
}

const evolve = (state: CardImport, fact: CardImportFact): CardImport => {
  switch (fact.type) {
    case 'CardImportOpened': {
      const { rows, enteredBy } = fact
      return { ...state, status: 'open', rows, enteredBy, parts: Math.ceil(rows / rowsInImportPart) }
    }
    case 'CardImportAdvanced':
      return { ...state, done: fact.parts, fresh: fact.rows }
    case 'CardImportAccepted':
      return { ...state, status: 'accepted', done: 0, fresh: 0 }
    case 'CardImportRefused':
      return { ...state, status: 'refused', problems: fact.problems }
    case 'CardImportBooked':
      return { ...state, status: 'booked' }
  }
}

/** A file of card logs that is booked in full or not at all, in many batches: stream `cardimport-{id}`. */
export const cardImportDecider: Decider<CardImport, CardImportCommand, CardImportFact, CardImportRefusal> = {
  category: 'cardimport',
  stateVersion: 1,
  initial: () => ({ status: 'none', rows: 0, parts: 0, enteredBy: '', done: 0, fresh: 0, problems: [] }),
  decide,
  evolve,
  facts,
}
