import type { Limit } from '../../vault/rate-limits.ts'

/** The part of a call that limits on guesses count by. */
export type About = { readonly session: { readonly uid: string } | undefined }

/** Ten guesses in ten minutes, for one secret of one member, whichever call they are made by. */
export const guesses =
  (secret: 'password' | 'pin' | 'code' | 'authenticator' | 'passkey') =>
  ({ session }: About): readonly Limit[] => [{ key: `own ${secret} ${session?.uid}`, most: 10, seconds: 600 }]
