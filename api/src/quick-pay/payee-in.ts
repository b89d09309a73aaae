import { wire } from '@strongroom/shared'
import * as v from 'valibot'
import type { Sought } from '../vault/findable.ts'

/** The member that a text names: by user ID, or by what they are looked for. */
export type NamedPayee = Sought | { readonly by: 'uid'; readonly value: string }

const UID = /^[1-9]\d{0,14}$/
const HANDLE = /^@?([a-z](?:[._]?[a-z0-9])*)$/i
/** A number from abroad: `+` or `00`, the country code, and digits in any groups. */
const PHONE = /^(?:\+|00)([\d ().-]{5,24})$/

/** Reads who is named by a text that a person has typed; nothing where it names nobody. Digits alone are a user ID. */
export const payeeIn = (text: string): NamedPayee | undefined => {
  const typed = text.trim()
  if (UID.test(typed)) return { by: 'uid', value: typed }
  const phone = PHONE.exec(typed)?.[1]
  if (phone !== undefined) return { by: 'phone', value: `+${phone.replaceAll(/\D/g, '')}` }
  const handle = HANDLE.exec(typed)?.[1]
  if (handle !== undefined) return { by: 'handle', value: handle.toLowerCase() }
  const email = v.safeParse(wire.email, typed)
  return email.success ? { by: 'email', value: email.output } : undefined
}
