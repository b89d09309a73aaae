import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  cosign,
  formatCheckpoint,
  formatNote,
  formatProof,
  leafHash,
  nodeHash,
  parseProof,
  parseVerifierKey,
  signingKey,
  signNote,
  verifyProof,
} from '@strongroom/ledger/eventlog/seal'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkReceipt } from '../web/src/features/audit/verify/verify-receipt.mjs'
import { root, runTool } from './tool.ts'

const log = signingKey('books.example/log', 'note', Buffer.alloc(32, 5))
const witness = signingKey('witness.example/w1', 'cosignature', Buffer.alloc(32, 2))
const another = signingKey('books.example/log', 'note', Buffer.alloc(32, 6))
const keys = { key: log.key.line, witnesses: [witness.key.line] }

const data = { amount: '100.00', note: '買い物', legs: [] }
const leaf = Buffer.from(
  `${'0'.repeat(64)}\nwallet-100045\n3\nid-3\nSwapSettled\n${JSON.stringify(data)}\n{"at":"2026-11-23T06:00:00.000Z"}`,
)

/** The receipt of event `index` of `size`, all the others saying their number; signed by the log and a witness. */
const receiptOf = (index: number, size: number, { signer = log, origin = 'books.example/log' } = {}) => {
  const leaves = Array.from({ length: size }, (_, n) => leafHash(n === index ? leaf : Buffer.from(`${n}`)))
  const text = formatCheckpoint({ origin, size, root: rootOver(leaves) })
  const checkpoint = formatNote(text, [signNote(text, signer), cosign(text, witness, 1_795_413_600)])
  return formatProof({ index, hashes: pathTo(index, leaves), checkpoint, extra: leaf })
}

const half = (size: number) => 2 ** Math.ceil(Math.log2(size) - 1)

function rootOver(leaves: readonly Buffer[]): Buffer {
  if (leaves.length === 1) return leaves[0] as Buffer
  const at = half(leaves.length)
  return nodeHash(rootOver(leaves.slice(0, at)), rootOver(leaves.slice(at)))
}

function pathTo(index: number, leaves: readonly Buffer[]): readonly Buffer[] {
  if (leaves.length === 1) return []
  const at = half(leaves.length)
  const [left, right] = [leaves.slice(0, at), leaves.slice(at)]
  return index < at
    ? [...pathTo(index, left), rootOver(right)]
    : [...pathTo(index - at, right), rootOver(left)]
}

const misfitsOf = async (text: string | Uint8Array, asked: { key: string; witnesses?: string[] } = keys) => {
  const { checks } = await checkReceipt(new Uint8Array(Buffer.from(text)), asked)
  return checks.flatMap(check => (check.fits ? [] : [`${check.name}: ${check.code}`]))
}

describe('a receipt', () => {
  test('holds at every place of every tree, and says its event', async () => {
    for (let size = 1; size <= 20; size++)
      for (let index = 0; index < size; index++)
        expect(await misfitsOf(receiptOf(index, size)), `${index} of ${size}`).toEqual([])
    const { holds, event, receipt, checks } = await checkReceipt(
      new Uint8Array(Buffer.from(receiptOf(6, 13))),
      keys,
    )
    expect({ holds, index: receipt?.index, size: receipt?.tree.size }).toEqual({
      ...{ holds: true, index: 6, size: 13 },
    })
    expect(event).toMatchObject({ stream: 'wallet-100045', revision: 3, type: 'SwapSettled', data })
    expect(checks.at(-1)?.about.seen).toBe('2026-11-23T06:00:00.000Z')
  })

  test('is refused with any one byte another one, and with any byte missing or added', async () => {
    const bytes = Buffer.from(receiptOf(6, 13))
    const changed = async (at: number, ...put: number[]) => {
      const altered = Buffer.concat([bytes.subarray(0, at), Buffer.from(put), bytes.subarray(at + 1)])
      return altered.equals(bytes) ? ['the same'] : misfitsOf(altered)
    }
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at] as number
      expect(await changed(at, byte ^ 1), `byte ${at}`).not.toEqual([])
      if (at % 3 > 0) continue
      expect(await changed(at), `without byte ${at}`).not.toEqual([])
      expect(await changed(at, byte, byte), `byte ${at} twice`).not.toEqual([])
    }
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.nat(255), async (at, byte) => {
        expect(await changed(at, byte)).not.toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  test('says what does not fit', async () => {
    const text = receiptOf(6, 13)
    const line = (n: number, is: string) =>
      text
        .split('\n')
        .with(n - 1, is)
        .join('\n')
    const otherLeaf = Buffer.from(leaf.toString().replace('100.00', '900.00')).toString('base64')
    expect(await misfitsOf(line(2, `extra ${otherLeaf}`))).toEqual(['event: other-event'])
    expect(await misfitsOf(line(3, 'index 7'))).toEqual(['event: other-event'])
    expect(await misfitsOf(line(3, 'index 13'))).toEqual(['event: no-such-index'])
    expect(await misfitsOf(line(3, 'index 07'))).toEqual(['file: malformed'])
    expect(await misfitsOf('{"status":true}')).toEqual(['file: no-receipt'])
    expect(await misfitsOf(Uint8Array.of(0xff, 0xd8))).toEqual(['file: no-text'])
    expect(await misfitsOf(text.replace(/^extra .*\n/m, ''))).toEqual(['file: no-event'])
    expect(await misfitsOf(text.replace('\n13\n', '\n14\n'))).toEqual([
      ...['signature: bad-signature', 'witness: bad-signature'],
    ])
    expect(await misfitsOf(text, { key: another.key.line })).toEqual(['signature: not-signed'])
    expect(await misfitsOf(text, { key: witness.key.line })).toEqual(['log: other-log'])
    expect(await misfitsOf(text, { key: 'books.example/log' })).toEqual(['key: bad-key'])
    expect(await misfitsOf(text, { key: log.key.line.replace(/.$/, 'g') })).toEqual(['key: wrong-key-id'])
    expect(await misfitsOf(text, { ...keys, witnesses: [another.key.line] })).toEqual(['witness: not-signed'])
    expect(await misfitsOf(receiptOf(6, 13, { origin: 'else.example/log' }))).toEqual(['log: other-log'])
    const unwitnessed = text.split('\n').slice(0, -2).join('\n').concat('\n')
    expect(await misfitsOf(unwitnessed)).toEqual(['witness: not-signed'])
    expect(await misfitsOf(unwitnessed, { key: keys.key })).toEqual([])
  })

  test('is judged as the ledger’s own check judges it', async () => {
    const bytes = Buffer.from(receiptOf(2, 5))
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.nat(255), async (at, byte) => {
        const altered = Buffer.from(bytes)
        altered[at] = byte
        const proof = () => parseProof(new TextDecoder('utf-8', { fatal: true }).decode(altered))
        const found = await misfitsOf(altered, { key: log.key.line })
        const checked = () =>
          verifyProof({
            leaf: proof().extra as Buffer,
            proof: proof(),
            log: parseVerifierKey(log.key.line),
          })
        if (found.length === 0) expect(checked).not.toThrow()
        else expect(checked).toThrow()
      }),
      { numRuns: 300 },
    )
  })
})

describe('the script', () => {
  let folder: string
  let file: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'strongroom-verify-'))
    file = join(folder, 'movement.tlog-proof')
  })
  afterAll(() => rm(folder, { recursive: true }))

  const script = join(root, 'web/src/features/audit/verify/verify-receipt.mjs')
  const verify = (...args: string[]) => runTool([process.execPath, script, ...args])

  test('checks files with Node alone', async () => {
    await writeFile(file, receiptOf(6, 13))
    const held = await verify(file, '--key', log.key.line, '--witness', witness.key.line)
    expect(held).toMatchObject({ code: 0, output: expect.stringContaining(': HOLDS') })
    expect(held.output).toContain('"amount": "100.00"')
    await writeFile(file, receiptOf(6, 13).replace('index 6', 'index 5'))
    expect(await verify(file, '--key', log.key.line)).toMatchObject({
      code: 1,
      output: expect.stringMatching(
        /: REFUSED\n[\s\S]*event: The event is not the one that the log has sealed/,
      ),
    })
  })

  test('says what it has to be told', async () => {
    expect(await verify(file)).toMatchObject({ code: 2, output: expect.stringContaining('--key VKEY') })
    expect(await verify(join(folder, 'none'), '--key', 'x')).toMatchObject({
      code: 2,
      output: expect.stringContaining('no such file'),
    })
  })
})
