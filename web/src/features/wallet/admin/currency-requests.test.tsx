import { describeCase } from '../../../testing/case-suite.ts'
import { serveContract } from '../../../testing/contract-server.ts'

serveContract()

describeCase({
  path: '/admin/currencyrequests',
  name: 'wallet.currencyRequests',
  role: 'support',
  row: {
    ...{ id: 'request-1', uid: '100045', username: 'Ada', email: 'ada@example.com', currency: 'USDT' },
    ...{ status: 0, reason: null, created_date: '2026-11-20T10:00:00.000Z', finish_date: null },
  },
  shows: ['Currency USDT', 'ada@example.com'],
  approve: { call: 'wallet.approveCurrency', label: 'Open the wallet', body: { id: 'request-1' } },
  reject: { call: 'wallet.rejectCurrency', label: 'Reject', body: { id: 'request-1' } },
})
