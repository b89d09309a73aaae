import type { Ledger } from '@strongroom/ledger/eventlog'
import { walletDecider } from '@strongroom/ledger/wallet'
import { Decimal } from '@strongroom/shared'
import type { DemoPerson } from '../demo-members.ts'

/** Balances that `npm start` prints beside a member with a past: those available now. */
export const aboutNow = async (
  ledger: Ledger,
  uid: string,
  { role, kyc, card, about }: DemoPerson,
): Promise<string> => {
  if (role || kyc !== 1) return about
  const { state } = await ledger.load(walletDecider, uid)
  const held = Object.entries(state.balances)
    .filter(([, { available }]) => new Decimal(available).greaterThan(0))
    .map(([currency, { available }]) => `${currency} ${shown(available)}`)
  const onCard = card ? ` and a prepaid card (${card.reference}, ${card.number.slice(-4)})` : ''
  return `verified; ${held.join(', ')}${onCard}`
}

/** With thousands apart, and without the zeros that say nothing. */
const shown = (amount: string): string => {
  const [whole = '0', part] = new Decimal(amount).toFixed().split('.')
  return [whole.replaceAll(/\B(?=(\d{3})+$)/g, ','), part].filter(Boolean).join('.')
}
