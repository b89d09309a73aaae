import { expect, test } from 'vitest'
import { ada, USD } from '../testing/wallet-cases.ts'
import { walletDecider } from '../wallet/wallet-decider.ts'
import { derivedId } from './ids.ts'
import { createLedger, TooContended } from './ledger.ts'
import { createMemoryLog } from './memory-log.ts'

/** Opens a wallet in a currency. */
const open = (currency: string) => ({
  id: derivedId('test', currency),
  actor: { kind: 'member', id: ada } as const,
  correlationId: 'c1',
  command: { type: 'OpenWallet', input: { currency }, given: { offered: true } } as const,
})
const currencies = ['AAA', 'BBB', 'CCC', 'DDD']

/** A ledger that tries twice, on a log where somebody else writes to Ada's wallet first, so many times. */
const contended = (times: number) => {
  const log = createMemoryLog()
  const other = createLedger({ log })
  let left = times
  const append: typeof log.append = async (...args) => {
    if (left > 0) await other.handle(walletDecider, ada, open(currencies[--left] ?? ''))
    return log.append(...args)
  }
  return { log, ledger: createLedger({ log: { ...log, append }, maxTries: 2 }) }
}

test('a command that finds its turn within its tries is carried out', async () => {
  const { ledger } = contended(1)
  expect(await ledger.handle(walletDecider, ada, open(USD.code))).toMatchObject({ kind: 'accepted' })
})

test('a command that never gets its turn says so, has written nothing, and may come again', async () => {
  const { log, ledger } = contended(2)
  await expect(ledger.handle(walletDecider, ada, open(USD.code))).rejects.toThrow(TooContended)
  const { state } = await createLedger({ log }).load(walletDecider, ada)
  expect(Object.keys(state.balances).sort()).toEqual(['AAA', 'BBB'])
  expect(await ledger.handle(walletDecider, ada, open(USD.code))).toMatchObject({ repeated: false })
  expect(await log.readStream(`wallet-${ada}`)).toHaveLength(3)
})
