import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './tool.ts'

// A search for one word finds a capability in every room. So a folder below one of these places is either in the
// list of the room's machinery, or a capability that has a folder of the same name in the other rooms too.

/**
 * The folders of each room that hold capabilities, with the folders there that hold none. `office` is machinery in every room: it runs over
 * the kinds of cases and proposals that the capabilities declare.
 */
const rooms: Readonly<Record<string, readonly string[]>> = {
  'shared/src/contract': ['office'],
  // `claim` reserves a word (a TXID, an order number) for one stream, `member` is a member's state; every capability uses them.
  'ledger/src': ['book', 'claim', 'eventlog', 'member', 'office', 'testing'],
  'projections/src': ['office', 'outside', 'proof', 'queries', 'reactions', 'runner', 'seal', 'testing'],
  'api/src': [
    'command',
    'csv',
    'documents',
    'http',
    'locales',
    'logging',
    'office',
    'platform',
    'process',
    'testing',
    'tracing',
    'vault',
  ],
  'web/src/features': ['office'],
}

/** Capabilities that a room has no folder for, and why. */
const exceptions: readonly { readonly room: string; readonly capability: string; readonly why: string }[] = [
  { room: 'ledger/src', capability: 'statement', why: 'A statement is folded from the legs of the others.' },
  {
    room: 'ledger/src',
    capability: 'operations',
    why: 'Operators look after read models, queues and outboxes, of which the ledger knows nothing.',
  },
  { room: 'ledger/src', capability: 'exports', why: 'A file of a list changes nothing in the books.' },
  {
    room: 'projections/src',
    capability: 'exports',
    why: 'The rows are those of the lists; files are kept in schema `private`.',
  },
  ...(['ledger/src', 'projections/src'] as const).flatMap(room => [
    {
      room,
      capability: 'support',
      why: 'Questions of members and their answers may name people: they are kept in schema `private`.',
    },
    {
      room,
      capability: 'price-alert',
      why: 'A limit at which somebody wants to be told moves nothing: it is kept in schema `private`.',
    },
  ]),
]

const isExcepted = (room: string, capability: string): boolean =>
  exceptions.some(each => each.room === room && each.capability === capability)

const foldersIn = (path: string): readonly string[] =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name)

const fileIn = (path: string): string => join(path, readdirSync(join(root, path)).sort()[0] ?? '')

const folders = new Map(Object.keys(rooms).map(room => [room, new Set(foldersIn(room))]))

/** Every folder that is not machinery, with the rooms it stands in. */
const capabilities = new Map<string, string[]>()
for (const [room, names] of folders)
  for (const name of names)
    if (!rooms[room]?.includes(name)) capabilities.set(name, [...(capabilities.get(name) ?? []), room])

const missing = [...capabilities].flatMap(([name, present]) => {
  const absent = Object.keys(rooms).filter(room => !present.includes(room) && !isExcepted(room, name))
  return absent.length === 0 || !present[0]
    ? []
    : [`${fileIn(join(present[0], name))}: \`${name}\` has no folder in ${absent.join(', ')}`]
})

const untrue = exceptions
  .filter(({ room, capability }) => folders.get(room)?.has(capability))
  .map(
    ({ room, capability, why }) => `${fileIn(join(room, capability))} exists, against the exception: ${why}`,
  )

const gone = Object.entries(rooms).flatMap(([room, machinery]) =>
  machinery
    .filter(name => !folders.get(room)?.has(name))
    .map(name => `${room}/${name} is listed as machinery and does not exist`),
)

const wrong = [...missing, ...untrue, ...gone]
console.log(wrong.join('\n') || `${capabilities.size} capabilities, the same in every room`)
if (wrong.length > 0)
  console.log(
    'Give a capability a folder in every room, or list it in scripts/capabilities.ts with the reason.',
  )
process.exitCode = wrong.length === 0 ? 0 : 1
