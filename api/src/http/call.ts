import type { Position } from '@strongroom/ledger/eventlog'
import type { AnyContract, Audience, ParamsOf, Path, wire } from '@strongroom/shared'
import type { GenericSchema, InferOutput } from 'valibot'
import type { Reply } from '../command/replies.ts'
import type { Session } from '../command/session.ts'
import type { CsvWords } from '../csv/csv-words.ts'
import type { Parts } from '../dependencies.ts'
import type { Askers } from '../vault/codes.ts'
import type { Limit } from '../vault/rate-limits.ts'
import type { FileText } from './file-text.ts'
import type { UploadedFile } from './read-file.ts'

type Schema = GenericSchema<unknown, unknown>
type Read<S> = S extends Schema ? InferOutput<S> : undefined

/** A request that has passed every check its call declares. */
export type Ask<B, F, P extends string, A extends Audience> = {
  readonly body: Read<B>
  readonly filter: Read<F>
  readonly params: Readonly<Record<P, string>>
  /** The file of a call that takes one. */
  readonly file: UploadedFile | undefined
  /** The text that was taken out of the body, of a call that has it so (`fileText`). */
  readonly text: FileText | undefined
  readonly session: A extends 'public' ? undefined : A extends 'anyone' ? Session | undefined : Session
  /**
   * Derived from `Idempotency-Key` and the member, so that it is in the log itself; random without the header,
   * empty for a call that changes nothing.
   */
  readonly commandId: string
  /** Whether the client named the command itself, by an `Idempotency-Key`. */
  readonly keyed: boolean
  readonly requestId: string
  /** The client's network address. Personal: not for the log, nor log lines. */
  readonly address: string
  /** Name that the caller's program gives itself (`User-Agent`); empty when it gives none. Personal, as the address is. */
  readonly agent: string
  /** The caller's marks, for codes that are bound to it. Personal, as the address is. */
  readonly askers: () => Askers
  /** The language in which the client wants to be told why not: English, if it names none of ours. */
  readonly language: wire.Language
  /** The language of the PDF that the client wants in place of JSON, of a call that has one. */
  readonly pdf: wire.Language | undefined
  /** Two letters, as a trusted proxy says; empty when no proxy says it. */
  readonly country: string
  readonly now: Date
  /** Notes that the log has moved, for these members' next reads and for the answer's `Strongroom-Position`. */
  readonly moved: (position: Position | undefined, ...uids: readonly string[]) => void
}

type BodySchema<C> = C extends { readonly body: infer B } ? B : undefined
type FilterSchema<C> = C extends { readonly filter: infer F } ? F : undefined
type AudienceOf<C> = C extends { readonly audience: infer A extends Audience } ? A : Audience
type PathParams<C> = C extends { readonly path: infer P extends Path } ? ParamsOf<P> : never

/** A request of one call of the contract. */
export type AskOf<C> = Ask<BodySchema<C>, FilterSchema<C>, PathParams<C>, AudienceOf<C>>

type RowOf<C> = C extends {
  readonly answer: GenericSchema<unknown, { readonly data: { readonly data: readonly (infer R)[] } }>
}
  ? R
  : never
/** The fields of a list’s records; of all kinds it may hold. */
type FieldOf<R> = R extends R ? keyof R & string : never
/** A list has a head for each of its columns; a call that answers no list has none. */
type Words<C> = [RowOf<C>] extends [never] ? object : { readonly csv: CsvWords<FieldOf<RowOf<C>>> }

type Limits = readonly Limit[] | Promise<readonly Limit[]>

/** The fields that were given beside those that are saved; none are known while names are still told apart. */
type Beside = { readonly beside?: Readonly<Record<string, unknown>> }

type Loaded<C> = C extends { readonly loaded: Schema }
  ? {
      /** The record that the request is about as its loading call gives it now; nothing where there is none yet. */
      readonly loadedNow: (ask: AskOf<C> & Beside, parts: Parts) => Promise<object | undefined>
    }
  : object

/** A record whose form has been erased, which is saved as it was loaded: nothing of it is saved, so its id alone is asked with. */
type FormGone = { readonly body: { readonly id: string } }

type Implementation<C> = Words<C> &
  Loaded<C> & {
    /** Answers where such a record stands; without it, a call that saves a form demands one. */
    readonly withoutForm?: (ask: FormGone, parts: Parts) => Promise<Reply>
    /**
     * The field of the body with the text of a file, which may have megabytes: it comes as `text`, in bytes, and blanks stand in its
     * place.
     */
    readonly fileText?: keyof Read<BodySchema<C>> & string
    /** How often the call may be made, and by whom counted. */
    readonly limits?: (
      given: {
        readonly body: Read<BodySchema<C>>
        readonly address: string
        readonly session: Session | undefined
      },
      parts: Parts,
    ) => Limits
    readonly handler: (ask: AskOf<C>, parts: Parts) => Promise<Reply>
  }

/** A call of any shape, with its implementation, which is handed what it works with. */
export type Call = AnyContract & {
  readonly fileText?: string
  // biome-ignore lint/suspicious/noExplicitAny: a list holds calls of all shapes; each was checked when it was implemented.
  readonly limits?: (given: any, parts: Parts) => Limits
  readonly csv?: CsvWords
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly loadedNow?: (ask: any, parts: Parts) => Promise<object | undefined>
  readonly withoutForm?: (ask: FormGone, parts: Parts) => Promise<Reply>
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly handler: (ask: any, parts: Parts) => Promise<Reply>
}

/** A call that has what it works with. */
export type AnyCall = AnyContract & {
  readonly fileText?: string
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly limits?: (given: any) => Limits
  readonly csv?: CsvWords
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly loadedNow?: (ask: any) => Promise<object | undefined>
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly withoutForm?: (ask: any) => Promise<Reply>
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly handler: (ask: any) => Promise<Reply>
}

/** A call by what it says of itself, without its means: enough to describe it. */
export type DeclaredCall = AnyContract & Pick<AnyCall, 'csv' | 'fileText'>

/** Implements a call of the contract. */
export const implement = <const C extends AnyContract>(contract: C, made: Implementation<C>): Call => ({
  ...contract,
  ...made,
})
