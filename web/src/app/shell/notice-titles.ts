import { useLingui } from '@lingui/react/macro'
import type { Complete } from '@strongroom/shared'
import type { Received } from '../../features/account/member/received.ts'
import type { NoticeSubject, NoticeTitle } from '../../platform/members/member/notice-title.ts'
import { noticeTitles } from './notice-titles.gen.ts'

/** The title of each notice; the compiler names a subject that no capability's `notice-titles.ts` has. */
const TITLES: Complete<
  Exclude<NoticeSubject, keyof typeof noticeTitles>,
  { readonly [K in NoticeSubject]: NoticeTitle }
> = noticeTitles

/** The sentence of a notice. */
export function useNoticeTitle(): (received: Received) => string {
  const { i18n } = useLingui()
  return ({ kind, from = '', name }) => {
    const title: NoticeTitle = TITLES[kind]
    return i18n._(typeof title === 'function' ? title({ payer: from, name }) : title)
  }
}
