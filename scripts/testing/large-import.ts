import { randomUUID } from 'node:crypto'
import { createLedger } from '@strongroom/ledger/eventlog'
import type { Log } from '@strongroom/ledger/eventlog/log'
import { walletDecider } from '@strongroom/ledger/wallet'
import type { Pool } from 'pg'
import { seedCatalogue } from '../seed/seed-catalogue.ts'

const uid = '900001'
const reference = 'KILLED-CARD'
const head = 'card_id,spend_type,amount,settlement_date,purchase_date,merchant,network_transaction_id'
const by = { actor: { kind: 'system', id: 'test' }, correlationId: 'test' } as const

/** A member with a card in use, and a file of so many card logs as the API leaves it to the workers. */
export const beginLargeImport = async (db: Pool, log: Log, rows: number) => {
  const ledger = createLedger({ log })
  await seedCatalogue(log, ledger)
  const cardId = randomUUID()
  await ledger.handle(walletDecider, uid, {
    ...by,
    id: randomUUID(),
    command: {
      type: 'OpenCard',
      input: { cardId, currency: 'USDC' },
      given: {
        ...{ verified: true, fee: '0', initialBalance: '1000', precharge: '0' },
        currency: { code: 'USDC', scale: 6 },
        cardCurrency: { code: 'USD', scale: 2 },
      },
    },
  })
  await ledger.handle(walletDecider, uid, {
    ...by,
    id: randomUUID(),
    command: {
      type: 'ActivateCard',
      input: { cardId },
      given: { approver: '900002', today: '2026-02-01' },
    },
  })
  await db.query(
    `insert into private.members (uid, email, username, user_type) values ($1, 'kim@example.com', 'Kim', 0)`,
    [uid],
  )
  await db.query(
    `insert into private.cards (card_id, uid, reference, expiry, number, number_hash, last4)
     values ($1, $2, $3, '09/29', '', '', '1111')`,
    [cardId, uid, reference],
  )
  const transactions = Array.from({ length: rows }, (_, n) => `NT-${n}`)
  const lines = transactions.map(each => `${reference},purchase,0.01,2026-02-03,2026-02-03,Shop,${each}`)
  const id = randomUUID()
  await db.query('insert into private.card_import_pieces values ($1, 0, $2)', [
    id,
    Buffer.from([head, ...lines].join('\n')),
  ])
  await db.query(`insert into private.card_imports values ($1, '900002', true, $2, now())`, [id, rows])
  return { importStream: `cardimport-${id}`, wallet: `wallet-${uid}`, transactions }
}

const lockId = 1_503

/** Holds the process that books a network transaction in the middle of its statement, until it is let go. */
export const holdBooking = async (db: Pool, transaction: string) => {
  await db.query(`
    create function public.wait_here() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock_shared(${lockId}); return new; end $$;
    create trigger wait_here before insert on log.events for each row
      when (new.type = 'CardLogBooked' and position('"${transaction}"' in new.data) > 0)
      execute function public.wait_here()`)
  const holder = await db.connect()
  await holder.query('select pg_advisory_lock($1)', [lockId])
  let isHeld = true
  return {
    isWaited: async () => {
      const { rowCount } = await db.query(
        `select from pg_locks where locktype = 'advisory' and objid = $1 and not granted`,
        [lockId],
      )
      return rowCount !== 0
    },
    letGo: async () => {
      if (!isHeld) return
      isHeld = false
      await holder.query('select pg_advisory_unlock($1)', [lockId])
      holder.release()
    },
  }
}
