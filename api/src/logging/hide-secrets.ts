import { withPasswords } from '@strongroom/shared/config'

type Environment = Readonly<Record<string, string | undefined>>

/** Variables whose value is a secret as a whole. */
const KEYS = [
  'SECRET_KEY',
  'SEAL_KEY',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'CUSTODY_TOKEN',
  'SCREENING_TOKEN',
  'CARD_PROCESSOR_KEY',
  'PUSH_KEY',
  'METRICS_TOKEN',
  'DATABASE_PASSWORD',
  'EVENTSTORE_PASSWORD',
  'REDIS_PASSWORD',
] as const
/** Addresses, in which a name and a password, or a token behind the `?`, may stand. */
const ADDRESSES = [
  'DATABASE_URL',
  'EVENTSTORE_URL',
  'REDIS_URL',
  'SMTP_URL',
  'SMS_URL',
  'S3_ENDPOINT',
  'PRICE_TICKER_URL',
  'AGENT_GROUPS_URL',
  'CUSTODY_URL',
  'SCREENING_URL',
  'CARD_PROCESSOR_URL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
] as const
/** A shorter password is a word that stands in other places, too. It is hidden where it stands by itself: in quotes, or before an `@`. */
const LONG = 10

/** Takes the secrets of the configuration out of a text: libraries quote connection strings and passwords in their errors. */
export const hideSecrets = (environment: Environment): ((text: string) => string) => {
  const hidden = [
    ...KEYS.flatMap(keysOf(environment)),
    ...ADDRESSES.flatMap(partsOf(withPasswords(environment))),
  ]
    .flatMap(({ name, text }) => spellingsOf(text).map(each => ({ name, text: each })))
    // A longer one first: it may have a shorter one in it.
    .sort((one, other) => other.text.length - one.text.length)
  return given =>
    hidden.reduce(
      (text, { name, text: secret }) => (text.includes(secret) ? text.replaceAll(secret, `[${name}]`) : text),
      given,
    )
}

type Secret = { readonly name: string; readonly text: string }

const keysOf =
  (environment: Environment) =>
  (name: string): Secret[] => {
    const text = environment[name] ?? ''
    return text.length >= LONG ? [{ name, text }] : []
  }

const partsOf =
  (environment: Environment) =>
  (name: string): Secret[] => {
    const value = environment[name]
    if (!value) return []
    const [, user = '', query = ''] = /^[^/]*:\/\/(?:([^?]*)@)?[^?]*(\?.*)?$/.exec(value) ?? []
    const password = user.slice(user.indexOf(':') + 1)
    const isSecret = user !== '' || query !== ''
    return [
      ...(isSecret ? [{ name, text: value }] : []),
      ...(query.length >= LONG ? [{ name, text: query }] : []),
      ...(user ? [{ name, text: `${user}@` }] : []),
      ...[password, decoded(password)].filter(Boolean).flatMap(text => asWritten(name, text)),
    ]
  }

const asWritten = (name: string, password: string): Secret[] =>
  password.length >= LONG
    ? [{ name, text: password }]
    : [`:${password}@`, `"${password}"`, `'${password}'`].map(text => ({ name, text }))

/** As it is, and as it stands in a text of JSON. */
const spellingsOf = (text: string): string[] => [...new Set([text, JSON.stringify(text).slice(1, -1)])]

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
