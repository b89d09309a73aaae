import { HttpError } from '../command/http-error.ts'
import { type TakenApart, takeFileText } from './file-text.ts'
import { jsonInThread } from './json-in-thread.ts'
import { plainJson } from './plain-json.ts'

/** A longer body is parsed in a thread: starting one costs more than parsing less. */
const LONG_BYTES = 256 * 1024

/**
 * The JSON body of a request; an absent one is `{}`. Too large is 413, anything that is not plain JSON is 422. The text in the field
 * `fileText`, where one is named, is taken out of it as bytes.
 */
export const readBody = async (
  request: Request,
  maxBytes: number,
  fileText?: string,
): Promise<TakenApart> => {
  // A short body whose length is announced is all that most calls have: Node cuts it at that length.
  const announced = request.headers.get('content-length')
  if (announced !== null && Number(announced) > maxBytes) throw HttpError.tooLarge()
  if (announced !== null && Number(announced) <= LONG_BYTES)
    return parsed(await received(request.text()), fileText)
  const bytes = await received(bytesOf(request, maxBytes))
  if (bytes.byteLength <= LONG_BYTES) return parsed(new TextDecoder().decode(bytes), fileText)
  return rightOr422(await jsonInThread(bytes, fileText), 'body')
}

const parsed = (text: string, fileText: string | undefined): TakenApart => {
  const value = text === '' ? {} : parseJson(text, 'body')
  return fileText === undefined ? { value } : takeFileText(value, fileText)
}

const received = async <T>(body: Promise<T>): Promise<T> => {
  try {
    return await body
  } catch (error) {
    // A client that went away, or was too slow, is no mistake of ours.
    throw error instanceof HttpError ? error : HttpError.cutShort()
  }
}

const bytesOf = async (request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> => {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength
    if (length > maxBytes) throw HttpError.tooLarge()
    chunks.push(chunk)
  }
  // Memory of its own, not of a pool that others have a part in: a thread takes it over.
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes
}

/** Parses JSON of a client. `at` names it in the answer when it is malformed, nested too deeply or holds broken text. */
export const parseJson = (text: string, at: string): unknown => rightOr422(plainJson(text), at).value

const rightOr422 = <T extends { readonly value: unknown }>(
  read: T | { readonly wrong: string },
  at: string,
): T => {
  if ('wrong' in read) throw HttpError.invalid([{ path: at, message: read.wrong }])
  return read
}
