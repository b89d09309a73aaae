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

/**
 * An event's data and metadata (JSON) as they are hashed: with the commitment wherever the uid of a salted actor stands as a
 * value, as the approver that the command was given or the one who has entered a case. `~` before it, so that it is taken for no uid.
 */
export const committedTexts = <T extends { readonly data: string; readonly said: string }>(texts: T): T => {
  const { data, said } = texts
  const [found, id = '', salt] = (said.includes(beforeSalt) && salted.exec(said)) || []
  if (!found) return texts
  const commitment = `"~${hash('sha256', `${salt}\n${id}`, 'base64url')}"`
  const hidden = (text: string) => text.replaceAll(`"${id}"`, commitment)
  return { ...texts, data: hidden(data), said: hidden(said.replace(`,"salt":"${salt}"`, '')) }
}
