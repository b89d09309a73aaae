import { contract } from '@strongroom/shared'
import { describe, expect, test } from 'vitest'
import { quickPays } from './quick-pays.ts'
import { moneyRequests } from './requests.ts'

const session = { uid: '100045' }
/** The counts of a call that a look-up falls under. */
const lookUpsOf = async (path: string, body: object = {}) => {
  const call = [...quickPays, ...moneyRequests].find(each => each.path === path)
  const limits = (await call?.limits?.({ session, body, address: '' }, {} as never)) ?? []
  return limits.filter(({ key }) => key.startsWith('search uid '))
}
const limit = { key: 'search uid 100045', most: 60, seconds: 600 }

describe('a look-up that names a payee', () => {
  test('is counted with all others of the same caller, whichever way it goes', async () => {
    const { payee, findPayee, savePayee, send, schedule, askForMoney } = contract.quickPay
    for (const { path } of [payee, findPayee, savePayee]) expect(await lookUpsOf(path), path).toEqual([limit])
    for (const { path } of [send, schedule, askForMoney]) {
      expect(await lookUpsOf(path, { payee: 'ben@example.com' }), path).toEqual([limit])
      expect(await lookUpsOf(path, { uid: '100046' }), path).toEqual([])
    }
  })
})
