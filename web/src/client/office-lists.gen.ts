import type { ListsOf } from './list-fields.ts'

// Made from the contract by `npm run routes -w web`; the compiler refuses it when it does not fit the contract.
export const officeLists = {
  'account.allSignIns': { sorts: ['created_date'], fields: { uid: 'text' } },
  'account.members': {
    sorts: ['created_date', 'uid', 'username', 'email'],
    fields: {
      uid: 'text',
      user_type: 'number',
      status: 'number',
      kyc_status: 'number',
      vip_level: 'number',
      vip_from: 'number',
    },
  },
  'account.membersShort': {
    sorts: ['created_date', 'uid', 'username', 'email'],
    fields: {
      uid: 'text',
      user_type: 'number',
      status: 'number',
      kyc_status: 'number',
      vip_level: 'number',
      vip_from: 'number',
    },
  },
  'account.sentMails': { sorts: ['created_date'], fields: { uid: 'text', status: 'number' } },
  'account.sentMessages': { sorts: ['created_date'], fields: { uid: 'text', status: 'number' } },
  'agent.pages': { sorts: ['sort', 'created_date'], upwards: true, fields: {} },
  'audit.events': {
    sorts: ['position'],
    ranged: true,
    fields: {
      uid: 'text',
      stream: 'text',
      type: 'text',
      key: 'text',
      actor: 'text',
      currency: 'text',
      since: 'text',
      until: 'text',
    },
  },
  'audit.looks': { sorts: ['created_date'], fields: { by: 'text', uid: 'text', kind: 'text' } },
  'bank.all': {
    sorts: ['created_date', 'updated_date'],
    fields: { status: 'number', uid: 'text', category_id: 'text', account_type: 'number' },
  },
  'bank.circleRecharges': {
    sorts: ['created_date', 'amount'],
    ranged: true,
    fields: { depositStatus: 'number', rechargeStatus: 'number', currency: 'text', uid: 'text' },
  },
  'bank.depositCases': {
    sorts: ['created_date', 'amount', 'finish_date'],
    ranged: true,
    fields: {
      depositStatus: 'number',
      rechargeStatus: 'number',
      currency: 'text',
      depositType: 'number',
      uid: 'text',
    },
  },
  'bank.fpsCases': {
    sorts: ['created_date', 'amount', 'finish_date'],
    ranged: true,
    fields: { status: 'number', uid: 'text' },
  },
  'bank.recharges': {
    sorts: ['created_date', 'amount', 'finish_date'],
    ranged: true,
    fields: {
      depositStatus: 'number',
      rechargeStatus: 'number',
      currency: 'text',
      depositType: 'number',
      uid: 'text',
    },
  },
  'bank.virtualAccounts': { sorts: ['created_date'], fields: { uid: 'text', status: 'number' } },
  'card.all': {
    sorts: ['created_date', 'updated_date', 'balance'],
    fields: { status: 'number', card_type: 'text', uid: 'text' },
  },
  'card.allTransactions': {
    sorts: ['created_date', 'amount', 'settlement_date'],
    ranged: true,
    fields: { type: 'text', status: 'number', uid: 'text' },
  },
  'card.chargeCases': {
    sorts: ['created_date', 'amount', 'finish_date'],
    ranged: true,
    fields: { status: 'number', currency: 'text', uid: 'text' },
  },
  'card.feesByCard': { sorts: ['date', 'total'], fields: { currency: 'text', uid: 'text' } },
  'card.feesByDay': { sorts: ['date', 'total'], fields: { currency: 'text', uid: 'text' } },
  'card.feesByMonth': { sorts: ['date', 'total'], fields: { currency: 'text', uid: 'text' } },
  'card.imports': { sorts: ['created_date', 'finish_date', 'rows'], fields: { state: 'text', uid: 'text' } },
  'card.logs': {
    sorts: ['created_date', 'amount', 'settlement_date'],
    ranged: true,
    fields: { type: 'text', status: 'number', uid: 'text' },
  },
  'card.members': {
    sorts: ['created_date', 'updated_date', 'balance'],
    fields: { status: 'number', card_type: 'text', uid: 'text' },
  },
  'card.orders': { sorts: ['created_date', 'finish_date'], fields: { status: 'number', uid: 'text' } },
  'card.summaries': {
    sorts: ['created_date', 'updated_date', 'balance'],
    fields: { status: 'number', card_type: 'text', uid: 'text' },
  },
  'cardType.pages': { sorts: ['sort', 'created_date'], upwards: true, fields: {} },
  'chain.addressBalances': {
    sorts: ['amount', 'scanned_date'],
    fields: { network: 'text', currency: 'text', least: 'text', uid: 'text' },
  },
  'chain.addressBookOf': { sorts: ['created_date', 'name'], fields: { currency: 'text', network: 'text' } },
  'chain.applications': {
    sorts: ['created_date', 'finish_date'],
    fields: { status: 'number', network: 'text', uid: 'text' },
  },
  'chain.collections': {
    sorts: ['created_date', 'amount', 'finish_date'],
    fields: { network: 'text', currency: 'text', status: 'number' },
  },
  'chain.forwardAddresses': { sorts: ['network', 'addresses'], upwards: true, fields: { network: 'text' } },
  'chain.poolAddresses': {
    sorts: ['created_date', 'given_date'],
    fields: { network: 'text', given: 'number' },
  },
  'chain.scans': {
    sorts: ['created_date', 'score'],
    fields: {
      uid: 'text',
      kind: 'text',
      case_kind: 'text',
      network: 'text',
      least: 'number',
      status: 'number',
    },
  },
  'chain.sendCases': {
    sorts: ['created_date', 'amount', 'finish_date'],
    ranged: true,
    fields: { status: 'number', currency: 'text', network: 'text', uid: 'text' },
  },
  'chargeItem.pages': { sorts: ['sort', 'created_date'], upwards: true, fields: {} },
  'country.pages': { sorts: ['sort', 'created_date'], upwards: true, fields: {} },
  'earn.allSubscriptions': {
    sorts: ['created_date', 'amount', 'maturity_date'],
    ranged: true,
    fields: { status: 'number', currency: 'text', term: 'number', uid: 'text' },
  },
  'externalBank.pages': { sorts: ['sort', 'created_date'], upwards: true, fields: {} },
  'finance.postings': {
    sorts: ['number', 'amount'],
    fields: {
      account: 'text',
      currency: 'text',
      type: 'text',
      uid: 'text',
      up_to: 'number',
      at: 'text',
      late_in: 'text',
    },
  },
  'finance.statementItems': {
    sorts: ['booked_on', 'amount', 'match'],
    fields: { statement: 'text', side: 'text', state: 'text', match: 'number' },
  },
  'finance.statements': {
    sorts: ['created_date', 'last_day'],
    fields: { source: 'text', account: 'text', status: 'text' },
  },
  'identity.records': {
    sorts: ['submitted_date', 'decided_date'],
    fields: { status: 'number', type: 'number', uid: 'text' },
  },
  'inviteCode.pages': { sorts: ['sort', 'created_date'], upwards: true, fields: {} },
  'office.adjustments': {
    sorts: ['created_date', 'amount', 'finish_date'],
    ranged: true,
    fields: { status: 'number', uid: 'text', currency: 'text' },
  },
  'office.bulkJobs': { sorts: ['created_date'], fields: { kind: 'text' } },
  'office.bulkRows': { sorts: ['number'], fields: { status: 'number' } },
  'office.inbox': {
    sorts: ['created_date'],
    ranged: true,
    fields: { kind: 'text', currency: 'text', mine: 'number', assigned: 'text', named: 'number' },
  },
  'office.proposals': {
    sorts: ['created_date', 'finish_date'],
    fields: { status: 'number', kind: 'text', mine: 'number' },
  },
  'payment.requestCases': {
    sorts: ['created_date', 'amount'],
    ranged: true,
    fields: { status: 'number', currency: 'text', uid: 'text' },
  },
  'payment.sendCases': {
    sorts: ['created_date', 'amount'],
    ranged: true,
    fields: { status: 'number', currency: 'text', uid: 'text' },
  },
  'prechargeItem.pages': { sorts: ['sort', 'created_date'], upwards: true, fields: {} },
  'productBank.pages': { sorts: ['sort', 'created_date'], upwards: true, fields: {} },
  'referral.all': { sorts: ['created_date'], fields: { uid: 'text', referrer: 'text' } },
  'statement.all': {
    sorts: ['booked_date', 'created_date'],
    ranged: true,
    fields: { currency: 'text', type: 'text', uid: 'text' },
  },
  'support.list': { sorts: ['created_date', 'updated_date'], fields: { status: 'number', uid: 'text' } },
  'swap.rates': {
    sorts: ['source', 'target', 'updated_date'],
    upwards: true,
    fields: { source: 'text', target: 'text' },
  },
  'topUp.all': {
    sorts: ['created_date', 'amount'],
    ranged: true,
    fields: { status: 'number', currency: 'text', network: 'text', uid: 'text' },
  },
  'trade.all': {
    sorts: ['created_date', 'amount', 'price'],
    ranged: true,
    fields: { status: 'number', base: 'text', target: 'text', type: 'text', uid: 'text' },
  },
  'vip.allApplications': {
    sorts: ['created_date', 'finish_date'],
    fields: { status: 'number', uid: 'text' },
  },
  'vip.giftCards': { sorts: ['created_date'], fields: { uid: 'text', status: 'number' } },
  'wallet.all': { sorts: ['uid', 'amount'], fields: { uid: 'text', currency: 'text' } },
  'withdrawal.cases': {
    sorts: ['created_date', 'amount', 'finish_date'],
    ranged: true,
    fields: { status: 'number', currency: 'text', source: 'text', uid: 'text' },
  },
} as const satisfies ListsOf<true>
