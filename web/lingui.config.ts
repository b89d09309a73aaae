import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'zh', 'sc', 'ja'],
  catalogs: [{ path: '<rootDir>/src/locales/{locale}', include: ['<rootDir>/src'] }],
  // Line numbers would change the catalogues with every edit above a text.
  format: formatter({ lineNumbers: false, explicitIdAsDefault: false }),
})
