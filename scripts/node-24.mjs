// Runs a script on Node 24: `node scripts/node-24.mjs [--flag of Node …] scripts/start.ts …`. Plain JavaScript, so that
// an older Node can read it, and hand over to the one that npm installed here.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const own = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url))
const isEnough = Number(process.versions.node.split('.')[0]) >= 24

// Node keeps what it compiles: the next start is half a second faster.
const kept = fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url))
const environment = { ...process.env, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? kept }

const hasFlags = process.argv[2]?.startsWith('-')

if (isEnough && !hasFlags) {
  process.argv.splice(1, 1)
  process.getBuiltinModule('node:module').enableCompileCache(kept)
  await import(pathToFileURL(resolve(process.argv[1])).href)
} else if (isEnough || existsSync(own)) {
  const child = spawn(isEnough ? process.execPath : own, process.argv.slice(2), {
    stdio: 'inherit',
    env: environment,
  })
  // Ctrl-C reaches the child by itself; it decides when both are done.
  process.on('SIGINT', () => {})
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', code => process.exit(code ?? 1))
} else {
  console.error(`Strongroom needs Node 24, and this is ${process.versions.node}.`)
  console.error('npm brings it along: run `npm install` (its install scripts must be allowed to run).')
  process.exit(1)
}
