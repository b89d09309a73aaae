import type { LocationRewrite } from '@tanstack/react-router'
import { type Language, splitPath, withLanguage } from './languages.ts'
import { routeOf } from './sub-routes.ts'

/**
 * Keeps the language out of the routes: `/zh/swap` is the route `/swap`, and every link made from it says `/zh/swap`.
 * The router replaces an address that is not written this way, which turns `/en/swap` into `/swap`, and a step that the
 * specification names as a path into the screen that has it.
 */
export const languageRewrite = (language: Language): LocationRewrite => ({
  input: ({ url }) => {
    url.pathname = routeOf(splitPath(url.pathname).path)
    return url
  },
  output: ({ url }) => {
    url.pathname = withLanguage(url.pathname, language)
    return url
  },
})
