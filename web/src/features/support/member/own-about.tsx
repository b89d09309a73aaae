import type { wire } from '@strongroom/shared'
import { instantText } from '../../../i18n/time.ts'
import { LineLink } from '../../../platform/lines/member/transaction/line-link.tsx'
import { About } from '../about/about.tsx'

/** The member's own records that a question is about, each with the way to its page. */
export const OwnAbout = ({ about }: { about: wire.AboutRecord }) => (
  <About about={about} line={({ id }, title) => <LineLink id={id}>{title}</LineLink>} time={instantText} />
)
