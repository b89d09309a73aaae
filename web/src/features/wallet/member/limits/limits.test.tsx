import type { wire } from '@strongroom/shared'
import { beforeEach, describe, expect, test } from 'vitest'
import { see, seeOnPage } from '../../../../testing/act.ts'
import { answers } from '../../../../testing/answers.ts'
import { serveContract } from '../../../../testing/contract-server.ts'
import { member } from '../../../../testing/people.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'

serveContract()

const limit = (given: Partial<wire.Limit> & Pick<wire.Limit, 'kind'>): wire.Limit => ({
  ...{
    currency: null,
    of: null,
    minimum: null,
    maximum: null,
    period: null,
    most: null,
    used: null,
    by_level: 0,
    by_group: 0,
  },
  ...given,
})

beforeEach(() =>
  answers('wallet.limits', [
    limit({ kind: 'fps', currency: 'HKD', minimum: '100.00', maximum: '50000.00', by_level: 1 }),
    limit({ kind: 'quick-pay', minimum: '0.01' }),
    limit({
      ...{ kind: 'card-charge', currency: 'USD', minimum: '10.00', maximum: '5000.00' },
      ...{ period: 'day', most: '10000.00', used: '120.00' },
    }),
    limit({ kind: 'bank-accounts', period: 'held', most: '3', used: '1', by_level: 1 }),
    limit({ kind: 'fixed-deposit', currency: 'USD', of: '0', minimum: '20.00' }),
    limit({ kind: 'fixed-deposit', currency: 'USD', of: '1', minimum: '50.00' }),
    limit({ kind: 'fixed-deposit', currency: 'USD', of: '12', minimum: '50.00' }),
    limit({ kind: 'pay-code-scans', maximum: '1000' }),
  ]),
)

test('limits say their bounds, what is used today, and where they are raised', async () => {
  await renderScreen('/limits')
  await see('Today: 120.00 USD of 10,000.00 USD used')
  await seeOnPage(
    'At most 50,000.00 HKD',
    'At least 0.01 of any currency',
    '1 of 3 used',
    'At most 1,000',
    'Rises with your VIP level',
    'Ask customer service for more',
  )
  expect(document.querySelectorAll('a[href$="/vipapply"]').length).toBeGreaterThan(1)
})

test('a limit below what is in use says what is kept, never “6 of 2 used”', async () => {
  answers('wallet.limits', [
    limit({ kind: 'bank-accounts', period: 'held', most: '2', used: '6', by_level: 1 }),
    limit({ kind: 'card-charge', currency: 'USD', period: 'day', most: '100.00', used: '120.00' }),
  ])
  await renderScreen('/limits')
  await see('6 used, and the limit is 2 now. You keep those you have.')
  await seeOnPage('Today: 120.00 USD used, and the limit is 100.00 USD now. It binds again tomorrow.')
  expect(document.body.textContent).not.toContain('6 of 2')
})

describe('a member of a user group', () => {
  const names = { group_name: 'Staff', group_name_zh: '員工', group_name_sc: '员工', group_name_ja: '社員' }
  const as = member({ user_group: { group_code: 'staff', ...names } })
  beforeEach(() =>
    answers('wallet.limits', [
      limit({ kind: 'fps', currency: 'HKD', minimum: '100.00', maximum: '70000.00', by_group: 1 }),
    ]),
  )

  test('reads which limits the group sets, and that they go before those of the VIP level', async () => {
    await renderScreen('/limits', { as })
    await see('Set for your user group')
    await seeOnPage('what is set for your user group, then what is set for your VIP level', 'group is Staff.')
    expect(document.querySelector('main a[href$="/vipapply"]')).toBeNull()
  })

  test.each([
    ['zh', '員工'],
    ['sc', '员工'],
    ['ja', '社員'],
  ] as const)('reads its name in %s', async (language, name) => {
    await renderScreen('/limits', { as, language })
    await seeOnPage(name)
  })
})

test('minimums of one kind stand in one row, and limits with an upper bound in a row each', async () => {
  const topUp = { kind: 'top-up', currency: 'USDC' } as const
  answers('wallet.limits', [
    limit({ ...topUp, of: 'ERC20', minimum: '20.00' }),
    limit({ ...topUp, of: 'TRC20', minimum: '10.00' }),
    limit({ ...topUp, of: 'POLYGON', minimum: '10.00' }),
    limit({ kind: 'withdrawal', currency: 'USD', minimum: '20.00' }),
    limit({ kind: 'withdrawal', currency: 'HKD', minimum: '20.00', maximum: '900.00' }),
  ])
  await renderScreen('/limits')
  await see('TRC20 · POLYGON')
  const rows = [...document.querySelectorAll('.facts > div')]
  expect(rows.map(row => (row.textContent ?? '').replaceAll(/\s/g, ' '))).toEqual([
    'Top upAt least 20.00 USDCERC20At least 10.00 USDCTRC20 · POLYGON',
    'Withdraw to a bankUSDAt least 20.00 USD',
    'Withdraw to a bankHKDAt least 20.00 HKDAt most 900.00 HKDAsk customer service for more',
  ])
})

test('the plans of fixed deposits stand under one name, those of one minimum together', async () => {
  await renderScreen('/limits')
  await see('1 month · 12 months')
  const rows = [...document.querySelectorAll('.facts > div')].map(row =>
    (row.textContent ?? '').replaceAll(/\s/g, ' '),
  )
  expect(rows.filter(text => text.startsWith('Fixed deposit'))).toEqual([
    'Fixed depositAt least 20.00 USDCurrentAt least 50.00 USD1 month · 12 months',
  ])
})
