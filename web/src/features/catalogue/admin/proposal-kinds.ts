import { msg } from '@lingui/core/macro'
import type {
  ProposalChange,
  ProposalKinds,
  SubjectWords,
} from '../../../platform/cases/admin/proposal-kind.ts'

const subjectOf = ({ subject, before, after }: ProposalChange, words: SubjectWords) => {
  const [what = '', ...rest] = subject.split(' ')
  const id = rest.join(' ')
  const named = String((after ?? before)?.bank_name ?? id)
  const cardType = String((after ?? before)?.name ?? id)
  if (what === 'policy') return msg`Policy · ${words.act(id)}`
  if (what === 'sys-config') return msg`Setting · ${id}`
  if (what === 'swap-rate') return msg`Swap rate · ${id}`
  if (what === 'trade-pair') return msg`Price of a pair · ${id}`
  if (what === 'fixed-deposit-plan') return msg`Earning plan · ${id}`
  if (what === 'invite-code') return msg`Invite code · ${id}`
  if (what === 'user-group') return msg`User group · ${id}`
  if (what === 'vip-level') return msg`VIP level · ${id}`
  if (what === 'card-type') return msg`Card type · ${cardType}`
  if (what === 'charge-item') return msg`Charge item · ${id}`
  if (what === 'send-fee') return msg`Fee of sending · ${id}`
  return msg`Bank account of the house · ${named}`
}

/** Changes of settings and reference data that take two administrators. */
export const proposalKinds = {
  catalogue: {
    subject: subjectOf,
    fields: {
      field_code: msg`Setting`,
      field_value: msg`Value`,
      shown: msg`Shown to members`,
      act: msg`Kind of act`,
      alone: msg`Alone, up to`,
      proposers: msg`Asked for by`,
      deciders: msg`Decided by`,
    },
  },
} as const satisfies ProposalKinds
