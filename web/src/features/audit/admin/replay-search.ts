import type { ReplaySearch } from './history-queries.ts'

const wholeNumber = (given: unknown): number | undefined =>
  /^[1-9]\d{0,14}$/.test(String(given)) ? Number(given) : undefined

const isMoment = (text: unknown): text is string =>
  typeof text === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) && !Number.isNaN(Date.parse(text))

/** Reads a place from an address. Invalid values are left out rather than shown as an error. */
export const replaySearch = ({ step, event, at, compare }: Record<string, unknown>): ReplaySearch => ({
  step: wholeNumber(step),
  event: event ? String(event) : undefined,
  at: isMoment(at) ? at : undefined,
  compare: wholeNumber(compare),
})

/** The event of a payment that is on screen: its place among them, from 1. */
export type PaymentSearch = { event?: number | undefined }

/** Reads the place from an address; an invalid one is left out. */
export const paymentSearch = ({ event }: Record<string, unknown>): PaymentSearch => ({
  event: /^[1-9]\d{0,2}$/.test(String(event)) ? Number(event) : undefined,
})
