import { answers, lists } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { describeList } from '../../../testing/list-suite.tsx'

serveContract()

const created_date = '2026-11-22T14:02:11.000Z'
const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const bound = {
  ...{ id: 'book-1', currency: 'USDC', network: 'ERC20', address, name: 'Ledger', created_date },
  usable_date: null,
}

describeList({
  path: '/userbindccaddress',
  name: 'chain.addressBook',
  row: bound,
  besides: () => answers('chain.allowList', { on: 0, ends_date: null, cooling_hours: 24 }),
  shows: ['Ledger', 'USDC · ERC20', address, 'Remove'],
  empty: 'No address yet',
  narrowedBy: 'search=nothing',
  filters: [
    { label: 'Search name, address', value: 'ledg', address: 'search=ledg', asks: { search: 'ledg' } },
  ],
})

describeList({
  path: '/sendonchain',
  name: 'chain.sends',
  row: {
    ...{ id: 'send-1', uid: '100045', currency: 'USDC', network: 'ERC20', amount: '50', fee: '2' },
    ...{ arrives: '48', address, name: 'Ledger', status: 0, externalTxId: null, reason: null },
    ...{ created_date, finish_date: null },
  },
  shows: ['Ledger', '0x5aAeb6…1BeAed', '48.00 USDC to the address, fee 2.00 USDC', '50.00'],
  empty: 'Nothing sent yet',
  filters: [{ label: 'State', value: '1', address: 'status=1', asks: { status: 1 } }],
  besides: () => {
    lists('chain.addressBook', [bound])
    answers('chain.sendable', { currency: 'USDC', network: 'ERC20', available: '100', fee: '2' })
  },
})
