import { useLingui } from '@lingui/react/macro'
import { IconCheck, IconX } from '@tabler/icons-react'
import { Notice } from '../../../parts/notice.tsx'
import { useCheckWords } from './check-words.ts'
import { EventSaid } from './event-said.tsx'
import './verify.css'
import type { Checked } from './verify-receipt.mjs'

/** The outcome of a check: whether the receipt holds, what fits and what does not, and the event. */
export function CheckedReceipt({ checked }: { checked: Checked }) {
  const { t } = useLingui()
  const words = useCheckWords()
  const { holds, checks } = checked
  return (
    <>
      {holds ? (
        <Notice tone="proven" title={t`This receipt holds`} isUrgent>
          {t`Its event stands in the sealed books, byte for byte.`}
        </Notice>
      ) : (
        <Notice tone="wrong" title={t`This receipt does not hold`} isUrgent>
          {t`It proves nothing. Below is what does not fit.`}
        </Notice>
      )}
      <ul className="bare-list receipt-checks" aria-label={t`What was checked`}>
        {checks.map((check, index) => (
          <li key={index} data-fits={check.fits}>
            {check.fits ? <IconCheck size={18} aria-hidden /> : <IconX size={18} aria-hidden />}
            <span>
              <span className="sr">{check.fits ? t`Fits:` : t`Does not fit:`} </span>
              {words(check)}
            </span>
          </li>
        ))}
      </ul>
      {checked.receipt && <EventSaid checked={checked} receipt={checked.receipt} />}
    </>
  )
}
