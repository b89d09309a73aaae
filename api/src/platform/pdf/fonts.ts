import { readFile } from 'node:fs/promises'
import type { wire } from '@strongroom/shared'

const files: Readonly<Record<wire.Language, string>> = {
  en: 'ja.otf',
  zh: 'zh.otf',
  sc: 'sc.otf',
  ja: 'ja.otf',
}

const read = new Map<string, Promise<Buffer>>()

/** The font of a language: one character is drawn in three ways. Read once. `fonts/README.md` says what is in it. */
export const fontOf = (language: wire.Language): Promise<Buffer> => {
  const name = files[language]
  const known = read.get(name) ?? readFile(new URL(`fonts/${name}`, import.meta.url))
  read.set(name, known)
  return known
}
