import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { callForOne } from '../../../client/call.ts'
import { movedBy } from '../../../client/following.ts'

const POLL_MS = 10_000

/** The most that a movement takes now, by the server's own rule; nothing while it is unknown, or the movement is. */
export function useMost(asked: wire.MostAsked | undefined): wire.Most | undefined {
  const { data } = useQuery({
    queryKey: ['most', asked],
    queryFn: () => callForOne('wallet.most', { body: asked as wire.MostAsked }),
    enabled: asked !== undefined,
    refetchInterval: POLL_MS,
    meta: movedBy('wallets'),
  })
  return data
}
