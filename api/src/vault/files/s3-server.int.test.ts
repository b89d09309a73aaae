import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filesContract } from './files.contract.ts'
import { createS3Files } from './s3-files.ts'

/** A server of S3 that others wrote, as far as it is asked here. */
type Server = {
  readonly run: () => Promise<{ readonly port: number }>
  readonly close: () => Promise<void>
}

// Its packages are beside those of the makers of clients, `npm ci --prefix api/clients`: .ci/run sees to it.
const packages = join(import.meta.dirname, '../../../clients')
const name = '@20minutes/s3rver'

describe.skipIf(!existsSync(join(packages, 'node_modules', name)))(
  'on a server of S3 that others wrote',
  () => {
    let folder: string
    let server: Server
    let endpoint: string

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'strongroom-s3-'))
      const S3rver: new (options: object) => Server = createRequire(join(packages, 'package.json'))(name)
      server = new S3rver({
        ...{ address: '127.0.0.1', port: 0, silent: true, directory: folder },
        configureBuckets: [{ name: 'papers' }],
      })
      endpoint = `http://127.0.0.1:${(await server.run()).port}`
    })
    afterAll(async () => {
      await server.close()
      await rm(folder, { recursive: true })
    })

    const open = (secretKey = 'S3RVER') =>
      createS3Files({ endpoint, bucket: 'papers', region: 'us-east-1', accessKey: 'S3RVER', secretKey })

    filesContract('in S3', open)

    test('a large file comes back as it was put', async () => {
      const bytes = new Uint8Array(2 * 1024 * 1024).map((_, at) => at % 251)
      await open().put('large', bytes)
      expect(Buffer.from((await open().get('large')) ?? []).equals(bytes)).toBe(true)
    })

    test('a wrong secret is refused, and not taken for a file that is not there', async () => {
      await open().put('mine', new Uint8Array([1]))
      await expect(open('another').get('mine')).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' })
    })
  },
)
