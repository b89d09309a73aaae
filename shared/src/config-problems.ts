import { developmentSealKey } from './seal-config.ts'
import { repeatsItself } from './weak-secrets.ts'

const store = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const
type Weighed =
  | 'NODE_ENV'
  | 'SECRET_KEY'
  | 'SEAL_KEY'
  | 'CARD_PROCESSOR_KEY'
  | 'PUBLIC_URL'
  | 'SMTP_URL'
  | 'RATE_LIMITS'
  | 'DEMO_DATA'
  | 'DEV_MAILBOX'
  | 'CLOCK_OFFSET_MS'
/** The variables that depend on others, as they were given, an empty one as unset. */
type GivenVariables = Readonly<Partial<Record<(typeof store)[number] | Weighed, string>>>

/** Signs quotes and encrypts when SECRET_KEY is not set; anyone can read it here, so production refuses it. */
export const developmentSecret = 'strongroom-development-secret-for-one-machine-only'

/** The variables of the file store that are missing while others of it are set. */
export const s3Problems = (given: GivenVariables): string[] => {
  const missing = store.filter(name => !given[name])
  return missing.length === store.length
    ? []
    : missing.map(name => `${name} is missing, while other S3_ variables are set`)
}

const isUnset = (value: string | undefined, inDevelopment: string): boolean =>
  value === undefined || value === inDevelopment

const notRandom = 'repeats itself and could be guessed: make one with `openssl rand -hex 32`'

/** The variables that production does not start without, or with. */
export const productionProblems = (given: GivenVariables): string[] => {
  if (given.NODE_ENV !== 'production') return []
  const refused: readonly [boolean, string][] = [
    [
      isUnset(given.SECRET_KEY, developmentSecret),
      'SECRET_KEY is missing, and production has no default for it',
    ],
    [
      isUnset(given.SEAL_KEY, developmentSealKey),
      'SEAL_KEY is missing, and production has no default for it',
    ],
    [repeatsItself(given.SECRET_KEY), `SECRET_KEY ${notRandom}`],
    [repeatsItself(given.SEAL_KEY), `SEAL_KEY ${notRandom}`],
    [repeatsItself(given.CARD_PROCESSOR_KEY), `CARD_PROCESSOR_KEY ${notRandom}`],
    [!given.PUBLIC_URL, 'PUBLIC_URL is missing, and production has no default for it'],
    [!given.SMTP_URL, 'SMTP_URL is missing, and in production mail has nowhere else to go'],
    [given.RATE_LIMITS === 'off', 'RATE_LIMITS must not be off in production'],
    [given.DEMO_DATA === 'on' || given.DEMO_DATA === 'small', 'DEMO_DATA must not be on in production'],
    [given.DEV_MAILBOX === 'on', 'DEV_MAILBOX must not be on in production'],
    [Number(given.CLOCK_OFFSET_MS ?? 0) !== 0, 'CLOCK_OFFSET_MS must not be set in production'],
  ]
  return refused.flatMap(([wrong, problem]) => (wrong ? [problem] : []))
}
