import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newId } from '@strongroom/ledger/eventlog'
import { openLog } from '@strongroom/ledger/eventlog/log'
import {
  openNote,
  parseCheckpoint,
  parseNote,
  signingKey,
  type VerifierKey,
} from '@strongroom/ledger/eventlog/seal'
import { encodeFacts, noHash } from '@strongroom/ledger/eventlog/verify'
import { freshDatabase } from '@strongroom/ledger/testing'
import { createSealer, sealStanding, servedCheckpoint } from '@strongroom/projections/seal'
import { Pool } from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { begunPlatform } from '../testing/begun-platform.ts'
import { readKeyFile } from './key-file.ts'
import { serveWitness, type Watched } from './serve-witness.ts'
import { openWitnessState } from './witness-state.ts'

let folder: string
const stops: (() => Promise<unknown>)[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'strongroom-witness-'))
})
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
  rmSync(folder, { recursive: true })
})

const fileOf = (name: string) => join(folder, `${name}.key`)
const serve = async (name: string, logs: readonly Watched[], port = 0) => {
  const signer = readKeyFile(fileOf(name), `${name}.example/w`)
  const state = openWitnessState(`${fileOf(name)}.state.json`)
  const serving = await serveWitness({ port, signer, logs, state })
  stops.push(() => serving.stop().catch(() => {}))
  return { ...serving, key: signer.key, url: `http://127.0.0.1:${serving.port}` }
}

/** A log of its own, sealed in its own database. */
const platformOf = async (name: string, byte: number) => {
  const database = await freshDatabase(begunPlatform)
  stops.push(database.drop)
  const pool = new Pool({ connectionString: database.url })
  stops.push(() => pool.end())
  const log = await openLog({ databaseUrl: database.url })
  stops.push(() => log.close())
  const signer = signingKey(`${name}.example/log`, 'note', Buffer.alloc(32, byte))
  const write = async (...streams: readonly string[]) => {
    for (const stream of streams) {
      const fact = { type: 'WalletOpened', currency: 'USD' } as never
      const about = {
        ...{ commandId: newId(), correlationId: 'test', at: new Date().toISOString() },
        ...{ command: { name: 'Test', input: {} }, actor: { kind: 'system', id: 'test' } as const },
      }
      const { events } = encodeFacts(stream, { revision: -1, previousHash: noHash }, [fact], about)
      await log.append(stream, 'no-stream', events)
    }
  }
  const seal = (witness: { key: VerifierKey; url: string }) =>
    createSealer({ pool, log, signer, witnesses: [witness], now: () => new Date() }).turn()
  const checkpoint = async () => parseNote((await servedCheckpoint(pool))?.note ?? '')
  /** Like an attacker who has the whole database: no trace of the signed trees is left. */
  const forget = async () => {
    await pool.query('truncate log.events, seal.tiles, seal.checkpoints, seal.witnesses')
    await pool.query(
      `update seal.tree set size = 0, position = '', round_size = 0, round_position = '', signed_size = 0`,
    )
  }
  const errors = async () => (await sealStanding(pool))?.witnesses.map(({ error }) => error)
  return {
    pool,
    write,
    seal,
    checkpoint,
    forget,
    errors,
    watched: { origin: signer.key.name, key: signer.key },
  }
}

describe('two platforms that witness each other', () => {
  test('cosign what the other has sealed, as it grows, also after a restart', async () => {
    const [one, two] = [await platformOf('one', 1), await platformOf('two', 2)]
    const [ofOne, ofTwo] = [await serve('w1', [one.watched]), await serve('w2', [two.watched])]
    for (const names of [['wallet-1', 'wallet-2'], ['wallet-3'], []]) {
      await one.write(...names)
      await two.write(...names.map(name => `${name}0`))
      expect(await one.seal(ofOne)).toBeUndefined()
      expect(await two.seal(ofTwo)).toBeUndefined()
      expect(openNote(await one.checkpoint(), [ofOne.key])).toHaveLength(1)
      expect(openNote(await two.checkpoint(), [ofTwo.key])).toHaveLength(1)
    }
    expect(parseCheckpoint((await one.checkpoint()).text).size).toBe(3)
    await ofOne.stop()
    const again = await serve('w1', [one.watched])
    await one.write('wallet-4')
    await one.seal(again)
    expect(openNote(await one.checkpoint(), [ofOne.key])).toHaveLength(1)
    expect((await sealStanding(one.pool))?.cosignatures).toBe(1)
  })

  test('refuse a log that was written anew, though nothing in its own database says so', async () => {
    const one = await platformOf('one', 1)
    const witness = await serve('w1', [one.watched])
    await one.write('wallet-1', 'wallet-2', 'wallet-3')
    await one.seal(witness)
    await one.forget()
    await one.write('wallet-1', 'wallet-2', 'wallet-3', 'wallet-4')
    expect(await one.seal(witness)).toBeUndefined()
    const note = await one.checkpoint()
    expect(() => openNote(note, [witness.key])).toThrow('No key that is known here')
    expect(await one.errors()).toEqual(['finds that the log was written anew (422)'])
  })

  test('refuse a log that has lost its end', async () => {
    const one = await platformOf('one', 1)
    const witness = await serve('w1', [one.watched])
    await one.write('wallet-1', 'wallet-2', 'wallet-3')
    await one.seal(witness)
    await one.forget()
    await one.write('wallet-1')
    await one.seal(witness)
    expect(await one.errors()).toEqual(['has seen 3 events of this log, which has only 1'])
  })

  test('are asked again when they were away, and the checkpoint does not wait', async () => {
    const one = await platformOf('one', 1)
    const witness = await serve('w1', [one.watched])
    await witness.stop()
    await one.write('wallet-1')
    await one.seal(witness)
    expect((await one.checkpoint()).signatures).toHaveLength(1)
    expect(await one.errors()).toEqual(['does not answer'])
    const back = await serve('w1', [one.watched])
    await one.seal(back)
    expect(openNote(await one.checkpoint(), [back.key])).toHaveLength(1)
    expect(await one.errors()).toEqual([null])
  })
})

describe('a witness', () => {
  const post = (url: string, body: string) => fetch(`${url}/add-checkpoint`, { method: 'POST', body })

  test('answers by the protocol to what is no request, and says who it is', async () => {
    const one = await platformOf('one', 1)
    const witness = await serve('w1', [one.watched])
    expect((await post(witness.url, 'nonsense')).status).toBe(400)
    for (const tooMany of [70_000, 8_000_000]) {
      const refused = await post(witness.url, 'x'.repeat(tooMany))
      expect([refused.status, await refused.text()]).toEqual([
        413,
        'this is too long for a checkpoint: 65536 bytes are the most\n',
      ])
    }
    expect((await fetch(`${witness.url}/elsewhere`)).status).toBe(404)
    expect(await (await fetch(`${witness.url}/key`)).text()).toBe(`${witness.key.line}\n`)
  })

  test('stores what it cosigns before it answers, and cosigns nothing that it cannot store', async () => {
    const one = await platformOf('one', 1)
    const signer = readKeyFile(fileOf('w1'), 'w1.example/w')
    const file = `${fileOf('w1')}.state.json`
    const kept = openWitnessState(file)
    let isFull = true
    const state = {
      ...kept,
      store: (...all: Parameters<typeof kept.store>) => {
        if (isFull) throw new Error('no room on the disk')
        kept.store(...all)
      },
    }
    const serving = await serveWitness({ port: 0, signer, logs: [one.watched], state })
    stops.push(serving.stop)
    await one.write('wallet-1')
    const asked = { key: signer.key, url: `http://127.0.0.1:${serving.port}` }
    await one.seal(asked)
    expect(await one.errors()).toEqual(['answers 500'])
    isFull = false
    await one.seal(asked)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ 'one.example/log': { size: 1 } })
    expect(openWitnessState(file).last('one.example/log').size).toBe(1)
  })

  test('keeps its key to itself, and begins nothing anew that cannot be read', () => {
    const made = readKeyFile(fileOf('w'), 'w.example/w')
    expect(statSync(fileOf('w')).mode & 0o777).toBe(0o600)
    expect(readKeyFile(fileOf('w'), 'another').key.line).toBe(made.key.line)
    writeFileSync(fileOf('w'), 'nonsense')
    expect(() => readKeyFile(fileOf('w'), 'w')).toThrow('holds no key')
    writeFileSync(join(folder, 'state'), '{')
    expect(() => openWitnessState(join(folder, 'state'))).toThrow('cannot be read')
  })
})
