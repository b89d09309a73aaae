import { callForOne, sendForm } from '../../../../client/call.ts'
import type { Body } from '../../../../client/contract.ts'
import { pageQuery } from '../../../../client/page-query.ts'
import { oneQueryOf } from '../../../../client/query-of.ts'

/** One request, by its id. */
export const requestQuery = (id: string) =>
  oneQueryOf(
    'quickPay.moneyRequest',
    { params: { id } },
    {
      // An open one is asked for again, so that its reader sees what the other member decides.
      refetchInterval: ({ state: { data } }) => (data?.status === 'open' ? 10_000 : false),
    },
  )

/** The newest open requests to the member, at most `limit`. */
export const openRequestsQuery = (limit: number) =>
  pageQuery({ name: 'quickPay.requests' }, { direction: 'received', status: 'open', limit }, 30_000)

export const askForMoney = (body: Body<'quickPay.askForMoney'>, attempt: string) =>
  callForOne('quickPay.askForMoney', { body, attempt })

export const payRequest = (body: Body<'quickPay.payMoneyRequest'>, attempt: string) =>
  callForOne('quickPay.payMoneyRequest', { body, attempt })

export const declineRequest = (body: Body<'quickPay.declineMoneyRequest'>, attempt: string) =>
  sendForm('quickPay.declineMoneyRequest', { body, attempt })

export const cancelRequest = (body: Body<'quickPay.cancelMoneyRequest'>, attempt: string) =>
  sendForm('quickPay.cancelMoneyRequest', { body, attempt })
