import { type Member, memberDecider } from '@strongroom/ledger/account'
import { banksDecider } from '@strongroom/ledger/bank'
import { chargedOn, withdrawnOn } from '@strongroom/ledger/card'
import { type TermName, termOfGroup } from '@strongroom/ledger/catalogue'
import { quickPayMinimum } from '@strongroom/ledger/quick-pay'
import { type Wallet, walletDecider } from '@strongroom/ledger/wallet'
import { contract, Decimal, type wire } from '@strongroom/shared'
import { bankLimitOf } from '../bank/banks.ts'
import { bankToCardMinimum } from '../bank/deposits.ts'
import { fpsTermsOf } from '../bank/fps-top-ups.ts'
import { cardCurrency, dayOf } from '../card/card-status.ts'
import { chargeLimitsOf } from '../card/charge-command.ts'
import { isOffered } from '../catalogue/networks.ts'
import { atScale, bankCurrency, isShown } from '../command/money.ts'
import { rows } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { payCodeLimits } from '../pay-qr/pay-qrs.ts'
import { sendPaymentMinimum } from '../payment/send-payments.ts'
import { leastTopUp } from '../top-up/top-ups.ts'
import { withdrawalTerms } from '../withdrawal/withdrawal-order.ts'

type Given = Pick<wire.Limit, 'kind'> & Partial<wire.Limit>

const none = { currency: null, of: null, minimum: null, maximum: null, period: null, most: null, used: null }
/** A limit with its amounts at the scale of their currency; no minimum where it is 0. */
const limitOf = ({ catalogue }: Parts, given: Given): wire.Limit => {
  const { currency, minimum, ...rest } = { ...none, by_level: 0 as const, by_group: 0 as const, ...given }
  const scaled = (amount: string | null) =>
    amount === null || currency === null ? amount : atScale(catalogue, currency, amount)
  const { maximum, most, used } = rest
  const least = minimum === null || new Decimal(minimum).isZero() ? null : minimum
  return {
    ...rest,
    currency,
    minimum: scaled(least),
    maximum: scaled(maximum),
    most: scaled(most),
    used: scaled(used),
  }
}

/** Whether the VIP level decides a limit, or the member's user group before it. */
const decidedBy = (
  { catalogue }: Parts,
  member: Member,
  name: TermName,
): Pick<wire.Limit, 'by_level' | 'by_group'> =>
  termOfGroup(catalogue, member, name) === undefined
    ? { by_level: 1, by_group: 0 }
    : { by_level: 0, by_group: 1 }

const comingIn = (parts: Parts, member: Member): Given[] => {
  const { catalogue } = parts
  const fps = fpsTermsOf(parts, member)
  const topUps = catalogue
    .list('fixed-network')
    .filter(({ currency, network_code }) => isOffered(catalogue, currency, network_code))
    .map(({ currency, network_code }) => ({
      kind: 'top-up' as const,
      currency,
      of: network_code,
      minimum: leastTopUp(parts, currency, network_code) ?? null,
    }))
  const { code } = cardCurrency(catalogue)
  return [
    ...topUps,
    ...(fps.status === 1
      ? [
          {
            kind: 'fps' as const,
            currency: 'HKD',
            minimum: fps.minimum,
            maximum: fps.maximum,
            ...decidedBy(parts, member, 'fps_max'),
          },
        ]
      : []),
    { kind: 'bank-to-card', currency: code, minimum: bankToCardMinimum(catalogue) },
  ]
}

/** Money from the card to banks: bounded a day by the holder alone. */
const cardToBank = (parts: Parts, member: Member, wallet: Wallet, today: string): Given => {
  const { code: currency } = cardCurrency(parts.catalogue)
  const { minimum } = withdrawalTerms(parts, 'card', member)
  const most = wallet.card?.limit?.amount
  const daily = most === undefined ? {} : { period: 'day' as const, most, used: withdrawnOn(wallet, today) }
  return { kind: 'card-to-bank', currency, minimum, ...daily }
}

const goingOut = (parts: Parts, member: Member): Given[] => {
  const { catalogue } = parts
  const fiat = catalogue.list('currency').filter(({ currency_code: code }) => bankCurrency(catalogue, code))
  return [
    ...fiat.flatMap(({ currency_code: currency }): Given[] => [
      { kind: 'withdrawal', currency, minimum: withdrawalTerms(parts, 'wallet', member).minimum },
      { kind: 'sent-payment', currency, minimum: sendPaymentMinimum(catalogue) },
    ]),
    { kind: 'quick-pay', minimum: quickPayMinimum },
  ]
}

const inside = ({ catalogue }: Parts): Given[] => [
  ...catalogue
    .list('trade-pair')
    .filter(
      ({ status, base, target }) => status === 1 && isShown(catalogue, base) && isShown(catalogue, target),
    )
    .map(
      ({ base, target, minimum }): Given => ({
        kind: 'trade',
        currency: base,
        of: `${base}/${target}`,
        minimum,
      }),
    ),
  ...catalogue
    .list('fixed-deposit-plan')
    .filter(({ status }) => status === 1)
    .toSorted((a, b) => a.currency.localeCompare(b.currency) || a.term - b.term)
    .map(
      ({ currency, term, minimum }): Given => ({
        kind: 'fixed-deposit',
        currency,
        of: String(term),
        minimum,
      }),
    ),
]

/** Today's charges of the card, counted as the rule of charging counts them, under the lower of the house's limit and the holder's. */
const ofCard = ({ catalogue }: Parts, wallet: Wallet, today: string): Given => {
  const { minimum, maximum, daily: ofHouse } = chargeLimitsOf(catalogue)
  const daily = Decimal.min(ofHouse, wallet.card?.limit?.amount ?? ofHouse).toFixed()
  const used = chargedOn(wallet, today)
  const currency = cardCurrency(catalogue).code
  return { kind: 'card-charge', currency, minimum, maximum, period: 'day', most: daily, used }
}

const counts = async (parts: Parts, uid: string, member: Member): Promise<Given[]> => {
  const { state } = await parts.ledger.load(banksDecider, uid)
  const { times, days } = payCodeLimits(parts.catalogue)
  const used = String(Object.keys(state.banks).length)
  const most = String(bankLimitOf(parts, member))
  return [
    { kind: 'bank-accounts', period: 'held', most, used, ...decidedBy(parts, member, 'bank_limit') },
    { kind: 'pay-code-scans', maximum: String(times) },
    { kind: 'pay-code-days', maximum: String(days) },
  ]
}

/** Whether anything is bound by it: an entry of the catalogue may have no minimum. */
const binds = ({ minimum, maximum, most }: wire.Limit) =>
  minimum !== null || maximum !== null || most !== null

const limits = implement(contract.wallet.limits, {
  handler: async ({ session: { uid }, now }, parts) => {
    const { state: member } = await parts.ledger.load(memberDecider, uid)
    const { state: wallet } = await parts.ledger.load(walletDecider, uid)
    const given = [
      ...comingIn(parts, member),
      ...goingOut(parts, member),
      ...inside(parts),
      ofCard(parts, wallet, dayOf(now)),
      cardToBank(parts, member, wallet, dayOf(now)),
      ...(await counts(parts, uid, member)),
    ]
    return rows(given.map(each => limitOf(parts, each)).filter(binds))
  },
})

/** The limits that bind a member, each from the function that its command asks. */
export const limitCalls: readonly Call[] = [limits]
