import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import {
  openNote,
  parseCheckpoint,
  parseNote,
  parseProof,
  parseVerifierKey,
  signingKey,
  verifyProof,
} from '@strongroom/ledger/eventlog/seal'
import { createProver } from '@strongroom/projections/proof'
import { createSealer } from '@strongroom/projections/seal'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../../testing/api.ts'
import { fund } from '../../testing/fund.ts'
import { swapForUsdc } from '../../testing/money.ts'
import { seedCatalogue } from '../../testing/seed-catalogue.ts'

const keyBefore = 'money.example/log+00000001+AQ'
let api: Api
let ada: Person
let ben: Person
let support: Person
beforeAll(async () => {
  api = await startApi({ config: { sealKeysBefore: [keyBefore] } })
  await seedCatalogue(api)
  ada = await api.person('ada')
  ben = await api.person('ben')
  support = await api.person('support', { role: 'support' })
  await fund(api, ada, 'USD', '1000', support)
})
afterAll(() => api.stop())

const signer = signingKey('money.example/log', 'note', Buffer.alloc(32, 1))
const script = join(import.meta.dirname, '../../../../web/src/features/audit/verify/verify-receipt.mjs')
const seal = () => createSealer({ pool: api.db, log: api.log, signer, now: () => new Date() }).turn()
const get = (path: string) => api.app.request(path)
const lines = async () => (await api.get(`/usertransactions/list/${ada.uid}/S`, { as: ada })).body.data.data
const receipt = (id: string, as: Person) => api.get(`/receipts/${encodeURIComponent(id)}/S`, { as })

describe('a sealed log', () => {
  test('has nothing to show before it is sealed', async () => {
    for (const path of ['/log/checkpoint', '/log/key', '/log/keys', '/log/tile/0/000'])
      expect((await get(path)).status).toBe(404)
    const [line] = await lines()
    expect((await receipt(line.id, ada)).body).toMatchObject({
      status: false,
      code: 'NOT_SEALED_YET',
      details: { seconds: '15' },
    })
  })

  test('is read by anybody: its checkpoint, its key, its tiles', async () => {
    expect(await seal()).toBeUndefined()
    const [checkpoint, key] = [await get('/log/checkpoint'), await get('/log/key')]
    expect(checkpoint.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(checkpoint.headers.get('cache-control')).toBe('public, max-age=5')
    const note = parseNote(await checkpoint.text())
    openNote(note, [parseVerifierKey(await key.text())])
    expect(await (await get('/log/keys')).text()).toBe(
      `${await (await get('/log/key')).text()}${keyBefore}\n`,
    )
    const { size } = parseCheckpoint(note.text)
    const width = size % 256
    const tile = await get(`/log/tile/0/${String(Math.floor(size / 256)).padStart(3, '0')}.p/${width}`)
    expect(tile.headers.get('content-type')).toBe('application/octet-stream')
    expect(tile.headers.get('cache-control')).toContain('immutable')
    expect((await tile.arrayBuffer()).byteLength).toBe(width * 32)
    expect((await get(`/log/tile/0/${String(Math.floor(size / 256)).padStart(3, '0')}`)).status).toBe(404)
    expect((await get('/log/tile/0/x000/001')).status).toBe(404)
    expect((await get('/log/tile/entries/000')).status).toBe(404)
  })

  test('gives a member the receipt of their movement, which checks out by itself', async () => {
    const [line] = await lines()
    const { body } = await receipt(line.id, ada)
    const [{ index, leaf, proof, event }] = body.data
    const proven = verifyProof({
      leaf: Buffer.from(leaf, 'base64'),
      proof: parseProof(proof),
      log: signer.key,
    })
    expect(proven.index).toBe(index)
    expect(parseProof(proof).extra?.toString('base64')).toBe(leaf)
    expect(event).toMatchObject({ stream: `wallet-${ada.uid}`, type: 'TopUpApproved' })
    expect(Buffer.from(leaf, 'base64').toString()).toContain(
      `\nwallet-${ada.uid}\n${event.revision}\n${event.id}\n`,
    )
  })

  test('names no administrator to the member, neither in words nor in the sealed bytes; auditors know them', async () => {
    const [line] = await lines()
    const [own] = (await receipt(line.id, ada)).body.data
    const [known] = (await receipt(line.id, support)).body.data
    const { actor } = known.event
    expect(actor).toEqual({ kind: 'admin', id: expect.stringMatching(/^\d+$/) })
    expect(own.event.actor).toEqual({ kind: 'admin', id: expect.stringMatching(/^~/) })
    const [bytes, proof] = [own.leaf, own.proof].map(text => Buffer.from(text, 'base64').toString())
    for (const text of [JSON.stringify(own), bytes, proof]) expect(text).not.toContain(`"${actor.id}"`)
    expect(own.proof).toBe(known.proof)
  })

  test('gives receipts that the script for people checks with Node alone, and refuses when altered', async () => {
    const [line] = await lines()
    const { proof } = (await receipt(line.id, ada)).body.data[0]
    const folder = await mkdtemp(join(tmpdir(), 'strongroom-receipt-'))
    const file = join(folder, 'movement.tlog-proof')
    const check = () => promisify(execFile)(process.execPath, [script, file, '--key', signer.key.line])
    await writeFile(file, proof)
    expect((await check()).stdout).toMatch(/: HOLDS\n[\s\S]*"type": "TopUpApproved"/)
    await writeFile(file, proof.replace(/^index .*$/m, 'index 0'))
    await expect(check()).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining('REFUSED') })
    await rm(folder, { recursive: true })
  })

  test('prints it for its owner alone, in their language, the proof attached', async () => {
    const [line] = await lines()
    const path = `/receipts/${encodeURIComponent(line.id)}/S`
    const pdf = (as: Person, language: string) =>
      api.get(path, { as, headers: { Accept: 'application/pdf', 'Accept-Language': language } })
    const [english, japanese] = [await pdf(ada, 'en'), await pdf(ada, 'ja')]
    expect(english.headers.get('content-type')).toBe('application/pdf')
    expect(english.headers.get('content-disposition')).toMatch(/^attachment; filename="strongroom-\d+\.pdf"$/)
    expect(english.body).toMatch(/^%PDF-[\s\S]*strongroom-\d+\.tlog-proof/)
    expect(japanese.body).not.toBe(english.body)
    expect((await pdf(ada, 'en')).body).toBe(english.body)
    for (const other of [ben, support]) expect((await pdf(other, 'en')).status).toBe(404)
  })

  test('gives nobody another member’s receipt; administrators see all', async () => {
    const [line] = await lines()
    expect((await receipt(line.id, ben)).status).toBe(404)
    expect((await receipt('no-such-line', ada)).status).toBe(404)
    expect((await receipt(line.id, support)).body.data).toHaveLength(1)
  })

  test('says when a younger movement has its receipt, and gives it then', async () => {
    await swapForUsdc(api, ada, '10')
    const [line] = await lines()
    expect((await receipt(line.id, ada)).body.code).toBe('NOT_SEALED_YET')
    const asPdf = { as: ada, headers: { Accept: 'application/pdf' } }
    expect((await api.get(`/receipts/${encodeURIComponent(line.id)}/S`, asPdf)).body.code).toBe(
      'NOT_SEALED_YET',
    )
    await seal()
    expect((await receipt(line.id, ada)).body.data[0].event.type).toBe('SwapSettled')
  })

  test('says in its metrics and to operators that it is not sealed any more, and gives no receipt of what was changed', async () => {
    const metrics = async () => (await get('/metrics')).text()
    expect(await metrics()).toMatch(/^strongroom_seal_sound 1$/m)
    const [line] = await lines()
    await api.db.query(
      `update log.events set data = replace(data, '"USDC"', '"USDT"') where type = 'SwapSettled'`,
    )
    expect(await seal()).toMatchObject({ kind: 'changed-event', stream: `wallet-${ada.uid}` })
    expect((await receipt(line.id, ada)).body.code).toBe('SEAL_STOPPED')
    expect(await metrics()).toMatch(/^strongroom_seal_sound 0$/m)
    await createProver({ pool: api.db, log: api.log }).prove()
    const proof = async (as: Person) => (await api.get('/proof/S', { as })).body.data[0]
    expect((await proof(support)).seal).toMatchObject({ stopped: true, number: expect.any(Number) })
    expect((await proof(ada)).seal).toBeNull()
    expect(await (await get('/readyz')).json()).toMatchObject({
      status: 'degraded',
      checks: { seal: { degraded: expect.stringContaining('not as it was sealed') } },
    })
  })
})
