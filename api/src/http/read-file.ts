import { Problem } from '../command/problem.ts'

/** A file of a multipart body, with the short texts that came beside it. */
export type UploadedFile = {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly fields: Readonly<Record<string, string>>
}

/** Room for boundaries, headers and the texts beside the file. */
const beside = 16 * 1024

/** Reads the one file of a multipart body. Too large is 413; no file, or anything but multipart, is 422. */
export const readFile = async (request: Request, maxBytes: number): Promise<UploadedFile> => {
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('multipart/form-data')) throw noFile()
  const bytes = await readBytes(request, maxBytes + beside).catch((error: unknown) => {
    throw error instanceof Problem ? error : Problem.cutShort()
  })
  const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData().catch(() => {
    throw noFile()
  })
  const entries = [...form.entries()]
  const file = entries.map(([, value]) => value).find(value => typeof value !== 'string')
  if (!file) throw noFile()
  if (file.size > maxBytes) throw Problem.tooLarge()
  const fields = entries.flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  return { bytes: new Uint8Array(await file.arrayBuffer()), fields: Object.fromEntries(fields) }
}

const noFile = () => Problem.invalid([{ path: 'file', message: 'A file, as multipart/form-data' }])

const readBytes = async (request: Request, maxBytes: number): Promise<Buffer<ArrayBuffer>> => {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw Problem.tooLarge()
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw Problem.tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks) as Buffer<ArrayBuffer>
}
