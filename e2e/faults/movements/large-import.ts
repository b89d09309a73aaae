import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { newKey } from '../../lib/client.ts'
import type { World } from '../world.ts'
import { openCard, referenceOf } from './cards.ts'

const rows = 3_000
const head = 'card_id,spend_type,amount,settlement_date,purchase_date,merchant,network_transaction_id'

/**
 * Opens a card, and leaves a file of its logs to the workers as an API does that has taken one: they book it while the storm
 * hurts them. Every row is promised. By the database, because the calls leave only files of more than 10,000 rows to them.
 */
export const leaveLargeFile = async (databaseUrl: string, world: World): Promise<string> => {
  const [person] = world.people
  if (!person) return 'nobody has a card'
  await openCard(world, person)
  if (!world.cardHolders.has(person)) return 'no large import: the card was refused'
  const day = new Date().toISOString().slice(0, 10)
  const id = newKey()
  const transactions = Array.from({ length: rows }, (_, n) => `${id}-${n}`)
  const lines = transactions.map(each =>
    [referenceOf(person), 'purchase', '0.01', day, day, 'Corner shop', each].join(','),
  )
  const csv = Buffer.from([head, ...lines].join('\n'))
  while (!(await isKept(databaseUrl, { id, by: world.admin.uid, csv }))) {
    if (world.isOver()) return 'no large import: the database never took the file'
    await sleep(500)
  }
  for (const commandId of transactions)
    world.acknowledged.push({
      movement: 'large card log import',
      fact: 'CardLogBooked',
      commandId,
      uid: person.uid,
    })
  return `a file of ${rows} card logs is left to the workers`
}

type File = { readonly id: string; readonly by: string; readonly csv: Buffer }

/** Keeps a file, once however often it is tried. False while the database is away or full. */
const isKept = async (connectionString: string, { id, by, csv }: File): Promise<boolean> => {
  const client = new Client({ connectionString })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('insert into private.card_import_pieces values ($1, 0, $2) on conflict do nothing', [
      id,
      csv,
    ])
    await client.query(
      'insert into private.card_imports values ($1, $2, true, $3, now()) on conflict do nothing',
      [id, by, rows],
    )
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
