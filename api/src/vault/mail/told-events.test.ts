import type { LedgerEvent } from '@strongroom/ledger/eventlog'
import { wire } from '@strongroom/shared'
import { LANGUAGES } from '@strongroom/shared/languages'
import { describe, expect, test } from 'vitest'
import { noticeOf } from './notice-letter.ts'
import { telling } from './told-events.ts'

const all = Object.entries(telling)
const told = all.flatMap(([type, how]) => ('kind' in how ? [{ type, ...how }] : []))

/** The happenings that the bell reads elsewhere than in the list of events: lines of the statement, and the states of cases. */
const elsewhere = [
  ...['MoneyRequested', 'QuickPayReceived', 'PayCodeReceived', 'BonusGranted'],
  ...['TopUpApproved', 'TopUpRejected', 'BankApproved', 'BankRejected', 'KycDecided'],
]

const event = (type: string, data: object, actor: { kind: 'admin' | 'member' | 'system'; id: string }) =>
  ({ stream: 'wallet-100046', type, data: { type, ...data }, metadata: { actor } }) as unknown as LedgerEvent
const admin = { kind: 'admin', id: '9' } as const
const mailOf = (type: string, data: object, language: wire.Language, actor = admin as Actor) =>
  noticeOf(event(type, data, actor))?.letterTo({ email: 'ada@example.com', language }, 'https://x')
type Actor = Parameters<typeof event>[2]

/** Data that each of these events needs, beside its reason, to be one of which a member is told. */
const data: Readonly<Record<string, object>> = {
  WithdrawalRequested: { enteredBy: '9', amount: '5.00', currency: 'USD' },
  CardLogBooked: { kind: 'fee', amount: '1.00', currency: 'USD' },
  CardPurchaseCaptured: { amount: '5.00', currency: 'USD', without: 'none' },
  KycDecided: { status: -1 },
}

describe('every event of the vocabulary', () => {
  test('is told to its member, or says why not', () => {
    expect(all.map(([type]) => type).toSorted()).toEqual([...wire.eventTypes].toSorted())
    for (const [type, how] of all)
      if ('not' in how) expect([type, how.not]).toEqual([type, expect.stringMatching(/^[A-Z].{10,}/)])
  })
  test('that is told stands under the bell', () => {
    const bell = told.filter(each => 'bell' in each).map(({ type }) => type)
    expect(bell.toSorted()).toEqual([...wire.happeningTypes].toSorted())
    expect(told.map(({ type }) => type).toSorted()).toEqual([...bell, ...elsewhere].toSorted())
  })
  // Each of these has a letter of its own, posted by the call: `administrators-calls.test.ts`, and the tests of its capability.
  const byTheCall = [
    'CardFrozen',
    'CardUnfrozen',
    'GiftCardsAccepted',
    'GiftCardsSent',
    'GiftCardsRejected',
    'VirtualAccountGiven',
  ]
  const mailed = told.filter(({ type }) => !byTheCall.includes(type))
  test.each(mailed.map(({ type }) => type))('%s comes by mail, in the member’s language', type => {
    const said = { reason: 'Because we said so', ...data[type] }
    const texts = LANGUAGES.map(language => mailOf(type, said, language))
    // Both ways of writing Chinese may have the same characters.
    expect(new Set(texts.map(mail => mail?.subject)).size).toBeGreaterThanOrEqual(LANGUAGES.length - 1)
    const isRefused =
      /Rejected|Failed|Cancelled|Disabled|Edited|Ended|Reversed|VipSet|GroupSet|RoleSet|AdjustmentBooked/.test(
        type,
      )
    if (isRefused) for (const mail of texts) expect(mail?.text).toContain('Because we said so')
  })
})

describe('what a member does alone', () => {
  const own = { kind: 'member', id: '100046' } as const
  test.each(told.flatMap(each => ('act' in each ? [each.type] : [])))('%s is not written to them', type => {
    expect(mailOf(type, { reason: 'x', ...data[type] }, 'en', own)).toBeUndefined()
  })
  test('by their own hand is not written either, nor a level that follows from an application', () => {
    expect(mailOf('TradeCancelled', { by: 'member' }, 'en')).toBeUndefined()
    expect(mailOf('FixedDepositCancelled', { by: 'member' }, 'en')).toBeUndefined()
    expect(mailOf('WithdrawalRequested', { amount: '5.00', currency: 'USD' }, 'en')).toBeUndefined()
    expect(mailOf('VipSet', { level: 2 }, 'en')).toBeUndefined()
    expect(
      mailOf('CardLogBooked', { kind: 'purchase', amount: '5.00', currency: 'USD' }, 'en'),
    ).toBeUndefined()
  })
  test('nor what the house does for them as a routine, unless an administrator does it', () => {
    const interest = { amount: '1.25', currency: 'USD' }
    expect(mailOf('InterestPaid', interest, 'en', { kind: 'system', id: 'pay-interest' })).toBeUndefined()
    expect(mailOf('InterestPaid', interest, 'en')?.text).toContain('Amount: 1.25 USD')
    expect(mailOf('InterestPaid', { ...interest, amount: '0.00' }, 'en')).toBeUndefined()
    expect(mailOf('BankUnlinked', {}, 'en', { kind: 'system', id: 'finish-deletions' })).toBeUndefined()
  })
  test('with a card is written where it leaves the card below zero, or was entered by hand', () => {
    const owing = { kind: 'purchase', amount: '5.00', currency: 'USD', owed: '2.00' }
    expect(mailOf('CardLogBooked', owing, 'en')?.text).toContain('Amount: 5.00 USD')
    const byHand = { kind: 'purchase', amount: '6.00', currency: 'USD', byHand: true }
    expect(mailOf('CardLogBooked', byHand, 'en')?.text).toContain('Amount: 6.00 USD')
    const credit = { kind: 'credit', amount: '7.00', currency: 'USD' }
    expect(mailOf('CardLogBooked', credit, 'en')?.text).toContain('Amount: 7.00 USD')
  })
})

describe('a purchase that the processor has sent', () => {
  test('is written where the card had not let it through as it was, and its log only where that takes the card below zero', () => {
    const bought = { amount: '5.00', currency: 'USD' }
    const system = { kind: 'system', id: 'card-processor' } as const
    expect(mailOf('CardPurchaseCaptured', bought, 'en', system)).toBeUndefined()
    for (const mark of [{ above: '1.00' }, { without: 'none' }, { whileFrozen: true }, { owed: '1.00' }])
      expect(mailOf('CardPurchaseCaptured', { ...bought, ...mark }, 'en', system)?.text).toContain(
        'A purchase was booked on your card that it had not let through as it was: please look at it',
      )
    expect(mailOf('CardLogBooked', { ...bought, kind: 'credit', matched: '5.00' }, 'en')).toBeUndefined()
    const more = { ...bought, kind: 'purchase', matched: '4.00', owed: '1.00' }
    expect(mailOf('CardLogBooked', more, 'en')?.text).toContain('Amount: 5.00 USD')
    expect(mailOf('CardPurchaseDeclined', bought, 'en', system)?.text).toContain('Amount: 5.00 USD')
  })
})

describe('the letter to a member whose account was disabled', () => {
  test('says where to turn, and not to sign in, which they cannot', () => {
    const { text } = mailOf('MemberDisabled', { reason: 'A look at it' }, 'en') ?? {}
    expect(text).toContain('Your account was disabled.\n\nThe reason: A look at it\n\nYou cannot sign in')
    expect(text).not.toContain('Sign in to')
    expect(mailOf('MemberEnabled', { reason: 'Done' }, 'en')?.text).toContain('Sign in to see it.')
  })
})

describe('the letter about money that a bank has sent back', () => {
  const back = { amount: '75.00', currency: 'USD', reason: 'No such account' }
  const types = ['WithdrawalReturned', 'PaymentReturned']
  test.each(types)('%s says what the bank has kept, and nothing of a charge that there was not', type => {
    const mail = mailOf(type, { ...back, charge: '25.00' }, 'en')
    expect(mail?.text).toContain(
      'Amount: 75.00 USD\nThe bank’s charge: 25.00 USD\n\nThe reason: No such account',
    )
    expect(mailOf(type, { ...back, charge: '0.00' }, 'en')?.text).not.toContain('charge')
  })
})
