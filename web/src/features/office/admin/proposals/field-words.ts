import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { amountText } from '../../../../i18n/amount.ts'
import { useRiskWords, useScanCases } from '../../../../platform/cases/admin/screening/risk-words.ts'
import { useRoleWords } from '../../../../platform/members/admin/role-words.ts'
import type { Field } from '../../../catalogue/admin/fields.ts'
import { REFERENCE } from '../../../catalogue/admin/kinds.ts'
import { useActWords } from '../policy/act-words.ts'

/** The form of each kind of entry that a proposal may be about; the form has words for its fields and choices. */
const FORMS: Readonly<Record<string, { readonly fields: readonly Field[] }>> = {
  'swap-rate': REFERENCE.swaprates,
  'trade-pair': REFERENCE.tradepairs,
  'fixed-deposit-plan': REFERENCE.fixeddepositplans,
  'invite-code': REFERENCE.sysinvitecodes,
  'user-group': REFERENCE.usergroups,
  'vip-level': REFERENCE.viplevels,
  'card-type': REFERENCE.cardtypes,
  'charge-item': REFERENCE.chargeitems,
  'send-fee': REFERENCE.sendonchainfees,
  'sys-bank': REFERENCE.sysbanks,
}

/** Fields that stand in no form of reference data. */
const OTHERS: Readonly<Record<string, MessageDescriptor>> = {
  field_code: msg`Setting`,
  field_value: msg`Value`,
  shown: msg`Shown to members`,
  network: msg`Network`,
  ccaddress: msg`Addresses`,
  application: msg`Application`,
  bank_charge: msg`Kept by the bank`,
  user_group: msg`User group`,
  vip_level: msg`VIP level`,
  circleId: msg`Circle's payment ID`,
  currency: msg`Currency`,
  amount: msg`Amount`,
  available: msg`Available in the wallet`,
  fee: msg`Fee`,
  feeRate: msg`Fee rate`,
  depositId: msg`Bank deposit`,
  externalTxId: msg`Transaction ID`,
  rows: msg`Rows`,
  credited: msg`Credited`,
  reason: msg`Reason`,
  rate: msg`Rate a year, in percent`,
  type: msg`Side`,
  price: msg`Price`,
  market: msg`By the market`,
  role: msg`Role`,
  enabled: msg`Enabled`,
  month: msg`Month`,
  open_items: msg`Open items of statements`,
  unsigned_statements: msg`Statements nobody has signed`,
  act: msg`Kind of act`,
  alone: msg`Alone, up to`,
  proposers: msg`Asked for by`,
  deciders: msg`Decided by`,
  revision: msg`Revision`,
  event: msg`Event`,
  payout: msg`What is paid out`,
  screened: msg`Kind of case`,
  score: msg`Risk score`,
  risks: msg`Reasons of the score`,
  place: msg`Where it is held`,
  name: msg`Name of the place`,
  reference: msg`Address, or the account as everybody may see it`,
  date: msg`As of the day`,
  evidence: msg`Evidence`,
}

/** Fields that hold an amount of the currency beside them. */
const AMOUNTS: readonly string[] = ['amount', 'available', 'fee']
const isDecimal = (value: unknown): value is string =>
  typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)

type Subject = Pick<wire.Proposal, 'kind' | 'subject'>

const fieldOf = ({ kind, subject }: Subject, name: string): Field | undefined => {
  const [what = ''] = subject.split(' ')
  return kind === 'catalogue' ? FORMS[what]?.fields.find(field => field.name === name) : undefined
}

/** Values of a case above the limit of risk. */
function useRiskValue() {
  const { t } = useLingui()
  const cases = useScanCases()
  const words = useRiskWords()
  return (name: string, value: unknown): unknown => {
    if (name === 'screened') return cases[value as wire.ScanCase] ?? value
    if (name === 'score') return value === null ? t`Not screened` : value
    return name === 'risks' && Array.isArray(value) ? words(value.map(String)) : value
  }
}

/** The name of a proposal's field in words, and its value where that is one of a few. Unknown ones stay as they are. */
export function useFieldWords() {
  const { t, i18n } = useLingui()
  const roleWords = useRoleWords()
  const actWords = useActWords()
  const payouts: Readonly<Record<wire.PayoutKind, string>> = {
    withdrawal: t`Withdrawal`,
    'chain-send': t`Send on chain`,
    'send-payment': t`Sent payment`,
    'card-charge': t`Charge of a card`,
  }
  const risk = useRiskValue()
  return {
    name: (proposal: Subject, name: string): string => {
      const words = fieldOf(proposal, name)?.label ?? OTHERS[name]
      return words ? i18n._(words) : name
    },
    value: (proposal: Subject, name: string, value: unknown, currency?: unknown): unknown => {
      if (AMOUNTS.includes(name) && isDecimal(value) && typeof currency === 'string')
        return amountText(value, currency)
      if (typeof value === 'boolean') return value ? t`Yes` : t`No`
      if (name === 'role') return roleWords(String(value))
      if (name === 'user_group' && value === null) return t`None`
      if (name === 'act') return actWords(String(value))
      if (name === 'alone' && value === null) return t`As the general setting says`
      if (Array.isArray(value) && (name === 'proposers' || name === 'deciders'))
        return value.map(each => roleWords(String(each)))
      const choices = fieldOf(proposal, name)?.of
      if (proposal.kind === 'risk-release') return risk(name, value)
      if (name === 'place') return value === 'bank' ? t`At a bank` : t`On an address of a chain`
      if (name === 'payout') return payouts[value as wire.PayoutKind] ?? value
      if (typeof choices !== 'object') return value
      const choice = choices.find(each => each.value === value)
      return choice ? i18n._(choice.label) : value
    },
  }
}
