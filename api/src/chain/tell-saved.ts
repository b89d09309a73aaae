import { addressesDecider, allowListAt } from '@strongroom/ledger/chain'
import type { Parts } from '../dependencies.ts'
import { addressName, type BoundAddress } from '../vault/bound-addresses.ts'
import { addressSavedLetter } from '../vault/mail/safety-letters.ts'

type TellingParts = Pick<Parts, 'ledger' | 'members' | 'addressBook' | 'logger'> & {
  readonly now: () => Date
}

/** Tells a member of an address that the log has, if their allow-list is on; of each address once. */
const tell = async ({ ledger, members, addressBook, now }: TellingParts, kept: BoundAddress) => {
  const { state } = await ledger.load(addressesDecider, kept.uid)
  const saved = state.book[kept.id]
  // Its command is under way, or was never carried out.
  if (!saved) return
  const from = saved.usableFrom
  const isOn = allowListAt(state.allowList, now().toISOString()).isOn
  const member = isOn && from !== undefined ? await members.byUid(kept.uid) : undefined
  const mail = member && from && addressSavedLetter(member, { address: addressName(kept), from })
  await addressBook.tell(kept.id, mail || undefined)
}

/** Tells a member of an address just saved. `postAddressLetters` tries again what fails: mail holds no saving up. */
export const tellSaved = async (parts: TellingParts, kept: BoundAddress): Promise<void> => {
  await tell(parts, kept).catch((err: unknown) =>
    parts.logger.warn({ err, address: kept.id }, 'the letter about a saved address could not be posted yet'),
  )
}

/** Posts what a crash between the log and the mail kept from being posted. */
export const postAddressLetters = (parts: TellingParts) => async (): Promise<void> => {
  for (const kept of await parts.addressBook.untold()) await tellSaved(parts, kept)
}
