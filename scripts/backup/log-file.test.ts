import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Position } from '@strongroom/ledger/eventlog'
import type { StoredEvent } from '@strongroom/ledger/eventlog/log'
import { emptyEdge, growTiles, leafHash, rootOf, subtreesFrom } from '@strongroom/ledger/eventlog/seal'
import { afterAll, expect, test } from 'vitest'
import { lineOf, readLogFile } from './log-file.ts'
import { RunningRoot } from './running-root.ts'

const folder = mkdtempSync(join(tmpdir(), 'strongroom-lines-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = join(folder, 'log.ndjson')

const read = async () => {
  const pages: (readonly StoredEvent[])[] = []
  for await (const page of readLogFile(file)) pages.push(page)
  return pages
}

const event = (n: number): StoredEvent => ({
  ...{ id: `id-${n}`, type: 'Noted', stream: 'wallet-1', revision: n, createdAt: '2026-11-23T00:00:00.000Z' },
  position: String(n).padStart(20, '0') as Position,
  data: JSON.stringify({ text: `a line end of Unicode: \u2028, a newline: \n, ${'long '.repeat(n % 50)}` }),
  metadata: '{}',
})

test('events come back from their lines byte for byte, whatever their texts hold', async () => {
  const events = Array.from({ length: 1_200 }, (_, n) => event(n))
  writeFileSync(file, events.map(lineOf).join(''))
  const pages = await read()
  expect(pages.map(page => page.length)).toEqual([500, 500, 200])
  expect(pages.flat()).toEqual(events)
})

test('a line that is no event is named', async () => {
  writeFileSync(file, `${lineOf(event(0))}{"stream":"wallet-1"}\n`)
  await expect(read()).rejects.toThrow('log.ndjson line 2 is no event')
})

test('the root that runs along is that of the sealed tree', async () => {
  for (const size of [0, 1, 2, 3, 255, 256, 257, 1_000]) {
    const leaves = Array.from({ length: size }, (_, n) => leafHash(Buffer.from(String(n))))
    const tree = new RunningRoot()
    for (const leaf of leaves) tree.add(leaf)
    const { tiles } = growTiles(emptyEdge, leaves)
    expect(tree.root()).toEqual(
      await rootOf(
        size,
        subtreesFrom(async () => tiles),
      ),
    )
  }
})
