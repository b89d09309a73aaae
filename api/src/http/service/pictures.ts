import { picturesPath } from '@strongroom/shared'
import type { Hono } from 'hono'
import type { FileStores } from '../../vault/stores.ts'

const headers = {
  'X-Content-Type-Options': 'nosniff',
  // One that is opened by itself runs nothing and loads nothing, whatever a browser takes it for.
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Referrer-Policy': 'no-referrer',
} as const

/** Pictures of the catalogue, without a session: browsers load them as images. An id has one picture for ever. */
export const mountPictures = (app: Hono, pictures: FileStores['pictures']): void => {
  app.get(`${picturesPath}:id`, async c => {
    const found = await pictures.read(c.req.param('id'))
    if (!found) return c.text('There is no such picture\n', 404, { ...headers, 'Cache-Control': 'no-store' })
    return c.body(found.bytes, 200, {
      ...headers,
      'Content-Type': found.type,
      'Cache-Control': 'public, max-age=31536000, immutable',
    })
  })
}
