import { hash, randomBytes } from 'node:crypto'
import type { Actor, SaltedActor } from './envelope.ts'

const saltBytes = 16
/** Stands in each salted actor, and hardly anywhere else. */
export const beforeSalt = '","salt":"'
/** The first in an event's metadata is its actor: no input of a command has one of this form. */
const salted = /"actor":\{"kind":"admin","id":"([^"\\]+)","salt":"([\w-]{22})"\}/

/**
 * The actor as an event's metadata names it: an administrator by uid and a salt, another one for each event. The text that is
 * hashed has a commitment to both in their place: the holder of the event's leaf learns neither the uid nor which other events
 * are of the same administrator, and a uid that is changed afterwards breaks the hash.
 */
export const saltedActor = ({ kind, id }: Actor): SaltedActor =>
  kind === 'admin' ? { kind, id, salt: randomBytes(saltBytes).toString('base64url') } : { kind, id }

/** Metadata (JSON) as it is hashed: with the commitment where a salted actor stands, `~` before it, so that it is taken for no uid. */
export const committedText = (metadata: string): string =>
  metadata.includes(beforeSalt)
    ? metadata.replace(
        salted,
        (_, id, salt) => `"actor":{"kind":"admin","id":"~${hash('sha256', `${salt}\n${id}`, 'base64url')}"}`,
      )
    : metadata
