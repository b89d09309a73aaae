import { alsoShow } from './i18n.ts'

/**
 * Puts the words of the pages for everybody on screen. They are catalogues of their own, so that the first page of a member does
 * not carry them.
 */
export const showPublicWords = (): Promise<void> =>
  alsoShow({
    en: () => import('../locales/public/en.po'),
    zh: () => import('../locales/public/zh.po'),
    sc: () => import('../locales/public/sc.po'),
    ja: () => import('../locales/public/ja.po'),
  })
