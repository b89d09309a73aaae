import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '..')
/** Amounts that show no more places than balances do. */
const cut = (text: string) =>
  (text.match(/<Money(OrDash)?\b[^>]*?\/>/gs) ?? []).filter(amount => !/\bexact\b/.test(amount))

// A fee of 0.0005 would read as none, and what waits as nothing. Balances are cut, as specified; prices of cards, FPS and gift cards are
// of currencies without further places, and the house's example is a text.
test('an amount that is no balance and no estimate shows every place', () => {
  const files = globSync('**/*.tsx', { cwd: src }).filter(
    file => !file.includes('.test.') && cut(readFileSync(join(src, file), 'utf8')).length > 0,
  )
  expect(files.toSorted()).toEqual([
    'features/account/admin/member-page.tsx',
    'features/account/admin/members.tsx',
    'features/account/public/hong-kong.tsx',
    'features/account/public/overview.tsx',
    'features/card/admin/card-balance.tsx',
    'features/card/admin/card-sums.tsx',
    'features/card/admin/cards.tsx',
    'features/card/member/card-spending.tsx',
    'features/card/member/card-tile.tsx',
    'features/card/member/charge-form.tsx',
    'features/card/member/pay-with.tsx',
    'features/card/member/prepaid-card.tsx',
    'features/card/member/stablecoin.tsx',
    'features/finance/admin/asset-history.tsx',
    'features/vip/admin/gift-cards.tsx',
    'features/vip/member/own-gift-cards.tsx',
    'features/wallet/member/dashboard/dashboard.tsx',
    'features/wallet/member/wallet-table.tsx',
    'parts/money.tsx',
    'platform/balances/member/snapshots/snapshot-chart.tsx',
  ])
})
