import type { Currency } from '@strongroom/shared'
import { memberDecider } from '../account/member.ts'
import { type ConfigCode, configOf, type Settings } from '../catalogue/configs.ts'
import type { Entry } from '../catalogue/kinds.ts'
import type { LedgerEvent } from '../eventlog/envelope.ts'
import { derivedId } from '../eventlog/ids.ts'
import type { Ledger } from '../eventlog/ledger.ts'
import { walletDecider } from '../wallet/wallet-decider.ts'
import type { BonusKind, GrantBonus } from './bonus.ts'

/** The source of bonus terms: the live catalogue, or a test's own. */
export type BonusTerms = Settings & {
  readonly get: (kind: 'invite-code', code: string) => Entry<'invite-code'> | undefined
  readonly currency: (code: string) => Currency | undefined
}

type Due = {
  readonly uid: string
  readonly bonus: BonusKind
  readonly about: string
  readonly currency: string
  readonly amount: string
}

/** Whether an event is the house's consent to a member's identity, upon which bonuses are due. */
export const isVerified = (event: Pick<LedgerEvent, 'type' | 'data'>): boolean =>
  event.type === 'KycDecided' && 'status' in event.data && event.data.status === 1

/**
 * Pays a verified member the bonuses of joining: the voucher, the award of the invite code, and both ends of a referral. Each
 * is paid once, however often this is asked; one whose amount is zero or whose currency is not kept is not due.
 */
export const grantBonuses = async (
  ledger: Ledger,
  terms: BonusTerms,
  uid: string,
  correlationId: string,
): Promise<void> => {
  for (const due of await dueTo(ledger, terms, uid)) await grant(ledger, terms, due, correlationId)
}

const dueTo = async (ledger: Ledger, terms: BonusTerms, uid: string): Promise<readonly Due[]> => {
  const { state: member } = await ledger.load(memberDecider, uid)
  if (member.kyc !== 1) return []
  const setting = (code: ConfigCode) => configOf(terms, code)
  const code = member.inviteCode ? openCode(terms, member.inviteCode) : undefined
  const referrer = await openReferrer(ledger, member.referrer)
  const usd = { currency: 'USD' } as const
  return [
    {
      uid,
      bonus: 'sign-up',
      about: 'voucher',
      currency: setting('signUpVoucherCurrency'),
      amount: setting('signUpVoucherAmount'),
    },
    ...(code
      ? [
          {
            uid,
            bonus: 'invite-code',
            about: code.code,
            currency: code.currency,
            amount: code.award_amount,
          } as const,
        ]
      : []),
    ...(referrer
      ? [
          { uid, bonus: 'referee', about: referrer, ...usd, amount: setting('refereeBonus') } as const,
          { uid: referrer, bonus: 'referrer', about: uid, ...usd, amount: setting('referrerBonus') } as const,
        ]
      : []),
  ]
}

/** An invite code, unless it was hidden: then it earns nothing any more, as if it were deleted. */
const openCode = (terms: BonusTerms, code: string) => {
  const found = terms.get('invite-code', code)
  return found?.status === 1 ? found : undefined
}

/** The member's referrer, if their account is still open. */
const openReferrer = async (ledger: Ledger, referrer: string | undefined) => {
  if (referrer === undefined) return undefined
  const { state } = await ledger.load(memberDecider, referrer)
  return state.registered && state.enabled ? referrer : undefined
}

const grant = async (ledger: Ledger, terms: BonusTerms, { uid, ...input }: Due, correlationId: string) => {
  const currency = terms.currency(input.currency)
  if (!currency) return
  const command: GrantBonus = { type: 'GrantBonus', input, given: { currency } }
  const { bonus, about, amount } = input
  // The amount is part of the id: settings may have changed between two tries, and the wallet itself pays only once.
  const id = derivedId(uid, 'bonus', bonus, about, currency.code, amount)
  const actor = { kind: 'system', id: 'bonuses' } as const
  await ledger.handle(walletDecider, uid, { id, actor, correlationId, command })
}
