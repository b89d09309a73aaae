import type { Receipt } from '@strongroom/projections/seal'
import type { MovementRow } from '@strongroom/projections/statement'
import type { wire } from '@strongroom/shared'
import { say } from '#words'
import { movementFacts, type PrintedFact, sealFacts } from './facts.ts'
import { fontOf } from './fonts.ts'
import { receiptWords as words } from './words.ts'

/** The parts of a receipt on paper. `verifyAt` is the address of the page that checks receipts. */
export type PrintedReceipt = {
  readonly line: MovementRow
  readonly eventType: string
  readonly receipt: Receipt
  readonly language: wire.Language
  readonly verifyAt: string
}

type Sheet = PDFKit.PDFDocument

const tags: Readonly<Record<wire.Language, string>> = { en: 'en', zh: 'zh-Hant', sc: 'zh-Hans', ja: 'ja' }
const margin = 56
const labelWidth = 150
const ink = '#0f1b21'
const quiet = '#4f606a'
const codePoints = 104

/**
 * The receipt of a movement as a PDF for people, with its `.tlog-proof` attached for programs. The same receipt gives the same
 * bytes.
 */
export const receiptPdf = async (given: PrintedReceipt): Promise<Uint8Array<ArrayBuffer>> => {
  const { line, eventType, receipt, language, verifyAt } = given
  const { default: PDFDocument } = await import('pdfkit')
  const made = new Date(line.booked_at ?? line.created_at)
  const title = `Strongroom · ${say(words.title, language)}`
  const sheet = new PDFDocument({
    size: 'A4',
    margin,
    lang: tags[language],
    displayTitle: true,
    info: { Title: title, Author: 'Strongroom', CreationDate: made, ModDate: made },
  })
  const bytes = bytesOf(sheet)
  sheet.registerFont('text', await fontOf(language)).font('text')
  sheet.fontSize(20).fillColor(ink).text(title)
  sheet.moveDown(0.6)
  facts(sheet, movementFacts(line, language))
  heading(sheet, say(words.sealed, language))
  facts(sheet, sealFacts(receipt, eventType, language))
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

const bytesOf = (sheet: Sheet): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    sheet.on('data', (part: Buffer) => parts.push(part))
    sheet.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))))
    sheet.on('error', reject)
  })

const heading = (sheet: Sheet, text: string): void => {
  sheet.moveDown(0.8).fontSize(13).fillColor(ink).text(text, margin)
  sheet.moveDown(0.3)
}

/** Labels at the left, values at the right, a hairline under each. */
const facts = (sheet: Sheet, rows: readonly PrintedFact[]): void => {
  const width = sheet.page.width - 2 * margin - labelWidth
  for (const [label, value] of rows) {
    const top = sheet.y
    sheet
      .fontSize(9.5)
      .fillColor(quiet)
      .text(label, margin, top, { width: labelWidth - 12 })
    const labelEnd = sheet.y
    sheet.fillColor(ink).text(value, margin + labelWidth, top, { width })
    sheet.y = Math.max(labelEnd, sheet.y) + 4
    sheet.moveTo(margin, sheet.y).lineTo(sheet.page.width - margin, sheet.y)
    sheet.lineWidth(0.5).strokeColor('#d9e0e2').stroke()
    sheet.y += 5
  }
}

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
