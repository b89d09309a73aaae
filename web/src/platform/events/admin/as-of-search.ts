/** A place in the log as an address has it: an event's running number, a moment (ISO, UTC). */
export type PlaceSearch = { up_to?: string | undefined; at?: string | undefined }

/** A place in the log, or a closed month. */
export type AsOfSearch = PlaceSearch & { period?: string | undefined }

const isMoment = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) && !Number.isNaN(Date.parse(text))

/** Reads a place from an address. Invalid values are left out rather than shown as an error. */
export const asOfSearch = ({ up_to, at, period }: Record<string, unknown>): AsOfSearch => ({
  up_to: /^[1-9]\d{0,14}$/.test(String(up_to)) ? String(up_to) : undefined,
  at: typeof at === 'string' && isMoment(at) ? at : undefined,
  period: /^\d{4}-(0[1-9]|1[0-2])$/.test(String(period)) ? String(period) : undefined,
})

/** A moment as a field for date and time shows it, to the second, in UTC. */
export const fieldOf = (at: string | undefined): string =>
  at === undefined ? '' : new Date(at).toISOString().slice(0, 19)

/** The moment that such a field holds: the end of its second, so that all of it is in. */
export const momentOf = (field: string): string | undefined => {
  if (!field) return undefined
  const seconds = field.length === 16 ? `${field}:00` : field.slice(0, 19)
  return `${seconds}.999Z`
}

/** The place in the log at which a closed month ends. */
export const endOf = ({ month, events }: { month: string; events: number }): PlaceSearch => {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return { up_to: String(events), at: new Date(Date.UTC(year, number, 1) - 1).toISOString() }
}
