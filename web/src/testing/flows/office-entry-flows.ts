import { expect } from 'vitest'
import type { Row } from '../../client/contract.ts'
import { fill, gone, press, seeLiveButton, type, typed } from '../act.ts'
import { answers, lists, waits } from '../answers.ts'
import { administrator, listedMember } from '../people.ts'
import { bank } from '../records.ts'
import { type Flow, pressOnce } from './flow.ts'

const at = '2026-11-20T10:00:00.000Z'
const [finance, operator] = [administrator('finance'), administrator('operator')]

/** Opens the form of an entry once the one before has closed. */
const opens = (opener: string, action: string) => async () => {
  await gone(action)
  await pressOnce(opener)
}

const circle: Flow = {
  ...{ file: 'bank/admin/circle.tsx', address: '/admin/circledeposit', call: 'bank.enterCircleDeposit' },
  ...{ as: finance, again: 'here' },
  set: () => {
    lists('bank.circleDeposits', [])
    answers('bank.enterCircleDeposit', { id: 'wire-2', status: 1 })
  },
  opens: opens('Record a wire', 'Credit the wire'),
  field: 'User ID',
  walk: async () => {
    fill({ 'User ID': '100045', "Circle's payment ID": 'circle-77', Amount: '100' })
    press('Credit the wire')
  },
  end: 'Record a wire',
}

const withdrawal: Flow = {
  ...{ file: 'withdrawal/admin/enter-withdrawal.tsx', address: '/admin/withdraw', call: 'withdrawal.enter' },
  ...{ as: finance, again: 'here' },
  set: () => {
    lists('withdrawal.cases', [])
    lists('bank.ofMember', [bank()])
    answers('withdrawal.enter', { id: 'withdrawal-2', status: 0 })
  },
  opens: opens('Enter a withdrawal', 'Enter the withdrawal'),
  field: 'User ID',
  walk: async () => {
    fill({ 'User ID': '100045', 'Amount the bank receives': '250' })
    await expect.poll(() => typed('To the bank account')).toBe('bank-1')
    press('Enter the withdrawal')
  },
  end: 'Enter a withdrawal',
}

const virtualAccount: Flow = {
  ...{ file: 'bank/admin/virtual-account-form.tsx', address: '/admin/virtualaccounts' },
  ...{ call: 'bank.giveVirtualAccount', as: operator, again: 'never' },
  set: () => {
    lists('bank.virtualAccounts', [])
    answers('bank.giveVirtualAccount')
  },
  opens: opens('Enter an account', 'Propose this account'),
  field: 'User ID',
  walk: async () => {
    fill({ 'User ID': '100046', Beneficiary: 'Ben', Bank: 'Harbour Bank', 'Account number': '7' })
    press('Propose this account')
  },
  end: 'Propose this account',
}

const holding: Flow = {
  ...{ file: 'liabilities/admin/holding-form.tsx', address: '/admin/holdings' },
  ...{ call: 'liabilities.stateHolding', as: finance, again: 'here' },
  set: () => {
    answers('liabilities.standing', { asked_date: null, proven_date: at, events: 12_345, progress: null })
    answers('liabilities.custodyStanding', {
      ...{ custody: 'http', asked_date: null, tried_date: null, outcome: null, report: null },
      ...{ report_date: null, recorded_date: null, left_out: [], places: 0 },
    })
    answers('liabilities.statedHoldings', [])
    answers('liabilities.stateHolding', { id: 'h1' })
  },
  opens: opens('State a holding', 'Propose it'),
  field: 'Name of the place',
  walk: async () => {
    fill({ 'Name of the place': 'Client money', 'Amount held': '250.5', 'As of the day': '2026-11-22' })
    fill({ 'Address, or the account as everybody may see it': 'Example Bank …4321' })
    fill({ 'Evidence, such as a statement’s number or a block': 'Statement 12/2026' })
    press('Propose it')
  },
  end: 'State a holding',
}

const source: Flow = {
  ...{ file: 'finance/admin/reconciliation/source-form.tsx', address: '/admin/reconciliation' },
  ...{ call: 'finance.saveStatementSource', as: finance, again: 'here' },
  set: () => {
    answers('finance.statementSources', [])
    lists('finance.statements', [])
    answers('finance.saveStatementSource', { id: 's1' })
  },
  opens: opens('New source', 'Save'),
  field: 'Name',
  walk: async () => {
    fill({ Name: 'House bank', Format: 'camt053' })
    press('Save')
  },
  end: 'New source',
}

const member = listedMember()

const adjustment: Flow = {
  ...{ file: 'office/admin/cases/adjustment-form.tsx', address: '/admin/adjustments', call: 'office.adjust' },
  ...{ as: finance, again: 'here' },
  set: () => {
    lists('office.adjustments', [])
    lists('account.members', [member])
    answers('office.policies', [])
    answers('office.adjust', [{ id: 'adjustment-1', status: 1 }])
  },
  opens: opens('Adjust a wallet', 'Enter the adjustment'),
  field: 'User ID',
  walk: async () => {
    fill({ 'User ID': '100046', Amount: '5', 'Reason, as the member will read it': 'A fee too many' })
    press('Review the adjustment')
    await seeLiveButton('Enter the adjustment')
    press('Enter the adjustment')
  },
  end: 'Adjust a wallet',
}

const agent: Flow = {
  ...{ file: 'catalogue/admin/entry-form.tsx', address: '/admin/agents', call: 'agent.create' },
  ...{ as: administrator('superadmin'), again: 'here' },
  set: () => {
    lists('agent.pages', [])
    answers('office.agentGroups', [])
    answers('agent.create')
  },
  opens: opens('Add', 'Save'),
  field: 'Name',
  walk: async () => {
    fill({ Name: 'Partner', 'API key': 'k'.repeat(32), 'Access interval, in minutes': '5' })
    fill({ Reason: 'As agreed' })
    press('Save')
  },
  end: 'Add',
}

const cardLog: Flow = {
  ...{ file: 'card/admin/card-log-form.tsx', address: '/admin/logconsumecards', call: 'card.importLogs' },
  ...{ as: finance, again: 'here' },
  set: () => {
    lists('card.logs', [])
    answers('card.importLogs', {
      ...{ id: 'import-1', dryRun: 0, rows: 1, fresh: 1, there: 0, totals: [], problems: [] },
      ...{ belowZero: [], belowZeroCount: 0, overdrawn: '0.00' },
    })
  },
  opens: opens('Add one', 'Book it'),
  field: 'Merchant',
  walk: async () => {
    fill({ 'Card ID, the issuer’s code': 'ISS-7', Amount: '12.5', 'Settlement date': '2026-11-21' })
    fill({ 'Purchase date': '2026-11-20', Merchant: 'Cafe', 'Network transaction ID': 'net-8' })
    press('Book it')
  },
  end: 'Add one',
}

const card: Flow = {
  ...{ file: 'card/admin/card-form.tsx', address: '/admin/cards', call: 'card.add' },
  ...{ as: operator, again: 'here' },
  set: () => {
    lists('card.all', [])
    answers('card.add', { id: 'card-2', status: 2, status_given: 1 })
  },
  opens: opens('Add card', 'Save'),
  field: 'E-mail of the member',
  walk: async () => {
    fill({ 'E-mail of the member': 'ada@example.com', 'Card ID, the issuer’s code': 'ISS-8' })
    fill({ 'Card number, 16 digits': '4242424242424242', 'CVV, 3 digits': '123', 'Expires, MM/YY': '09/29' })
    press('Save')
  },
  end: 'Add card',
}

const addresses: Flow = {
  ...{ file: 'chain/admin/addresses/bring-in.tsx', address: '/admin/ccaddress' },
  ...{ call: 'chain.savePoolAddress', as: operator, again: 'never', field: 'Addresses, one a line' },
  set: () => {
    lists('chain.poolAddresses', [])
    lists('chain.applications', [])
    answers('network.list', [
      { id: 'n-1', network_code: 'ERC20', network_name: 'Ethereum', status: 1 } as Row<'network.list'>,
    ])
    waits('chain.savePoolAddress', 'proposal-1')
  },
  walk: async () => {
    type('Addresses, one a line', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')
    await seeLiveButton('Bring in')
    press('Bring in')
  },
  end: 'Waits for a second administrator',
}

/** Forms by which administrators enter something by hand. */
export const officeEntryFlows: readonly Flow[] = [
  ...[circle, withdrawal, virtualAccount, holding, source, adjustment, agent, cardLog, card, addresses],
]
