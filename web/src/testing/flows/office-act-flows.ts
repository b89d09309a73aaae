import type { wire } from '@strongroom/shared'
import { fill, press, seeButton, seeLiveButton } from '../act.ts'
import { answers, lists, waits } from '../answers.ts'
import { administrator } from '../people.ts'
import { approvalSaid } from '../records.ts'
import { type Flow, pressOnce } from './flow.ts'

const at = '2026-11-20T10:00:00.000Z'
const finance = administrator('finance')
const REASON = 'Reason, as the member will read it'

const setting: Flow = {
  ...{ file: 'catalogue/admin/setting.tsx', address: '/admin/sysconfigs/appconfig' },
  ...{ call: 'catalogue.saveSettings', as: administrator('superadmin'), again: 'here' },
  ...{ field: 'Share of ours', first: '0.003' },
  set: () => {
    answers('catalogue.settings', [
      {
        ...{ field_code: 'ownShare', field_value: '0.003', meaning: 'Share of ours' },
        ...{ unit: 'share', default: '0.003' },
      } as wire.SystemConfig,
    ])
    answers('catalogue.saveSettings')
  },
  walk: async () => {
    fill({ 'Share of ours': '0.004' })
    fill({ Reason: 'Costs have risen' })
    await seeLiveButton('Save')
    press('Save')
  },
  notTaken: 'Use a share below 1 such as 0.003 for 0.3 %',
  end: 'Share of ours',
}

const both: wire.Role[] = ['finance', 'superadmin']
const policy: Flow = {
  ...{ file: 'office/admin/policy/policy-form.tsx', address: '/admin/sysconfigs/policy' },
  ...{ call: 'office.savePolicy', as: administrator('superadmin'), again: 'never' },
  set: () => {
    answers('office.policies', [
      {
        ...{ act: 'adjustment', of: 'amount', alone: '1000', usual: '1000', own: 0 },
        ...{ proposers: both, deciders: both, most_proposers: both, most_deciders: both },
      },
    ])
    waits('office.savePolicy', 'proposal-1')
  },
  walk: async () => {
    await pressOnce('Propose another policy: Money put into a wallet or taken out by hand')
    fill({ 'Alone, USDC a day': '250', Reason: 'The board decided' })
    press('Propose to another superadministrator')
  },
  end: 'Waits for a second administrator',
}

const question: wire.AdminSupportCase = {
  ...{ id: 'case-1', uid: '100045', username: 'Ada', email: 'ada@example.com', subject: 'Late' },
  ...{ reference: null, status: 0, messages: 0, created_date: at, updated_date: at },
  ...{ assignee: null, assignee_name: '', notes: 0 },
}
const answer: Flow = {
  ...{ file: 'support/admin/support-answer.tsx', address: '/admin/support?open=case-1' },
  ...{ call: 'support.answer', as: administrator('support'), again: 'never' },
  field: 'Answer, as the member will read it',
  set: () => {
    lists('support.list', [question])
    answers('support.talk', { ...question, talk: [], about: { lines: [], card_lines: [] } })
    answers('support.notes', [])
    answers('support.canned', [])
    answers('office.administrators', [])
    answers('support.answer', { id: 'case-1', status: 1 })
  },
  walk: async () => {
    await seeButton('Send the answer')
    fill({ 'Answer, as the member will read it': 'It is with finance.' })
    press('Send the answer')
  },
  end: 'Answered. The member reads it, and gets it by e-mail.',
}

const sent: wire.AdminWithdrawal = {
  ...{ id: 'withdrawal-1', uid: '100045', username: 'Ada', email: 'ada@example.com', source: 'wallet' },
  ...{ currency: 'USD', amount: '100.00', fee: '5.00', bank_id: 'bank-1', bank: 'First Bank ··6789' },
  ...{ status: 0, externalTxId: null, reason: null, created_date: at, finish_date: null },
  ...{ decided_by: null, decided_by_name: '' },
  ...{ entered_by: null, entered_by_name: '' },
  ...{ returned_amount: null, bank_charge: null, returned_reason: null, returned_date: null },
}

const decision: Flow = {
  ...{ file: '../platform/cases/admin/decision.tsx', address: '/admin/withdraw?open=withdrawal-1' },
  ...{ call: 'withdrawal.approve', as: finance, again: 'never' },
  set: () => {
    lists('withdrawal.cases', [sent])
    answers('office.checkApproval', approvalSaid({ fee: '5.00' }))
    answers('withdrawal.approve', () => {
      lists('withdrawal.cases', [])
      return { id: 'withdrawal-1', status: 1 as const }
    })
  },
  walk: async () => {
    await seeLiveButton('Send 100.00 USD')
    press('Send 100.00 USD')
  },
  end: 'Nothing waits',
}

const rejection: Flow = {
  ...{ file: '../platform/cases/admin/rejection.tsx', address: '/admin/withdraw?open=withdrawal-1' },
  ...{ call: 'withdrawal.reject', as: finance, again: 'never' },
  set: () => {
    lists('withdrawal.cases', [sent])
    answers('office.checkApproval', approvalSaid({ fee: '5.00' }))
    answers('withdrawal.reject', () => {
      lists('withdrawal.cases', [])
      return { id: 'withdrawal-1', status: -1 as const }
    })
  },
  walk: async () => {
    await pressOnce('Reject')
    fill({ [REASON]: 'The account is closed' })
    press('Reject')
  },
  end: 'Nothing waits',
}

const sentBack: Flow = {
  ...{ file: '../platform/cases/admin/sent-back.tsx', address: '/admin/withdraw?status=1&open=withdrawal-1' },
  ...{ call: 'withdrawal.sentBack', as: finance, again: 'never' },
  set: () => {
    lists('withdrawal.cases', [{ ...sent, status: 1, externalTxId: 'wire-77' }])
    waits('withdrawal.sentBack', 'proposal-1')
  },
  walk: async () => {
    await pressOnce('The bank has sent it back')
    fill({ 'Charge of the bank, USD': '25', [REASON]: 'The account is closed' })
    press('Book what came back')
  },
  end: 'Waits for a second administrator',
}

const deposit: wire.AdminSubscription = {
  ...{ id: 'deposit-1', uid: '100045', username: 'Ada', email: 'ada@example.com', planId: 'plan-1' },
  ...{ currency: 'USD', amount: '1000', principal: '1000', term: 3, rate: '5', next_rate: null },
  ...{ profit: null, realized_interest: '4.17', maturity_date: '2027-02-22', maturity_amount: '1012.60' },
  ...{ next_interest_date: '2026-12-22', redeem_interest: '0', redeem_forfeited: '3.33', forfeited: null },
  ...{ status: 0, reason: null, start_date: at, created_date: at, finish_date: null },
}
const rate: Flow = {
  ...{ file: 'earn/admin/admin-fixed-deposits.tsx', address: '/admin/fixeddeposits?open=deposit-1' },
  ...{ call: 'earn.editSubscription', as: finance, again: 'never' },
  set: () => {
    lists('earn.allSubscriptions', [deposit])
    waits('earn.editSubscription', 'proposal-1')
  },
  walk: async () => {
    await seeButton('Change the rate')
    fill({ 'Rate a year from the next month on, in percent': '6', [REASON]: 'As agreed' })
    press('Change the rate')
  },
  end: 'Waits for a second administrator',
}

const fillOrder: Flow = {
  ...{ file: 'trade/admin/admin-trades.tsx', address: '/admin/trades?open=trade-1', call: 'trade.fill' },
  ...{ as: finance, again: 'never' },
  set: () => {
    lists('trade.all', [
      {
        ...{ id: 'trade-1', uid: '100045', username: 'Ada', email: 'ada@example.com', type: 'buy' },
        ...{
          kind: 'limit',
          fee: '0',
          base: 'USDC',
          target: 'USD',
          price: '1.01',
          amount: '100',
          filled: '40',
          left: '60',
        },
        ...{ paid: '40.40', received: '40', locked: '60.60', locked_currency: 'USD', status: 0 },
        ...{ cancelled_by: null, reason: null, created_date: at, finish_date: null },
      },
    ])
    waits('trade.fill', 'proposal-1')
  },
  walk: async () => {
    await seeButton('Fill at the limit price')
    fill({ 'Amount to fill; all that is left when empty': '25.5' })
    press('Fill at the limit price')
  },
  end: 'Waits for a second administrator',
}

const FIXED_FEE = 'Fixed part of the fee of a withdrawal to a bank, in its own currency'
const counterfactual: Flow = {
  ...{ file: 'audit/admin/counterfactual-form.tsx', address: '/admin/counterfactuals' },
  ...{ call: 'audit.askCounterfactual', as: administrator('auditor'), again: 'never', field: FIXED_FEE },
  set: () => {
    const run: wire.Counterfactual = {
      ...{ id: 'c1', terms: { withdrawFee: '6' }, from: '2026-03-01', to: '2026-03-31', by: '100053' },
      ...{ by_name: 'aiko', created_date: at, status: 0, done: 20_000, total: 50_000, finish_date: null },
    }
    answers('audit.counterfactuals', [run])
    answers('audit.askCounterfactual', { id: 'c1' })
    answers('audit.counterfactual', { ...run, report: null })
  },
  walk: async () => {
    fill({ [FIXED_FEE]: '6' })
    press('Decide again')
  },
  end: '20,000 of 50,000 events',
}

const NOTE = 'Note, for administrators to read'
const line: wire.AdminTransaction = {
  ...{ id: 'line-1', uid: '100045', username: 'Ada', email: 'ada@example.com', type: 'adjustment' },
  ...{ status: 'done', currency: 'USD', amount: '25.50', balance: '125.50', asked: null, fee: null },
  ...{ reference: 'adjustment-1', counterparty: null, reason: 'A fee too many', details: null },
  created_date: at,
}
const movementNote: Flow = {
  ...{ file: 'statement/admin/movement-case.tsx', address: '/admin/transactions?open=100045.line-1' },
  ...{ call: 'statement.annotate', as: finance, again: 'never', field: NOTE, first: 'Seen by Grace' },
  set: () => {
    lists('statement.all', [line])
    answers('statement.one', {
      ...{ ...line, note: 'Seen by Grace', booked_date: at, counterparty_name: null },
      ...{ history: [], related: [], request: null, event: null },
    })
    answers('statement.annotate', [])
  },
  walk: async () => {
    fill({ [NOTE]: 'Seen by Grace and Ben' })
    await seeLiveButton('Save the note')
    press('Save the note')
  },
  end: 'Save the note',
}

/** Forms by which administrators decide, answer and set. */
export const officeActFlows: readonly Flow[] = [
  ...[setting, policy, answer, decision, rejection, sentBack, rate, fillOrder, counterfactual, movementNote],
]
