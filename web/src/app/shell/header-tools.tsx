import { LanguageMenu } from '../../parts/page/language-menu.tsx'
import { SchemeMenu } from '../../parts/page/scheme-menu.tsx'
import { useIsNarrow } from '../../parts/use-media.ts'
import { FindButton } from './finder/find-button.tsx'
import { HeaderLinks } from './header-links.tsx'
import { Notices } from './notices.tsx'

/** The tools beside the heading of every page of the shell. */
export function HeaderTools({ area }: { area: 'member' | 'admin' }) {
  const isNarrow = useIsNarrow()
  return (
    <>
      {area === 'member' && <HeaderLinks />}
      <FindButton />
      <LanguageMenu />
      {(area === 'admin' || !isNarrow) && <SchemeMenu />}
      {area === 'member' && <Notices />}
    </>
  )
}
