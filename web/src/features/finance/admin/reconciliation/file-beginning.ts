import { recogniseEncoding, type StatementEncoding, statementText, wire } from '@strongroom/shared'
import { queryOptions } from '@tanstack/react-query'

/** The beginning of a file as text, and whether that is all of it. */
export type FileBeginning = {
  readonly beginning: string
  readonly whole: 0 | 1
  readonly encoding: StatementEncoding
}

/** The most bytes of the beginning: a character of UTF-16 or of East Asia has two. */
const BYTES = wire.statementBeginning

const decode = (label: string, bytes: Uint8Array, isPart = false): string =>
  new TextDecoder(label, { fatal: true }).decode(bytes, { stream: isPart })

/** The encodings that need no word of a person: a mark tells them, or their bytes. */
const toldByBytes: readonly StatementEncoding[] = ['utf-8', 'windows-1252']

/** The encoding that a source has to keep; nothing for one that every file tells by itself. */
export const keptEncoding = (encoding: StatementEncoding | undefined): StatementEncoding | undefined =>
  encoding !== undefined && toldByBytes.includes(encoding) ? undefined : encoding

/** A file's text in its own encoding; nothing where it is none that we know. */
export const textOf = async (file: File, encoding?: StatementEncoding): Promise<string | undefined> =>
  statementText(new Uint8Array(await file.arrayBuffer()), decode, encoding)

/** Reads the beginning of a file alone, however large it is; nothing where nobody can say in which encoding. */
const beginningOf = async (file: File, said?: StatementEncoding): Promise<FileBeginning | null> => {
  const bytes = new Uint8Array(await file.slice(0, BYTES).arrayBuffer())
  const encoding = said ?? recogniseEncoding(bytes, decode)
  if (encoding === undefined) return null
  try {
    const beginning = decode(encoding, bytes, true).replaceAll('\0', '')
    return beginning === '' ? null : { beginning, whole: file.size <= BYTES ? 1 : 0, encoding }
  } catch {
    return null
  }
}

/** Files by a number: two of one name and size may differ. */
const numbers = new WeakMap<File, number>()
let latest = 0
export const numberOf = (file: File): number => {
  const number = numbers.get(file) ?? ++latest
  numbers.set(file, number)
  return number
}

/** The beginning of a file in the encoding that a person has said, or that its bytes tell. */
export const beginningQuery = (file: File | null, encoding: StatementEncoding | undefined) =>
  queryOptions({
    queryKey: ['statement-file', file && numberOf(file), encoding],
    queryFn: () => (file ? beginningOf(file, encoding) : null),
    enabled: file !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
