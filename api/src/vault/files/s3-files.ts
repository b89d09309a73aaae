import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { Config } from '@strongroom/shared/config'
import { checkKey, type Files } from './files.ts'

/** Files in an S3-compatible store. */
export const createS3Files = ({
  endpoint,
  bucket,
  region,
  accessKey,
  secretKey,
}: NonNullable<Config['s3']>): Files => {
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // Self-hosted stores rarely have a domain for each bucket.
    forcePathStyle: true,
  })
  const at = (key: string) => ({ Bucket: bucket, Key: checkKey(key) })

  return {
    put: async (key, bytes) => {
      await client.send(new PutObjectCommand({ ...at(key), Body: bytes }))
    },
    get: async key => {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(key)))
        return Body && new Uint8Array(await Body.transformToByteArray())
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },
    remove: async key => {
      await client.send(new DeleteObjectCommand(at(key)))
    },
  }
}
