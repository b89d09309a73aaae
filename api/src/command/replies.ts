import type { wire } from '@strongroom/shared'
import { textOf } from '@strongroom/shared/field-of'
import { msg, say, type Word } from '#words'

/**
 * A call's answer before it is written out: HTTP 200, or 202 where something was begun that the workers finish. Everything
 * else is thrown as an `HttpError`.
 */
export type Reply = {
  readonly body: object
  readonly download?: Download
  readonly status?: 202
  /** Why not, of a *no*: a text and what fills it in, which is itself a text of ours or a value. */
  readonly why?: Why
  /** Proposals of others that the caller agrees to by having asked for the same (`office/agreeing.ts`). */
  readonly agreesTo?: readonly string[]
}

/** A sentence before it is said in a language. */
export type Why = {
  readonly word: Word<string>
  readonly values: Readonly<Record<string, string | Word | readonly Why[]>>
}

/** A sentence in a language. */
export const whyIn = ({ word, values }: Why, language: wire.Language): string => {
  const textOf = (value: Why['values'][string]): string => {
    if (typeof value === 'string') return value
    return 'message' in value ? say(value, language) : value.map(each => whyIn(each, language)).join(', ')
  }
  const texts = Object.entries(values).map(([name, value]) => [name, textOf(value)])
  return say(word, language, Object.fromEntries(texts))
}

/** Bytes for the caller to save, never to be shown as a page. */
export type Download = {
  readonly bytes: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>
  readonly type: string
  readonly name: string
}

/** One record. */
export const one = (record: object): Reply => ({ body: { status: true, data: [record] } })

/** All records of a short list; `beside` stands next to `data`. */
export const rows = (records: readonly object[], beside: object = {}): Reply => ({
  body: { status: true, data: records, ...beside },
})

/** One page of a long list. */
export const page = ({ rows, total }: { rows: readonly object[]; total: number }): Reply => ({
  body: { data: { status: true, data: rows, total } },
})

/** It is done, and there is nothing to say about it. */
export const done = (): Reply => ({ body: { status: true, data: [] } })

const waits = msg`This waits for a second administrator: nothing is changed yet`

/** A change that waits for a second administrator has not been made: the answer is a *no* that names the proposal. */
export const waiting = (proposalId: string): Reply => {
  const { body, ...reply } = refused('WAITS_FOR_SECOND', waits)
  return { ...reply, body: { ...body, proposal: proposalId } }
}

/** The proposal that a reply says to wait, if it says so. */
export const waitsIn = ({ body }: Reply): string | undefined => textOf(body, 'proposal')

/** Something was begun in place of the answer: the record says what, and the workers finish it. */
export const begun = (record: object): Reply => ({ ...one(record), status: 202 })

/** A file. */
export const file = (download: Download): Reply => ({ body: {}, download })

type Details = Readonly<Record<string, string | number>>
/** A business *no*. `values` fill its sentence in, each of its names; `details` are for programs. */
export function refused(code: wire.RefusalCode, word: Word, details?: Details): Reply
export function refused<Names extends string>(
  code: wire.RefusalCode,
  word: Word<Names>,
  details: Details | undefined,
  values: Readonly<Record<NoInfer<Names>, Why['values'][string]>>,
): Reply
export function refused(
  code: wire.RefusalCode,
  word: Word<string>,
  details?: Details,
  values: Why['values'] = {},
): Reply {
  const why = { word, values }
  const msg = whyIn(why, 'en')
  return {
    why,
    body: {
      status: false,
      code,
      ...(typeof code === 'number' ? { errorCode: code } : {}),
      msg,
      error: msg,
      ...(details && Object.keys(details).length > 0 ? { details } : {}),
    } satisfies wire.RefusalAnswer,
  }
}
