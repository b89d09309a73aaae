import type { Plugin } from 'vite'

/** The helper that Vite puts around every import of a script that is loaded when it is needed. */
const HELPER = '\0vite/preload-helper.js'

/**
 * Lets what is imported when it is needed be loaded by a function of ours, which asks again for what does not arrive: Vite's own
 * asks once, and takes a style that failed for one that is there.
 * @param loader file that exports `loadScript`
 * @throws where a script is still loaded without it
 */
export const retriedImports = (loader: string): Plugin => {
  let isUsed = false
  return {
    name: 'retried-imports',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: new RegExp(`^${HELPER}$`) },
      handler() {
        isUsed = true
        return `export { loadScript as __vitePreload } from ${JSON.stringify(loader)}`
      },
    },
    generateBundle() {
      if (!isUsed) this.error('The build loads scripts without asking again for those that do not arrive')
    },
  }
}
