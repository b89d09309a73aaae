import { useLingui } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Notice } from '../../../parts/notice.tsx'
import { OwnCase } from './own-case.tsx'
import { OwnCases } from './own-cases.tsx'
import { SupportForm } from './support-form.tsx'

/** Customer service for a member who is signed in: one case that is open, or the form and all cases. */
export function Support() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const {
    reference,
    case: id,
    sent,
  }: { reference?: string; case?: string; sent?: boolean } = useSearch({
    strict: false,
  })
  if (id)
    return (
      <>
        {sent && (
          <Notice tone="proven" isUrgent title={t`We have your question`}>
            {t`We answer here and by e-mail.`}
          </Notice>
        )}
        <OwnCase id={id} />
      </>
    )
  return (
    <>
      <SupportForm
        reference={reference}
        onSent={opened => void navigate({ to: '/csr', search: { case: opened, sent: true } })}
      />
      <OwnCases.Part />
    </>
  )
}
