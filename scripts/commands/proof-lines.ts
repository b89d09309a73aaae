import type { Proof, ProofDifference, ProofDifferenceKind } from '@strongroom/projections/proof'
import { sealWords } from './seal-lines.ts'

/** Every kind of difference in words, behind the name of what differs. */
export const differenceWords: Readonly<Record<ProofDifferenceKind, string>> = {
  revision: 'does not follow the revision before it',
  'previous-hash': 'does not carry the hash of the event before it',
  hash: 'its content is not what its hash was made of',
  'no-hash': 'carries no hash',
  unreadable: 'cannot be read',
  missing: 'is gone from the log, and read models have seen it',
  rewritten: 'is another event than the one that read models have seen',
  sum: 'the accounts do not add up to zero',
  'below-zero': 'a pocket of a member is below zero',
  restored: 'the log has no such event, as if restored from an older backup',
  count: 'the log has another number of events up to there',
  row: 'is another row than the log makes',
  'added-row': 'is a row that the log does not make',
  'lost-row': 'is a row that the log makes, and is gone',
  skipped: 'is an event that the read model leaves out for good, as administrators have decided',
  snapshot: 'is a saved state that its events do not make: `log verify` drops it, then restart the API',
  rebuilding: 'is being built again from this log: people see it as it was until then',
  'stream-deleted':
    'was deleted by another program: nothing is decided on it. `log copy` makes it whole in another store',
  'stream-truncated':
    'was cut at its beginning by another program: nothing is decided on it. `log copy` makes it whole in another store',
  'stream-limited':
    'was given a limit by another program, by which events go: nothing is decided on it. Take its $maxCount and $maxAge away',
  ...sealWords,
}

/** The lines for an operator about the last proof: its three statements, then every difference with both figures. */
export const proofLines = (proof: Proof | undefined, now = Date.now()): readonly string[] => {
  if (!proof) return ['Nothing has been proven yet: the workers do, once they run']
  const { equal, number, provenAt, chain, views, differences, more } = proof
  return [
    `${equal ? 'Balances equal the log' : isRebuilding(proof) ? 'Balances are being built again' : 'BALANCES DIFFER FROM THE LOG'} up to event ${number}, ${ago(provenAt, now)}`,
    `${chain.whole ? 'Every chain is whole' : 'THE LOG IS NOT AS IT WAS WRITTEN'} up to event ${chain.number}, all of it checked ${ago(chain.checkedAt, now)}`,
    viewsLine(views, now),
    ...(views.skipped > 0 ? [`READ MODELS LEAVE ${views.skipped} EVENTS OUT, by decision`] : []),
    ...differences.map(each => `  ${lineOf(each)}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ]
}

/** Nothing else speaks against the balances than that they are made anew. */
const isRebuilding = ({ differences, more }: Proof): boolean =>
  more === 0 && differences.length > 0 && differences.every(({ kind }) => kind === 'rebuilding')

const viewsLine = ({ equal, compared, checkedAt }: Proof['views'], now: number): string => {
  if (checkedAt === null) return 'No row of a read model has been compared with the log yet'
  const since = `compared in turn, ${compared} of them, the last of a round ${ago(checkedAt, now)}`
  return equal
    ? `Every row of the read models is as the log makes it, ${since}`
    : `READ MODELS DIFFER FROM THE LOG, ${since}`
}

const lineOf = ({ view, kind, key, log, shown, position, field }: ProofDifference): string =>
  [
    `${view}: ${key}${position ? ` (position ${position})` : ''}${field ? `, ${field}:` : ''} ${differenceWords[kind]}`,
    ...(kind === 'rebuilding' ? [`${shown ?? 0} of ${log ?? 0} events`] : figuresOf({ kind, log, shown })),
  ].join('; ')

const figuresOf = ({ kind, log, shown }: Pick<ProofDifference, 'kind' | 'log' | 'shown'>) => [
  ...(log === null && shown === null ? [] : [`log: ${log ?? 'nothing'}`]),
  ...(shown === null && kind !== 'row' ? [] : [`shown: ${shown ?? 'nothing'}`]),
]

const ago = (at: string, now: number): string => {
  const seconds = Math.max(0, Math.round((now - Date.parse(at)) / 1000))
  return seconds < 120 ? `${seconds} s ago` : `${Math.round(seconds / 60)} min ago`
}
