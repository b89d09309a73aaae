import type { wire } from '@strongroom/shared'
import { say } from '#words'
import type { PrintedFact } from '../../platform/pdf/printed-facts.ts'
import { ink, margin, quiet, type Sheet } from '../../platform/pdf/sheet.ts'
import { paperWords as words } from './words.ts'

/** Head of every paper about an account. `name` is the one that the member registered; amounts have the places of the books. */
export type Paper = {
  readonly uid: string
  readonly name: string
  readonly from: string
  readonly to: string
  readonly timeZone: string
  readonly language: wire.Language
  readonly madeAt: string
}

const tags = { en: 'en-GB', zh: 'zh-Hant', sc: 'zh-Hans', ja: 'ja' } as const satisfies Record<
  wire.Language,
  string
>

/** A day in a language's words: `23 November 2026`. */
export const dayText = (day: string, language: wire.Language): string =>
  new Intl.DateTimeFormat(tags[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

/** An instant in a time zone: `2026-11-23 14:02`. */
export const instantIn = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(iso))

type Glyphs = { readonly _font: { readonly font: { hasGlyphForCodePoint: (point: number) => boolean } } }

/** Whether the font of a sheet has a character for all of a text: a name that people have typed may hold any. */
export const canPrint = (sheet: Sheet, text: string): boolean => {
  const { font } = (sheet as unknown as Glyphs)._font
  return [...text].every(char => font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0))
}

/** The holder of the account; by user id alone where the font lacks a character of the name. */
export const holderFacts = (sheet: Sheet, { name, uid, language }: Paper): readonly PrintedFact[] => [
  ...(name && canPrint(sheet, name) ? [[say(words.holder, language), name] as const] : []),
  [say(words.owner, language), uid],
]

/** Numbers the pages at their foot, and ends the paper. */
export const endPaper = (sheet: Sheet, { language, uid }: Paper): void => {
  const { count } = sheet.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    sheet.switchToPage(page)
    // Below the margin pdfkit would begin a page of its own.
    const bottom = sheet.page.margins.bottom
    sheet.page.margins.bottom = 0
    const said = say(words.page, language, { page: String(page + 1), pages: String(count) })
    sheet.fontSize(8).fillColor(quiet)
    sheet.text(`Strongroom · ${uid} · ${said}`, margin, sheet.page.height - 36, { lineBreak: false })
    sheet.page.margins.bottom = bottom
  }
  sheet.fillColor(ink).end()
}
