import { parseTilePath } from '@strongroom/ledger/eventlog/seal'
import { servedCheckpoint, servedTile } from '@strongroom/projections/seal'
import { logKeysPath } from '@strongroom/shared'
import type { Hono } from 'hono'
import type { Pool } from 'pg'

/** Anybody may read these, pages of other sites as well: a receipt is checked where its holder likes. */
const forAll = { 'Access-Control-Allow-Origin': '*', 'X-Content-Type-Options': 'nosniff' } as const
const text = { ...forAll, 'Content-Type': 'text/plain; charset=utf-8' } as const
const soonStale = 'public, max-age=5'
const forEver = 'public, max-age=31536000, immutable'

/**
 * The sealed log as programs read it (C2SP tlog-tiles): its checkpoint, its key, its keys of before (vkey lines), its tiles.
 * Hashes only, never events.
 */
export const mountSealedLog = (app: Hono, db: Pool, keysBefore: readonly string[]): void => {
  app.get('/log/checkpoint', async c => {
    const served = await servedCheckpoint(db)
    if (!served) return c.text('Nothing has been sealed yet\n', 404, { ...text, 'Cache-Control': 'no-store' })
    return c.body(served.note, 200, { ...text, 'Cache-Control': soonStale })
  })
  app.get('/log/key', async c => {
    const served = await servedCheckpoint(db)
    if (!served) return c.text('Nothing has been sealed yet\n', 404, { ...text, 'Cache-Control': 'no-store' })
    return c.body(`${served.vkey}\n`, 200, { ...text, 'Cache-Control': soonStale })
  })
  // Today's key stands first; the others signed what was given before it was changed.
  app.get(logKeysPath, async c => {
    const served = await servedCheckpoint(db)
    if (!served) return c.text('Nothing has been sealed yet\n', 404, { ...text, 'Cache-Control': 'no-store' })
    const keys = new Set([served.vkey, ...keysBefore])
    return c.body(`${[...keys].join('\n')}\n`, 200, { ...text, 'Cache-Control': soonStale })
  })
  app.get('/log/tile/*', async c => {
    const asked = parseTilePath(c.req.path.slice('/log/'.length))
    const hashes = asked && (await servedTile(db, asked))
    if (!hashes) return c.text('There is no such tile\n', 404, { ...text, 'Cache-Control': 'no-store' })
    const headers = { ...forAll, 'Content-Type': 'application/octet-stream', 'Cache-Control': forEver }
    return c.body(new Uint8Array(hashes), 200, headers)
  })
}
