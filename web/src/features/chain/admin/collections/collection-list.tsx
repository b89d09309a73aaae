import { msg } from '@lingui/core/macro'
import { collectionStates } from '@strongroom/shared/words/chain/state'
import { useWordsOf } from '../../../../i18n/word.ts'
import { custom, text } from '../../../../parts/lists/columns.tsx'
import { choiceOf, ownFilter } from '../../../../parts/lists/filters.tsx'
import { listScreen } from '../../../../parts/lists/list-screen.tsx'
import { Money } from '../../../../parts/money.tsx'
import { ViewsMenu } from '../../../../parts/saved-views/views-menu.tsx'
import { UtcTime } from '../../../../parts/utc-time.tsx'
import { memberIn } from '../../../../platform/members/admin/member-column.tsx'
import { CollectionState, Txid } from './collection-state.tsx'

const useStates = () => {
  const words = useWordsOf(collectionStates)
  return ([0, 1, -1] as const).map(value => ({ value: String(value), label: words[value] }))
}

/** Collections: the money, the administrator who asked, and the custody's answer. One that waits is looked at again. */
export const CollectionList = listScreen('chain.collections', {
  title: msg`Collections`,
  isTitled: true,
  beside: 20,
  narrowedBy: 'collection',
  asks: ({ collection }) => ({ status: collection }),
  everyMs: rows => (rows.some(({ status }) => status === 0) ? 10_000 : false),
  columns: [
    custom('when', msg({ message: 'Asked for', context: 'when' }), row => (
      <UtcTime at={row.created_date} isQuiet />
    )),
    memberIn('asked_by', 'asked_by_name', msg`By`),
    custom(
      'amount',
      msg`Amount`,
      ({ status, amount, collected, currency }) => (
        <Money
          amount={status === 1 ? collected : amount}
          currency={currency}
          size="sm"
          isStrong
          isVoid={status === -1}
          exact
        />
      ),
      { align: 'end' },
    ),
    text('network', msg`Network`),
    custom('state', msg`State`, row => <CollectionState collection={row} />),
    custom('txid', msg`TXID`, row => <Txid {...row} />),
  ],
  filters: [
    choiceOf<'chain.collections', 'collection'>('collection', msg`State`, msg`All`, useStates),
    ownFilter('views', () => <ViewsMenu />),
  ],
  empty: {
    title: msg`Nothing has been collected yet`,
    text: msg`Collections appear here and in the audit trail.`,
  },
})
