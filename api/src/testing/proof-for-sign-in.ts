import type { Pool } from 'pg'
import { keyHash, newKey } from '../vault/secrets.ts'
import type { SignInProof } from '../vault/sessions.ts'

/** Proves an address and its PAY code for signing in, without the way through the mailbox. */
export const proofForSignIn = async (db: Pool, email: string): Promise<SignInProof> => {
  const key = newKey()
  await db.query(
    `insert into private.code_proofs (hash, email, scene, expires_at, pin_checked)
     values ($1, $2, 'login', now() + interval '10 minutes', true)`,
    [keyHash(key), email],
  )
  return { email, key }
}
