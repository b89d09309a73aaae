import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { keysOf } from '@strongroom/shared'
import type { Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import { countryOf } from '../address.ts'
import { pageFraming, pageHeaders, partHeaders } from '../headers.ts'
import { readPageHead } from './page-head.ts'

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

/** Ways of packing a file, the smallest first. A browser takes Brotli over HTTPS and from its own machine. */
const packers = {
  // The strongest quality takes three times as long for two per cent.
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
}
type Packing = keyof typeof packers
const packings = keysOf(packers)

/** Bytes; less than this is hardly shorter when it is packed. */
const SHORTEST_PACKED = 256

type File = {
  readonly body: Buffer
  /** Packed when the first browser asks for it: to pack them all takes longer than the rest of the start. */
  readonly packed: (packing: Packing) => Promise<Buffer>
  readonly isPackable: boolean
  readonly headers: Record<string, string>
}

type WebOptions = {
  /** Folder of the build. */
  readonly directory: string
  /** How many proxies before this server are believed. */
  readonly trustedProxies: number
  /** Address of the third party's page that the client shows in a frame, as it is set now. */
  readonly framed: () => string
}

/**
 * Serves the built web client: its files as they are, and its one page for every other path, because the client does
 * the routing. Files are read once; names with a hash in them never change, so browsers keep them for a year.
 */
export const mountWeb = async (
  app: Hono,
  { directory, trustedProxies, framed }: WebOptions,
): Promise<void> => {
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
  const headOf = await readPageHead(directory)
  /** The page by what its head has besides: as many as pages and first languages, whatever paths are asked for. */
  const pages = new Map<string, File>([['', index]])
  const page = (path: string, country: string): File => {
    const head = headOf(path, country)
    const found = pages.get(head) ?? fileOf(withHead(index.body, head), index.headers)
    pages.set(head, found)
    return { ...found, headers: { ...found.headers, ...pageFraming(framed()) } }
  }

  // A page and the list of its files are asked for at every visit, and mostly have not changed since the last.
  app.get('*', etag({ weak: true }), c => {
    const file = files.get(c.req.path)
    const country = countryOf(name => c.req.header(name), trustedProxies)
    if (file) return send(c, file === index ? page('', country) : file)
    // A missing asset is a 404, so that an old page notices that there is a new version.
    return extname(c.req.path) ? c.notFound() : send(c, page(c.req.path, country))
  })
}

const load = async (path: string, name: string): Promise<File> => {
  const body = await readFile(path)
  const type = types[extname(path)] ?? 'application/octet-stream'
  const isHashed = /^assets[/\\].*-[\w-]{8,}\.\w+$/.test(name)
  return fileOf(body, {
    ...(isHashed && /^text\/(javascript|css)/.test(type) ? partHeaders : pageHeaders),
    'Content-Type': type,
    'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    Vary: 'Accept-Encoding',
  })
}

const fileOf = (body: Buffer, headers: Record<string, string>): File => {
  const packed: Partial<Record<Packing, Promise<Buffer>>> = {}
  return {
    body,
    packed: packing => {
      packed[packing] ??= packers[packing](body)
      return packed[packing]
    },
    isPackable: compressible.test(headers['Content-Type'] ?? '') && body.length > SHORTEST_PACKED,
    headers,
  }
}

/** After the links of the first script, which go before these. */
const withHead = (page: Buffer, head: string): Buffer =>
  Buffer.from(String(page).replace('</head>', () => `${head}</head>`))

/** The smallest packing that a request takes; a weight of none refuses one. */
const packingFor = (accepted: string): Packing | undefined => {
  const taken = accepted
    .split(',')
    .map(part => part.trim().split(';'))
    .filter(([, weight]) => !/^\s*q=0(\.0*)?$/.test(weight ?? ''))
    .map(([name]) => name)
  return packings.find(packing => taken.includes(packing))
}

const send = async (c: Context, { body, packed, isPackable, headers }: File): Promise<Response> => {
  const packing = isPackable ? packingFor(c.req.header('accept-encoding') ?? '') : undefined
  return packing
    ? new Response(new Uint8Array(await packed(packing)), {
        headers: { ...headers, 'Content-Encoding': packing },
      })
    : new Response(new Uint8Array(body), { headers })
}
