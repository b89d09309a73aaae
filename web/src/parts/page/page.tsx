import { useLingui } from '@lingui/react/macro'
import { IconClock, IconCloudOff, IconMenu2 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useIsFollowedUp } from '../../client/followed-up.ts'
import { useReach } from '../../client/reachability.ts'
import { clockSecondsText } from '../../i18n/time.ts'
import { useIsNarrow } from '../use-media.ts'
import { Mark } from './mark.tsx'
import { useShell } from './shell-context.ts'
import { useArrival } from './use-arrival.ts'

function OfflineBanner({ sinceMs }: { sinceMs: number }) {
  const { t } = useLingui()
  const time = clockSecondsText(new Date(sinceMs).toISOString())
  return (
    <div className="offline" role="status">
      <IconCloudOff size={18} aria-hidden />
      {t`We cannot reach the server. Figures are from ${time}.`}
    </div>
  )
}

/** In its place while something that was submitted is asked after: what the person waits for comes first. */
function FollowedUpBanner() {
  const { t } = useLingui()
  return (
    <div className="offline" role="status">
      <IconClock size={18} aria-hidden />
      {t`The server has not answered yet. We keep asking; it counts once.`}
    </div>
  )
}

type PageProps = {
  title: string
  actions?: ReactNode
  children: ReactNode
}

/** A page of a subject, under the subject's heading: actions and content alone. */
export const Owned = ({ actions, children }: PageProps) => (
  <>
    {actions && <div className="page-actions">{actions}</div>}
    {children}
  </>
)

/** One page of the shell: heading, tools and content. Its actions stand beside the heading, on a phone below it. */
export function Page({ title, actions, children }: PageProps) {
  const { t } = useLingui()
  const { area, openDrawer, below, tools } = useShell()
  const heading = useArrival(title)
  const { isReached, lastReachedMs } = useReach()
  const isFollowedUp = useIsFollowedUp()
  const isNarrow = useIsNarrow()
  return (
    <>
      <header className="top">
        {area === 'admin' ? (
          <button type="button" className="tool below-desktop" onClick={openDrawer} aria-label={t`Menu`}>
            <IconMenu2 size={22} aria-hidden />
          </button>
        ) : (
          <span className="top-mark below-desktop">
            <Mark size={24} />
          </span>
        )}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <div className="top-tools">
          {!isNarrow && actions && <div className="top-ways">{actions}</div>}
          {tools}
        </div>
      </header>
      {below}
      {isFollowedUp && <FollowedUpBanner />}
      {!isReached && !isFollowedUp && <OfflineBanner sinceMs={lastReachedMs} />}
      <main id="main" data-offline={!isReached || undefined}>
        {isNarrow && actions && <div className="page-actions">{actions}</div>}
        {children}
      </main>
    </>
  )
}
