import { beforeEach, describe, expect, test } from 'vitest'
import { type MemberCommand, memberDecider } from '../account/member.ts'
import { derivedId } from '../eventlog/ids.ts'
import { createLedger, type Ledger } from '../eventlog/ledger.ts'
import { createMemoryLog } from '../eventlog/memory-log.ts'
import { USD } from '../testing/wallet-cases.ts'
import { walletDecider } from '../wallet/wallet-decider.ts'
import { type BonusTerms, grantBonuses } from './flow.ts'

let ledger: Ledger
let saved: Record<string, string>
const terms = {
  get: (kind: string, code: string) => {
    if (kind === 'invite-code')
      return code === 'WELCOME' || code === 'HIDDEN'
        ? { code, award_amount: '3', currency: 'USD', status: code === 'HIDDEN' ? 0 : 1, sort: 0 }
        : undefined
    return saved[code] === undefined ? undefined : { field_value: saved[code] }
  },
  currency: (code: string) => [USD, { code: 'XTP', scale: 6 }].find(each => each.code === code),
} as BonusTerms

const tell = (uid: string, command: MemberCommand) =>
  ledger.handle(memberDecider, uid, {
    id: derivedId(uid, JSON.stringify(command)),
    actor: { kind: 'system', id: 'test' },
    correlationId: 'c',
    command,
  })
const register = (uid: string, by: { referrer?: string; inviteCode?: string } = {}) =>
  tell(uid, { type: 'RegisterMember', input: { userType: 0, ...by } })
const verify = (uid: string) => tell(uid, { type: 'DecideKyc', input: { status: 1 } })
const available = async (uid: string) =>
  Object.fromEntries(
    Object.entries((await ledger.load(walletDecider, uid)).state.balances).map(([code, { available }]) => [
      code,
      available,
    ]),
  )

beforeEach(async () => {
  ledger = createLedger({ log: createMemoryLog() })
  saved = { referrerBonus: '10', refereeBonus: '4' }
  await register('1')
})

describe('the bonuses of a verified member', () => {
  test('are the voucher, the code’s award, and both ends of a referral, once', async () => {
    await register('2', { referrer: '1', inviteCode: 'WELCOME' })
    await verify('2')
    await grantBonuses(ledger, terms, '2', 'c')
    saved = { referrerBonus: '99', refereeBonus: '99', signUpVoucherAmount: '99' }
    await grantBonuses(ledger, terms, '2', 'c')
    expect(await available('2')).toEqual({ XTP: '5', USD: '7' })
    expect(await available('1')).toEqual({ USD: '10' })
  })
  test('are not due before the member is verified', async () => {
    await register('2', { referrer: '1' })
    await grantBonuses(ledger, terms, '2', 'c')
    expect([await available('1'), await available('2')]).toEqual([{}, {}])
  })
  test('are not due for a code that was hidden', async () => {
    await register('2', { inviteCode: 'HIDDEN' })
    await verify('2')
    await grantBonuses(ledger, terms, '2', 'c')
    expect(await available('2')).toEqual({ XTP: '5' })
  })
  test('are not due at zero, in a currency not kept, for an unknown code, or to a closed account', async () => {
    saved = { signUpVoucherCurrency: 'NONE', referrerBonus: '0', refereeBonus: '0' }
    await register('2', { referrer: '1', inviteCode: 'GONE' })
    await register('3', { referrer: '4' })
    for (const uid of ['2', '3']) {
      await verify(uid)
      await grantBonuses(ledger, terms, uid, 'c')
    }
    expect([await available('1'), await available('2'), await available('3')]).toEqual([{}, {}, {}])
  })
  test('come to a referrer for each member they brought', async () => {
    for (const uid of ['2', '3']) {
      await register(uid, { referrer: '1' })
      await verify(uid)
      await grantBonuses(ledger, terms, uid, 'c')
    }
    expect(await available('1')).toEqual({ USD: '20' })
  })
})
