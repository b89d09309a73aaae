import { type AnyContract, contract } from '@strongroom/shared'
import { describe, expect, test } from 'vitest'
import { callClasses, classOf } from './call-class.ts'

const all = Object.entries(contract).flatMap(([group, calls]) =>
  Object.entries(calls as Readonly<Record<string, AnyContract>>).map(([name, call]) => ({
    name: `${group}.${name}`,
    call,
  })),
)

describe('the class of a call', () => {
  test.each([
    ['money', contract.swap.make],
    ['money', contract.withdrawal.request],
    ['money', contract.quickPay.send],
    ['money', contract.topUp.submit],
    ['money', contract.card.charge],
    ['money', contract.earn.redeem],
    ['money', contract.payQr.scan],
    ['money', contract.account.freeze],
    ['command', contract.account.signIn],
    ['command', contract.bank.unlink],
    ['list', contract.swap.check],
    ['list', contract.swap.list],
    ['list', contract.finance.journal],
    ['record', contract.swap.one],
    ['record', contract.account.userinfo],
  ] as const)('is %s', (expected, call) => {
    expect(classOf(call)).toBe(expected)
  })

  test('is money for every command of a member that may find too little of it', () => {
    const moving = all.filter(
      ({ call }) => call.changes && call.audience !== 'admin' && call.refuses?.includes('INSUFFICIENT_FUNDS'),
    )
    expect(moving.length).toBeGreaterThan(9)
    for (const { name, call } of moving) expect([name, classOf(call)]).toEqual([name, 'money'])
  })

  test('changes nothing below a command, and something from there on', () => {
    for (const { name, call } of all)
      expect([name, callClasses.indexOf(classOf(call)) >= callClasses.indexOf('command')]).toEqual([
        name,
        call.changes,
      ])
  })
})
