import { expect, test } from 'vitest'

const files = import.meta.glob<string>('../../../features/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const texts = new Map(
  Object.entries(files)
    .filter(([path]) => !path.includes('.test.'))
    .map(([path, text]) => [path.replace('../../../features/', ''), text]),
)

/** Every file that lists a member's own records, of whatever kind. */
const listing = [...texts].filter(([, text]) =>
  /recordScreen\(|audience: 'member'|schedulesQuery\(\)\)/.test(text),
)
/** The page of a transaction has the way to customer service, and so have all that lead to one. */
const TRANSACTION = 'statement/member/transaction/next-steps.tsx'
const toTransaction = /<LineLink|\bline: \(|payments\('/

/** The file in which a kind of record is opened, where it is neither its list nor a transaction. */
const openedIn: Readonly<Record<string, string>> = {
  'card/member/card-lines.tsx': 'card/member/card-line-detail.tsx',
  'earn/member/fixed-deposits.tsx': 'earn/member/subscription.tsx',
  'quick-pay/member/requests/request-list.tsx': 'quick-pay/member/requests/request-page.tsx',
  'statement/member/movement-list.tsx': TRANSACTION,
}
/** Reasons why a list has no way of its own. */
const none: Readonly<Record<string, string>> = {
  'account/admin/logs/login-records.tsx':
    'a sign-in that was not the member’s is reported by ending all sessions',
  'card/member/card-numbers.tsx': 'a number is closed by its member, and each of its purchases has a way',
  'support/member/own-cases.tsx': 'its rows are cases of customer service themselves',
  'referral/member/brought.tsx': 'its rows are other members, and the bonus is a transaction',
  'vip/member/own-gift-cards.tsx': 'an application moves no money, and its row says why it was refused',
}

test('every kind of a member’s records has a way to ask customer service about one', () => {
  const without = listing
    .filter(([path]) => !none[path])
    .filter(([path, text]) => {
      const opened = texts.get(openedIn[path] ?? path) ?? text
      return !opened.includes('<HelpLink') && !toTransaction.test(text)
    })
    .map(([path]) => path)
  expect(without).toEqual([])
  expect(texts.get(TRANSACTION)).toContain('<HelpLink')
})

test('nothing is excused that needs no excuse any more', () => {
  const known = new Set(listing.map(([path]) => path))
  expect([...Object.keys(openedIn), ...Object.keys(none)].filter(path => !known.has(path))).toEqual([])
  expect(listing.length).toBeGreaterThan(15)
})
