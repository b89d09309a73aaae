import { HttpResponse, http } from 'msw/http'
import { setupServer } from 'msw/node'

type Question = { readonly kind: string; readonly value: string; readonly direction: string }
type Answer = (question: Question) => Response | Promise<Response>

const url = 'https://screening.test/v1'

const nothing: Answer = () => HttpResponse.json({ score: 0, reasons: [] })

/** A screening service as its contract says, with the questions that it heard, for a server of other services too. */
export const fakeScreening = () => {
  const screening = {
    url,
    asked: [] as (Question & { readonly token: string | null })[],
    answer: nothing,
    /** Forgets the questions and the test's own answers. */
    forget: () => {
      screening.asked = []
      screening.answer = nothing
    },
  }
  const handler = http.post(`${url}/screen`, async ({ request }) => {
    const question = (await request.json()) as Question
    screening.asked.push({ ...question, token: request.headers.get('Authorization') })
    return screening.answer(question)
  })
  return { screening, handler }
}

/** A screening service with a server of its own. */
export const startFakeScreening = () => {
  const { screening, handler } = fakeScreening()
  const server = setupServer(handler)
  server.listen({ onUnhandledFrame: 'bypass' })
  return Object.assign(screening, { stop: () => server.close() })
}
