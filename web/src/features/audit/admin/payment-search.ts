/** The event of a payment that is on screen: its place among them, from 1. */
export type PaymentSearch = { event?: number | undefined }

/** Reads the place from an address; an invalid one is left out. */
export const paymentSearch = ({ event }: Record<string, unknown>): PaymentSearch => ({
  event: /^[1-9]\d{0,2}$/.test(String(event)) ? Number(event) : undefined,
})
