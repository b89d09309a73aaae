import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { isNameIn, type wire } from '@strongroom/shared'
import { amountText } from '../../../../i18n/amount.ts'
import { percentOf } from '../../../../parts/rate.ts'

const ACTS: Readonly<Record<wire.Act, MessageDescriptor>> = {
  'central-address': msg`The address to which members’ coins are collected`,
  'house-account': msg`Bank and FPS accounts of the house that members pay to, and virtual accounts of members`,
  'pool-addresses': msg`Deposit addresses, for the pool or for one member`,
  adjustment: msg`Money put into a wallet or taken out by hand`,
  'circle-deposit': msg`A Circle deposit entered by hand`,
  'deposit-amount': msg`A bank deposit of more than its member said`,
  'card-credits': msg`Card logs that put money on cards`,
  reversal: msg`A movement taken back that gives a member money`,
  'claim-credit': msg`A claim credited: a top-up, a deposit, a requested payment`,
  limit: msg`Settings that bound what one administrator may do`,
  bonus: msg`Bonuses that pay members`,
  award: msg`Invite codes that pay members`,
  rate: msg`Swap rates, prices of pairs, FPS ratios and rates of earning plans`,
  tariff: msg`Fees and prices that members pay`,
  'subscription-rate': msg`A higher rate of one subscription`,
  fill: msg`A limit order filled worse than the market`,
  'vip-level': msg`A member raised to a higher VIP level, or given better terms by a user group`,
  'risk-release': msg`A case approved above the limit of risk`,
  holding: msg`What the house states to hold, on the public page`,
  'proof-override': msg`A payment let out while the books differ`,
  'parked-skip': msg`A parked stream of a read model that is skipped`,
  'pay-code-clearing': msg`A PAY code cleared for a member who has forgotten it`,
  'journal-entry': msg`An entry by hand between accounts that are no member’s`,
  period: msg`A month of the books closed for good`,
  role: msg`A role given or taken, and an administrator’s account disabled or enabled`,
  policy: msg`This policy`,
}

/** The acts by what they are about, in the order of the screen. */
export const ACT_GROUPS: readonly {
  readonly label: MessageDescriptor
  readonly acts: readonly wire.Act[]
}[] = [
  { label: msg`Where money goes`, acts: ['central-address', 'house-account', 'pool-addresses'] },
  {
    label: msg`Entries that credit without a member’s own claim`,
    acts: ['adjustment', 'circle-deposit', 'deposit-amount', 'card-credits', 'reversal'],
  },
  { label: msg`Claims of members`, acts: ['claim-credit'] },
  {
    label: msg`Limits, prices and bonuses`,
    acts: ['limit', 'bonus', 'award', 'rate', 'tariff', 'subscription-rate', 'fill', 'vip-level'],
  },
  { label: msg`Warnings of the screening`, acts: ['risk-release'] },
  { label: msg`What the public page shows`, acts: ['holding'] },
  {
    label: msg`What stands above the books`,
    acts: ['proof-override', 'parked-skip', 'journal-entry', 'period', 'role', 'policy', 'pay-code-clearing'],
  },
]

/** Each act in words; an unknown one stays as it is. */
export function useActWords(): (act: string) => string {
  const { i18n } = useLingui()
  return act => (isNameIn(ACTS, act) ? i18n._(ACTS[act]) : act)
}

type Alone = Pick<wire.Policy, 'of' | 'alone'>

/** How much of an act one administrator does alone, as a sentence. */
export function useAloneWords(): (policy: Alone) => string {
  const { t } = useLingui()
  return ({ of, alone }) => {
    if (of === 'nothing' || /^[0.]*$/.test(alone)) return t`Always takes two administrators.`
    if (of === 'amount') {
      const amount = amountText(alone, 'USDC')
      return t`One administrator alone up to ${amount} a day, all such entries together; two above it.`
    }
    if (of === 'level') return t`One administrator alone up to VIP level ${alone}; two above it.`
    const percent = percentOf(alone)
    return t`One administrator alone up to ${percent} away; two beyond it.`
  }
}
