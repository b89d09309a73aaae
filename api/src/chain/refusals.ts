import { msg } from '#words'
import type { RefusalWords } from '../command/refusal-words.ts'

/** Codes and messages of the refusals of this capability's rules. */
export const refusals = {
  'nothing-to-collect': { msg: msg`There is nothing to collect on these addresses` },
  'collection-differs': { msg: msg`The custody’s answer does not match the request` },
  'address-not-usable': { msg: msg`This address is not in your address book` },
  'address-resting': { msg: msg`This address is new: you can send to it once it has rested` },
  'fee-changed': { msg: msg`The fee has changed, please check again` },
  'deposit-address-held': { msg: msg`This member has a deposit address on this network already` },
} as const satisfies RefusalWords
