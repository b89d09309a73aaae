import type { MessageDescriptor } from '@lingui/core'
import type { wire } from '@strongroom/shared'
import { amountText } from '../i18n/amount.ts'

type Details = Readonly<Record<string, string>>

/** The sentence of a refusal, from its details. */
export type Sentence = (details: Details) => MessageDescriptor

/** Sentences of refusals, by code. */
export type RefusalWords = Readonly<Partial<Record<wire.RefusalCode, Sentence>>>

/** An amount in a sentence; a refusal may leave either out. */
export const money = (amount: string | undefined, currency: string | undefined) =>
  amountText(amount ?? '0', currency ?? '')
