import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { HousePage } from '../../../platform/settings/member/house-page.tsx'
import { PublicPage } from './public-page.tsx'
import { useQuestions } from './questions.tsx'

/** Questions that members ask, by what they are about, each with its answer. */
export function Faq() {
  const { t } = useLingui()
  const groups = useQuestions()
  return (
    <PublicPage
      title={t`Questions and answers`}
      lead={t`The questions that members ask most. If yours is not among them, customer service answers it.`}
    >
      <p className="row wrap gap-8-20">
        <Link to="/csr">{t`Customer service`}</Link>
        <HousePage setting="faqUrl">{t`More questions and answers`}</HousePage>
        <HousePage setting="safetyTipsUrl">{t`More safety tips`}</HousePage>
      </p>
      {groups.map(({ id, title, questions }) => (
        <section key={id} id={id} className="questions">
          <h2>{title}</h2>
          {questions.map(([question, answer]) => (
            <details key={question}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </section>
      ))}
    </PublicPage>
  )
}
