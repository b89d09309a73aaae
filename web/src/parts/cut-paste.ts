import { useLingui } from '@lingui/react/macro'
import type { ClipboardEvent } from 'react'
import { announce } from '../client/announce.ts'

/** Says that a field took a part of what was pasted: a browser cuts it at the field's greatest length in silence. */
export function useCutPaste(): (event: ClipboardEvent) => void {
  const { t } = useLingui()
  return ({ target, clipboardData, defaultPrevented }) => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    if (!isField || target.maxLength < 0 || defaultPrevented) return
    const { value, maxLength: most, selectionStart, selectionEnd } = target
    const kept = value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0))
    if (kept + clipboardData.getData('text').length > most)
      announce(t`This field takes ${most} characters at most. The rest of what you pasted was left out.`)
  }
}
