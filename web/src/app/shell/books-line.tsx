import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { IconCheck, IconQuestionMark, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { groupWhole } from '../../i18n/amount.ts'
import { utcClockText } from '../../i18n/time.ts'
import { proofQuery } from '../../parts/proof-query.ts'

type Statement = { readonly key: string; readonly isRight: boolean | undefined; readonly words: string }

/** The standing of the books, in the head of every screen of administrators; it leads to what was found. */
export function BooksLine() {
  const { t } = useLingui()
  const { data } = useQuery(proofQuery)
  const statements = useStatements(data ?? undefined)
  return (
    <section aria-label={t`Proof of the books`}>
      <Link to="/admin/proof" className="books-line figures">
        {statements.map(({ key, isRight, words }) => (
          <span key={key} data-state={isRight === undefined ? 'unknown' : isRight ? 'right' : 'wrong'}>
            <Mark isRight={isRight} /> {words}
          </span>
        ))}
      </Link>
    </section>
  )
}

function Mark({ isRight }: { isRight: boolean | undefined }) {
  const Icon = isRight === undefined ? IconQuestionMark : isRight ? IconCheck : IconX
  return <Icon size={14} stroke={2.2} aria-hidden />
}

function useStatements(proof: wire.Proof | undefined): readonly Statement[] {
  const { t } = useLingui()
  if (!proof) return [{ key: 'none', isRight: undefined, words: t`The books have not been compared yet` }]
  const { equal, chain, views, seal } = proof
  const [event, link] = [groupWhole(String(proof.number)), groupWhole(String(chain.number))]
  const sealed = groupWhole(String(seal?.number ?? 0))
  const checked = utcClockText(chain.checked_date)
  const compared = views.checked_date === null ? '' : utcClockText(views.checked_date)
  return [
    { key: 'equal', isRight: equal, words: equal ? t`Balances equal to event ${event}` : t`Balances differ` },
    {
      key: 'chain',
      isRight: chain.whole,
      words: chain.whole ? t`Chain whole to event ${link}, checked ${checked}` : t`The log was changed`,
    },
    {
      key: 'views',
      isRight: views.checked_date === null && views.equal ? undefined : views.equal,
      words: !views.equal
        ? t`Records differ`
        : views.checked_date === null
          ? t`Records not compared yet`
          : t`Records equal, checked ${compared}`,
    },
    ...(seal
      ? [
          {
            key: 'seal',
            isRight: seal.stopped ? false : seal.number > 0 ? true : undefined,
            words: seal.stopped ? t`Sealing has stopped` : t`Sealed to event ${sealed}`,
          },
        ]
      : []),
  ]
}
