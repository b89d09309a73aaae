/**
 * Store of uploaded bytes: a folder, or an S3-compatible store. Keys are ids of ours, never names of clients.
 * Nothing here knows whose a file is; schema `private` does.
 */
export interface Files {
  /** Keeps bytes under a new key. Putting the same bytes again is fine. Resolves once they are safe. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** The bytes, or nothing when there are none under this key. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Forgets a file; forgetting it again is fine. */
  remove(key: string): Promise<void>
}

const keyForm = /^[a-z0-9-]{1,80}$/

/** Throws unless a key is one of ours: it becomes part of a path. */
export const checkKey = (key: string): string => {
  if (!keyForm.test(key)) throw new Error('not a key of a file')
  return key
}
