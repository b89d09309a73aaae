import type { Pool } from 'pg'
import type { Proof } from './latest-proof.ts'

/** Keeps a proof as the last one. Of several processes, whichever has last walked through the whole log says when. */
export const saveProof = async (pool: Pool, proof: Omit<Proof, 'provenAt' | 'views'>): Promise<void> => {
  const { differences, chain } = proof
  await pool.query(
    `insert into views.proof (number, position, equal, differences, more, chain_whole, chain_number, chain_checked_at,
       accounts, took_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (singleton) do update set number = excluded.number, position = excluded.position,
       equal = excluded.equal, difference = null, differences = excluded.differences, more = excluded.more,
       chain_whole = excluded.chain_whole, chain_number = excluded.chain_number,
       chain_checked_at = greatest(proof.chain_checked_at, excluded.chain_checked_at),
       accounts = excluded.accounts, took_ms = excluded.took_ms, proven_at = now()`,
    [
      ...[proof.number, proof.position, proof.equal, JSON.stringify(differences), proof.more],
      ...[chain.whole, chain.number, chain.checkedAt, proof.accounts, proof.tookMs],
    ],
  )
}
