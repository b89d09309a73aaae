import { newId, sha256 } from '@strongroom/ledger/eventlog'
import { parseProof, readLeaf, signingKey, verifyProof } from '@strongroom/ledger/eventlog/seal'
import { createSealer } from '@strongroom/projections/seal'
import { balancesOf, verifyCounted, verifyTotals, type wire } from '@strongroom/shared'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { fund, shown } from '../testing/fund.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'
import { bound } from '../vault/bound.ts'
import type { LiabilitiesProgress } from '../vault/liabilities-progress.ts'
import * as liabilitiesProgress from '../vault/liabilities-progress.ts'
import { proveDaily, proveLiabilities } from './prove-liabilities.ts'

let api: Api
let ada: Person
let ben: Person
let cho: Person
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  ada = await api.person('ada')
  ben = await api.person('ben')
  cho = await api.person('cho')
})
afterAll(() => api.stop())

const signer = signingKey('money.example/log', 'note', Buffer.alloc(32, 1))
const seal = () => createSealer({ pool: api.db, log: api.log, signer, now: () => new Date() }).turn()
const parts = () => ({ db: api.db, log: api.log, ledger: api.ledger, by: 'test' })
const prove = async () => {
  const proof = await proveLiabilities(parts())
  await shown(api)
  return proof
}
const last = async () => (await api.get('/liabilities')).body.data[0]
const mine = async (as: Person) => (await api.get('/liabilities/mine/S', { as })).body.data[0]
const proofEvents = () => api.log.readStream('liabilities-house')

describe('the proof of liabilities', () => {
  test('is not made of nothing', async () => {
    expect(await prove()).toBeUndefined()
    expect(await last()).toBeUndefined()
    expect(await proofEvents()).toEqual([])
  })

  test('has the ledger’s balances as totals, in an event that is sealed', async () => {
    await fund(api, ada, 'USD', '100.10')
    await fund(api, ada, 'USDC', '7')
    await fund(api, ben, 'USD', '0.05')
    const proof = await prove()
    expect(await last()).toBeUndefined()
    expect(await seal()).toBeUndefined()
    const shownProof = await last()
    expect(shownProof).toMatchObject({ id: proof?.proofId, root: proof?.root, events: proof?.events })
    expect(shownProof.totals).toMatchObject([
      { currency: 'USD', amount: '100.15' },
      { currency: 'USDC', amount: '7' },
    ])
    const [event] = await proofEvents()
    const all = await api.log.readAll({ limit: 10_000 })
    expect(all[shownProof.index]?.id).toBe(event?.id)
    // Balances are those after the first so many events: the proof's own comes later.
    expect(shownProof.events).toBe(shownProof.index)
  })

  test('says nothing about members in the log', async () => {
    const [event] = await proofEvents()
    const { rows } = await api.db.query('select uid::text, salt from private.liability_leaves')
    // Each of three balances has two to four leaves.
    expect(rows.length).toBeGreaterThanOrEqual(6)
    expect(rows.length).toBeLessThanOrEqual(12)
    for (const { salt } of rows) expect(`${event?.data}${event?.metadata}`).not.toContain(salt)
    expect(`${event?.data}${event?.metadata}`).not.toMatch(new RegExp(`"${ada.uid}"`))
  })

  test('counts a member’s balances, which they check with nothing but the answer and the log’s key', async () => {
    const { uid, counted, totals, root, receipt, id } = await mine(ada)
    expect(uid).toBe(ada.uid)
    expect(balancesOf(counted)).toEqual([
      { currency: 'USD', amount: '100.1' },
      { currency: 'USDC', amount: '7' },
    ])
    for (const each of counted) await verifyCounted({ uid, counted: each }, totals, sha256)
    await verifyTotals(totals, root, sha256)
    const leaf = Buffer.from(receipt.leaf, 'base64')
    expect(verifyProof({ leaf, proof: parseProof(receipt.proof), log: signer.key }).index).toBe(receipt.index)
    const event = readLeaf(leaf)
    expect(event?.type).toBe('LiabilitiesProven')
    expect(JSON.parse(event?.data ?? '')).toMatchObject({ proofId: id, root, totals })
  })

  test('shows a member nothing of others but the sums beside their own way, which begin with parts of balances', async () => {
    const bens = await mine(ben)
    expect(balancesOf(bens.counted)).toEqual([{ currency: 'USD', amount: '0.05' }])
    const besides = bens.counted.map(({ path }: wire.CountedBalances['counted'][number]) => path[0]?.amount)
    expect(besides).not.toContain('100.1')
    expect(JSON.stringify(bens)).not.toContain(`"${ada.uid}"`)
    expect(await mine(cho)).toBeUndefined()
    expect((await api.get('/liabilities/mine/S')).status).toBe(403)
  })

  test('shows the one before until the newest is sealed, and keeps no older salts', async () => {
    const before = await last()
    await fund(api, cho, 'USD', '1')
    const proof = await prove()
    expect((await last()).id).toBe(before.id)
    expect((await mine(ada)).id).toBe(before.id)
    await seal()
    expect((await last()).id).toBe(proof?.proofId)
    expect(balancesOf((await mine(cho)).counted)).toEqual([{ currency: 'USD', amount: '1' }])
    const salts = [(await mine(ada)).counted[0].salt]
    await prove()
    await seal()
    salts.push((await mine(ada)).counted[0].salt)
    expect(new Set(salts).size).toBe(2)
    const { rows } = await api.db.query('select distinct proof_id from private.liability_nodes')
    expect(rows).toHaveLength(2)
    expect(rows).not.toContainEqual({ proof_id: before.id })
  })

  test('is made by the job on a day that has none yet, and not again on one that has', async () => {
    const count = (await proofEvents()).length
    const tomorrow = Date.now() + 86_400_000
    await proveDaily({ ...parts(), now: () => new Date(tomorrow) })()
    expect(await proofEvents()).toHaveLength(count + 1)
    // The event is of today by the server's own clock.
    await proveDaily({ ...parts(), now: () => new Date() })()
    expect(await proofEvents()).toHaveLength(count + 1)
  })

  test('is made when an administrator asks, however often they press, by a job that has just started too', async () => {
    const finance = await api.person('finance', { role: 'finance' })
    const { body: before } = await api.get('/liabilities/prove/S', { as: finance })
    expect(before.data).toMatchObject([{ asked_date: null }])
    const count = (await proofEvents()).length
    for (const _ of [1, 2]) {
      const { body } = await api.post('/liabilities/prove/S', {}, { as: finance })
      expect(body.data).toMatchObject([{ asked_date: expect.stringMatching(/^\d{4}-/) }])
    }
    expect((await proofEvents()).slice(count).map(({ type }) => type)).toEqual(['LiabilitiesProofAsked'])
    const job = proveDaily({ ...parts(), now: () => new Date() })
    await job()
    await job()
    await shown(api)
    expect((await proofEvents()).slice(count + 1).map(({ type }) => type)).toEqual(['LiabilitiesProven'])
    const { body: after } = await api.get('/liabilities/prove/S', { as: finance })
    expect(after.data).toMatchObject([{ asked_date: null }])
    expect(after.data[0].events).toBeGreaterThan(before.data[0].events)
  })

  test('tells finance how far it has come while it is made, and forgets that afterwards', async () => {
    const finance = await api.person('progress', { role: 'finance' })
    const standing = async () => (await api.get('/liabilities/prove/S', { as: finance })).body.data[0]
    expect(await standing()).toMatchObject({ progress: null })
    const events = (await api.log.readAll({ limit: 10_000 })).length
    const told: LiabilitiesProgress[] = []
    // The trees are kept in one transaction, which waits here until the screen has been looked at.
    const holder = await api.db.connect()
    await holder.query('begin; lock table private.liability_nodes in exclusive mode')
    const proving = proveLiabilities(parts(), { onProgress: each => told.push(each) })
    await expect.poll(async () => (await standing()).progress?.step).toBe('keeping')
    expect((await standing()).progress).toMatchObject({
      done: 0,
      total: expect.any(Number),
      began_date: expect.stringMatching(/^\d{4}-/),
    })
    await holder.query('commit')
    holder.release()
    await proving
    expect(told.filter(({ step }) => step === 'reading').at(-1)).toMatchObject({
      done: events,
      total: events,
    })
    const kept = told.filter(({ step }) => step === 'keeping').at(-1)
    expect(kept).toMatchObject({ done: kept?.total })
    expect(await standing()).toMatchObject({ progress: null })
  })

  test('shows no progress of a proof that was killed', async () => {
    const finance = await api.person('killed', { role: 'finance' })
    const progress = bound(liabilitiesProgress, api.db)
    await progress.note(newId(), { step: 'reading', done: 10, total: 40, perSecond: 5 })
    const standing = async () => (await api.get('/liabilities/prove/S', { as: finance })).body.data[0]
    expect(await standing()).toMatchObject({ progress: { done: 10, total: 40, eta_ms: 6_000 } })
    await api.db.query(`update work.liabilities_progress set noted_at = now() - interval '61 seconds'`)
    expect(await standing()).toMatchObject({ progress: null })
    await api.db.query('delete from work.liabilities_progress')
  })
})
