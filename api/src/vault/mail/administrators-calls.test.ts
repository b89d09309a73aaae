import { contract } from '@strongroom/shared'
import { describe, expect, test } from 'vitest'
import { administratorsActs } from '../../testing/administrators-acts.ts'
import { telling } from './told-events.ts'

/** Areas of the contract whose changes are of the house: its catalogue, its books, its running. */
const areasOfHouse: ReadonlySet<string> = new Set([
  ...['agent', 'areaCode', 'bankCategory', 'cannedAnswer', 'cardType', 'catalogue', 'chargeItem', 'country'],
  ...[
    'currency',
    'externalBank',
    'fixedNetwork',
    'inviteCode',
    'network',
    'plan',
    'prechargeItem',
    'productBank',
  ],
  ...['maintenance', 'sendFee', 'swapRate', 'sysBank', 'userGroup'],
  ...['audit', 'exports', 'liabilities', 'operations'],
])

/** Calls that leave nothing in a member's stream, and what they do instead. */
const withoutEvents: Readonly<Record<string, string>> = {
  'account.noteMember': 'Notes of administrators about a member are none of the member’s account',
  'chain.collect': 'It moves the house’s own coins',
  'chain.collectTrx': 'It moves the house’s own coins',
  'chain.removePoolAddress': 'No member has such an address',
  'chain.scanAddresses': 'It looks at what the house holds on chain',
  'chain.screenAgain': 'It asks the screening once more; the decision comes later',
  'finance.addStatement': 'A statement of the house',
  'finance.bookItem': 'The books of the house',
  'finance.closePeriod': 'The books of the house',
  'finance.matchItems': 'A statement of the house',
  'finance.noteItem': 'A statement of the house',
  'finance.rematchStatement': 'A statement of the house',
  'finance.saveStatementSource': 'A statement of the house',
  'finance.signStatement': 'A statement of the house',
  'finance.unmatchItems': 'A statement of the house',
  'office.approveProposal': 'It carries out what another row of the table proposed',
  'office.decideInBulk': 'It makes the calls of other rows of the table',
  'office.stopBulk': 'It ends what has not begun',
  'office.assignCase': 'It says which administrator is at a case',
  'office.noteCase': 'Notes of administrators',
  'office.rejectProposal': 'Nothing was changed, and nothing will be',
  'office.savePolicy': 'The policy of the house',
  'statement.annotate': 'Notes of administrators',
  'statement.putNote': 'Notes of administrators',
  'support.answer': 'The answer stands with the question; its letter is posted with it',
  'support.assign': 'It says which administrator is at a question',
  'support.note': 'Notes of administrators',
  'support.set': 'It closes or opens a question, which its member sees beside it',
  'trade.savePair': 'The catalogue of the house',
  'vip.addLevel': 'The catalogue of the house',
  'vip.editLevel': 'The catalogue of the house',
}

/** Calls by which administrators change something: theirs alone, and those that a member may make too. */
const calls = Object.entries(contract).flatMap(([area, each]) =>
  Object.entries(each).flatMap(([name, { changes, audience }]) =>
    changes && (audience === 'admin' || audience === 'both') ? [{ area, call: `${area}.${name}` }] : [],
  ),
)

describe('a call by which an administrator changes something', () => {
  const known = [...Object.keys(administratorsActs), ...Object.keys(withoutEvents)]
  test('stands in the table of what it does to a member, or says what it does instead', () => {
    const ofMembers = calls.filter(({ area }) => !areasOfHouse.has(area)).map(({ call }) => call)
    expect(ofMembers.toSorted()).toEqual(known.toSorted())
  })
  test.each(Object.entries(administratorsActs))('%s leaves nothing that is told to nobody', (_, events) => {
    for (const type of events) {
      const how = telling[type]
      expect([type, 'neverBy' in how]).toEqual([type, false])
    }
  })
})
