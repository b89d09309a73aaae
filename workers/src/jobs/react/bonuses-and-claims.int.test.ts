import { memberDecider } from '@strongroom/ledger/account'
import { walletDecider } from '@strongroom/ledger/wallet'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { payBonuses } from '../../reactions/pay-bonuses.ts'
import type { Reaction } from '../../reactions/reaction.ts'
import { releaseClaims } from '../../reactions/release-claims.ts'
import { openReactions, reacting } from '../../testing/react-kit.ts'
import type { Platform } from '../../testing/worker-kit.ts'

let platform: Platform
beforeEach(async () => {
  platform = await openReactions()
})
afterEach(() => platform.stop())

const run = (reaction: Reaction) => reacting(platform, reaction)()

describe('a reaction to what is decided', () => {
  test('pays what joining earns once the member is verified, and once only', async () => {
    await platform.register('1')
    await platform.give(memberDecider, '2', {
      type: 'RegisterMember',
      input: { userType: 0, referrer: '1' },
    })
    const bonuses = async () =>
      (await platform.log.readAll({ streamPrefix: 'wallet-', limit: 100 })).map(
        ({ stream, type }) => `${stream} ${type}`,
      )
    await run(payBonuses)
    expect(await bonuses()).toEqual([])
    const byTheSystem = { kind: 'system', id: 'demo' } as const
    await platform.give(memberDecider, '1', { type: 'DecideKyc', input: { status: 1 } }, byTheSystem)
    await run(payBonuses)
    expect(await bonuses()).toEqual([])
    for (const status of [1, -1, 1] as const) {
      await platform.give(memberDecider, '2', { type: 'DecideKyc', input: { status, reason: 'of the test' } })
      await run(payBonuses)
    }
    expect(await bonuses()).toEqual(['wallet-2 BonusGranted', 'wallet-1 BonusGranted'])
  })

  test('gives back the claims of a rejected top-up and of a rejected card order, once each', async () => {
    await platform.submit('1', 't1', '10.00')
    await platform.reject('1', 't1')
    const input = { orderId: 'o1', orderHash: 'h' }
    const given = { verified: true, on: true }
    await platform.give(walletDecider, '1', { type: 'SubmitCardOrder', input, given })
    const no = { orderId: 'o1', reason: 'no such order' }
    await platform.give(walletDecider, '1', { type: 'RejectCardOrder', input: no, given: { approver: '9' } })
    let released = 0
    await run({ ...releaseClaims, graceMs: 0, act: async () => void released++ })
    await run({ ...releaseClaims, graceMs: 0, act: async () => void released++ })
    expect(released).toBe(2)
  })
})
