import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context, Hono } from 'hono'
import { pageFraming, pageHeaders } from '../headers.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=UTF-8',
  '.js': 'text/javascript; charset=UTF-8',
  '.mjs': 'text/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=UTF-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}
const compressible = /^(text|application|image\/svg)/

type File = {
  readonly body: Buffer
  /** Compressed when the first browser asks for it: to compress them all takes longer than the rest of the start. */
  readonly gzipped: () => Promise<Buffer> | undefined
  readonly headers: Record<string, string>
}

/**
 * Serves the built web client: its files as they are, and its one page for every other path, because the client does
 * the routing. Files are read once; names with a hash in them never change, so browsers keep them for a year. `framed`
 * is the address of the third party's page that the client shows in a frame, as it is set now.
 */
export const mountWeb = async (app: Hono, directory: string, framed: () => string): Promise<void> => {
  const names = await readdir(directory, { recursive: true, withFileTypes: true })
  // Source maps are for engineers, not for every visitor.
  const paths = names
    .filter(name => name.isFile() && extname(name.name) !== '.map')
    .map(name => join(name.parentPath, name.name))
  const files = new Map<string, File>()
  await Promise.all(
    paths.map(async path => {
      const name = relative(directory, path)
      files.set(`/${name.split(sep).join('/')}`, await load(path, name))
    }),
  )
  const index = files.get('/index.html')
  if (!index) throw new Error('the web client is not built: index.html is missing')
  const page = () => ({ ...index, headers: { ...index.headers, ...pageFraming(framed()) } })

  app.get('*', c => {
    const file = files.get(c.req.path)
    if (file) return send(c, file === index ? page() : file)
    // A missing asset is a 404, so that an old page notices that there is a new version.
    return extname(c.req.path) ? c.notFound() : send(c, page())
  })
}

const load = async (path: string, name: string): Promise<File> => {
  const body = await readFile(path)
  const type = types[extname(path)] ?? 'application/octet-stream'
  const isHashed = /^assets[/\\].*-[\w-]{8,}\.\w+$/.test(name)
  const isCompressible = compressible.test(type) && body.length > 1024
  let gzipped: Promise<Buffer> | undefined
  return {
    body,
    gzipped: () => {
      if (isCompressible) gzipped ??= promisify(gzip)(body, { level: 9 })
      return gzipped
    },
    headers: {
      ...pageHeaders,
      'Content-Type': type,
      'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      Vary: 'Accept-Encoding',
    },
  }
}

const send = async (c: Context, { body, gzipped, headers }: File): Promise<Response> => {
  const packed = c.req.header('accept-encoding')?.includes('gzip') ? await gzipped() : undefined
  return packed
    ? new Response(new Uint8Array(packed), { headers: { ...headers, 'Content-Encoding': 'gzip' } })
    : new Response(new Uint8Array(body), { headers })
}
