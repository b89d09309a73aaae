import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { scanStates } from '@strongroom/shared/words/chain/state'
import { Link } from '@tanstack/react-router'
import { descriptorsOf } from '../../../../i18n/word.ts'
import { type Choice, SearchFilter } from '../../../../parts/filters.tsx'
import { custom } from '../../../../parts/lists/columns.tsx'
import { choiceOf, ownFilter, period, search, state } from '../../../../parts/lists/filters.tsx'
import { listScreen } from '../../../../parts/lists/list-screen.tsx'
import type { SaidFilter } from '../../../../parts/lists/said.ts'
import { UtcTime } from '../../../../parts/utc-time.tsx'
import {
  useRiskWords,
  useScanCases,
  useScanKinds,
} from '../../../../platform/cases/admin/screening/risk-words.ts'
import { Score } from '../../../../platform/cases/admin/screening/score.tsx'
import { wayToCase } from '../../../../platform/cases/admin/way-to-case.ts'
import { member } from '../../../../platform/members/admin/member-column.tsx'

type Row = wire.CryptoScan

const choicesOf = (words: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

/** A field that is typed. */
const typed = (field: 'least' | 'network', label: MessageDescriptor): SaidFilter<'chain.scans'> =>
  ownFilter(field, ({ search, change }) => {
    const { i18n } = useLingui()
    return (
      <SearchFilter
        label={i18n._(label)}
        value={search[field]}
        onChange={text => change({ [field]: text })}
      />
    )
  })

/** Addresses and TXIDs that were screened, with their scores and the cases they belong to. Asked again, for the service answers later than it is asked. */
export const Scans = listScreen('chain.scans', {
  title: msg`Risk screening`,
  about: msg`Addresses and TXIDs of top-ups, sends on chain and address books, as the screening service sees them. Without a service nothing is screened; a demo’s list says that it is one.`,
  columns: [
    custom('value', msg`Address or TXID`, row => <Value {...row} />),
    custom('network', msg`Network`, row => `${row.currency} · ${row.network}`),
    custom('score', msg`Risk score`, row => <Score {...row} />, { sort: 'score' }),
    custom('risks', msg`Reasons`, row => <Reasons {...row} />),
    custom('case', msg`Case`, row => <CaseLink scan={row} />),
    member(),
    custom('when', msg`Screened`, row => <UtcTime at={row.answered_date ?? row.created_date} isQuiet />, {
      sort: 'created_date',
    }),
  ],
  filters: [
    choiceOf('case_kind', msg`Case`, msg`All cases`, () => choicesOf(useScanCases())),
    choiceOf('kind', msg`Kind`, msg`Addresses and TXIDs`, () => choicesOf(useScanKinds())),
    state('status', descriptorsOf(scanStates)),
    period(),
    typed('least', msg`Least score`),
    typed('network', msg`Network`),
    search(msg`Search name, e-mail, user ID, chain address, TXID, case`),
  ],
  // The typed text may be no score yet.
  asks: ({ least }) => (/^(\d{1,2}|100)$/.test(String(least ?? '0')) ? {} : { least: undefined }),
  empty: {
    title: msg`Nothing has been screened yet`,
    text: msg`An address or a TXID appears here once a member has entered it.`,
  },
})

function Value({ kind, value }: Row) {
  return (
    <span className="stack gap-2">
      <span className="mono break-anywhere">{value}</span>
      <span className="quiet">{useScanKinds()[kind]}</span>
    </span>
  )
}

function Reasons({ risks, source }: Row) {
  const { t } = useLingui()
  const words = useRiskWords()
  return (
    <>
      {risks.length > 0 ? words(risks) : <span className="quiet">—</span>}
      {source === 'demo' && <span className="quiet"> {t`(demo list)`}</span>}
    </>
  )
}

function CaseLink({ scan: { case_id, case_kind, uid } }: { scan: Row }) {
  const cases = useScanCases()
  if (case_kind === 'address')
    return (
      <Link to="/admin/member/$uid/addressbook" params={{ uid }} className="row-link">
        {cases[case_kind]}
      </Link>
    )
  const way = wayToCase({ id: case_id, uid, case_kind, waits: 0 })
  return (
    <Link to={way.to} params={way.params ?? {}} search={way.search ?? {}} className="row-link nowrap">
      {cases[case_kind]}
    </Link>
  )
}
