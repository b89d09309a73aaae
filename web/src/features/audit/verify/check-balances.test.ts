import { joinNodes, leafText, liabilityFormat, rootText } from '@strongroom/shared'
import { expect, test } from 'vitest'
import { receiptText } from '../../../testing/receipt.ts'
import { checkBalances } from './check-balances.ts'
import { webCrypto } from './verify-receipt.mjs'

const hex = async (text: string) =>
  Array.from(await webCrypto.sha256(new TextEncoder().encode(text)), byte =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

test('balances are checked with the browser’s own SHA-256, and an altered one is refused', async () => {
  const [salt, uid, currency] = ['1'.repeat(64), '100045', 'USD']
  const leaf = await hex(leafText({ salt, uid, currency, amount: '10.5' }))
  const beside = { side: 'left' as const, amount: '4.5', hash: '2'.repeat(64) }
  const top = await joinNodes(beside, { amount: '10.5', hash: leaf }, hex)
  const totals = [{ currency, amount: top.amount, root: top.hash }]
  const root = await hex(rootText(totals))
  const counted = [{ currency, amount: '10.5', salt, leaf, path: [beside] }]
  const about = { id: 'p1', at: '2026-11-22T10:00:00.000Z', index: 2, events: 2, root, totals, uid }
  const receipt = { index: 2, leaf: '', proof: receiptText() }
  const file = { format: liabilityFormat, ...about, counted, receipt } as const
  const event = { type: 'LiabilitiesProven', data: { root, totals } }
  const checked = { holds: true, checks: [], receipt: undefined, event } as never
  expect(await checkBalances(file, checked, webCrypto)).toEqual({ file, totals: { USD: '15' } })
  const altered = { ...file, counted: counted.map(each => ({ ...each, amount: '11.5' })) }
  expect(await checkBalances(altered, checked, webCrypto)).toMatchObject({ refused: 'leaf' })
})
