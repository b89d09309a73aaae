import { join } from 'node:path'
import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

/** One catalogue has the texts of the client and those that the server says: mails, files, papers, refusals. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'zh', 'sc', 'ja'],
  rootDir: join(import.meta.dirname, '..'),
  catalogs: [
    {
      path: '<rootDir>/shared/src/locales/{locale}',
      include: ['<rootDir>/shared/src', '<rootDir>/web/src', '<rootDir>/api/src'],
    },
  ],
  // `msg` of the server's own module is marked as Lingui's macros are.
  macro: {
    corePackage: ['@lingui/core/macro', '#words'],
  },
  // Line numbers would change the catalogues with every edit above a text.
  format: formatter({ lineNumbers: false, explicitIdAsDefault: false }),
})
