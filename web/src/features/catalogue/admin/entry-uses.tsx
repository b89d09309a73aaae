import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useWords } from '@strongroom/shared/words/catalogue/use'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Problem } from '../../../client/problem.ts'
import { groupWhole } from '../../../i18n/amount.ts'
import { descriptorOf } from '../../../i18n/i18n.ts'
import { WaitingInside } from '../../../parts/waiting.tsx'
import type { Entry } from './fields.ts'
import { usesQuery } from './queries.ts'
import { placeOfUse } from './use-places.ts'

/** How many records of which kinds use an entry, each leading to the list that has them. */
export function EntryUses({ kind, entry }: { kind: wire.UsedKind; entry: Entry }) {
  const { t } = useLingui()
  const query = useQuery(usesQuery(kind, entry.id))
  return (
    <section className="entry-uses" aria-label={t`Where it is used`}>
      <h3>{t`Where it is used`}</h3>
      {!query.data ? (
        <WaitingInside query={query} />
      ) : query.data.length === 0 ? (
        <p className="quiet">{t`No record uses it.`}</p>
      ) : (
        <Uses uses={query.data} entry={entry} />
      )}
    </section>
  )
}

function Uses({ uses, entry }: { uses: readonly wire.EntryUse[]; entry: Entry }) {
  const { i18n } = useLingui()
  return (
    <ul className="uses">
      {uses.map(({ of, count }) => {
        const place = placeOfUse(of, entry)
        const words = i18n._(descriptorOf(useWords[of]))
        return (
          <li key={of}>
            {place ? <Link {...place}>{words}</Link> : words}{' '}
            <strong className="figures">{groupWhole(String(count))}</strong>
          </li>
        )
      })}
    </ul>
  )
}

/** Uses of an entry that was not deleted, as the refusal counts it. */
export function UsesInRefusal({ problem, entry }: { problem: Problem; entry: Entry }) {
  if (problem.kind !== 'refused' || problem.code !== 'ENTRY_IN_USE') return null
  const uses = Object.entries(problem.details).map(([of, count]) => ({
    of: of as wire.UseOf,
    count: Number(count),
  }))
  return <Uses uses={uses} entry={entry} />
}
