import { contract } from '@strongroom/shared'
import { msg } from '#words'
import { HttpError } from '../command/http-error.ts'
import { file, refused } from '../command/replies.ts'
import { type Call, implement } from '../http/call.ts'
import { gatherEvidence, mostEvents } from './gather-evidence.ts'

/** Each reads a whole history. */
const PACKS_AN_HOUR = 30

const tooMany = (count: number) =>
  refused('TOO_MANY_EVENTS', msg`Too many events for one pack: choose fewer days`, {
    events: String(count),
    most: String(mostEvents.ofCall),
  })

const pack = implement(contract.audit.evidence, {
  limits: ({ session }) => [{ key: `evidence ${session?.uid}`, most: PACKS_AN_HOUR, seconds: 3600 }],
  handler: async ({ filter, now }, parts) => {
    const { publicUrl: address } = parts.config
    const found = await gatherEvidence(parts, { ...filter, now, address, most: mostEvents.ofCall })
    if (found.kind === 'not-sealed')
      return refused('NOT_SEALED_YET', msg`This has not been sealed yet, please ask again`, { seconds: '15' })
    if (found.kind === 'nothing') throw HttpError.unknown(msg`There are no sealed events of these days`)
    if (found.kind === 'too-many') return tooMany(found.count)
    return file({ bytes: found.bytes, type: 'application/zip', name: found.name })
  },
})

/** Evidence about a member or a period, for auditors. */
export const evidenceCalls: readonly Call[] = [pack]
