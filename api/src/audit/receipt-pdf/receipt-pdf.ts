import type { Receipt } from '@strongroom/projections/seal'
import type { wire } from '@strongroom/shared'
import { say } from '#words'
import type { PrintedFact } from '../../platform/pdf/printed-facts.ts'
import { bytesOf, heading, ink, margin, newSheet, printFacts, type Sheet } from '../../platform/pdf/sheet.ts'
import { sealFacts } from './facts.ts'
import { receiptWords as words } from './words.ts'

/** The parts of a receipt on paper. `madeAt` is ISO 8601; `verifyAt` is the address of the page that checks receipts. */
export type PrintedReceipt = {
  readonly facts: readonly PrintedFact[]
  readonly madeAt: string
  readonly eventType: string
  readonly receipt: Receipt
  readonly language: wire.Language
  readonly verifyAt: string
}

const codePoints = 104

/**
 * The receipt of a movement as a PDF for people, with its `.tlog-proof` attached for programs. The same receipt gives the same
 * bytes.
 */
export const receiptPdf = async (given: PrintedReceipt): Promise<Uint8Array<ArrayBuffer>> => {
  const { facts, madeAt, eventType, receipt, language, verifyAt } = given
  const made = new Date(madeAt)
  const title = `Strongroom · ${say(words.title, language)}`
  const sheet = await newSheet({ title, language, made })
  const bytes = bytesOf(sheet)
  printFacts(sheet, facts)
  heading(sheet, say(words.sealed, language))
  printFacts(sheet, sealFacts(receipt, eventType, language))
  heading(sheet, say(words.check, language))
  const name = proofName(receipt.index)
  await checking(sheet, [verifyAt, say(words.attached, language, { name }), say(words.reading, language)])
  const proof = Buffer.from(receipt.proof)
  sheet.file(proof, { name, type: 'text/plain', creationDate: made, modifiedDate: made })
  sheet.end()
  return bytes
}

/** The name of a receipt's file for programs, by the event's index in the log. */
export const proofName = (index: number): string => `strongroom-${index}.tlog-proof`

/** The code of the address at the left, the sentences at the right. */
const checking = async (sheet: Sheet, [address = '', ...sentences]: readonly string[]): Promise<void> => {
  const top = sheet.y
  await drawCode(sheet, address, top)
  const left = margin + codePoints + 16
  const width = sheet.page.width - margin - left
  sheet.fontSize(9.5).fillColor(ink).text(address, left, top, { width, link: address })
  for (const sentence of sentences) sheet.moveDown(0.4).text(sentence, left, sheet.y, { width })
}

const drawCode = async (sheet: Sheet, text: string, top: number): Promise<void> => {
  const { default: QRCode } = await import('qrcode')
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' })
  const side = codePoints / modules.size
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++)
      if (modules.get(row, column)) sheet.rect(margin + column * side, top + row * side, side, side)
  sheet.fill(ink)
}
