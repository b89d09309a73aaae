import { structurePlants } from './structure-plants.ts'
import type { Plant } from './violation.ts'

const promises = 'promises, cycles, deciders'
const boundaries = 'room boundaries'
const later = 'const later = async (): Promise<number> => 1\n'

/** One violation of every kind, each for the check that owns it. */
export const plants: readonly Plant[] = [
  {
    what: 'bad format',
    check: 'format and lint',
    file: 'shared/src/planted.ts',
    text: 'export const a = "x";',
  },
  {
    what: 'a wrong type',
    check: 'types',
    file: 'shared/src/planted.ts',
    text: "export const a: number = 'x'\n",
  },
  {
    what: 'a deep path through a door',
    check: 'types',
    file: 'api/src/planted.ts',
    text: "import '@strongroom/ledger/src/eventlog/log.ts'\n",
  },
  {
    what: 'a decider that knows Node',
    check: 'types',
    file: 'ledger/src/swap/planted.ts',
    text: "import { readFileSync } from 'node:fs'\nreadFileSync('x')\n",
  },
  {
    what: 'a decider that reads the environment',
    check: 'types',
    file: 'ledger/src/swap/planted.ts',
    text: 'export const home = process.env.HOME\n',
  },
  {
    what: 'a promise as a condition',
    check: promises,
    file: 'api/src/planted.ts',
    text: `${later}if (later()) throw new Error('x')\n`,
  },
  {
    what: 'a cycle',
    check: promises,
    file: 'api/src/planted.ts',
    text: "import './planted-too.ts'\n",
    too: "import './planted.ts'\n",
  },
  {
    what: 'a cycle of types',
    check: promises,
    file: 'api/src/planted.ts',
    text: "import type { B } from './planted-too.ts'\nexport type A = { readonly b?: B }\n",
    too: "import type { A } from './planted.ts'\nexport type B = { readonly a?: A }\n",
  },
  {
    what: 'floats from decimal.js',
    check: promises,
    file: 'api/src/planted.ts',
    text: "import { Decimal } from 'decimal.js'\nexport const a = new Decimal(1)\n",
  },
  {
    what: 'arithmetic of money in a browser',
    check: promises,
    file: 'web/src/planted.ts',
    text: "import { Decimal } from '@strongroom/shared'\nexport const a = new Decimal(1)\n",
  },
  {
    what: 'a decider that imports pg',
    check: promises,
    file: 'ledger/src/swap/planted.ts',
    text: "import pg from 'pg'\nexport const a = pg\n",
  },
  {
    what: 'a decider that imports the event log',
    check: promises,
    file: 'ledger/src/swap/planted.ts',
    text: "import '../eventlog/log.ts'\n",
  },
  {
    what: 'a decider that asks the time',
    check: promises,
    file: 'ledger/src/swap/planted.ts',
    text: 'export const now = Date.now()\n',
  },
  {
    what: 'a decider that throws dice',
    check: promises,
    file: 'ledger/src/swap/planted.ts',
    text: 'export const dice = Math.random()\n',
  },
  {
    what: 'workers importing all of api',
    check: promises,
    file: 'workers/src/planted.ts',
    text: "import '@strongroom/api'\n",
  },
  {
    what: 'a timer of business in the API',
    check: promises,
    file: 'api/src/vault/planted.ts',
    text: 'setInterval(() => {}, 1_000)\n',
  },
  {
    what: 'a pause in the API',
    check: promises,
    file: 'api/src/office/planted.ts',
    text: "import { setTimeout as sleep } from 'node:timers/promises'\nawait sleep(1_000)\n",
  },
  {
    what: 'the vault importing what answers HTTP',
    check: promises,
    file: 'api/src/vault/planted.ts',
    text: "import '../http/paths.ts'\n",
  },
  {
    what: 'ledger importing the vault',
    check: boundaries,
    file: 'ledger/src/eventlog/planted.ts',
    text: "import '@strongroom/api/vault'\n",
  },
  {
    what: 'api importing workers',
    check: boundaries,
    file: 'api/src/planted.ts',
    text: "import '@strongroom/workers'\n",
  },
  {
    what: 'web importing the ledger',
    check: boundaries,
    file: 'web/src/planted.ts',
    text: "import '@strongroom/ledger'\n",
  },
  {
    what: 'a path into another room',
    check: boundaries,
    file: 'api/src/planted.ts',
    text: "import '../../ledger/src/eventlog/log.ts'\n",
  },
  {
    what: 'production that imports test code',
    check: promises,
    file: 'api/src/planted.ts',
    text: "import './testing/test-api.ts'\n",
  },
  {
    what: 'a worker that imports test code',
    check: promises,
    file: 'workers/src/planted.ts',
    text: "import './testing/job-kit.ts'\n",
  },
  {
    what: 'a decider that imports test code',
    check: promises,
    file: 'ledger/src/swap/planted.ts',
    text: "import './swap.test.ts'\n",
  },
  {
    what: 'production that imports a test room of the ledger',
    check: promises,
    file: 'api/src/planted.ts',
    text: "import '@strongroom/ledger/testing'\n",
  },
  {
    what: 'a file nobody uses',
    check: 'dead code',
    file: 'api/src/planted.ts',
    text: 'export const a = 1\n',
  },
  ...structurePlants,
]
