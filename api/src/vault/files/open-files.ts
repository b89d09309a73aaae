import { join } from 'node:path'
import type { Config } from '@strongroom/shared/config'
import type { Files } from './files.ts'
import { createLocalFiles } from './local-files.ts'

/** The store that the configuration names: S3 where it is set, else a folder. The S3 client is loaded only when it is needed. */
export const openFiles = async ({
  s3,
  dataDirectory,
}: Pick<Config, 's3' | 'dataDirectory'>): Promise<Files> =>
  s3 ? (await import('./s3-files.ts')).createS3Files(s3) : createLocalFiles(join(dataDirectory, 'files'))
