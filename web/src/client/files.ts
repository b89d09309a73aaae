import type { wire } from '@strongroom/shared'
import {
  type AskedList,
  callForCsv,
  callForFile,
  callForOne,
  callForPdf,
  FILE_TIMEOUT_MS,
  type NamedFile,
} from './call.ts'
import type { Filter } from './contract.ts'

const KIB = 1024

/** File types and sizes a browser may upload, by purpose; the server looks at the bytes and decides. */
export const FILE_KINDS = {
  image: {
    accept: '.jpg,.jpeg,.png,.bmp,.heic',
    extensions: /\.(jpe?g|png|bmp|heic)$/i,
    maxBytes: 2048 * KIB,
  },
  // An image that every browser draws.
  picture: { accept: '.jpg,.jpeg,.png,.bmp', extensions: /\.(jpe?g|png|bmp)$/i, maxBytes: 2048 * KIB },
  statement: { accept: '.jpg,.jpeg,.png,.pdf', extensions: /\.(jpe?g|png|pdf)$/i, maxBytes: 20 * KIB * KIB },
  document: {
    // HEIC is taken, but not asked for: a phone then hands over a JPEG, which every reviewer's browser can show.
    accept: '.jpg,.jpeg,.png,.bmp,.pdf',
    extensions: /\.(jpe?g|png|bmp|heic|pdf)$/i,
    maxBytes: 10 * KIB * KIB,
  },
} as const
/** Purpose of an upload: it decides types and size. */
export type FileKind = keyof typeof FILE_KINDS

/** Uploads a file; its id goes into the call it is for. `onProgress` hears the share that has been sent, from 0 to 1. */
export const uploadFile = (kind: FileKind, file: File, onProgress?: (share: number) => void) => {
  const body = new FormData()
  body.set('type', kind === 'picture' ? 'image' : kind)
  body.set('file', file)
  return callForOne('files.upload', {
    body,
    timeoutMs: FILE_TIMEOUT_MS,
    ...(onProgress ? { onProgress } : {}),
  })
}

/** Hands a file to the browser to save. */
const save = ({ blob, name }: NamedFile): void => {
  const url = URL.createObjectURL(blob)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}

/** Saves a text that the browser has, under a name and a type. */
export const saveText = ({ name, type, text }: { name: string; type: string; text: string }): void =>
  save({ blob: new Blob([text], { type }), name })

/** Saves the documents of a record of identity, packed. */
export const downloadPack = async (record: string): Promise<void> =>
  save(await callForFile('identity.archive', { filter: { id: record } }))

/** Saves the report of a counterfactual, as CSV. */
export const downloadCounterfactual = async (id: string): Promise<void> =>
  save(await callForFile('audit.counterfactualCsv', { params: { id } }))

/** Saves an uploaded file. */
export const downloadFile = async (id: string): Promise<void> =>
  save(await callForFile('files.get', { params: { id } }))

/** Saves all of a list, under the filter it was asked with; of very many rows, answers with the export that was begun. */
export const downloadList = async (asked: AskedList): Promise<wire.BegunExport | undefined> => {
  const answer = await callForCsv(asked)
  if (!('blob' in answer)) return answer
  save(answer)
  return undefined
}

/** Saves the file of an export. */
export const downloadExport = async (id: string): Promise<void> =>
  save(await callForFile('exports.file', { params: { id } }))

/** Saves a copy of the member's own data. */
export const downloadOwnData = async (id: string): Promise<void> =>
  save(await callForFile('exports.ownDataFile', { params: { id }, timeoutMs: FILE_TIMEOUT_MS }))

/** Saves the trial balance as of a place in the log or a closed month, as CSV. */
export const downloadTrialBalance = async (filter: Filter<'finance.trialBalanceCsv'>): Promise<void> =>
  save(await callForFile('finance.trialBalanceCsv', { filter }))

/** Saves the books of a range as a journal for accountants' tools. */
export const downloadJournal = async (filter: Filter<'finance.journal'>): Promise<void> =>
  save(await callForFile('finance.journal', { filter, timeoutMs: FILE_TIMEOUT_MS }))

/** Saves the events that a search of the audit trail finds, with the texts that their hashes are made of. */
export const downloadEvents = async (filter: Filter<'audit.exported'>): Promise<void> =>
  save(await callForFile('audit.exported', { filter, timeoutMs: FILE_TIMEOUT_MS }))

/** Saves a member's events of a period with all that proves them, packed. */
export const downloadEvidence = async (filter: Filter<'audit.evidence'>): Promise<void> =>
  save(await callForFile('audit.evidence', { filter, timeoutMs: FILE_TIMEOUT_MS }))

/** Saves the receipt of a line of the statement as a PDF. */
export const downloadReceipt = async (line: string): Promise<void> =>
  save(await callForPdf('audit.receipt', { params: { id: line } }))

/** Saves a file of a statement of account. */
export const downloadStatement = async (id: string, format: 'pdf' | 'csv'): Promise<void> =>
  save(await callForFile('statements.file', { params: { id, format } }))

/** Saves the proof of a line of the statement, for programs. */
export const downloadProof = async (line: string): Promise<void> => {
  const { index, proof } = await callForOne('audit.receipt', { params: { id: line } })
  save({ blob: new Blob([proof], { type: 'text/plain' }), name: `strongroom-${index}.tlog-proof` })
}
