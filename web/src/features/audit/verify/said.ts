import { isRecord } from '@strongroom/shared'
import type { ReceiptEvent } from './verify-receipt.mjs'

type Said = Readonly<Record<string, unknown>>
type Amount = { readonly currency: string; readonly amount: string }
type Leg = Amount & { readonly account: string }

const fieldsOf = (value: unknown): Said => (isRecord(value) ? value : {})
const isAmount = (said: Said): said is Said & Amount => hasAmount(said)
const isLeg = (said: Said): said is Said & Leg => hasAmount(said) && typeof said.account === 'string'
const hasAmount = ({ amount, currency }: Said): boolean =>
  typeof amount === 'string' && /^-?\d{1,40}(\.\d{1,40})?$/.test(amount) && typeof currency === 'string'

/** The legs that an event moved, as far as they are legs: a file may say anything. */
export const legsOf = ({ data }: ReceiptEvent): readonly Leg[] => {
  const { legs } = fieldsOf(data)
  const said = Array.isArray(legs) ? legs.map(fieldsOf) : []
  return said.filter(isLeg)
}

/** The amount that an event without legs is about. */
export const amountOf = ({ data }: ReceiptEvent): Amount | undefined => {
  const said = fieldsOf(data)
  return isAmount(said) ? { amount: said.amount, currency: said.currency } : undefined
}

/** When an event was decided, ISO. */
export const timeOf = ({ said }: ReceiptEvent): string | undefined => {
  const { at } = fieldsOf(said)
  return typeof at === 'string' && !Number.isNaN(Date.parse(at)) ? at : undefined
}
