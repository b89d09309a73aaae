import { sha256 } from '@strongroom/ledger/eventlog'
import {
  balancesOf,
  checkLiabilityFile,
  joinNodes,
  leafText,
  liabilityFormat,
  type RefusedPath,
  readLiabilityFile,
  rootText,
} from '@strongroom/shared'
import { describe, expect, test } from 'vitest'

const leafOf = (uid: string, salt: string, amount: string) => ({
  amount,
  hash: sha256(leafText({ salt, uid, currency: 'USD', amount })),
})
const [salt, other] = ['1'.repeat(64), '2'.repeat(64)]
const [own, beside] = [leafOf('100045', salt, '10.5'), leafOf('100046', other, '4.5')]

const made = async () => {
  const top = await joinNodes(own, beside, sha256)
  const totals = [{ currency: 'USD', amount: top.amount, root: top.hash }]
  const root = sha256(rootText(totals))
  const path = [{ side: 'right' as const, ...beside }]
  const counted = [{ currency: 'USD', amount: '10.5', salt, leaf: own.hash, path }]
  const about = { id: 'p1', at: '2026-11-22T10:00:00.000Z', index: 41, events: 41, root, totals }
  const receipt = { index: 41, leaf: 'bGVhZg==', proof: 'c2sp.org/tlog-proof@v1\n' }
  const file = { format: liabilityFormat, ...about, uid: '100045', counted, receipt } as const
  return { file, event: { type: 'LiabilitiesProven', data: { root, totals } } }
}

describe('the file of a member’s balances in a proof', () => {
  test('is checked against the totals of the sealed event', async () => {
    const { file, event } = await made()
    const read = readLiabilityFile(JSON.stringify(file))
    expect(read).toEqual(file)
    expect(await checkLiabilityFile(file, event, sha256)).toMatchObject([{ currency: 'USD', amount: '15' }])
  })

  test('is refused with the totals of another event, of another kind of event, and of none', async () => {
    const { file, event } = await made()
    const why = (changed: typeof event | undefined) =>
      checkLiabilityFile(file, changed, sha256).catch((error: RefusedPath) => error.why)
    const totals = event.data.totals.map(each => ({ ...each, amount: '16' }))
    expect(await why({ ...event, data: { ...event.data, totals } })).toBe('root')
    expect(await why({ ...event, data: { root: sha256(rootText(totals)), totals } })).toBe('total')
    expect(await why({ ...event, type: 'SwapSettled' })).toBe('event')
    expect(await why(undefined)).toBe('event')
  })

  test('is refused when a balance in it is altered', async () => {
    const { file, event } = await made()
    const counted = file.counted.map(each => ({ ...each, amount: '11.5' }))
    await expect(checkLiabilityFile({ ...file, counted }, event, sha256)).rejects.toThrow('leaf is not')
  })

  test('is refused when a part of a balance is there twice', async () => {
    const { file, event } = await made()
    const counted = [...file.counted, ...file.counted]
    await expect(checkLiabilityFile({ ...file, counted }, event, sha256)).rejects.toMatchObject({
      why: 'twice',
    })
  })

  test('says a balance as the sum of its parts, and is read as it was before balances had parts', async () => {
    const { file } = await made()
    const coins = file.counted.flatMap(part =>
      ['0.1', '0.2'].map(amount => ({ ...part, currency: 'BTC', amount })),
    )
    expect(balancesOf([...file.counted, ...coins])).toEqual([
      { currency: 'USD', amount: '10.5' },
      { currency: 'BTC', amount: '0.3' },
    ])
    const old = { ...file, format: 'strongroom-liabilities@v1' }
    expect(readLiabilityFile(JSON.stringify(old))).toEqual(old)
  })

  test.each(['', '{', '[]', '{"format":"strongroom-liabilities@v2"}', 'c2sp.org/tlog-proof@v1\n'])(
    'is not %j',
    text => {
      expect(readLiabilityFile(text)).toBeUndefined()
    },
  )
})
