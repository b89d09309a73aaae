import { beginningOf, endOf, journalFormats, journalText } from '@strongroom/projections/finance'
import { contract } from '@strongroom/shared'
import { file } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { implement } from '../http/call.ts'

const commoditiesOf = ({ catalogue }: Parts) =>
  catalogue.list('currency').map(({ id, scale }) => ({ code: id, scale }))

const nameOf = (now: Date, extension: string) =>
  `journal-${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')}.${extension}`

/** The books as a file for accountants' tools, made while it is sent. */
export const journal = implement(contract.finance.journal, {
  // Each reads the whole log.
  limits: ({ session }) => [{ key: `journal ${session?.uid}`, most: 60, seconds: 3600 }],
  handler: async ({ filter: { format, from, to, opening }, now }, parts) => {
    const { type, extension } = journalFormats[format]
    const text = journalText({
      log: parts.log,
      format,
      commodities: commoditiesOf(parts),
      from: beginningOf(from),
      to: endOf(to),
      opening: opening === 1,
    })
    const bytes = ReadableStream.from(text).pipeThrough(new TextEncoderStream())
    return file({ bytes, type, name: nameOf(now, extension) })
  },
})
