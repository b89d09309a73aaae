import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './tool.ts'

// A screen that keeps a list of roles of its own offers what the contract refuses, or hides what it allows, as soon as the
// contract changes. `may(call)` and `<May call>` ask the contract.

const room = 'web/src'
const role = `'(?:support|finance|operator|auditor|superadmin)'`
/** A comparison with a role, or a list that begins with one. */
const ownRoles = new RegExp(`\\brole\\b[^\\n]{0,12}[!=]== ?${role}|\\[\\s*(?:'member',\\s*)?${role},`)
/** The role itself is what this file is about, and no call. */
const allowed = new Set(['features/office/admin/policy/policy-form.tsx'])

const files = globSync('**/*.{ts,tsx}', { cwd: join(root, room) }).filter(
  file => !/\.test\.|\.gen\.|^testing\/|^locales\//.test(file) && !allowed.has(file),
)
const wrong = files.filter(file => ownRoles.test(readFileSync(join(root, room, file), 'utf8')))
for (const file of wrong)
  console.log(`${room}/${file} keeps roles of its own: ask may(call), which the contract answers`)
if (wrong.length === 0) console.log(`${files.length} files of ${room} keep no roles of their own`)
process.exitCode = wrong.length === 0 ? 0 : 1
