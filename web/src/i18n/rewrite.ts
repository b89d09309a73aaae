import type { LocationRewrite } from '@tanstack/react-router'
import { type Language, splitPath, withLanguage } from './languages.ts'

/**
 * Keeps the language out of the routes: `/zh/swap` is the route `/swap`, and every link made from it says `/zh/swap`.
 * The router replaces an address that is not written this way, which turns `/en/swap` into `/swap`.
 */
export const languageRewrite = (language: Language): LocationRewrite => ({
  input: ({ url }) => {
    url.pathname = splitPath(url.pathname).path
    return url
  },
  output: ({ url }) => {
    url.pathname = withLanguage(url.pathname, language)
    return url
  },
})
