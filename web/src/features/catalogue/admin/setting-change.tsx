import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { Link } from '@tanstack/react-router'
import { may } from '../../../client/may.ts'
import { UtcTime } from '../../../parts/utc-time.tsx'

type Props = {
  setting: wire.SystemConfig
  /** A value in the reader's words. */
  inWords: (value: string) => string
  /** Fills in a value, which is then saved with a reason like any other. */
  onFill: (value: string) => void
}

/** The last change of a setting, ways back from it, and what waits for a second administrator. */
export function SettingChange({ setting, inWords, onFill }: Props) {
  const { t } = useLingui()
  const { field_value, default: standard, changed, waiting = [] } = setting
  const mayChange = may('catalogue.saveSettings')
  const before = changed?.before ?? standard
  return (
    <div className="setting-change">
      {changed && (
        <LastChange changed={changed} value={inWords(field_value)} before={before} inWords={inWords} />
      )}
      {mayChange && changed && before !== undefined && before !== field_value && (
        <Button size="compact-sm" variant="default" onClick={() => onFill(before)}>
          {t`Undo the last change`}
        </Button>
      )}
      {mayChange && standard !== undefined && standard !== field_value && (
        <Button size="compact-sm" variant="default" onClick={() => onFill(standard)}>
          {t`Back to the default`}
        </Button>
      )}
      {waiting.map(({ proposal, field_value: value }) => {
        const next = inWords(value)
        return (
          <span key={proposal} className="setting-waits">
            {t`Waits for approval: ${next}`} <Link to="/admin/proposals">{t`See the proposals`}</Link>
          </span>
        )
      })}
    </div>
  )
}

/** A user ID; anything else names a part of the system. */
const USER_ID = /^\d+$/

type LastChangeProps = {
  changed: NonNullable<wire.SystemConfig['changed']>
  value: string
  before: string | undefined
  inWords: Props['inWords']
}

function LastChange({ changed, value, before, inWords }: LastChangeProps) {
  const { t } = useLingui()
  const { by: id } = changed
  const name = changed.by_name || (USER_ID.test(id) ? id : t`the system (${id})`)
  return (
    <span className="quiet">
      {t`Changed by ${name}`} · <UtcTime at={changed.at} /> ·{' '}
      <del>{before === undefined ? '–' : inWords(before)}</del> → <ins>{value}</ins>
      {changed.reason && (
        <>
          {' '}
          · <span lang="">{changed.reason}</span>
        </>
      )}
    </span>
  )
}
