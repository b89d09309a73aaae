import { Problem } from './problem.ts'

const deepest = 16

/** The JSON body of a request; an absent one is `{}`. Too large is 413, anything that is not plain JSON is 422. */
export const readBody = async (request: Request, maxBytes: number): Promise<unknown> => {
  const text = await readText(request, maxBytes)
  return text === '' ? {} : parseJson(text, 'body')
}

const readText = async (request: Request, maxBytes: number): Promise<string> => {
  try {
    return await textOf(request, maxBytes)
  } catch (error) {
    // A client that went away, or was too slow, is no mistake of ours.
    throw error instanceof Problem ? error : Problem.cutShort()
  }
}

const textOf = async (request: Request, maxBytes: number): Promise<string> => {
  const announced = request.headers.get('content-length')
  if (announced !== null && Number(announced) > maxBytes) throw Problem.tooLarge()
  // A body of an announced length is cut at that length by Node; only one of unknown length has to be watched.
  if (announced !== null) return request.text()
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw Problem.tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Parses JSON of a client. `at` names it in the answer when it is malformed, nested too deeply or holds broken text. */
export const parseJson = (text: string, at: string): unknown => {
  const parsed = parsedOr(text, () => {
    throw Problem.invalid([{ path: at, message: 'Malformed JSON' }])
  })
  inspect(parsed, at, 0)
  return parsed
}

const parsedOr = (text: string, otherwise: () => never): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return otherwise()
  }
}

const inspect = (value: unknown, at: string, depth: number): void => {
  if (depth > deepest) throw Problem.invalid([{ path: at, message: 'Nested too deeply' }])
  if (typeof value === 'string') checkText(value, at)
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    checkText(key, at)
    inspect(inner, at, depth + 1)
  }
}

/** Neither PostgreSQL nor the log can hold NUL or half of a surrogate pair. */
const checkText = (text: string, at: string): void => {
  if (text.includes('\0') || !text.isWellFormed())
    throw Problem.invalid([{ path: at, message: 'NUL and broken Unicode are not allowed' }])
}
