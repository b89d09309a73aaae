import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { AnswerList, answerGroups, useFoundAnswers } from '../../../platform/answers/member/answer-list.tsx'
import { HousePage } from '../../../platform/settings/member/house-page.tsx'
import { PublicPage } from './public-page.tsx'

/** Questions that members ask, by what they are about, each with its answer; or those that a typed text is about. */
export function Faq() {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
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
      <TextInput
        type="search"
        className="mt-16"
        name="question"
        label={t`Search the answers`}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={typed}
        maxLength={200}
        onChange={event => setTyped(event.currentTarget.value)}
      />
      {typed.trim() === '' ? <AllAnswers /> : <Found typed={typed} />}
    </PublicPage>
  )
}

function AllAnswers() {
  const { i18n } = useLingui()
  return answerGroups.map(({ id, title, answers }) => (
    <section key={id} id={id} className="questions">
      <h2>{i18n._(title)}</h2>
      <AnswerList answers={answers} />
    </section>
  ))
}

function Found({ typed }: { typed: string }) {
  const { t } = useLingui()
  const found = useFoundAnswers(typed)
  return (
    <section className="questions" aria-live="polite">
      <h2>{t`Answers found`}</h2>
      {found.length > 0 ? (
        <AnswerList answers={found} />
      ) : (
        <p>
          {t`No answer has these words.`} <Link to="/csr">{t`Ask customer service`}</Link>
        </p>
      )}
    </section>
  )
}
