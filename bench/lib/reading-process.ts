import { setTimeout as sleep } from 'node:timers/promises'
import { itemAt } from '@strongroom/shared'
import { hit } from './load.ts'
import { at } from './measure.ts'
import type { Person } from './serve-api.ts'

// A process that reads wallets through the API at a steady rate, however long the answers take, until it is told to
// tell how long they took. Its parent may be busy meanwhile without its being noticed here.
const [base = '', perSecond = '', people = ''] = process.argv.slice(2)
const readers: Person[] = JSON.parse(people)
const gapMs = 1000 / Number(perSecond)
let took: number[] = []

const read = async (reader: Person) => {
  const began = performance.now()
  await hit(`${base}/v1/wallets/userWallet/%7B%7D`, { session: reader, expect: '"status":true' })
  took.push(performance.now() - began)
}

process.on('message', () => {
  took.sort((a, b) => a - b)
  process.send?.({ count: took.length, p50: at(took, 0.5), p99: at(took, 0.99) })
  took = []
})
process.once('disconnect', () => process.exit())

const began = performance.now()
for (let n = 0; ; n++) {
  const early = began + n * gapMs - performance.now()
  if (early > 1) await sleep(early)
  void read(itemAt(readers, n % readers.length))
}
