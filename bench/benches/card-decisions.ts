import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { itemAt } from '@strongroom/shared'
import { call } from '../../e2e/lib/client.ts'
import { at } from '../lib/measure.ts'
import type { Line } from '../lib/report.ts'
import { type Person, type Served, serveApi } from '../lib/serve-api.ts'
import type { BenchServer } from '../lib/server.ts'

/** A card's processor waits for so long. */
const MOST_MS = 200
const clients = [1, 32] as const

/** How long the platform takes to decide about a purchase that the cards' processor asks for, over HTTP and signed, by how many ask at once. */
export const cardDecisions = async (
  server: BenchServer,
  rounds: number,
  roundMs: number,
): Promise<Line[]> => {
  const key = randomBytes(32).toString('hex')
  const databaseUrl = await server.platformDatabase('card_decisions')
  const served = await serveApi({ databaseUrl, cardProcessorKey: key })
  try {
    const cards = await enterCards(served)
    const lines: Line[] = []
    for (const atOnce of clients) lines.push(await lineOf({ served, key, cards, atOnce }, rounds * roundMs))
    return lines
  } finally {
    await served.stop()
  }
}

/** An active card for each member but the one who enters them. */
const enterCards = async (served: Served): Promise<readonly string[]> => {
  const admin = await served.promoted()
  const cards: string[] = []
  for (const [n, person] of served.people.slice(1).entries()) {
    await served.openCard(person.uid)
    cards.push(await enter(admin, person, n))
  }
  return cards
}

const enter = async (admin: Person, { uid, email }: Person, n: number): Promise<string> => {
  const card = { card_id: `BENCH-${uid}`, card_number: `4111${String(n).padStart(12, '0')}`, cvv: '123' }
  const body = { email, ...card, expiration_date: '09/49', status: 2 }
  const answer = await call(admin, 'POST', '/cards/addcard', body)
  if (answer.body.status !== true) throw new Error(`no card: ${JSON.stringify(answer.body)}`)
  return card.card_id
}

type Asking = {
  readonly served: Served
  readonly key: string
  readonly cards: readonly string[]
  readonly atOnce: number
}

const lineOf = async (asking: Asking, lastsMs: number): Promise<Line> => {
  const taken: number[] = []
  let late = 0
  const until = performance.now() + lastsMs
  const client = async (n: number) => {
    const card = itemAt(asking.cards, n % asking.cards.length)
    while (performance.now() < until) {
      const began = performance.now()
      if ((await ask(asking, card)) === 'late') late++
      taken.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: asking.atOnce }, (_, n) => client(n)))
  const sorted = taken.toSorted((a, b) => a - b)
  const [p50, p99, worst] = [at(sorted, 0.5), at(sorted, 0.99), at(sorted, 1)]
  return {
    bench: `card purchase decided, ${asking.atOnce} at once, p99`,
    against: `${MOST_MS} ms`,
    ratio: p99 / MOST_MS,
    must: { atMost: 1 },
    note: `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)}, worst ${worst.toFixed(1)} ms of ${taken.length}; ${late} declined as late`,
  }
}

/** The reason of the decision; nothing where the purchase is approved. Throws where none was made. */
const ask = async ({ served, key }: Asking, card: string): Promise<string | null> => {
  const id = randomUUID()
  const purchase = { type: 'authorisation', id, authorisation: id, card, amount: '0.01', currency: 'USD' }
  const body = JSON.stringify({ ...purchase, channel: 'chip', mcc: '5411', country: 'HK' })
  const seconds = String(Math.floor(Date.now() / 1_000))
  const hex = createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex')
  const answer = await fetch(`${served.base}/card-processor/messages`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Card-Processor-Signature': `t=${seconds},v1=${hex}` },
    body,
  })
  const decided: { readonly decision?: string; readonly reason?: string | null } = JSON.parse(
    await answer.text(),
  )
  if (decided.decision === undefined) throw new Error(`${answer.status} ${JSON.stringify(decided)}`)
  return decided.reason ?? null
}
