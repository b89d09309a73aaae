import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

/** Pages for everybody: their words are loaded with them and not with the first page of a member. */
const PUBLIC = '<rootDir>/src/features/account/public'

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'zh', 'sc', 'ja'],
  catalogs: [
    { path: '<rootDir>/src/locales/{locale}', include: ['<rootDir>/src'], exclude: [`${PUBLIC}/**`] },
    { path: '<rootDir>/src/locales/public/{locale}', include: [PUBLIC] },
  ],
  // Line numbers would change the catalogues with every edit above a text.
  format: formatter({ lineNumbers: false, explicitIdAsDefault: false }),
})
