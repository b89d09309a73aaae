import { queryOptions } from '@tanstack/react-query'
import { callForPage } from '../../../client/call.ts'

const POLL_MS = 20_000

/** The lists with cases that somebody has to decide, by the place where they are decided, as the menu has them. */
const LISTS = {
  '/admin/topup': '/topup/list',
  '/admin/userrecharges': '/recharges/deposit',
  '/admin/userfpsrecharges': '/userfpsrecharges/all',
  '/admin/withdraw': '/recharges/withdraw',
  '/admin/sendonchain': '/sendonchain/list',
  '/admin/requestpayments': '/requestpayment/list',
  '/admin/sendpayments': '/sendpayment/list',
  '/admin/adjustments': '/adjustments/list',
  '/admin/proposals': '/proposals/list',
  '/admin/currencyrequests': '/wallet/currencyrequests',
  '/admin/banks': '/bank/list',
  '/admin/uservips': '/users/getviplist',
  '/admin/kycmember': '/userkyc/list',
  '/admin/cardordernumbers': '/card/getcardordernumbslist',
  '/admin/logrechargecards': '/logcards/rechargeListByAdmin',
  '/admin/ccaddress': '/ccaddressapplys',
} as const
type Place = keyof typeof LISTS
export type WaitingCounts = Readonly<Partial<Record<Place, number>>>

/** Only the list of bank deposits calls the state of a case differently. */
const waitingOf = (path: string) => (path === '/recharges/deposit' ? { rechargeStatus: 0 } : { status: 0 })

const countOf = async (path: string): Promise<number> =>
  (await callForPage<unknown>({ path, filter: { ...waitingOf(path), limit: 1 } })).total

/** How many cases wait in each list. One that cannot be had, or that one may not see, counts nothing. */
export const waitingCountsQuery = queryOptions({
  queryKey: ['waiting-counts'],
  queryFn: async (): Promise<WaitingCounts> => {
    const counts = Object.entries(LISTS).map(
      async ([place, path]) => [place, await countOf(path).catch(() => 0)] as const,
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
