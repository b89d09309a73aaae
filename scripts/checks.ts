export type Check = { readonly name: string; readonly command: readonly string[] }

/** Each checker keeps types of its own: four of them in four rooms, as is usual, take 5 GB and twice the work of one. */
export const typeCheck = ['tsc', '-b', '--checkers', '1', '--builders', '1']

/** The checks of `npm run check`; the longest first. */
export const checks: readonly Check[] = [
  { name: 'types', command: typeCheck },
  { name: 'dead code', command: ['knip', '--no-progress', '--no-config-hints'] },
  { name: 'promises, cycles, deciders', command: ['oxlint', '--deny-warnings'] },
  { name: 'room boundaries', command: ['turbo', 'boundaries', '--no-color'] },
  {
    name: 'format and lint',
    command: ['biome', 'check', '--error-on-warnings', '--max-diagnostics=none', '--colors=off'],
  },
  { name: 'capabilities', command: ['node', 'scripts/capabilities.ts'] },
  { name: 'folders', command: ['node', 'scripts/folders.ts'] },
  { name: 'OpenAPI', command: ['node', 'scripts/lint-openapi.ts'] },
  { name: 'roles', command: ['node', 'scripts/role-lists.ts'] },
  { name: 'registries', command: ['node', 'scripts/registries.ts', '--check'] },
  { name: 'columns', command: ['node', 'scripts/sql-columns.ts'] },
  { name: 'classes', command: ['node', 'scripts/class-names.ts'] },
  { name: 'words', command: ['node', 'scripts/check-words.ts'] },
  { name: 'contrast', command: ['npm', 'run', 'check', '--workspace=web'] },
]
