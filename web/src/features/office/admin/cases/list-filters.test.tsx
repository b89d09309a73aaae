import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Row } from '../../../../client/contract.ts'
import { see } from '../../../../testing/act.ts'
import { answers, asked, type ListName, lists } from '../../../../testing/answers.ts'
import { serveContract } from '../../../../testing/contract-server.ts'
import { administrator } from '../../../../testing/people.ts'
import { networks } from '../../../../testing/records.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'

serveContract()

const level: Row<'vip.levels'> = {
  ...{ id: 'level-3', level: 3, level_name: 'VIP 3', sort: 3, status: 1, banks: [], bank_ids: [] },
  ...{ cc_rate: null, fps_ratio: null, fps_max: null, bank_deposit_rate: null, bank_withdraw_rate: null },
}

type Chosen = {
  readonly path: string
  readonly name: ListName
  /** The words of each filter, and the choice in it. */
  readonly chosen: Readonly<Record<string, string>>
  readonly filter: object
}

const chosen: readonly Chosen[] = [
  {
    path: '/admin/topup',
    name: 'topUp.all',
    chosen: { Network: 'ERC20' },
    filter: { network: 'ERC20', status: 0 },
  },
  {
    path: '/admin/withdraw',
    name: 'withdrawal.cases',
    chosen: { Kind: 'card', Currency: 'USD' },
    filter: { source: 'card', currency: 'USD', status: 0 },
  },
  {
    path: '/admin/userrecharges',
    name: 'bank.depositCases',
    chosen: { Currency: 'USD' },
    filter: { currency: 'USD', rechargeStatus: 0 },
  },
  {
    path: '/admin/sendonchain',
    name: 'chain.sendCases',
    chosen: { Currency: 'USDC', Network: 'ERC20' },
    filter: { currency: 'USDC', network: 'ERC20', status: 0 },
  },
  {
    path: '/admin/requestpayments',
    name: 'payment.requestCases',
    chosen: { Currency: 'USD' },
    filter: { currency: 'USD', status: 0 },
  },
  {
    path: '/admin/sendpayments',
    name: 'payment.sendCases',
    chosen: { Currency: 'USD' },
    filter: { currency: 'USD', status: 0 },
  },
  {
    path: '/admin/adjustments',
    name: 'office.adjustments',
    chosen: { Currency: 'USD' },
    filter: { currency: 'USD', status: 0 },
  },
  {
    path: '/admin/fixeddeposits',
    name: 'earn.allSubscriptions',
    chosen: { Currency: 'USD', Term: '3' },
    filter: { currency: 'USD', term: 3 },
  },
  { path: '/admin/trades', name: 'trade.all', chosen: { Side: 'sell' }, filter: { type: 'sell' } },
  {
    path: '/admin/logquickpays',
    name: 'quickPay.list',
    chosen: { Currency: 'USD' },
    filter: { currency: 'USD' },
  },
  { path: '/admin/wallets', name: 'wallet.all', chosen: { Currency: 'USD' }, filter: { currency: 'USD' } },
  {
    path: '/admin/inbox',
    name: 'office.inbox',
    chosen: { Currency: 'USD' },
    filter: { currency: 'USD', mine: 1 },
  },
  {
    path: '/admin/member',
    name: 'account.members',
    chosen: { State: '0', 'VIP level': '3' },
    filter: { status: 0, vip_level: 3 },
  },
]

test.each(chosen)('$path is filtered by its columns, in the call and in the address', async each => {
  answers('catalogue.fixedNetworks', networks)
  answers('vip.levels', [level])
  answers('wallet.billChecks', [])
  lists(each.name, [])
  const { address } = await renderScreen(each.path, { as: administrator('superadmin') })
  await see('Columns')
  for (const [label, value] of Object.entries(each.chosen)) {
    const select = screen.getByLabelText(label)
    await waitFor(() => expect(select.querySelector(`option[value="${value}"]`)).not.toBeNull())
    fireEvent.change(select, { target: { value } })
  }
  await expect.poll(() => asked(each.name).at(-1)?.filter).toMatchObject(each.filter)
  const kept = new URLSearchParams(address().split('?')[1])
  expect([...kept.values()]).toEqual(expect.arrayContaining(Object.values(each.chosen)))
})
