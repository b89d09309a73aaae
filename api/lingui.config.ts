import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'zh', 'sc', 'ja'],
  catalogs: [{ path: '<rootDir>/src/locales/{locale}', include: ['<rootDir>/src'] }],
  // Node reads the compiled catalogues as they are.
  compileNamespace: 'ts',
  // `msg` of this module is marked as Lingui's own macro is.
  macro: { corePackage: ['#words'] },
  // Line numbers would change the catalogues with every edit above a text.
  format: formatter({ lineNumbers: false, explicitIdAsDefault: false }),
})
