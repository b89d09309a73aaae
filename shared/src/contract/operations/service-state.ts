import * as v from 'valibot'
import { textFields, titleFields } from '../../texts-by-language.ts'

/** The parts of the service as people know them. */
export const serviceParts = ['sign-in', 'payments', 'card', 'prices', 'notices', 'proof'] as const
const servicePart = v.picklist(serviceParts)
export type ServicePart = v.InferOutput<typeof servicePart>

/** How a part is: it works, it works late, or it does not work. */
export const partState = v.picklist(['works', 'late', 'down'])
export type PartState = v.InferOutput<typeof partState>

const texts = v.object({
  [titleFields.en]: v.string(),
  [titleFields.zh]: v.string(),
  [titleFields.sc]: v.string(),
  [titleFields.ja]: v.string(),
  [textFields.en]: v.string(),
  [textFields.zh]: v.string(),
  [textFields.sc]: v.string(),
  [textFields.ja]: v.string(),
})

/** Maintenance that is announced and has not ended. */
export const announcedMaintenance = v.object({
  ...texts.entries,
  id: v.string(),
  from_date: v.string(),
  until_date: v.string(),
})
export type AnnouncedMaintenance = v.InferOutput<typeof announcedMaintenance>

/**
 * The state of the service for people. `since_date` is when a part came to be as it is, within the last ninety days; `incidents` are those of
 * these days, the newest first, and null while they cannot be read. It names no machine, no version and no member.
 */
export const serviceState = v.object({
  checked_date: v.string(),
  parts: v.array(v.object({ part: servicePart, state: partState, since_date: v.nullable(v.string()) })),
  incidents: v.nullable(
    v.array(
      v.object({
        part: servicePart,
        state: v.picklist(['late', 'down']),
        began_date: v.string(),
        ended_date: v.nullable(v.string()),
      }),
    ),
  ),
  maintenance: v.array(announcedMaintenance),
})
export type ServiceState = v.InferOutput<typeof serviceState>
