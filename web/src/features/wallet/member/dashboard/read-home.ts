import type { QueryClient } from '@tanstack/react-query'
import { proofQuery } from '../../../../parts/proof-query.ts'
import { pricesQuery, transactionsQuery, walletsQuery } from '../../../../platform/balances/member/queries.ts'
import { userinfoQuery, walletAccess } from '../../../../platform/members/member/queries.ts'
import { homeQuery } from './home-query.ts'

/**
 * Asks for what home shows while the rest of its code is on its way. The screen takes the same answers, and shows what
 * failed: nothing is thrown here.
 */
export const readHome = async (queries: QueryClient): Promise<void> => {
  void queries.prefetchQuery(walletsQuery)
  void queries.prefetchQuery(pricesQuery)
  void queries.prefetchQuery(proofQuery)
  await queries.prefetchQuery(userinfoQuery)
  const user = queries.getQueryData(userinfoQuery.queryKey)
  if (!user || !walletAccess(user).isOpen) return
  void queries.prefetchQuery(transactionsQuery(user.uid, {}))
  void queries.prefetchQuery(homeQuery())
}
