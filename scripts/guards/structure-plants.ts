import type { Plant } from './violation.ts'

/** Files that break the order of rooms, capabilities and folders, or that no registry lists. */
export const structurePlants: readonly Plant[] = [
  {
    what: 'a folder that imports its way back up',
    check: 'folders',
    file: 'api/src/vault/planted.ts',
    text: "import '../swap/swaps.ts'\n",
  },
  {
    what: 'the office importing the inside of a capability',
    check: 'folders',
    file: 'api/src/office/planted.ts',
    text: "import '../swap/swaps.ts'\n",
  },
  {
    what: 'a folder below the capabilities that imports one',
    check: 'folders',
    file: 'web/src/platform/cases/planted.ts',
    text: "import '../../features/swap/member/queries.ts'\n",
  },
  {
    what: 'a capability that imports the inside of another',
    check: 'folders',
    file: 'web/src/features/swap/planted.ts',
    text: "import '../trade/member/queries.ts'\n",
  },
  {
    what: 'capabilities that import each other',
    check: 'folders',
    file: 'web/src/features/bank/planted.ts',
    text: "import '../card/member/queries.ts'\n",
  },
  {
    what: 'a capability in one room only',
    check: 'capabilities',
    file: 'api/src/donation/planted.ts',
    text: 'export {}\n',
  },
  {
    what: 'a capability where an exception says there is none',
    check: 'capabilities',
    file: 'ledger/src/statement/planted.ts',
    text: 'export {}\n',
  },
  {
    what: 'a movement that no registry lists',
    check: 'registries',
    file: 'ledger/src/swap/planted.ts',
    text: 'export const planted = movement({})\n',
  },
  {
    what: 'a kind of case that no registry lists',
    check: 'registries',
    file: 'api/src/swap/planted.ts',
    text: 'export const planted = decides({})\n',
  },
  {
    what: 'a kind of proposal that no registry lists',
    check: 'registries',
    file: 'api/src/swap/planted.ts',
    text: "export const planted = proposes('swap', {})\n",
  },
  {
    what: 'a screen that keeps a list of roles',
    check: 'roles',
    file: 'web/src/features/swap/admin/planted.ts',
    text: "export const keepers = ['support', 'superadmin']\n",
  },
  {
    what: 'a screen that compares with a role',
    check: 'roles',
    file: 'web/src/features/swap/admin/planted.ts',
    text: "export const isMine = (role: string) => role === 'operator'\n",
  },
  {
    what: 'a rule for a class that no component names',
    check: 'classes',
    file: 'web/src/parts/planted.css',
    text: '.planted {\n  margin: 0;\n}\n',
  },
  {
    what: 'a condition on a column that the table does not have',
    check: 'columns',
    file: 'projections/src/swap/planted.ts',
    text: "export const planted = (db: Db, uid: string) => select('swaps')(db, 'where member = $1', [uid])\n",
  },
  {
    what: 'an insert into a column that the table does not have',
    check: 'columns',
    file: 'api/src/vault/planted.ts',
    text: "export const planted = 'insert into private.payees (uid, nick_name) values ($1, $2)'\n",
  },
  {
    what: 'an update of a column that the table does not have',
    check: 'columns',
    file: 'workers/src/jobs/planted.ts',
    text: "export const planted = 'update reactions.todo set due = now() where reaction = $1'\n",
  },
  {
    what: 'a list in an order by a column that no table has',
    check: 'columns',
    file: 'api/src/finance/planted.ts',
    text: "export const planted = { table: 'private.statements', sorts: { day: 'frist_day' }, equals: {} }\n",
  },
  {
    what: 'a class without a rule',
    check: 'classes',
    file: 'web/src/parts/planted.tsx',
    text: 'export const Planted = () => <p className="planted" />\n',
  },
]
