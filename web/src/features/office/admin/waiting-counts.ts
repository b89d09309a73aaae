import { queryOptions } from '@tanstack/react-query'
import { callForList } from '../../../client/call.ts'
import type { ListOf } from '../../../client/contract.ts'

const POLL_MS = 20_000

/** The lists with cases that somebody has to decide, by the place where they are decided, as the menu has them. */
const LISTS = {
  '/admin/topup': { name: 'topUp.all' },
  '/admin/userrecharges': { name: 'bank.depositCases' },
  '/admin/userfpsrecharges': { name: 'bank.fpsCases', params: { x: 'all' } },
  '/admin/withdraw': { name: 'withdrawal.cases' },
  '/admin/sendonchain': { name: 'chain.sendCases' },
  '/admin/requestpayments': { name: 'payment.requestCases' },
  '/admin/sendpayments': { name: 'payment.sendCases' },
  '/admin/adjustments': { name: 'office.adjustments' },
  '/admin/proposals': { name: 'office.proposals' },
  '/admin/currencyrequests': { name: 'wallet.currencyRequests' },
  '/admin/banks': { name: 'bank.all' },
  '/admin/uservips': { name: 'vip.allApplications' },
  '/admin/kycmember': { name: 'identity.records' },
  '/admin/cardordernumbers': { name: 'card.orders' },
  '/admin/logrechargecards': { name: 'card.chargeCases' },
  '/admin/ccaddress': { name: 'chain.applications' },
} as const satisfies Readonly<Record<string, ListOf<object>>>
type Place = keyof typeof LISTS
export type WaitingCounts = Readonly<Partial<Record<Place, number>>>

/** The list of bank deposits calls the state of a case differently; of proposals those count that one may decide. */
const waitingOf = ({ name }: ListOf<object>) => {
  if (name === 'bank.depositCases') return { rechargeStatus: 0 }
  return name === 'office.proposals' ? { mine: 1 } : { status: 0 }
}

const countOf = async (list: ListOf<object>): Promise<number> =>
  (await callForList(list, { ...waitingOf(list), limit: 1 })).total

/** How many cases wait in each list. One that cannot be had, or that one may not see, counts nothing. */
export const waitingCountsQuery = queryOptions({
  queryKey: ['waiting-counts'],
  queryFn: async (): Promise<WaitingCounts> => {
    const counts = Object.entries(LISTS).map(
      async ([place, list]) => [place, await countOf(list).catch(() => 0)] as const,
    )
    return Object.fromEntries(await Promise.all(counts))
  },
  refetchInterval: POLL_MS,
})

/** How many cases wait at each place of the menu, where the lists of cards are one place. */
export const menuCounts = (counts: WaitingCounts): Readonly<Record<string, number>> => {
  const { '/admin/cardordernumbers': orders = 0, '/admin/logrechargecards': charges = 0, ...others } = counts
  return { ...others, '/admin/cards': orders + charges }
}

/** The place of the first list in which something waits; the top-ups' when nothing does. */
export const firstWaiting = (counts: WaitingCounts): Place =>
  (Object.keys(LISTS) as Place[]).find(place => (counts[place] ?? 0) > 0) ?? '/admin/topup'
