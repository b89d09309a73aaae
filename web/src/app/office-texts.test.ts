import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '..')
const sourceOf = (file: string) => readFileSync(join(web, file), 'utf8')

/** Screens of administrators; the card's public balance and a member's own sign-ins stand beside them in a folder. */
const isOffice = (file: string) =>
  /^(features|platform)\/[^/]+\/admin\//.test(file) && !/(card-balance|login-records)\.tsx$/.test(file)

type Text = { readonly words: string; readonly files: readonly string[] }

/** Every English text, and the files that say it. */
const texts: readonly Text[] = sourceOf('../../shared/src/locales/en.po')
  .split('\n\n')
  .map(block => ({
    words: [...(/^msgid ((?:".*"\n)+)/m.exec(block)?.[1] ?? '').matchAll(/"(.*)"/g)]
      .map(([, line]) => line)
      .join(''),
    files: [...block.matchAll(/^#: web\/src\/(\S+)/gm)].map(([, file]) => file as string),
  }))

/** Things that are a member's. An administrator's own are a role, a name, a case, a proposal. */
const MEMBERS = /\b(your|yours)\b(?! (name|own (case|proposal|card)|role)\b)/i

test('no text of an administrators’ screen speaks of a member’s things as the reader’s', () => {
  const office = texts.filter(({ files }) => files.some(isOffice))
  expect(office.length).toBeGreaterThan(1_000)
  const said = office.filter(({ words }) => MEMBERS.test(words)).map(({ words }) => words)
  expect(said).toEqual([])
})

test('every time on a screen of administrators is in UTC, and tells the reader’s own on hover', () => {
  const wrong = globSync('{features,platform}/*/admin/**/*.tsx', { cwd: web })
    .filter(file => isOffice(file) && !/\.test\./.test(file))
    .filter(file => {
      const source = sourceOf(file)
      // Texts, in which nothing can be hovered over, take `utcText` by a name of their own.
      const isBare = />\s*\{utcText\(|value: utcText\(|\? utcText\([^)]*\) :.*</.test(source)
      return isBare || /\b(instantText|clockText|clockSecondsText|dayText|toLocale\w*String)\(/.test(source)
    })
  expect(wrong).toEqual([])
})
