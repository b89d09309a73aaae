import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { cardImportStates } from '@strongroom/shared/words/card/state'
import { custom, InState, opens, statesOf } from '../../../parts/lists/columns.tsx'
import { period, search, state } from '../../../parts/lists/filters.tsx'
import { listScreen } from '../../../parts/lists/list-screen.tsx'
import { UtcTime } from '../../../parts/utc-time.tsx'
import '../../../parts/admin.css'
import { member } from '../../../platform/members/admin/member-column.tsx'
import { CardImportProgress } from './card-import-progress.tsx'
import { CardTabs } from './card-tabs.tsx'
import { isUnderWay } from './queries.ts'

const states = statesOf(cardImportStates, {
  ready: 'waiting',
  booking: 'waiting',
  booked: 'settled',
  refused: 'wrong',
})

/** Large files of card logs, which are booked behind the scenes: how far each is, and how it ended. */
export const CardImports = listScreen('card.imports', {
  title: msg`Card imports`,
  Above: CardTabs,
  columns: [
    opens('begun', msg`Begun`, row => <UtcTime at={row.created_date} />, { sort: 'created_date' }),
    { ...member(msg`Begun by`), key: 'by' },
    custom('state', msg`State`, row => <InState {...states[row.state]} />),
    custom('done', msg`Rows done`, row => <Count of={row.state === 'refused' ? 0 : row.done} isQuiet />, {
      align: 'end',
    }),
    custom('rows', msg`Rows`, row => <Count of={row.rows} />, { sort: 'rows', align: 'end' }),
  ],
  Below: ({ row }) => <CardImportProgress id={row.id} />,
  filters: [state('state', states), period(), search(msg`Search name, e-mail, user ID, import`)],
  empty: {
    title: msg`No large file yet`,
    text: msg`A file of more than 10,000 rows is booked in the background and appears here from its first row.`,
  },
  everyMs: rows => rows.some(isUnderWay) && 5_000,
})

function Count({ of: count, isQuiet = false }: { of: number; isQuiet?: boolean }) {
  const { i18n } = useLingui()
  return <span className={isQuiet ? 'figures quiet' : 'figures'}>{i18n.number(count)}</span>
}
