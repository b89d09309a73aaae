import { useLingui } from '@lingui/react/macro'
import { IconClock } from '@tabler/icons-react'
import { utcText } from '../../../i18n/time.ts'
import { Dropdown } from '../../../parts/dropdown.tsx'
import { Chip } from '../../../parts/filters.tsx'
import { fieldOf, momentOf } from '../../../platform/events/admin/as-of-search.ts'

type Moments = { since?: string | undefined; until?: string | undefined }

/** A first and a last moment in UTC, both included, to the second. */
export function MomentFilter({ since, until, onChange }: Moments & { onChange: (moments: Moments) => void }) {
  const { t } = useLingui()
  const isSet = since !== undefined || until !== undefined
  const words = [since && utcText(since), until && utcText(until)].map(text => text ?? '…').join(' – ')
  const field = (label: string, value: string | undefined, change: (field: string) => void) => (
    <label className="day-field">
      <span className="label">{label}</span>
      <input
        type="datetime-local"
        step={1}
        value={fieldOf(value)}
        onChange={event => change(event.currentTarget.value)}
      />
    </label>
  )
  return (
    <Chip isSet={isSet} onClear={() => onChange({ since: undefined, until: undefined })}>
      <Dropdown
        align="start"
        buttonClass="chip-button figures"
        button={
          <>
            <IconClock size={16} aria-hidden />
            {isSet ? words : t`Any moment`}
          </>
        }
      >
        {() => (
          <div className="day-fields">
            {field(t`From moment (UTC)`, since, typed => onChange({ since: beginningOf(typed), until }))}
            {field(t`To moment (UTC)`, until, typed => onChange({ since, until: momentOf(typed) }))}
          </div>
        )}
      </Dropdown>
    </Chip>
  )
}

/** The beginning of the second that a field holds, so that all of it is in. */
const beginningOf = (field: string): string | undefined => momentOf(field)?.replace('.999Z', '.000Z')
