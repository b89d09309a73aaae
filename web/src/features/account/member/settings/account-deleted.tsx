import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Notice } from '../../../../parts/notice.tsx'
import { EntryPage } from '../../../../parts/page/entry-page.tsx'
import { DeletionScope } from './deletion-scope.tsx'

/** Says goodbye: what was erased and what stays. */
export function AccountDeleted() {
  const { t } = useLingui()
  return (
    <EntryPage title={t`Account deleted`}>
      <div className="stack">
        <Notice tone="proven" title={t`Your account is deleted`} isUrgent>
          {t`You are signed out everywhere.`}
        </Notice>
        <DeletionScope />
        <Button variant="default" size="lg" renderRoot={props => <Link {...props} to="/" />}>
          {t`To the first page`}
        </Button>
      </div>
    </EntryPage>
  )
}
