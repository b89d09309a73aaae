import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { wire } from '@strongroom/shared'
import { expect, test } from 'vitest'
import { sentenceOf } from './sentence-of.ts'

const root = join(import.meta.dirname, '../../../..')

/** A fault that a handler names: its field, and the word for it. */
const handlerFault =
  /(?:\bpath(?:: ['"]?([\w.]+)['"]?[^{}'"`]*?)?,\s*message:|\b(?:issue|wrong)\('([\w.]+)',)\s*['"`]((?:[^'"`\\]|\\.)+)['"`]/g
/** Parts of a request that a program makes, and no form. */
const ofTransport: readonly string[] = ['file', 'path.b', 'request', 'type']

const sentenceFor = (message: string, language: wire.Language) =>
  sentenceOf({ path: 'amount', message }, language)

test('each word that a handler says of a field has a sentence of its own in each language', () => {
  const files = globSync('{api,ledger}/src/**/*.ts', {
    cwd: root,
    exclude: ['**/*.test.ts', '**/testing/**', '**/locales/**'],
  })
  const said = files
    .flatMap(file => [...readFileSync(join(root, file), 'utf8').matchAll(handlerFault)])
    .map(([, path, called, word = '']) => ({ field: path ?? called ?? '', word }))
    .filter(({ field }) => !ofTransport.includes(field))
  expect(said.length).toBeGreaterThan(30)
  const blunt = said.filter(({ word }) =>
    wire.language.options.some(
      language =>
        sentenceFor(word.replaceAll(/\$\{\w+\}/g, '5'), language) ===
        sentenceFor('Expected string', language),
    ),
  )
  expect(blunt).toEqual([])
})
