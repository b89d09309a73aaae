import type { MessageDescriptor } from '@lingui/core'
import { OFFICE_REFUSALS } from './office-words.ts'
import { REFUSALS } from './refusal-words.ts'

export { fieldWords } from './field-words.ts'

const isKnown = (code: string): code is `${keyof typeof REFUSALS}` => Object.hasOwn(REFUSALS, code)

/**
 * Sentence of a refusal.
 * @param code what the server said
 * @param details what the sentence needs: amounts, limits, currencies
 * @param isOffice whether an administrator reads it, to whom a member's things are not "yours"
 * @returns nothing for a code that has no sentence here
 */
export const refusalSentence = (
  code: string,
  details: Readonly<Record<string, string>>,
  isOffice: boolean,
): MessageDescriptor | undefined => {
  const inOffice = isOffice ? OFFICE_REFUSALS[code] : undefined
  return (inOffice ?? (isKnown(code) ? REFUSALS[code] : undefined))?.(details)
}
