import { privateRows } from './private-tables.ts'
import { allOf, exportsThat, joined, keyed, objectsOf, type Registry } from './registry.ts'
import { rows } from './rows.ts'

/** Files of the contract that declare calls or make them, and hold no schemas. */
const isOfCalls = (name: string) =>
  /(^|-)calls\.ts$/.test(name) ||
  ['kinds.ts', 'agent-kinds.ts', 'bank-kinds.ts', 'card-kinds.ts', 'mailed.ts'].includes(name)

/** Files of calls that `contract.ts` enters by hand: their calls stand beside those of their capability, not among them. */
const besides = ['reference-calls.ts', 'statement-calls.ts']

/** Every list that is written from the folders of the capabilities. */
export const registries: readonly Registry[] = [
  {
    file: 'shared/src/contract/vocabularies.gen.ts',
    about: 'The vocabulary of every capability.',
    folder: 'shared/src/contract',
    lines: exportsThat(/^export const (\w+) = \{[^}]*\} as const satisfies Vocabulary/gm),
  },
  {
    file: 'shared/src/contract/schemas.gen.ts',
    about: 'The schemas of every capability.',
    folder: 'shared/src/contract',
    lines: allOf(
      ({ name }) =>
        !['case.ts', 'vocabulary.ts'].includes(name) && !/(^|-)words\.ts$/.test(name) && !isOfCalls(name),
    ),
  },
  {
    file: 'shared/src/contract/cases.gen.ts',
    about: 'Every kind of case that waits for an administrator.',
    folder: 'shared/src/contract',
    lines: exportsThat(/^export const (\w+) = declareCase\(/gm),
  },
  {
    file: 'shared/src/contract/calls.gen.ts',
    about: 'The calls of every capability.',
    folder: 'shared/src/contract',
    lines: objectsOf(({ name }) => /(^|-)calls\.ts$/.test(name) && !besides.includes(name)),
  },
  {
    file: 'shared/src/contract/line-words.gen.ts',
    about: 'The kinds of lines on a statement.',
    folder: 'shared/src/contract',
    lines: joined('words.ts', 'lineWords', {
      isChosen: ({ text }) => text.includes('export const lineWords'),
    }),
  },
  {
    file: 'shared/src/contract/case-words.gen.ts',
    about: 'The names of the kinds of cases.',
    folder: 'shared/src/contract',
    lines: joined('words.ts', 'caseWords', {
      isChosen: ({ text }) => text.includes('export const caseWords'),
    }),
  },
  {
    file: 'shared/src/contract/proposal-words.gen.ts',
    about: 'The names of the kinds of proposals.',
    folder: 'shared/src/contract',
    lines: joined('proposal-words.ts', 'proposalWords'),
  },
  {
    file: 'ledger/src/wallet/movements.gen.ts',
    about: 'Every way money moves in a member’s wallet.',
    folder: 'ledger/src',
    lines: exportsThat(/^export const (\w+) = movement\(/gm),
  },
  {
    file: 'ledger/src/testing/any-order/groups.gen.ts',
    about: 'The groups of movements that the property test makes.',
    folder: 'ledger/src',
    lines: exportsThat(/^export const (\w+) = group\(/gm),
  },
  {
    file: 'projections/src/projections.gen.ts',
    about: 'The projection of every read model.',
    folder: 'projections/src',
    lines: exportsThat(/^export const (\w+): Projection</gm),
  },
  {
    file: 'projections/src/rows.gen.ts',
    about: 'The key and the columns of every table of a read model.',
    folder: 'projections/src',
    files: /\.sql$/,
    lines: rows,
  },
  {
    file: 'projections/src/statement/lines.gen.ts',
    about: 'How each fact of a wallet reads on a statement.',
    folder: 'projections/src',
    lines: joined('lines.ts', 'lines', { isChosen: file => file.capability !== 'statement' }),
  },
  {
    file: 'projections/src/cases.gen.ts',
    about: 'The read model in which the cases of every kind wait.',
    folder: 'projections/src',
    lines: exportsThat(/^export const (\w+) = waits\(/gm),
  },
  {
    file: 'api/src/vault/tables.gen.ts',
    about: 'The columns of every table of schema private.',
    folder: 'api',
    files: /^migrations\/.*\.sql$/,
    lines: privateRows,
  },
  {
    file: 'api/src/jobs.gen.ts',
    about: 'The jobs of every capability.',
    folder: 'api/src',
    lines: exportsThat(/^export const (\w+): JobsOf =/gm),
  },
  {
    file: 'api/src/cases.gen.ts',
    about: 'How the cases of every kind are decided.',
    folder: 'api/src',
    lines: exportsThat(/^export const (\w+) = decides\(/gm),
  },
  {
    file: 'api/src/proposals.gen.ts',
    about: 'The effect of every kind of proposal.',
    folder: 'api/src',
    lines: exportsThat(/^export const (\w+) = proposes\(/gm),
  },
  {
    file: 'api/src/calls.gen.ts',
    about: 'The implemented calls of every capability.',
    folder: 'api/src',
    lines: exportsThat(/^export const (\w+): readonly Call\[\] =/gm),
  },
  {
    file: 'api/src/command/refusals.gen.ts',
    about: 'Codes and messages of the refusals of each capability.',
    folder: 'api/src',
    lines: joined('words.ts', 'refusals', {
      isChosen: ({ text }) => text.includes('export const refusals = '),
    }),
  },
  {
    file: 'web/src/app/addresses.gen.ts',
    about: 'The addresses of the screens of every capability.',
    folder: 'web/src/features',
    lines: joined('addresses.ts', 'addresses', { as: 'list' }),
  },
  {
    file: 'shared/src/contract/event-words.gen.ts',
    about: 'Names of the log’s facts.',
    folder: 'shared/src/contract',
    lines: joined('event-words.ts', 'eventWords'),
  },
  {
    file: 'web/src/platform/cases/case-places.gen.ts',
    about: 'The kinds of cases, and where administrators and members find them.',
    folder: 'web/src/features',
    lines: joined('case-places.ts', 'casePlaces'),
  },
  {
    file: 'web/src/features/office/admin/inbox/case-kinds.gen.ts',
    about: 'The kinds of cases, each with its list, its evidence and its decision.',
    folder: 'web/src/features',
    files: /\.case\.tsx$/,
    lines: keyed('caseKinds', /^export const (\w+) = case(?:Kind|View)\(\s*'([\w-]+)'/gm),
  },
  {
    file: 'web/src/features/office/admin/proposals/proposal-kinds.gen.ts',
    about: 'The kinds of changes that take two administrators.',
    folder: 'web/src/features',
    lines: joined('proposal-kinds.ts', 'proposalKinds'),
  },
  {
    file: 'shared/src/contract/notice-words.gen.ts',
    about: 'Titles of the notices under the bell.',
    folder: 'shared/src/contract',
    lines: joined('words.ts', 'noticeWords', {
      isChosen: ({ text }) => text.includes('export const noticeWords'),
    }),
  },
  {
    file: 'web/src/client/refusal-words.gen.ts',
    about: 'Sentences of the refusals of each capability.',
    folder: 'web/src/features',
    lines: joined('refusal-words.ts', 'refusalWords'),
  },
  {
    file: 'e2e/faults/movements.gen.ts',
    about: 'The movements that the storm makes.',
    folder: 'e2e/faults',
    lines: exportsThat(/^export const (\w+) = making\(/gm),
  },
]
