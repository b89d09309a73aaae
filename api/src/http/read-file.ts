import { HttpError } from '../command/http-error.ts'
import { boundaryOf, partCounter, partsOf } from './multipart.ts'

/** A file of a multipart body, with the short texts that came beside it. */
export type UploadedFile = {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly fields: Readonly<Record<string, string>>
}

/** Room for boundaries, headers and the texts beside the file. */
const beside = 16 * 1024
/** A file and the few texts that calls know. A crowd of parts would hold everybody up while they are told apart. */
const mostParts = 8

/** Reads the one file of a multipart body. Too large is 413; no file, more parts than a handful, or anything but multipart, is 422. */
export const readFile = async (request: Request, maxBytes: number): Promise<UploadedFile> => {
  const boundary = boundaryOf(request.headers.get('content-type') ?? '')
  if (boundary === undefined) throw noFile()
  const body = await readBytes(request, { maxBytes: maxBytes + beside, boundary }).catch((error: unknown) => {
    throw error instanceof HttpError ? error : HttpError.cutShort()
  })
  const parts = partsOf(body, boundary)
  if (!parts) throw noFile()
  const file = parts.find(({ isFile }) => isFile)
  if (!file) throw noFile()
  if (file.bytes.byteLength > maxBytes) throw HttpError.fileTooLarge()
  const fields = parts.flatMap(({ isFile, name, bytes }) =>
    isFile ? [] : [[name, bytes.toString()] as const],
  )
  return { bytes: new Uint8Array(file.bytes), fields: Object.fromEntries(fields) }
}

/** The file of a form as the text `csv`, with the short texts beside it as they would be in JSON. */
export const readCsvForm = async (request: Request, maxBytes: number): Promise<object> => {
  const { bytes, fields } = await readFile(request, maxBytes)
  const beside = Object.entries(fields).map(([name, value]) => [
    name,
    /^\d$/.test(value) ? Number(value) : value,
  ])
  return { ...Object.fromEntries(beside), csv: new TextDecoder().decode(bytes) }
}

const noFile = () => HttpError.invalid([{ path: 'file', message: 'A file, as multipart/form-data' }])
const tooManyParts = () =>
  HttpError.invalid([
    { path: 'file', message: `One file and the texts beside it: at most ${mostParts} parts` },
  ])

/** A body that is too large, or has too many parts, is read no further. */
const readBytes = async (
  request: Request,
  { maxBytes, boundary }: { readonly maxBytes: number; readonly boundary: string },
): Promise<Buffer> => {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw HttpError.fileTooLarge()
  const chunks: Uint8Array[] = []
  const partsIn = partCounter(boundary)
  let bytes = 0
  let parts = 0
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw HttpError.fileTooLarge()
    parts += partsIn(chunk)
    if (parts > mostParts) throw tooManyParts()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
