import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { WhyMissing } from '../../client/missing-script.ts'
import { problemOf } from '../../client/problem.ts'
import { DeadEnd, NotFoundPage } from '../../parts/page/dead-end.tsx'
import { useHealing } from '../use-healing.ts'

/** For parts of the page that did not arrive, and for faults of this client and of the server while a page opens. */
export function BrokenPage({ error }: { error: unknown }) {
  const { t } = useLingui()
  const why = useHealing(error)
  if (why) return <MissingPage why={why} />
  if (problemOf(error).kind === 'unknown') return <NotFoundPage />
  return (
    <DeadEnd title={t`This page could not be opened`} action={<LoadAgain />}>
      {t`Something is wrong with it. Nothing was changed. If this continues, tell customer service what you wanted to open.`}
    </DeadEnd>
  )
}

function LoadAgain() {
  const { t } = useLingui()
  return (
    <Button variant="default" onClick={() => window.location.reload()}>
      {t`Load the page again`}
    </Button>
  )
}

/** Says what keeps the page away, and what happens next. */
function MissingPage({ why }: { why: WhyMissing | 'asking' }) {
  const { t } = useLingui()
  if (why === 'new-version')
    return (
      <DeadEnd title={t`There is a new version of Strongroom`} action={<LoadAgain />}>
        {t`This page is from an earlier version. Load it again to go on.`}
      </DeadEnd>
    )
  if (why === 'here')
    return (
      <DeadEnd title={t`This page could not be opened`} action={<LoadAgain />}>
        {t`A part of it has not arrived, though the server answers. We keep asking. Loading the page again may help.`}
      </DeadEnd>
    )
  const titles = {
    asking: t`This page has not arrived yet`,
    offline: t`You are offline`,
    unreachable: t`We cannot reach the server`,
    busy: t`The server is busy`,
  }
  return (
    <DeadEnd title={titles[why]}>
      {why === 'offline'
        ? t`This page is not loaded on this device. It opens by itself once you are online. Nothing was sent.`
        : t`This page opens by itself once the server has answered. Nothing was sent.`}
    </DeadEnd>
  )
}
