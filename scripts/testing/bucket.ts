import type { S3Config } from '@strongroom/shared/config'
import { HttpResponse, http } from 'msw/http'
import { setupServer } from 'msw/node'

const given: S3Config = {
  endpoint: 'http://s3.test:9000',
  bucket: 'papers',
  region: 'us-east-1',
  accessKey: 'key',
  secretKey: 'secret',
}
const missing = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>none</Message></Error>'

/** An S3-compatible store with one empty bucket, as far as a platform asks it: puts and gets of objects, path style. */
export type Bucket = {
  /** The variables that make a platform keep its files there. */
  readonly environment: Readonly<Record<string, string>>
  readonly objects: Map<string, Buffer>
  readonly stop: () => void
}

/** Starts one; all other requests of the process go where they would. */
export const startBucket = (): Bucket => {
  const objects = new Map<string, Buffer>()
  const at = `${given.endpoint}/${given.bucket}/:key`
  const server = setupServer(
    http.put(at, async ({ request, params }) => {
      objects.set(String(params.key), Buffer.from(await request.arrayBuffer()))
      return new HttpResponse(null, { status: 200 })
    }),
    http.get(at, ({ params }) => {
      const bytes = objects.get(String(params.key))
      return bytes
        ? HttpResponse.arrayBuffer(new Uint8Array(bytes).buffer)
        : new HttpResponse(missing, { status: 404, headers: { 'Content-Type': 'application/xml' } })
    }),
  )
  server.listen({ onUnhandledFrame: 'bypass' })
  return {
    environment: {
      S3_ENDPOINT: given.endpoint,
      S3_BUCKET: given.bucket,
      S3_REGION: given.region,
      S3_ACCESS_KEY: given.accessKey,
      S3_SECRET_KEY: given.secretKey,
    },
    objects,
    stop: () => server.close(),
  }
}
