import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  formatCheckpoint,
  formatNote,
  formatProof,
  leafHash,
  nodeHash,
  signingKey,
  signNote,
} from '@strongroom/ledger/eventlog/seal'
import { expect, test } from 'vitest'
import { runHere } from '../testing/operator.ts'

test('checks a receipt without any platform, and says what does not fit', async () => {
  const nowhere = { DATABASE_URL: '', DATA_DIR: '/nowhere' }
  const folder = await mkdtemp(join(tmpdir(), 'strongroom-receipt-'))
  const file = join(folder, 'a.tlog-proof')
  const check = (...more: string[]) => runHere(nowhere, ['receipt', 'verify', file, ...more])
  const { key, text } = receiptOfTest()
  await writeFile(file, text)
  expect(await check('--key', key)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^The receipt holds: event 1 of the 3 that books.example has signed$/m),
  })
  await writeFile(file, JSON.stringify({ status: true, data: [{ leaf: leafOfTest, proof: text }] }))
  expect(await check('--key', key)).toMatchObject({ code: 0 })
  await writeFile(file, text.replace(/^extra ./m, 'extra Z'))
  expect(await check('--key', key)).toMatchObject({
    code: 1,
    output: expect.stringContaining('does not hold'),
  })
  expect(await check()).toMatchObject({ code: 1, output: expect.stringContaining('Say which file') })
  await rm(folder, { recursive: true })
})

const leafOfTest = Buffer.from('the second event').toString('base64')

/** The receipt of the second of three events, and the public key of its log. */
function receiptOfTest(): { readonly key: string; readonly text: string } {
  const signer = signingKey('books.example', 'note', Buffer.alloc(32, 5))
  const leaf = Buffer.from(leafOfTest, 'base64')
  const [first, third] = [leafHash(Buffer.from('the first')), leafHash(Buffer.from('the third'))]
  const root = nodeHash(nodeHash(first, leafHash(leaf)), third)
  const text = formatCheckpoint({ origin: 'books.example', size: 3, root })
  const checkpoint = formatNote(text, [signNote(text, signer)])
  return {
    key: signer.key.line,
    text: formatProof({ index: 1, hashes: [first, third], checkpoint, extra: leaf }),
  }
}
