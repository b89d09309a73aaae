import { execFile } from 'node:child_process'
import { hash } from 'node:crypto'
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { signingKey } from '@strongroom/ledger/eventlog/seal'
import { createSealer } from '@strongroom/projections/seal'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, newTonce, type Person, startApi } from '../testing/api.ts'
import { upload } from '../testing/bank.ts'
import { fund, shown } from '../testing/fund.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'
import { sign } from '../testing/sign.ts'

const script = join(import.meta.dirname, '../../../web/src/features/audit/verify/verify-evidence.mjs')
const signer = signingKey('money.example/log', 'note', Buffer.alloc(32, 1))
const another = signingKey('money.example/log', 'note', Buffer.alloc(32, 2))

let folder: string
let api: Api
let ada: Person
let auditor: Person
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'strongroom-evidence-'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Strongroom</title>')
  await copyFile(script, join(folder, 'verify-evidence.mjs'))
  api = await startApi({ webDirectory: folder })
  await seedCatalogue(api)
  ada = await api.person('ada')
  auditor = await api.person('auditor', { role: 'auditor' })
  await fund(api, ada, 'USD', '100')
  await fund(api, ada, 'USD', '50', auditor)
  await upload(api, ada)
})
afterAll(async () => {
  await api.stop()
  await rm(folder, { recursive: true })
})

const ask = ({ email, key }: Person, fields: object) => {
  const tonce = newTonce()
  return api.app.request(`/v1/evidence/${encodeURIComponent(JSON.stringify(fields))}`, {
    headers: {
      ...{ Authorization: `Session ${key}`, 'X-Email': email },
      ...{ 'X-Tonce': tonce, 'X-Signature': sign({ email, tonce, key }) },
    },
  })
}
type Files = Record<string, Uint8Array>
const packOf = (fields: object = {}): Promise<Files> => packOfAll({ uid: ada.uid, ...fields })
const packOfAll = async (fields: object = {}): Promise<Files> => {
  const answer = await ask(auditor, fields)
  expect(answer.headers.get('content-type')).toBe('application/zip')
  return unzipSync(new Uint8Array(await answer.arrayBuffer()))
}
const numbersIn = (files: Files) =>
  strFromU8(files['events.ndjson'] as Uint8Array)
    .trim()
    .split('\n')
    .map(line => (JSON.parse(line) as { number: number }).number)
const seal = async () => {
  await shown(api)
  await createSealer({ pool: api.db, log: api.log, signer, now: () => new Date() }).turn()
}

let packs = 0
/** The script's output about these files, packed again. */
const checked = async (
  files: Files,
  { level = 0, key = signer.key.line }: { level?: 0 | 6; key?: string } = {},
) => {
  const pack = join(folder, `pack-${++packs}.zip`)
  await writeFile(pack, zipSync(files, { level }))
  return promisify(execFile)(process.execPath, [script, pack, '--key', key]).then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error: { code: number; stdout: string }) => ({ code: error.code, stdout: error.stdout }),
  )
}
/** With one byte another one, in the middle unless said otherwise. */
const altered = (files: Files, name: string, place?: number): Files => {
  const bytes = Uint8Array.from(files[name] as Uint8Array)
  const at = place ?? Math.floor(bytes.length / 2)
  bytes[at] = (bytes[at] as number) ^ 1
  return { ...files, [name]: bytes }
}
/** The names of all files, and of one proof for all. */
const someOf = (files: Files) => [
  ...Object.keys(files).filter(name => !name.startsWith('proofs/')),
  `proofs/${numbersIn(files).at(-1)}.tlog-proof`,
]
/** With sums that fit, as a forger would make them. */
const summed = ({ SHA256SUMS: _, ...files }: Files): Files => ({
  ...files,
  SHA256SUMS: strToU8(
    Object.entries(files)
      .map(([name, bytes]) => `${hash('sha256', bytes)}  ${name}\n`)
      .join(''),
  ),
})

describe('an evidence pack', () => {
  test('is not there before the log is sealed, nor for those who do not audit', async () => {
    expect(await (await ask(auditor, { uid: ada.uid })).json()).toMatchObject({ code: 'NOT_SEALED_YET' })
    await seal()
    const support = await api.person('support', { role: 'support' })
    for (const person of [ada, support]) expect((await ask(person, { uid: ada.uid })).status).toBe(403)
    expect((await ask(auditor, { uid: '999999' })).status).toBe(404)
    expect((await ask(auditor, { uid: ada.uid, to: '2020-01-01' })).status).toBe(404)
    expect((await ask(auditor, { to: '31 May' })).status).toBe(422)
  })

  test('holds a member’s sealed events, a proof of each, and the hashes of files, without names', async () => {
    const files = await packOf()
    const { rows } = await api.db.query<{ number: string }>(
      'select number from views.events where uid = $1 order by number',
      [ada.uid],
    )
    const numbers = rows.map(({ number }) => Number(number))
    expect(numbersIn(files)).toEqual(numbers)
    expect(Object.keys(files)).toEqual([
      ...['README.txt', 'key', 'checkpoint', 'events.ndjson'],
      ...numbers.map(number => `proofs/${number}.tlog-proof`),
      ...['attachments.ndjson', 'verify-evidence.mjs', 'SHA256SUMS'],
    ])
    const bytes = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3, 4]
    const [attachment] = strFromU8(files['attachments.ndjson'] as Uint8Array).split('\n')
    expect(JSON.parse(attachment ?? '')).toEqual({
      ...{ id: expect.any(String), uid: ada.uid, created_date: expect.any(String), size: 12 },
      sha256: hash('sha256', Uint8Array.from(bytes)),
    })
    for (const [name, content] of Object.entries(files))
      expect(strFromU8(content), name).not.toContain('@example.com')
    expect(numbersIn(await packOf({ from: '2020-01-01', to: '9999-12-31' }))).toEqual(numbers)
    expect((await ask(auditor, { uid: ada.uid, from: '9999-01-01' })).status).toBe(404)
  })

  test('of a period holds every sealed event of the log, and says so', async () => {
    const files = await packOfAll({ from: '2020-01-01', to: '9999-12-31' })
    const numbers = numbersIn(files)
    expect(numbers).toEqual(numbers.map((_, at) => at + 1))
    expect(strFromU8(files['README.txt'] as Uint8Array)).toContain('every event of the log in this period')
    expect(strFromU8(files['attachments.ndjson'] as Uint8Array)).toContain(`"uid":"${ada.uid}"`)
    const { code, stdout } = await checked(files)
    expect([code, stdout]).toEqual([0, expect.stringContaining(`from number 1 to ${numbers.length})`)])
    const { 'proofs/1.tlog-proof': _, ...unproven } = files
    const events = strFromU8(files['events.ndjson'] as Uint8Array).split('\n')
    const without = await checked(
      summed({ ...unproven, 'events.ndjson': strToU8(events.slice(1).join('\n')) }),
    )
    expect(without.stdout).toContain(`from number 2 to ${numbers.length})`)
    const swapped = [events[1], events[0], ...events.slice(2)].join('\n')
    expect((await checked(summed({ ...files, 'events.ndjson': strToU8(swapped) }))).stdout).toContain(
      'line 2 is not in the order of the log',
    )
  })

  test('holds by the script, packed tightly or not, and by the log’s key alone', async () => {
    const files = await packOf()
    for (const level of [0, 6] as const) {
      const { code, stdout } = await checked(files, { level })
      expect(stdout).toMatch(/: HOLDS\n {2}\d+ events of \d+ streams, 1 attachments/)
      expect(code).toBe(0)
    }
    expect(await checked(files, { key: another.key.line })).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/ key is not the key[\s\S]* checkpoint is not signed by/),
    })
  })

  test('altered in a byte of any file is refused by its name', async () => {
    const files = await packOf()
    for (const name of someOf(files)) {
      const { code, stdout } = await checked(altered(files, name))
      expect(code, name).toBe(1)
      const said = name === 'SHA256SUMS' ? 'SHA256SUMS' : `  ${name} is not what SHA256SUMS says`
      expect(stdout).toContain(said)
    }
  })

  test('altered in a byte of what the log’s key vouches for is refused by name, also with new sums', async () => {
    const files = await packOf()
    // The start of the bytes that are hashed.
    const data = strFromU8(files['events.ndjson'] as Uint8Array).indexOf('"data":"{') + 9
    for (const name of someOf(files).filter(name => /^(proofs|events|checkpoint|key)/.test(name))) {
      const place = name === 'events.ndjson' ? data : undefined
      const { code, stdout } = await checked(summed(altered(files, name, place)))
      expect([code, stdout.includes(`\n  ${name} `)], `${name}: ${stdout}`).toEqual([1, true])
    }
  })

  test('that names another administrator than the log is refused, also with new sums', async () => {
    const files = await packOf()
    const events = strFromU8(files['events.ndjson'] as Uint8Array)
    const other = events.replace(/(\\"kind\\":\\"admin\\",\\"id\\":\\")\w+/, '$1nobody')
    expect(other).not.toBe(events)
    const { code, stdout } = await checked(summed({ ...files, 'events.ndjson': strToU8(other) }))
    expect([code, stdout]).toEqual([1, expect.stringContaining('is not what its hash was made of')])
  })

  test('with an event, a proof or a file left out is refused', async () => {
    const files = await packOf()
    const [number] = numbersIn(files)
    const { [`proofs/${number}.tlog-proof`]: _, ...unproven } = files
    expect((await checked(summed(unproven))).stdout).toContain(`proofs/${number}.tlog-proof is not there`)
    const lines = strFromU8(files['events.ndjson'] as Uint8Array).split('\n')
    const wallet = lines.flatMap((line, at) => (line.includes(`"wallet-${ada.uid}"`) ? at : []))
    const left = lines.toSpliced(wallet[1] as number, 1).join('\n')
    expect(wallet.length).toBeGreaterThan(2)
    expect((await checked(summed({ ...files, 'events.ndjson': strToU8(left) }))).stdout).toMatch(
      /wallet-\d+@\d+, does not follow revision/,
    )
    const { 'attachments.ndjson': __, ...without } = files
    expect((await checked(without)).stdout).toContain('attachments.ndjson is not there')
  })

  test('tells of an event that was changed in the database', async () => {
    await api.db.query(
      `update views.events set data = replace(data, '100', '900') where uid = $1 and type = 'TopUpApproved'`,
      [ada.uid],
    )
    const { code, stdout } = await checked(await packOf())
    expect(code).toBe(1)
    expect(stdout).toMatch(/events\.ndjson line \d+, wallet-\d+@\d+, is not what its hash was made of/)
    expect(stdout).toMatch(/proofs\/\d+\.tlog-proof misses the signed root/)
  })

  test('of more than ten thousand events is refused by their number', async () => {
    await api.db.query(
      `insert into views.events (number, position, id, stream, revision, type, uid, data, metadata, created_at)
       select -n, '', 'e' || n, 'wallet-77', n, 'TopUpSubmitted', '77', '{}', '{}', now() from generate_series(1, 10001) n`,
    )
    expect(await (await ask(auditor, { uid: '77' })).json()).toMatchObject({
      ...{ status: false, code: 'TOO_MANY_EVENTS' },
      details: { events: '10001', most: '10000' },
    })
  })
})
