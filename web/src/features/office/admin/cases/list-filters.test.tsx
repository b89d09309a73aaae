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

const group: Row<'userGroup.list'> = {
  ...{ id: 'staff', group_code: 'staff', group_name: 'Staff', group_name_zh: '員工', group_name_sc: '员工' },
  ...{ group_name_ja: '社員', cc_rate: null, fps_ratio: null, fps_max: null, bank_deposit_rate: null },
  ...{ bank_withdraw_rate: null, bank_limit: null, status: 1, sort: 0 },
}

/** A list's address and call, the choice in each of its filters by the filter's words, and what the call is then asked with. */
type Chosen = readonly [
  path: string,
  name: ListName,
  choices: Readonly<Record<string, string>>,
  filter: object,
]

const waits = { status: 0 }
const [inUsd, inUsdc] = [{ currency: 'USD' }, { currency: 'USDC' }]
const onErc20 = { network: 'ERC20' }

const chosen: readonly Chosen[] = [
  ['/admin/topup', 'topUp.all', { Network: 'ERC20' }, { ...onErc20, ...waits }],
  [
    '/admin/withdraw',
    'withdrawal.cases',
    { Kind: 'card', Currency: 'USD' },
    { source: 'card', ...inUsd, ...waits },
  ],
  ['/admin/userrecharges', 'bank.depositCases', { Currency: 'USD' }, { ...inUsd, rechargeStatus: 0 }],
  [
    '/admin/sendonchain',
    'chain.sendCases',
    { Currency: 'USDC', Network: 'ERC20' },
    { ...inUsdc, ...onErc20, ...waits },
  ],
  ['/admin/requestpayments', 'payment.requestCases', { Currency: 'USD' }, { ...inUsd, ...waits }],
  ['/admin/sendpayments', 'payment.sendCases', { Currency: 'USD' }, { ...inUsd, ...waits }],
  ['/admin/adjustments', 'office.adjustments', { Currency: 'USD' }, { ...inUsd, ...waits }],
  ['/admin/fixeddeposits', 'earn.allSubscriptions', { Currency: 'USD', Term: '3' }, { ...inUsd, term: 3 }],
  ['/admin/trades', 'trade.all', { Side: 'sell' }, { type: 'sell' }],
  ['/admin/logquickpays', 'quickPay.list', { Currency: 'USD' }, inUsd],
  ['/admin/wallets', 'wallet.all', { Currency: 'USD' }, inUsd],
  ['/admin/inbox', 'office.inbox', { Currency: 'USD' }, { ...inUsd, mine: 1 }],
  [
    '/admin/member',
    'account.members',
    { State: '0', 'VIP level': '3', 'User group': 'staff' },
    { status: 0, vip_level: 3, user_group: 'staff' },
  ],
]

test.each(chosen)(
  '%s is filtered by its columns, in the call and in the address',
  async (path, name, choices, filter) => {
    answers('catalogue.fixedNetworks', networks)
    answers('vip.levels', [level])
    answers('userGroup.list', group)
    answers('wallet.billChecks', [])
    lists(name, [])
    const { address } = await renderScreen(path, { as: administrator('superadmin') })
    await see('Columns')
    for (const [label, value] of Object.entries(choices)) {
      const select = screen.getByLabelText(label)
      await waitFor(() => expect(select.querySelector(`option[value="${value}"]`)).not.toBeNull())
      fireEvent.change(select, { target: { value } })
    }
    await expect.poll(() => asked(name).at(-1)?.filter).toMatchObject(filter)
    const kept = new URLSearchParams(address().split('?')[1])
    expect([...kept.values()]).toEqual(expect.arrayContaining(Object.values(choices)))
  },
)
