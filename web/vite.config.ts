import { readFileSync } from 'node:fs'
import { getConfig } from '@lingui/conf'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { knownCalls } from './scripts/known-calls.ts'
import { loadWords } from './scripts/load-words.ts'
import { pageFiles } from './scripts/page-files.ts'
import { retriedImports } from './scripts/retried-imports.ts'
import { runAhead } from './scripts/run-ahead.ts'
import { sharedChunks } from './scripts/shared-chunks.ts'
import { tellProgress } from './scripts/tell-progress.ts'
import { usedColors } from './scripts/used-colors.ts'

// Every tool here looks from the working directory, which is the repository when the tests of all rooms run.
const cwd = import.meta.dirname
/** Address of `npm start`, for `npm run dev`. */
const api = process.env.API_URL ?? 'http://127.0.0.1:3000'

/** `npm start` builds for one machine: without source maps. */
const isForStart = process.env.BUILD_FOR === 'start'

const sources = {
  ahead: `${cwd}/src/ask-ahead.ts`,
  main: `${cwd}/src/main.tsx`,
  folder: `${cwd}/src`,
}
const chunks = sharedChunks(sources)

/** Serves a script that checks what the platform hands out, as it is written: people read it before they run it. */
const checkingScript = (name: string): Plugin => {
  const read = () => readFileSync(`${cwd}/src/features/audit/verify/${name}`)
  return {
    name,
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: name, source: read() })
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${name}`, (_, response) => {
        response.setHeader('Content-Type', 'text/javascript; charset=UTF-8').end(read())
      })
    },
  }
}

export default defineConfig({
  root: cwd,
  plugins: [
    react(),
    checkingScript('verify-receipt.mjs'),
    checkingScript('verify-events.mjs'),
    checkingScript('verify-evidence.mjs'),
    knownCalls(),
    loadWords(getConfig({ cwd })),
    pageFiles(sources),
    runAhead(sources),
    retriedImports(`${cwd}/src/app/load-script.ts`),
    usedColors(),
    chunks.plugin,
    tellProgress(),
    lingui({ cwd, failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset({ linguiConfig: getConfig({ cwd }) }, { cwd })], cwd }),
  ],
  build: {
    target: 'es2023',
    sourcemap: isForStart ? false : 'hidden',
    reportCompressedSize: !isForStart,
    assetsInlineLimit: 0,
    // A page's styles stay with its script, and its other scripts are in `page-files.json`: the first script held the names of
    // all pages' files, a tenth of its length.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    rolldownOptions: {
      // The library of icons names six thousand files; we draw some two hundred.
      experimental: { lazyBarrel: true },
      input: {
        index: `${cwd}/index.html`,
        ahead: sources.ahead,
        sw: `${cwd}/src/app/offline/service-worker.ts`,
      },
      // A browser knows a service worker by its address, and lets it see the pages below that.
      output: {
        codeSplitting: { groups: chunks.groups },
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  // Not `/log`: `/login` is a page.
  server: { proxy: { '/v1': api, '/dev': api, '^/log/': api, '^/pictures/': api } },
  test: {
    name: 'web',
    root: cwd,
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['../scripts/testing/patience.ts', './src/testing/setup.ts'],
    css: false,
  },
})
