import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, type Session, signIn } from '../e2e/lib/client.ts'
import { mountSmallDisk, type SmallDisk } from '../e2e/lib/small-disk.ts'
import { freePort } from './embedded-postgres.ts'
import { type StartedPlatform, startPlatform } from './testing/start-platform.ts'

const diskBytes = 512 * 2 ** 20

// All of `npm start`, its database too, on a disk that is filled to the last byte and freed again.
describe('a platform whose disk is full', () => {
  let home: string
  let disk: SmallDisk | undefined
  let platform: StartedPlatform
  let base: string
  let ada: Session
  /** The transactions of top-ups that were answered with a yes. */
  const acknowledged: string[] = []

  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), 'strongroom-full-'))
    disk = mountSmallDisk(join(home, 'disk'), diskBytes)
    if (!disk) return
    const port = await freePort()
    base = `http://127.0.0.1:${port}`
    platform = startPlatform({
      DATA_DIR: join(disk.directory, 'data'),
      PORT: String(port),
      DEMO_DATA: 'small',
      RATE_LIMITS: 'off',
    })
    await platform.ready
    ada = await signIn(base, 'ada@example.com')
  })
  afterAll(async () => {
    if (disk) await platform.stop()
    disk?.unmount()
    rmSync(home, { recursive: true, force: true })
  })

  const topUp = async (txid = randomBytes(32).toString('hex')) => {
    const body = { currency: 'USDC', network: 'TRC20', amount: '12.50', txid }
    const answer = await call(ada, 'POST', '/topup', body, { idempotencyKey: txid })
    if (answer.status === 200) acknowledged.push(txid)
    return { txid, status: answer.status, code: answer.body.code }
  }
  /**
   * PostgreSQL writes ahead into files of 16 MB, and ends when it needs the next one and there is no room: then no client can
   * tell a full disk from a database that is away. So the disk fills up while a new file has room.
   */
  const beginWalFile = async (data: string) => {
    const { postgresPassword } = JSON.parse(readFileSync(join(data, 'secrets.json'), 'utf8'))
    const port = Number(readFileSync(join(data, 'postgres-port'), 'utf8'))
    const client = new Client({ host: '127.0.0.1', port, user: 'postgres', password: postgresPassword })
    await client.connect()
    await client.query('select pg_switch_wal()')
    await client.end()
  }
  const wallets = () => call(ada, 'GET', '/wallets/userWallet/%7B%7D')

  test('refuses changes by name, goes on reading, and loses nothing', async context => {
    if (!disk) return context.skip('it takes root')
    const before = await shown()
    await beginWalFile(join(disk.directory, 'data'))
    expect(await topUp()).toMatchObject({ status: 200 })

    disk.fill()
    // Pages that are there already may take a few more.
    let last = await topUp()
    while (last.status === 200) last = await topUp()
    expect(last).toMatchObject({ status: 503, code: 'DISK_FULL' })
    expect((await wallets()).status).toBe(200)
    expect((await fetch(`${base}/readyz`)).status).toBe(200)
    await platform.hasSaid(/The disk of \S+ is full/)

    disk.free()
    // The same call again: it counts once.
    await expect.poll(async () => (await topUp(last.txid)).status, { interval: 100 }).toBe(200)
    await platform.hasSaid(/There is room on the disk of \S+ again/)
    expect(platform.said().match(/is full/g)).toHaveLength(1)
    expect(await topUp()).toMatchObject({ status: 200 })
    const freedAt = Date.now()
    await expect.poll(shown, { interval: 100 }).toEqual([...before, ...acknowledged].sort())
    await expect.poll(() => provenSince(freedAt), { interval: 1_000 }).toBe(true)
    expect(await metric('proof_equal')).toBe(1)
    expect(await metric('chain_whole')).toBe(1)
  })

  const shown = async () => {
    const filter = encodeURIComponent(JSON.stringify({ limit: 100 }))
    const { body } = await call(ada, 'GET', `/topup/user/${uidOfAda()}/${filter}`)
    return (body.data as { data: { txid: string }[] }).data.map(({ txid }) => txid).toSorted()
  }
  const uidOfAda = () => /ada@example\.com +(\d+)/.exec(platform.said())?.[1] as string
  const metric = async (name: string) => {
    const text = await (await fetch(`${base}/metrics`)).text()
    return Number(new RegExp(`^strongroom_${name} (.+)$`, 'm').exec(text)?.[1])
  }
  const provenSince = async (moment: number) =>
    Date.now() - (await metric('proof_age_seconds')) * 1_000 > moment
})
