import { useLingui } from '@lingui/react/macro'
import { noticeTitles } from '@strongroom/shared/words/account/notice-title'
import type { Received } from '../../features/account/member/received.ts'
import { descriptorOf, descriptorWith } from '../../i18n/word.ts'

/** The sentence of a notice. */
export function useNoticeTitle(): (received: Received) => string {
  const { i18n } = useLingui()
  return ({ kind, from: payer = '', name = '' }) => {
    const title = noticeTitles[kind]
    if (!('named' in title)) return i18n._(descriptorOf(title))
    return i18n._(name ? descriptorWith(title.named, { name }) : descriptorWith(title.unnamed, { payer }))
  }
}
