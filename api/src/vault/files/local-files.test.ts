import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { filesContract } from './files.contract.ts'
import { createLocalFiles } from './local-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'strongroom-files-'))
afterAll(() => rmSync(folder, { recursive: true }))

filesContract('in a folder', () => createLocalFiles(folder))

test('a file in a folder leaves no draft behind', async () => {
  const own = join(folder, 'own')
  await createLocalFiles(own).put('ab-1', new Uint8Array([1]))
  expect(readdirSync(join(own, 'ab'))).toEqual(['ab-1'])
})
