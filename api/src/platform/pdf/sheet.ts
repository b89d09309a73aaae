import type { wire } from '@strongroom/shared'
import { languageTags } from '@strongroom/shared/languages'
import type { PrintedFact } from '../../platform/pdf/printed-facts.ts'
import { fontOf } from './fonts.ts'

/** A paper that is being written. */
export type Sheet = PDFKit.PDFDocument

/** Points from the edge of the paper. */
export const margin = 56
export const ink = '#0f1b21'
export const quiet = '#4f606a'
const hairline = '#d9e0e2'
const labelWidth = 150

type NewSheet = {
  readonly title: string
  readonly language: wire.Language
  /** Stands in the file: the same paper gives the same bytes. */
  readonly made: Date
}

/** Begins a paper on A4 under its title, in the font of a language. Pages are kept until its end, so that each can be numbered. */
export const newSheet = async ({ title, language, made }: NewSheet): Promise<Sheet> => {
  const { default: PDFDocument } = await import('pdfkit')
  const sheet = new PDFDocument({
    size: 'A4',
    margin,
    lang: languageTags[language],
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: 'Strongroom', CreationDate: made, ModDate: made },
  })
  sheet.registerFont('text', await fontOf(language)).font('text')
  sheet.fontSize(20).fillColor(ink).text(title)
  sheet.moveDown(0.6)
  return sheet
}

/** The bytes of a paper, once it has ended. Asked for before it ends. */
export const bytesOf = (sheet: Sheet): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    sheet.on('data', (part: Buffer) => parts.push(part))
    sheet.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))))
    sheet.on('error', reject)
  })

/** Writes a heading over the next lines of a sheet. */
export const heading = (sheet: Sheet, text: string): void => {
  sheet.moveDown(0.8).fontSize(13).fillColor(ink).text(text, margin)
  sheet.moveDown(0.3)
}

/** A line across the paper, under what was written last. */
export const rule = (sheet: Sheet): void => {
  sheet.moveTo(margin, sheet.y).lineTo(sheet.page.width - margin, sheet.y)
  sheet.lineWidth(0.5).strokeColor(hairline).stroke()
}

/** Labels at the left, values at the right, a hairline under each. */
export const printFacts = (sheet: Sheet, rows: readonly PrintedFact[]): void => {
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
    rule(sheet)
    sheet.y += 5
  }
}
