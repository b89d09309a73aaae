import type { HiddenBy } from '../log.ts'

/** `$tb` of a stream that was deleted so that it may come back. It passes through a float on its way to us. */
const DELETED = 9e18

/** How a stream's metadata hide events of it from its readers, as any client of the node may write them; nothing where they do not. */
export const hiddenByMetadata = (metadata: string): HiddenBy | undefined => {
  const { $tb = 0, $maxCount, $maxAge } = fieldsOf(metadata)
  if (typeof $tb === 'number' && $tb >= DELETED) return 'stream-deleted'
  if ($tb !== 0) return 'stream-truncated'
  return $maxCount !== undefined || $maxAge !== undefined ? 'stream-limited' : undefined
}

type Fields = { readonly $tb?: unknown; readonly $maxCount?: unknown; readonly $maxAge?: unknown }

/** A node ignores metadata that are no JSON. */
const fieldsOf = (metadata: string): Fields => {
  try {
    const read: unknown = JSON.parse(metadata)
    return typeof read === 'object' && read !== null ? read : {}
  } catch {
    return {}
  }
}

/** The stream that a record of the node itself is about, and how that hides events of it; nothing for other records. */
export const limitOf = ({
  type,
  stream,
  data,
}: {
  readonly type: string
  readonly stream: string
  readonly data: string
}): { readonly stream: string; readonly by: HiddenBy | undefined } | undefined => {
  if (type === '$streamDeleted') return { stream: stream.replace(/^\$\$/, ''), by: 'stream-deleted' }
  if (type !== '$metadata' || !stream.startsWith('$$')) return undefined
  return { stream: stream.slice(2), by: hiddenByMetadata(data) }
}
