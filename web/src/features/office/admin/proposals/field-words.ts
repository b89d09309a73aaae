import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { caseKindWords } from '@strongroom/shared/words/office/kind'
import { amountText } from '../../../../i18n/amount.ts'
import { descriptorOf } from '../../../../i18n/word.ts'
import { useRiskWords, useScanCases } from '../../../../platform/cases/admin/screening/risk-words.ts'
import { useAccountWords } from '../../../../platform/events/admin/account-words.ts'
import { useRoleWords } from '../../../../platform/members/admin/role-words.ts'
import type { Field } from '../../../catalogue/admin/fields.ts'
import { REFERENCE } from '../../../catalogue/admin/kinds.ts'
import { useActWords } from '../policy/act-words.ts'
import { PROPOSAL_KINDS } from './kinds.ts'

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

/** Fields that many kinds have. */
const COMMON: Readonly<Record<string, MessageDescriptor>> = {
  currency: msg`Currency`,
  amount: msg`Amount`,
  fee: msg`Fee`,
  feeRate: msg`Fee rate`,
  reason: msg`Reason`,
}

/** Fields that stand in no form of reference data. */
const FIELDS: Readonly<Record<string, MessageDescriptor>> = Object.assign(
  {},
  COMMON,
  ...Object.values(PROPOSAL_KINDS).map(({ fields }) => fields),
)

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

const isCase = (value: unknown): value is wire.CaseKind =>
  typeof value === 'string' && Object.hasOwn(caseKindWords, value)

/** The name of a proposal's field in words, and its value where that is one of a few. Unknown ones stay as they are. */
export function useFieldWords() {
  const { t, i18n } = useLingui()
  const roleWords = useRoleWords()
  const actWords = useActWords()
  const accountWords = useAccountWords()
  const risk = useRiskValue()
  return {
    name: (proposal: Subject, name: string): string => {
      const words = fieldOf(proposal, name)?.label ?? FIELDS[name]
      return words ? i18n._(words) : name
    },
    value: (proposal: Subject, name: string, value: unknown, currency?: unknown): unknown => {
      if (AMOUNTS.includes(name) && isDecimal(value) && typeof currency === 'string')
        return amountText(value, currency)
      if (typeof value === 'boolean') return value ? t`Yes` : t`No`
      if (name === 'role') return roleWords(String(value))
      if (name === 'user_group' && value === null) return t`None`
      if (name === 'act') return actWords(String(value))
      if (name === 'debit' || name === 'credit') return accountWords(String(value))
      if (name === 'alone' && value === null) return t`As the general setting says`
      if (Array.isArray(value) && (name === 'proposers' || name === 'deciders'))
        return value.map(each => roleWords(String(each)))
      const choices = fieldOf(proposal, name)?.of
      if (proposal.kind === 'risk-release') return risk(name, value)
      if (name === 'place') return value === 'bank' ? t`At a bank` : t`On an address of a chain`
      if (name === 'payout' && isCase(value)) return i18n._(descriptorOf(caseKindWords[value].one))
      if (typeof choices !== 'object') return value
      const choice = choices.find(each => each.value === value)
      return choice ? i18n._(choice.label) : value
    },
  }
}
