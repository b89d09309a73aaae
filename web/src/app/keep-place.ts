import { keepTyped, watchTyped } from '../client/typed.ts'
import { keepWay } from '../client/way-back.ts'
import type { AppRouter } from './create-router.ts'

const pathIn = (router: AppRouter) => () => router.state.location.pathname

/** The address on screen, at the first step of its flow: what a later step goes by was only on screen. */
const addressIn = (router: AppRouter): string =>
  router.buildLocation({ to: '.', search: (kept: object) => ({ ...kept, step: undefined }), hash: true }).href

/** Notes what is typed, and gives the way to keep it with its page once the session has ended. */
export function keepPlaces(router: AppRouter, document: Document): (email: string) => void {
  watchTyped(document, pathIn(router))
  return email => {
    keepWay(addressIn(router), email)
    keepTyped(pathIn(router)(), email)
  }
}
