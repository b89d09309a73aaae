import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { CaseAround } from '../../../platform/cases/admin/case-around.tsx'
import { caseView, type OneCaseProps } from '../../../platform/cases/admin/case-kind.tsx'

/** Documents of an identity are opened and decided on their own screen, which leaves a trail. */
export const identity = caseView('identity', { One })

function One({ id, uid }: OneCaseProps) {
  const { t } = useLingui()
  return (
    <>
      <Button
        variant="default"
        renderRoot={props => <Link {...props} to="/admin/userkycs/view/$id" params={{ id }} />}
      >{t`Open the documents`}</Button>
      <CaseAround id={id} uid={uid} />
    </>
  )
}
