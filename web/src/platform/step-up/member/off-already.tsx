import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Notice } from '../../../parts/notice.tsx'
import { Page } from '../../../parts/page/page.tsx'

/** In place of a form that would turn off what is off: says so, and leads back to what can be turned on. */
export function OffAlready({ page, title }: { page: string; title: string }) {
  const { t } = useLingui()
  return (
    <Page title={page}>
      <div className="flow stack">
        <Notice tone="waiting" title={title}>
          {t`There is nothing to change here. You can turn it on under Security.`}
        </Notice>
        <Button size="lg" fullWidth renderRoot={props => <Link {...props} to="/setting/security" />}>
          {t`Back to security`}
        </Button>
      </div>
    </Page>
  )
}
