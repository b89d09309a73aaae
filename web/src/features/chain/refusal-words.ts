import { msg } from '@lingui/core/macro'
import { money, type RefusalWords } from '../../client/refusal-sentence.ts'
import { instantText, utcText } from '../../i18n/time.ts'

/** Sentences of the refusals that only this capability gives. */
export const refusalWords = {
  ADDRESS_NOT_USABLE: () => msg`This address is not in your address book any more.`,
  ADDRESS_RESTING: ({ from = '' }) => {
    const time = instantText(from)
    return msg`This address is new and rests until ${time}. Send to another one, or come back then.`
  },
  BURN_ADDRESS: () =>
    msg`Coins sent to this address are gone: nobody can move them from there. Enter another address.`,
  OWN_ADDRESS: () =>
    msg`This is your own address here. What you send to it comes back, less the fee: enter another address.`,
  FEE_CHANGED: ({ fee, currency }) => {
    const now = money(fee, currency)
    return msg`The fee is ${now} now. Nothing was sent: check the transfer again.`
  },
  CUSTODY_MISSING: () => msg`No custody is connected. Nothing was sent.`,
  CUSTODY_AWAY: () => msg`The custody does not answer. What is shown was seen before; try again later.`,
  CENTRAL_ADDRESS_MISSING: ({ network = '' }) => msg`Set the central address of ${network} first.`,
  CENTRAL_ADDRESS_WRONG: ({ network = '' }) =>
    msg`The central address is no address of ${network}. Nothing was sent: correct the setting first.`,
  CENTRAL_ADDRESS_CHANGED: () =>
    msg`The central address has just been changed. Nothing was sent: look again.`,
  CENTRAL_ADDRESS_COOLING: ({ network = '', from = '' }) => {
    const since = utcText(from)
    return msg`The central address of ${network} was changed a short while ago. Nothing was sent: collecting to it is possible from ${since}.`
  },
  NOTHING_TO_COLLECT: () => msg`Nothing is left to collect on these addresses. Scan to look at them again.`,
  ADDRESS_GIVEN: () => msg`A member has this address, so it stays theirs.`,
  ADDRESS_TAKEN: () => msg`This address is known already.`,
  ADDRESS_POOL_EMPTY: () => msg`No address is left for this network. Bring some in first.`,
  DEPOSIT_ADDRESS_HELD: () => msg`This member has a deposit address on this network already.`,
  COLLECTION_DIFFERS: () =>
    msg`The custody’s answer does not match the request. Check the collection there before you try again.`,
  RISK_NOT_HELD: () => msg`The risk of this takes no second administrator: decide it as usual.`,
  SCREENING_AWAY: () => msg`The screening service does not answer. Ask again later.`,
  SCREENING_MISSING: () => msg`No screening service is connected.`,
} as const satisfies RefusalWords
