import { useLingui } from '@lingui/react/macro'
import { instantText } from '../../../i18n/time.ts'
import type { Check, MisfitCode } from './verify-receipt.mjs'

/** A check of a receipt in words: what fits, or why it does not. */
export function useCheckWords(): (check: Check) => string {
  const fits = useFitWords()
  const misfits = useMisfitWords()
  return check => (check.fits ? fits(check) : misfits(check))
}

function useFitWords(): (check: Check) => string {
  const { t } = useLingui()
  return ({ name, about: { origin, index, witness, seen } }) => {
    const words: Record<Check['name'], () => string> = {
      file: () => t`The file is a whole receipt`,
      key: () => t`The key is whole`,
      log: () => t`The receipt and the key are of the same log: ${origin}`,
      signature: () => t`The log's key has signed the sealed books`,
      event: () => t`The event is in the sealed books, at index ${index}`,
      witness: () => t`${witness} has seen them: ${seen ? instantText(seen) : ''}`,
    }
    return words[name]()
  }
}

function useMisfitWords(): (check: Check & { readonly fits: false }) => string {
  const { t } = useLingui()
  return ({ code, about: { line, origin, key, signers, witness, index } }) => {
    const who = witness ?? t`The log's key`
    const words: Record<MisfitCode, () => string> = {
      'no-text': () => t`The file is no receipt.`,
      'no-receipt': () => t`The file is no receipt.`,
      'no-event': () => t`The receipt does not carry its event.`,
      malformed: () =>
        t`Line ${line} of the file is not written as in a receipt. The file has been changed or cut.`,
      'bad-key': () => t`The key is not written as a public key: name, plus, eight digits, plus, letters.`,
      'wrong-key-id': () => t`The key has been mistyped.`,
      'other-log': () => t`The receipt is of the log ${origin}, and the key of ${key}.`,
      'not-signed': () => t`${who} has not signed it. It is signed by ${signers}.`,
      'bad-signature': () =>
        t`${who} has signed something else: the sealed books in this file have been changed.`,
      'no-such-index': () => t`The sealed books have no event at index ${index}.`,
      'other-event': () =>
        t`The event is not the one that was sealed at index ${index}: the event or its proof has been changed.`,
    }
    return words[code]()
  }
}
