import { readFile } from 'node:fs/promises'
import {
  formatCheckpoint,
  formatNote,
  formatProof,
  leafHash,
  signingKey,
  signNote,
} from '@strongroom/ledger/eventlog/seal'
import type { CardTransactionRow } from '@strongroom/projections/card'
import type { MovementRow } from '@strongroom/projections/statement'
import { wire } from '@strongroom/shared'
import PDFDocument from 'pdfkit'
import { describe, expect, test } from 'vitest'
import { say, type Word } from '#words'
import { fontOf } from '../../platform/pdf/fonts.ts'
import { cardLineFacts, movementFacts, sealFacts } from './facts.ts'
import { receiptPdf } from './receipt-pdf.ts'
import { receiptWords } from './words.ts'

const leaf = Buffer.from('an event')
const signer = signingKey('money.example/log', 'note', Buffer.alloc(32, 1))
const head = formatCheckpoint({ origin: 'money.example/log', size: 1, root: leafHash(leaf) })
const proof = formatProof({
  index: 0,
  hashes: [],
  checkpoint: formatNote(head, [signNote(head, signer)]),
  extra: leaf,
})
const receipt = { index: 0, leaf, proof }

const line: MovementRow = {
  ...{ uid: '100045', id: 'swap:1:USD', currency: 'USD', kind: 'swap-out', reference: 'swap-1' },
  ...{ state: 'done', amount: '-1234567.5', available_after: '400.00', asked: null, fee: '0.50' },
  ...{ counterparty: null, reason: 'という理由', details: null, number: 7 },
  ...{ created_at: '2026-11-23T06:00:00.000Z', booked_at: '2026-11-23T06:00:01.000Z' },
}
const cardLine: CardTransactionRow = {
  ...{ uid: '100045', id: 'l1', type: 'spend', spend_type: 'purchase', currency: 'USD', amount: '-12.50' },
  ...{
    status: 1,
    settled_on: '2026-11-22',
    network_transaction_id: 'NT-7',
    corrects: null,
    above_limit: null,
  },
  ...{ purchase_id: null, log_id: null, not_let_through: false },
  ...{ while_frozen: false, reason: null, number: 9, created_at: line.created_at, finished_at: null },
}
const languages = ['en', 'zh', 'sc', 'ja'] as const
const printed = (language: wire.Language) =>
  receiptPdf({
    ...{ receipt, language, eventType: 'SwapSettled', verifyAt: 'https://money.example/verify' },
    ...{ facts: movementFacts(line, language), madeAt: '2026-11-23T06:00:01.000Z' },
  })

/** A font as pdfkit has read it; its types leave that out. */
type Read = {
  readonly _font: { readonly font: { readonly hasGlyphForCodePoint: (point: number) => boolean } }
}
const readFont = async (language: wire.Language) => {
  const sheet = new PDFDocument().font(await fontOf(language))
  return (sheet as unknown as Read)._font.font
}

describe('a receipt on paper', () => {
  test.each(languages)('has a character for every word it may print, in %s', async language => {
    const font = await readFont(language)
    const kinds = wire.transactionTypes.flatMap(kind => movementFacts({ ...line, kind }, language))
    const states = (['pending', 'done', 'rejected', 'reversed'] as const).flatMap(state =>
      movementFacts({ ...line, state }, language),
    )
    const ofCard = (over: Partial<CardTransactionRow>) => cardLineFacts({ ...cardLine, ...over }, language)
    const cardKinds = (['charge', 'fee', 'bonus', 'withdrawal'] as const).flatMap(type =>
      ofCard({ type, spend_type: null }),
    )
    const cardStates = ([0, 1, -1] as const).flatMap(status => ofCard({ status, spend_type: 'credit' }))
    const every: readonly Word<string>[] = Object.values(receiptWords)
    const words = every.map(word => say(word, language, {}))
    const text = [
      ...kinds,
      ...states,
      ...cardKinds,
      ...cardStates,
      ...ofCard({}),
      ...sealFacts(receipt, 'SwapSettled', language),
      ...words,
    ]
      .flat()
      .join('')
    const missing = [...new Set(text)].filter(
      char => char >= ' ' && !font.hasGlyphForCodePoint(char.codePointAt(0) as number),
    )
    expect(missing, 'see fonts/README.md').toEqual([])
  })

  test.each(languages)('is the same file each time, and a small one, in %s', async language => {
    const [one, other] = [await printed(language), await printed(language)]
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true)
    expect(Buffer.from(one).subarray(0, 5).toString()).toBe('%PDF-')
    expect(one.length).toBeLessThan(60_000)
  })

  test('says the amounts of the movement, grouped, with a true minus', () => {
    const facts = Object.fromEntries(movementFacts(line, 'en'))
    expect(facts).toMatchObject({
      ...{ Kind: 'Swap, given', Amount: '−1,234,567.5 USD', Fee: '0.50 USD', 'User ID': '100045' },
      ...{ Reference: 'swap-1', Booked: '2026-11-23 06:00:01 UTC' },
    })
    expect(JSON.stringify(facts)).not.toContain('という理由')
    expect(Object.fromEntries(sealFacts(receipt, 'SwapSettled', 'en'))).toMatchObject({
      ...{ 'Index in the log': '0 of 1', Log: 'money.example/log' },
      'Root hash of the log': leafHash(leaf).toString('base64'),
      'Signed by': `money.example/log+${signer.key.id}`,
    })
  })

  test('is in a font whose licence stands beside it', async () => {
    const licence = await readFile(new URL('../../platform/pdf/fonts/OFL.txt', import.meta.url), 'utf8')
    expect(licence).toContain('SIL Open Font License, Version 1.1')
  })
})
