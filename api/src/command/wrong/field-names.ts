import type { wire } from '@strongroom/shared'
import { msg, say, type Word } from '#words'
import { fieldNames } from '../../csv/field-names.ts'

/** Names of fields that are only sent: no record has them. */
const sentNames = {
  a: msg`Period`,
  addressId: msg`Saved address`,
  amount_from: msg`Amount from`,
  amount_to: msg`Amount to`,
  auth: msg`Secret of the browser`,
  b: msg`Period`,
  bankId: msg`Bank account`,
  beginning: msg`Beginning of the file`,
  cardType: msg`Type of card`,
  categoryid: msg`Category ID`,
  circleId: msg`Circle payment ID`,
  close: msg`Close the case`,
  content: msg`Content`,
  csv: msg`CSV file`,
  currencyType: msg`Currency`,
  dataId: msg`Pay code`,
  endpoint: msg`Address of the push service`,
  filter: msg`Filter`,
  give_up: msg`Amounts to give up`,
  goes: msg`Outcome`,
  of_period: msg`Rows`,
  oldPassword: msg`Old password`,
  oldPin: msg`Old PAY code`,
  order: msg({ message: 'Order', context: 'file' }),
  p256dh: msg`Key of the browser`,
  page: msg`Page`,
  passkey: msg`Passkey`,
  password: msg`Password`,
  payee_type: msg`Kind of payee`,
  pin: msg`PAY code`,
  preItemId: msg`First charge`,
  qpq_id: msg`Pay code`,
  referenceCode: msg`Card ID`,
  search: msg`Search`,
  slippage: msg`Price may move by`,
  timeZone: msg`Time zone`,
  userType: msg`User type`,
  validDays: msg`Days valid`,
} as const

/** Names of fields in a refusal; where a list has another sense of a field, that of what was sent. */
const names: Readonly<Record<string, Word>> = {
  ...fieldNames,
  ...sentNames,
  bank_charge: msg`Charge of the bank`,
}

/** The name of the field that a path ends in (`filter.amount`, `configs.0.field_value`), or nothing for the whole of what was sent. */
export const fieldName = (path: string, language: wire.Language): string | undefined => {
  const last = path.split('.').findLast(part => !/^\d+$/.test(part))
  if (last === undefined || last === 'body' || last === '') return undefined
  const word = Object.hasOwn(names, last) ? names[last] : undefined
  return word ? say(word, language) : last
}
