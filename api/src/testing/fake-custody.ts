import { type HttpHandler, HttpResponse, http } from 'msw/http'
import { setupServer } from 'msw/node'

type Order = { readonly from: readonly { readonly address: string; readonly amount: string }[] }
type Answer = (order: Order, id: string) => Response | Promise<Response>

/** All that was asked for is sent. */
export const everything: Answer = ({ from }, id) =>
  HttpResponse.json({ state: 'done', txid: `tx-${id}`, collected: from })

/**
 * The connection breaks in the middle of the answer. `HttpResponse.error()` does not serve here: msw knows it by
 * `instanceof Response`, and Hono's server puts its own `Response` in that place in a process that tests share.
 */
export const lostAnswer: Answer = () =>
  new HttpResponse(
    new ReadableStream({ pull: controller => controller.error(new Error('the connection broke')) }),
  )

const noReport = (): Response => HttpResponse.json({}, { status: 404 })

const url = 'https://custody.test/v1'

/** A custody as its contract says: what it was asked for first under an id is what it goes by for ever. `others` are services beside it. */
export const startFakeCustody = (...others: readonly HttpHandler[]) => {
  const orders = new Map<string, Order>()
  const custody = {
    url,
    /** Balances, by address, then by currency. */
    held: {} as Record<string, Record<string, string>>,
    /** Transactions that have come in: network and TXID. */
    transactions: [] as string[],
    asked: [] as { readonly path: string; readonly id?: string; readonly token: string | null }[],
    answer: everything,
    balancesAnswer: undefined as (() => Response) | undefined,
    holdingsAnswer: noReport,
    /** Forgets the requests and the test's own answers; keeps the balances. */
    forget: () => {
      custody.asked = []
      custody.answer = everything
      custody.balancesAnswer = undefined
      custody.holdingsAnswer = noReport
    },
    stop: () => server.close(),
  }
  const server = setupServer(
    ...others,
    http.post(`${url}/balances`, async ({ request }) => {
      custody.asked.push({ path: 'balances', token: request.headers.get('Authorization') })
      if (custody.balancesAnswer) return custody.balancesAnswer()
      const { addresses } = (await request.json()) as { addresses: string[] }
      const balances = addresses.flatMap(address =>
        Object.entries(custody.held[address] ?? {}).map(([currency, amount]) => ({
          address,
          currency,
          amount,
        })),
      )
      return HttpResponse.json({ balances })
    }),
    http.get(`${url}/transactions/:network/:txid`, ({ params }) =>
      HttpResponse.json({ known: custody.transactions.includes(`${params.network} ${params.txid}`) }),
    ),
    http.get(`${url}/holdings`, ({ request }) => {
      custody.asked.push({ path: 'holdings', token: request.headers.get('Authorization') })
      return custody.holdingsAnswer()
    }),
    http.put(`${url}/collections/:id`, async ({ request, params }) => {
      const id = String(params.id)
      custody.asked.push({ path: 'collections', id, token: request.headers.get('Authorization') })
      const order = orders.get(id) ?? ((await request.json()) as Order)
      orders.set(id, order)
      return custody.answer(order, id)
    }),
  )
  server.listen({ onUnhandledFrame: 'bypass' })
  return custody
}
