import { screen } from '@testing-library/react'
import { test } from 'vitest'
import { answers, type ListName, lists } from '../../../../testing/answers.ts'
import { serveContract } from '../../../../testing/contract-server.ts'
import { administrator } from '../../../../testing/people.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'

serveContract()

const MEMBER = 'Search name, e-mail, user ID, reference'

test.each<[path: string, name: ListName, label: string]>([
  ['/admin/withdraw', 'withdrawal.cases', MEMBER],
  ['/admin/swaps', 'swap.log', MEMBER],
  ['/admin/logquickpays', 'quickPay.list', MEMBER],
  ['/admin/topup', 'topUp.all', 'Search name, e-mail, user ID, TXID, reference'],
  ['/admin/wallets', 'wallet.all', 'Search name, e-mail, user ID, currency'],
  ['/admin/cardordernumbers', 'card.orders', 'Search name, e-mail, user ID, order number'],
  ['/admin/currencyrequests', 'wallet.currencyRequests', MEMBER],
])('%s says what can be searched', async (path, name, label) => {
  answers('catalogue.fixedNetworks', [])
  answers('wallet.billChecks', [])
  lists(name, [])
  await renderScreen(path, { as: administrator('superadmin') })
  await screen.findByLabelText(label)
})
