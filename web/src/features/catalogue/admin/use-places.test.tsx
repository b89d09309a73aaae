import { useWords } from '@strongroom/shared/words/catalogue/use'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answers, asked, type ListName, lists } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { administrator } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { placeOfUse } from './use-places.ts'

serveContract()

type Use = keyof typeof useWords
const pair = { id: 'USDC-ERC20', currency: 'USDC', network_code: 'ERC20' }
const waiting = { currency: 'USDC', network: 'ERC20', status: 0 }

/** A use, the entry, and the call of the list that it leads to with the filter by which that list keeps the uses alone. */
const kept: readonly (readonly [Use, Parameters<typeof placeOfUse>[1], ListName, object])[] = [
  ['fixed-deposits', { id: 'USD-3' }, 'earn.allSubscriptions', { planId: 'USD-3', status: 0 }],
  [
    'deposit-addresses',
    { id: 'ERC20', network_code: 'ERC20' },
    'chain.poolAddresses',
    { network: 'ERC20', given: 1 },
  ],
  ['swaps', { id: 'USD-USDC', source: 'USD', target: 'USDC' }, 'swap.log', { source: 'USD', target: 'USDC' }],
  [
    'open-trades',
    { id: 'BTC-USD', base: 'BTC', target: 'USD' },
    'trade.all',
    { base: 'BTC', target: 'USD', status: 0 },
  ],
  ['waiting-top-ups', pair, 'topUp.all', waiting],
  ['waiting-sends', pair, 'chain.sendCases', waiting],
  ['cards', { id: 'gold' }, 'card.all', { card_type: 'gold' }],
  [
    'waiting-charges',
    { id: 'fifty', amount: '50' },
    'card.chargeCases',
    { amount_from: '50', amount_to: '50', status: 0 },
  ],
  ['bank-accounts', { id: 'rent', category_name: 'Rent' }, 'bank.all', { category_id: 'rent' }],
  ['members', { id: 'staff', group_code: 'staff' }, 'account.members', { user_group: 'staff' }],
  ['members', { id: '3', level: 3 }, 'account.members', { vip_level: 3 }],
  ['swap-rates', { id: 'USD', currency_code: 'USD' }, 'swap.rates', { search: '"USD"' }],
  ['trade-pairs', { id: 'USD', currency_code: 'USD' }, 'trade.pairs', { search: '"USD"' }],
  ['invite-codes', { id: 'USD', currency_code: 'USD' }, 'inviteCode.pages', { search: '"USD"' }],
]
/** Uses whose list comes whole and is searched where it is shown, or has no place that could be narrowed. */
const others: readonly Use[] = [
  ...(['accounts', 'fixed-networks', 'send-fees', 'plans', 'vip-levels', 'waiting-openings'] as const),
]

test('each use leads to a list that keeps it alone, or is known to lead to none', () => {
  const known = [...kept.map(([of]) => of), ...others]
  expect([...new Set(known)].toSorted()).toEqual(Object.keys(useWords).toSorted())
})

test.each(kept)('the %s of %j are asked for by their list’s own call', async (of, entry, name, filter) => {
  answers('catalogue.fixedNetworks', [])
  answers('network.list', [])
  answers('currency.list', [])
  answers('vip.levels', [])
  answers('userGroup.list', [])
  lists(name, [])
  const place = placeOfUse(of, entry)
  const search = new URLSearchParams(Object.entries(place?.search ?? {}))
  await renderScreen(`${place?.to}?${search}`, { as: administrator('superadmin') })
  await waitFor(() =>
    expect(asked(name).map(each => each.filter)).toContainEqual(expect.objectContaining(filter)),
  )
})
