import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { lookKinds } from '@strongroom/shared/words/audit/look'
import { useQuery } from '@tanstack/react-query'
import { instantText } from '../../../../i18n/time.ts'
import { useWordsOf } from '../../../../i18n/word.ts'
import { Facts } from '../../../../parts/facts.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { WaitingInside } from '../../../../parts/waiting.tsx'
import { looksQuery } from './queries.ts'

/** How often administrators have looked at the member's personal data, and when; never which of them. */
export function LooksAtMine() {
  const { t } = useLingui()
  const query = useQuery(looksQuery)
  return (
    <Panel title={t`Looks at your data`}>
      <p className="quiet mb-12">
        {t`How often our staff have looked at your identity record, your documents or your full bank details. Each of them has to say why, and auditors read it.`}
      </p>
      {query.data ? <Counts looks={query.data} /> : <WaitingInside query={query} />}
    </Panel>
  )
}

function Counts({ looks }: { looks: readonly wire.LooksAtMine[] }) {
  const { t } = useLingui()
  const labels = { ...useWordsOf(lookKinds), document: t`Documents` }
  if (looks.length === 0) return <p>{t`No administrator has looked yet.`}</p>
  return (
    <Facts
      rows={looks.map(look => ({ label: labels[look.kind], value: <Count key="count" look={look} /> }))}
    />
  )
}

/** The count, which opens into the latest times. */
function Count({ look: { count, dates } }: { look: wire.LooksAtMine }) {
  const { t } = useLingui()
  const label = count === 1 ? t`once` : t`${count} times`
  return (
    <details>
      <summary>{label}</summary>
      <ul className="quiet figures bare-list">
        {dates.map((date, at) => (
          <li key={`${date} ${at}`}>{instantText(date)}</li>
        ))}
      </ul>
    </details>
  )
}
