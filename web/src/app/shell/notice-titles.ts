import { useLingui } from '@lingui/react/macro'
import { noticeTitles } from '@strongroom/shared/words/account/notice-title'
import type { Received } from '../../features/account/member/received.ts'
import { descriptorOf } from '../../i18n/word.ts'

/** The sentence of a notice. */
export function useNoticeTitle(): (received: Received) => string {
  const { i18n } = useLingui()
  return ({ kind, from: payer = '', name = '' }) => {
    const title = noticeTitles[kind]
    if (!('named' in title)) return i18n._(descriptorOf(title))
    const { id, message } = descriptorOf(name ? title.named : title.unnamed)
    return i18n._({ id, ...(message && { message }), values: { name, payer } })
  }
}
