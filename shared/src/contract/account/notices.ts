import * as v from 'valibot'
import { flag } from '../words.ts'

/** Kinds of notices that a member may switch off. */
const optionalKinds = [
  'money',
  'top-ups',
  'bank-accounts',
  'withdrawals',
  'currencies',
  'cards',
  'identity',
  'prices',
  'budgets',
] as const

/**
 * The subjects of notices: money received; decisions on top-ups and payments from outside, bank accounts, withdrawals and
 * payments to outside, wallets in new currencies, cards and identity; prices at a limit; shares of a budget that are spent; acts of the house on a member's money or account; the safety
 * of the account.
 */
export const noticeKind = v.picklist([...optionalKinds, 'house', 'safety'])
export type NoticeKind = v.InferOutput<typeof noticeKind>

/** `shell`: under the bell of the client; `mail`: by e-mail; `push`: to the browsers that the member lets take messages. */
export const noticeChannel = v.picklist(['shell', 'mail', 'push'])
export type NoticeChannel = v.InferOutput<typeof noticeChannel>

/** A row of the table of notices. A channel is null where notices of the kind do not come. */
export const noticeChoice = v.object({
  kind: noticeKind,
  shell: v.nullable(flag),
  mail: v.nullable(flag),
  push: v.nullable(flag),
  /** 1: cannot be switched off. */
  always: flag,
})
export type NoticeChoice = v.InferOutput<typeof noticeChoice>

/** `status`: 1 wants notices of the kind by this channel, 0 does not. */
export const noticeChoiceBody = v.strictObject({
  kind: v.picklist(
    optionalKinds,
    `One of ${optionalKinds.join(', ')}; notices about safety, and of what the house does, always come`,
  ),
  channel: noticeChannel,
  status: flag,
})
