import type { SealFault, SealFaultKind, SealStanding } from '@strongroom/projections/seal'
import { counted } from './counted.ts'

export const sealWords: Readonly<Record<SealFaultKind, string>> = {
  'changed-event': 'is not the event that was sealed',
  'missing-event': 'was sealed and is gone',
  'added-event': 'stands between events that were sealed side by side',
  'broken-event': 'is not what its own hash says',
  'changed-tile': 'a stored hash is another one',
  'changed-checkpoint': 'the last checkpoint is gone, or no known key has signed it',
  'other-history': 'the tree does not hold what was signed last',
  'other-log': 'the positions are those of another log: say `log seal` if it was moved',
}

/** A fault and its place, for an operator. */
export const faultLine = ({ kind, index, stream, revision, position, tile }: SealFault): string => {
  const now = stream === null ? '' : `, where ${stream} revision ${revision} stands now`
  const event = index === null ? '' : `event ${index}${kind === 'missing-event' ? now : ''}`
  const name =
    stream !== null && kind !== 'missing-event'
      ? ` (${stream} revision ${revision}, position ${position})`
      : ''
  return [tile === null ? `${event}${name}` : `tile ${tile}`, sealWords[kind]]
    .filter(part => part !== '')
    .join(': ')
}

const ago = (at: string, now: number): string =>
  `${Math.max(0, Math.round((now - Date.parse(at)) / 1000))} s ago`

/** The state of the seal, in lines: the signed tree, the time of the last check, the witnesses that have not cosigned, and why. */
export const sealLines = (seal: SealStanding | undefined, now = Date.now()): readonly string[] => {
  if (!seal?.publishedAt && !seal?.fault)
    return ['Nothing has been sealed yet: the workers do, once they run']
  const { publishedSize, publishedAt, checkedSize, checkedAt, cosignatures, fault, witnesses } = seal
  return [
    ...(fault ? [`THE LOG IS NOT AS IT WAS SEALED, and is not signed any more: ${faultLine(fault)}`] : []),
    ...(publishedAt
      ? [
          `Sealed up to event ${publishedSize}, ${ago(publishedAt, now)}, ${cosignatures} of ${counted(witnesses.length, 'witness', 'witnesses')}`,
        ]
      : []),
    ...(checkedAt
      ? [`Held against the log, all of it: ${counted(checkedSize, 'sealed event')}, ${ago(checkedAt, now)}`]
      : []),
    ...witnesses.flatMap(({ name, error }) => (error ? [`  witness ${name} ${error}`] : [])),
  ]
}
