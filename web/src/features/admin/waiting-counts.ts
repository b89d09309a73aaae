import { queryOptions } from '@tanstack/react-query'
import { callForPage } from '../../client/call.ts'

const POLL_MS = 20_000

/** The lists with cases that somebody has to decide, by the place in the menu where they are decided. */
const LISTS = {
  '/admin/topup': '/topup/list',
  '/admin/userrecharges': '/recharges/deposit',
  '/admin/userfpsrecharges': '/userfpsrecharges/all',
  '/admin/withdraw': '/recharges/withdraw',
  '/admin/sendonchain': '/sendonchain/list',
  '/admin/ccaddress': '/ccaddressapplys',
  '/admin/banks': '/bank/list',
  '/admin/currencyrequests': '/wallet/currencyrequests',
  '/admin/adjustments': '/adjustments/list',
  '/admin/requestpayments': '/requestpayment/list',
  '/admin/sendpayments': '/sendpayment/list',
  '/admin/uservips': '/users/getviplist',
} as const
const CARD_LISTS = ['/logcards/rechargeListByAdmin', '/card/getcardordernumbslist'] as const

/** Only the list of bank deposits calls the state of a case differently. */
const waitingOf = (path: string) => (path === '/recharges/deposit' ? { rechargeStatus: 0 } : { status: 0 })

const countOf = async (path: string): Promise<number> =>
  (await callForPage<unknown>({ path, filter: { ...waitingOf(path), limit: 1 } })).total

/** How many cases wait at each place of the menu. A list that cannot be had, or that one may not see, counts nothing. */
export const waitingCountsQuery = queryOptions({
  queryKey: ['waiting-counts'],
  queryFn: async (): Promise<Readonly<Record<string, number>>> => {
    const known = (path: string) => countOf(path).catch(() => 0)
    const counts = Object.entries(LISTS).map(async ([place, path]) => [place, await known(path)] as const)
    const cards = await Promise.all(CARD_LISTS.map(known))
    const ofCards = cards.reduce((sum, count) => sum + count, 0)
    return { ...Object.fromEntries(await Promise.all(counts)), '/admin/cards': ofCards }
  },
  refetchInterval: POLL_MS,
})
